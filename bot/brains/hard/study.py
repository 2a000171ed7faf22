"""A few moves, played out in the same worlds and compared."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt
from statistics import fmean
from typing import Generic, TypeAlias, TypeVar

from bot.brains.rounding import rounded
from bot.games.interface import Move

N = TypeVar("N")

PlayOut: TypeAlias = Callable[[Move, int], tuple[float, N]]
"""Plays a move out in the world of this number: its worth, and what else to note."""


@dataclass(frozen=True)
class Effort:
    """How much thought a move gets."""

    rounds: Sequence[tuple[int, int]]
    """By round: how many moves are still compared, and in how many more worlds."""
    sure: float
    """How many times its standard error a gain must be."""
    alone: int = 1
    """How many worlds per round a move is tried in with nothing to compare it with."""


@dataclass
class Trial(Generic[N]):
    """A move, with the outcome in each world."""

    move: Move
    worths: list[float] = field(default_factory=list[float])
    notes: list[N] = field(default_factory=list[N])

    @property
    def mean(self) -> float:
        return fmean(self.worths)

    def gain(self, other: "Trial[N]", sure: float) -> float:
        """How much better it is than another in the same worlds, or 0 if that is not sure."""
        pairs = zip(self.worths, other.worths, strict=True)
        gains = [worth - others for worth, others in pairs]
        mean = fmean(gains)
        spread = fsum([(gain - mean) ** 2 for gain in gains])
        error = sqrt(spread / len(gains) / (len(gains) - 1))
        return mean if rounded(mean - sure * error) > 0 else 0.0


def best(moves: Sequence[Move], play_out: PlayOut[N], effort: Effort) -> Trial[N]:
    """The best of the moves, with its outcomes; the first unless another is surely better."""
    first, *rest = [Trial[N](move) for move in moves]
    for keep, worlds in effort.rounds:
        if first.worths:
            rest.sort(key=lambda trial: -rounded(trial.mean))
        rest = rest[: keep - 1]
        for trial in (first, *rest):
            _try(trial, play_out, worlds if rest else effort.alone)
    gains = [rounded(trial.gain(first, effort.sure)) for trial in rest]
    return rest[gains.index(max(gains))] if any(gains) else first


def _try(trial: Trial[N], play_out: PlayOut[N], worlds: int) -> None:
    """Plays the move out in this many more worlds."""
    tried = len(trial.worths)
    for number in range(tried, tried + worlds):
        worth, note = play_out(trial.move, number)
        trial.worths.append(worth)
        trial.notes.append(note)
