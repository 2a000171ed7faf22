"""Compares candidate moves, each rolled out in the same worlds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt
from statistics import fmean
from typing import Generic, TypeAlias, TypeVar

from bot.brains.rounding import rounded
from bot.games.interface import Move

N = TypeVar("N")

RollOut: TypeAlias = Callable[[Move, int], tuple[float, N]]
"""Rolls a move out in the world of this number: its worth, and what else to note."""


@dataclass(frozen=True)
class Budget:
    """How many candidates are compared, and in how many worlds."""

    rounds: Sequence[tuple[int, int]]
    """By round: how many candidates are left, and how many more worlds each of them gets."""
    standard_errors: float
    """How many standard errors a gain must be worth."""
    alone: int = 1
    """How many worlds a round the only candidate gets."""


@dataclass
class Candidate(Generic[N]):
    """A move, with the result of each rollout."""

    move: Move
    worths: list[float] = field(default_factory=list[float])
    notes: list[N] = field(default_factory=list[N])

    @property
    def mean(self) -> float:
        return fmean(self.worths)

    def gain(self, other: "Candidate[N]", standard_errors: float) -> float:
        """How much better it is than another in the same worlds, or 0 if that isn't sure."""
        gains = [worth - others for worth, others in zip(self.worths, other.worths, strict=True)]
        mean = fmean(gains)
        spread = fsum([(gain - mean) ** 2 for gain in gains])
        error = sqrt(spread / len(gains) / (len(gains) - 1))
        return mean if rounded(mean - standard_errors * error) > 0 else 0.0

    def try_in(self, worlds: int, roll_out: RollOut[N]) -> None:
        """Rolls the move out in this many more worlds."""
        tried = len(self.worths)
        for number in range(tried, tried + worlds):
            worth, note = roll_out(self.move, number)
            self.worths.append(worth)
            self.notes.append(note)


def rank(moves: Sequence[Move], roll_out: RollOut[N], budget: Budget) -> list[Candidate[N]]:
    """The moves that are left in the end, the best first.

    That is the first of all, unless another is surely better.
    """
    first, *rest = [Candidate[N](move) for move in moves]
    for keep, worlds in budget.rounds:
        if first.worths:
            rest.sort(key=lambda candidate: -rounded(candidate.mean))
        rest = rest[: keep - 1]
        for candidate in (first, *rest):
            candidate.try_in(worlds if rest else budget.alone, roll_out)
    gains = [rounded(candidate.gain(first, budget.standard_errors)) for candidate in rest]
    best = rest[gains.index(max(gains))] if any(gains) else first
    others = [candidate for candidate in (first, *rest) if candidate is not best]
    return [best, *sorted(others, key=lambda candidate: -rounded(candidate.mean))]
