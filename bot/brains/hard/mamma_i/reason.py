"""Why the hard player of Mamma I does what it does."""

from bot.brains.interface import Reason
from bot.games.interface import value
from bot.games.mamma_i.cards import Character


@value
class Prospect(Reason):
    """What comes of a move in the playouts."""

    chance: float
    """How likely the player is to win."""
    buyer: Character | None
    """Who is expected to buy this turn's market card; None for nobody, and at dinner."""
    arrival: Character | None
    """Who is expected to arrive first; None before dinner."""
