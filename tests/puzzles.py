"""What a computer player is asked where only the time matters that it takes.

No player knows such a game, so what it does is drawn from what is legal. Little is imported here:
processes that think import it as well.
"""

import os
import sys
import time
from dataclasses import dataclass
from random import Random

from bot.brains.question import Question
from bot.games.observation import Observation


@dataclass
class Solved:
    """Who has solved it, and what it knew."""

    process: int
    niceness: int
    modules: frozenset[str]


@dataclass
class Puzzle:
    """Whoever is not the bot needs so many seconds for it."""

    seconds: float
    host: int
    is_busy: bool

    def sample(self, rng: Random) -> Solved:
        if os.getpid() != self.host:
            _work(self.seconds) if self.is_busy else time.sleep(self.seconds)
        return Solved(os.getpid(), os.nice(0), frozenset(sys.modules))


def _work(seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


def puzzle(seconds: float = 0.0, strength: str = "hard", *, is_busy: bool = False) -> Question:
    """What takes a player of this strength so long in another process."""
    legal = Puzzle(seconds, os.getpid(), is_busy)
    return Question("puzzle", strength, Observation.of(None, ()), legal, Random(1))
