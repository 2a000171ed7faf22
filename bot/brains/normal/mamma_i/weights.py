"""The normal player's estimates."""

from dataclasses import dataclass
from typing import Final

from bot.games.mamma_i.cards import Character


@dataclass(frozen=True)
class Weights:
    """Estimates, tested by playing against other weights."""

    pull: float = 0.8
    """How much more movement a player's own row gets from a card to come than others do."""
    purse: float = 2.0
    """How many times likelier a player's own row is to get the money it lacks."""
    haste: float = 0.05
    """How many steps of lead mean something at the end of a turn."""
    doubt: float = 1.2
    """How many more it takes while a card may still come to every row."""
    share: float = 0.12
    """How likely a character is to buy a market card of a later turn."""
    own_share: float = 0.35
    """The same for the player's own character."""
    theft: float = 0.13
    """How likely each younger character is to take a vertical market card in a turn."""
    crash: float = 0.1
    """How likely the son is to lose a vertical market card in a turn, if he has others."""
    close: float = 1.0
    """How many points of lead mean something at the end of the game."""
    far: float = 0.7
    """How many more it takes for every turn to come."""
    trust: float = 0.3
    """How much a move says about the secret of the player who makes it."""
    guest_turn: int = 3
    """The first turn in which a guest is placed."""
    out: float = 0.02
    """The cost of missing a trick after stopping, in chances to win."""
    hiding: float = 0.01
    """The cost of giving the secret away by another step, in chances to win."""
    whim: float = 0.002
    """How much chance decides between moves that look equally good."""


WEIGHTS: Final = Weights()

CHOICE: Final = {Character.GRANDMA: 2, Character.GRANDPA: 2, Character.MAMMA: 1}
"""The secret characters that win most, and how often to choose each, so that nobody can be sure."""
