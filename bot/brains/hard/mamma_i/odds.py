"""The odds of each secret, by how well it explains its owner's moves."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import exp, fsum, log
from typing import Any, Final, TypeAlias

from bot.brains.hard.mamma_i.evaluation import Evaluator
from bot.brains.hard.mamma_i.points import ExpectedPoints
from bot.brains.normal.mamma_i.fast_table import FAMILY
from bot.brains.normal.mamma_i.inference import Likely, any_of

Worths: TypeAlias = Mapping[Any, float]
"""The worth of each option."""

TEMPERATURE: Final = 0.015
"""How much better a move must be, in chances to win, to be made clearly more often."""
NOISE: Final = 0.15
"""How often a move has nothing to do with its worth."""
CHOSEN: Final = (0.34, 0.34, 0.2, 0.04, 0.04, 0.04)
"""How likely A is to choose each character."""
DAMPING: Final = 0.3
"""How far players are thought to have found out as much about each other."""
NEVER: Final = 1e-6


class Odds:
    """The odds of the secrets, surer with every move."""

    def __init__(self) -> None:
        self._odds: list[list[float]] = []
        """By seat and character: the logarithm of how likely the seat's moves were."""
        self._evaluators: list[list[Evaluator]] = []
        """By seat and character: the seat's evaluator, if that were its secret."""

    def _make_room(self, players: int) -> None:
        """Makes room for this many players, of whom nothing is known yet."""
        while len(self._odds) < players:
            self._odds.append([0.0] * len(FAMILY))

    def note_chooser(self, chooser: int) -> None:
        """Takes in that a seat chooses its secret (C2.1)."""
        self._make_room(chooser + 1)
        self._odds[chooser] = [log(likely) for likely in CHOSEN]

    def secrets(self, players: int) -> list[list[float]]:
        """By seat: how likely each character is its secret, to somebody who knows none."""
        self._make_room(players)
        return [_shares([exp(odd - max(odds)) for odd in odds]) for odds in self._odds[:players]]

    def refresh(self) -> None:
        """Evaluates anew for every player with every secret, by what is known now."""
        known = self.secrets(len(self._odds))
        secrets = [_shares([likely**DAMPING for likely in shares]) for shares in known]
        expected = [ExpectedPoints([float(c == own) for c in FAMILY], secrets) for own in FAMILY]
        self._evaluators = [
            [Evaluator(own, rivals_of(secrets, seat, own), expected[own]) for own in FAMILY]
            for seat in range(len(secrets))
        ]

    def update(self, seat: int, taken: Hashable, worths: Callable[[Evaluator], Worths]) -> None:
        """Takes in which of several options a seat took, by their worths to it."""
        if seat >= len(self._evaluators):
            self._make_room(seat + 1)
            self.refresh()
        for own, evaluator in enumerate(self._evaluators[seat]):
            self._odds[seat][own] += log(_likely(worths(evaluator), taken))


def _likely(worths: Worths, taken: Hashable) -> float:
    """How likely a seat is to take this option."""
    best = max(worths.values())
    odds = {option: exp((worth - best) / TEMPERATURE) for option, worth in worths.items()}
    return (1 - NOISE) * odds[taken] / fsum(odds.values()) + NOISE / len(worths)


def _shares(parts: Sequence[float]) -> list[float]:
    total = fsum(parts)
    return [part / total for part in parts]


def rivals_of(secrets: Sequence[Likely], seat: int, own: int) -> list[float]:
    """By character: how likely it is any other seat's secret, to a seat that knows its own."""
    return any_of([_without(own, p) for other, p in enumerate(secrets) if other != seat])


def _without(own: int, likely: Likely) -> list[float]:
    """How likely each character is, once this one is not among them."""
    free = 1 - likely[own] + NEVER
    return [0.0 if c == own else min(1.0, p / free) for c, p in enumerate(likely)]
