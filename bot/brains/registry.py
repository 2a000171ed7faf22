"""The computer players there are, by name and game."""

from collections.abc import Callable
from typing import Final

from bot.brains.interface import Brain
from bot.brains.random import RandomBrain

BRAINS: Final[dict[str, Callable[[str], Brain]]] = {
    "random": lambda game_id: RandomBrain(),
}
"""Makes the computer player of that name for a game."""
