"""The odds of each secret, by how well it explains its owner's moves."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import exp, fsum, log
from typing import Any, Final, TypeAlias

from bot.brains.hard.mamma_i.errand import FAMILY
from bot.brains.hard.mamma_i.hopes import Hopes, Likely
from bot.brains.hard.mamma_i.mind import Mind

Worths: TypeAlias = Mapping[Any, float]
"""The worth of each option."""

MOOD: Final = 0.015
"""How much better a move must be, in chances to win, to be made clearly more often."""
SLIP: Final = 0.15
"""How often a move has nothing to do with its worth."""
CHOSEN: Final = (0.34, 0.34, 0.2, 0.04, 0.04, 0.04)
"""How likely A is to choose each character."""
CAUTION: Final = 0.3
"""How far players are thought to have found out as much about each other."""
NEVER: Final = 1e-6


class Odds:
    """The odds of the secrets, surer with every move."""

    def __init__(self) -> None:
        self._odds: list[list[float]] = []
        """By seat and character: the logarithm of how likely the seat's moves were."""
        self._minds: list[list[Mind]] = []
        """By seat and character: the seat's mind, if that were its secret."""

    def seat(self, players: int) -> None:
        """Makes room for this many players, of whom nothing is known yet."""
        while len(self._odds) < players:
            self._odds.append([0.0] * len(FAMILY))

    def suspect(self, chooser: int) -> None:
        """Takes in that a seat chooses its secret (C2.1)."""
        self.seat(chooser + 1)
        self._odds[chooser] = [log(likely) for likely in CHOSEN]

    def secrets(self, players: int) -> list[list[float]]:
        """By seat: how likely each character is its secret, to somebody who knows none."""
        self.seat(players)
        return [_shares([exp(odd - max(odds)) for odd in odds]) for odds in self._odds[:players]]

    def rethink(self) -> None:
        """Imagines each player with each secret, by what is known now."""
        known = self.secrets(len(self._odds))
        secrets = [_shares([likely**CAUTION for likely in shares]) for shares in known]
        hopes = [Hopes([float(c == own) for c in FAMILY], secrets) for own in FAMILY]
        self._minds = [
            [Mind(own, rivals_of(secrets, seat, own), hopes[own]) for own in FAMILY]
            for seat in range(len(secrets))
        ]

    def learn(self, seat: int, taken: Hashable, worths: Callable[[Mind], Worths]) -> None:
        """Takes in which of several options a seat took, by their worths to it."""
        if seat >= len(self._minds):
            self.seat(seat + 1)
            self.rethink()
        for own, mind in enumerate(self._minds[seat]):
            self._odds[seat][own] += log(_likely(worths(mind), taken))


def _likely(worths: Worths, taken: Hashable) -> float:
    """How likely a seat is to take this option."""
    best = max(worths.values())
    pulls = {option: exp((worth - best) / MOOD) for option, worth in worths.items()}
    return (1 - SLIP) * pulls[taken] / fsum(pulls.values()) + SLIP / len(worths)


def _shares(parts: Sequence[float]) -> list[float]:
    total = fsum(parts)
    return [part / total for part in parts]


def rivals_of(secrets: Sequence[Likely], seat: int, own: int) -> list[float]:
    """By character: how likely it is any other seat's secret, to a seat that knows its own."""
    nobody = [1.0] * len(FAMILY)
    for other, likely in enumerate(secrets):
        if other != seat:
            free = 1 - likely[own] + NEVER
            nobody = [n * (1 - min(1.0, p / free)) for n, p in zip(nobody, likely, strict=True)]
    nobody[own] = 1.0
    return [1 - unlikely for unlikely in nobody]
