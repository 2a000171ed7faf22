"""The computer players there are, by name and game."""

from collections.abc import Callable
from typing import Final

from bot.brains.interface import Brain
from bot.brains.random import RandomBrain
from bot.brains.sensible.mamma_i.brain import SensibleShopper
from bot.brains.sensible.mamma_mia.brain import SensibleBaker
from bot.games.errors import BadSetup

SENSIBLE: Final[dict[str, Callable[[], Brain]]] = {
    "mamma-mia": SensibleBaker,
    "plus": SensibleBaker,
    "mamma-i": SensibleShopper,
}
"""Makes the sensible player of a game."""


def make_sensible(game_id: str) -> Brain:
    """The sensible player of the game. Raises BadSetup."""
    if game_id not in SENSIBLE:
        raise BadSetup(
            f"nobody plays {game_id} sensibly yet; there is one for {', '.join(SENSIBLE)}"
        )
    return SENSIBLE[game_id]()


BRAINS: Final[dict[str, Callable[[str], Brain]]] = {
    "random": lambda game_id: RandomBrain(),
    "sensible": make_sensible,
}
"""Makes the computer player of that name for a game."""
