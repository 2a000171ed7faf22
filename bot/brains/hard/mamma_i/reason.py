"""The hard player's reasons in Mamma I."""

from bot.brains.interface import Reason
from bot.games.interface import value
from bot.games.mamma_i.cards import Character


@value
class Prospect(Reason):
    """What came of a move in its rollouts."""

    chance: float
    """The chance to win."""
    buyer: Character | None
    """The expected buyer of this turn's market card; None for nobody, and at dinner."""
    arrival: Character | None
    """The character expected to arrive first; None before dinner."""
    hides_side: bool = False
    """Whether the cards go to a row that isn't the player's own."""
