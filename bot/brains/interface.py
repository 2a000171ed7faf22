"""What a computer player is."""

from random import Random
from typing import Protocol

from bot.games.interface import Legal, Move
from bot.games.sight import Sight


class Brain(Protocol):
    """Decides for a seat, knowing no more than a person there would."""

    def decide(self, sight: Sight, legal: Legal, rng: Random) -> Move:
        """One of the legal moves; `legal` is never empty."""
        ...
