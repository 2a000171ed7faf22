"""All computer players, by name and game."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.brains.easy.mamma_i.brain import EasyShopper
from bot.brains.easy.mamma_mia.brain import EasyBaker
from bot.brains.hard.mamma_i.brain import HardShopper
from bot.brains.hard.mamma_mia.brain import HardBaker
from bot.brains.interface import Brain
from bot.brains.normal.mamma_i.brain import NormalShopper
from bot.brains.normal.mamma_mia.brain import NormalBaker
from bot.brains.random import RandomBrain

STRENGTHS: Final[Mapping[str, Mapping[str, Callable[[], Brain]]]] = {
    "easy": {"mamma-mia": EasyBaker, "plus": EasyBaker, "mamma-i": EasyShopper},
    "normal": {"mamma-mia": NormalBaker, "plus": NormalBaker, "mamma-i": NormalShopper},
    "hard": {"mamma-mia": HardBaker, "plus": HardBaker, "mamma-i": HardShopper},
}
"""What makes players of each strength, by game; a game without one is played at random."""


def _of(strength: str) -> Callable[[str], Brain]:
    return lambda game_id: STRENGTHS[strength].get(game_id, RandomBrain)()


BRAINS: Final[dict[str, Callable[[str], Brain]]] = {
    "random": lambda game_id: RandomBrain(),
    **{strength: _of(strength) for strength in STRENGTHS},
    "sensible": _of("normal"),
}
"""What makes a computer player for a game, by name; `normal` was once called `sensible`."""
