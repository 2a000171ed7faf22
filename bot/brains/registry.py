"""All computer players, by name and game."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.brains.easy.mamma_i.brain import EasyMammaI
from bot.brains.easy.mamma_mia.brain import EasyMammaMia
from bot.brains.hard.mamma_i.brain import HardMammaI
from bot.brains.hard.mamma_mia.brain import HardMammaMia
from bot.brains.interface import Brain
from bot.brains.normal.mamma_i.brain import NormalMammaI
from bot.brains.normal.mamma_mia.brain import NormalMammaMia
from bot.brains.random import RandomBrain

STRENGTHS: Final[Mapping[str, Mapping[str, Callable[[], Brain]]]] = {
    "easy": {"mamma-mia": EasyMammaMia, "plus": EasyMammaMia, "mamma-i": EasyMammaI},
    "normal": {"mamma-mia": NormalMammaMia, "plus": NormalMammaMia, "mamma-i": NormalMammaI},
    "hard": {"mamma-mia": HardMammaMia, "plus": HardMammaMia, "mamma-i": HardMammaI},
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
