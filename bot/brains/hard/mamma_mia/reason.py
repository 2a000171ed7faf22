"""What a move is expected to bring."""

from bot.brains.interface import Reason
from bot.games.interface import value
from bot.games.mamma_mia.cards import Counts


@value
class Expectation(Reason):
    """What the playouts of a move came to."""

    baked: tuple[tuple[str, float], ...]
    """The player's orders in the oven, that of the move included: how likely each is baked."""
    missing: Counts
    """What the most doubtful of them still lacks."""
    chance: float
    """How likely the game is won."""
