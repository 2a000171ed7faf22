"""The computer players there are, by name and game."""

from collections.abc import Callable
from typing import Final

from bot.brains.interface import Brain
from bot.brains.random import RandomBrain
from bot.brains.sensible.mamma_i.brain import SensibleShopper
from bot.brains.sensible.mamma_mia.brain import SensibleBaker

SENSIBLE: Final[dict[str, Callable[[], Brain]]] = {
    "mamma-mia": SensibleBaker,
    "plus": SensibleBaker,
    "mamma-i": SensibleShopper,
}
"""Makes the sensible player of a game; a game without one is played at random."""

BRAINS: Final[dict[str, Callable[[str], Brain]]] = {
    "random": lambda game_id: RandomBrain(),
    "sensible": lambda game_id: SENSIBLE.get(game_id, RandomBrain)(),
}
"""Makes the computer player of that name for a game."""
