"""The hard player's reasons in Mamma Mia! and Plus."""

from bot.brains.interface import Reason
from bot.games.interface import value
from bot.games.mamma_mia.cards import Counts


@value
class Expectation(Reason):
    """What came of a move in its rollouts."""

    baked: tuple[tuple[str, float], ...]
    """The player's orders in the oven, the move's included, and how likely each is to be baked."""
    missing: Counts
    """What the most doubtful of them still lacks."""
    chance: float
    """The chance to win."""
