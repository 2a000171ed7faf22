"""Rolls moves out: makes them in sampled worlds, and plays the round to its end."""

from math import exp, fsum
from random import Random
from typing import Final, NamedTuple

from bot.brains.hard.mamma_mia.fast_table import FastTable
from bot.brains.hard.mamma_mia.knowledge import Knowledge
from bot.brains.hard.mamma_mia.packed import SUM
from bot.brains.hard.mamma_mia.playout import Playout
from bot.brains.hard.mamma_mia.worlds import ImpossibleDeal, sample_world
from bot.games.interface import Move

CARD: Final = 0.01
"""The weight of a card in hand, in pizzas: it only settles ties (A7.2)."""
LEAD: Final = 0.02
"""The weight of one more pizza beside the chance to win."""
MOST_LEAD: Final = 5.0


class Rollout(NamedTuple):
    """The outcome of a rollout."""

    baked: frozenset[str]
    """The player's orders that were baked."""
    chance: float
    """The player's chance to win after it."""


class Rollouts:
    """The rollouts of all moves that a player compares."""

    def __init__(self, knowledge: Knowledge, rng: Random) -> None:
        self._seat = knowledge.seat
        self._knowledge = knowledge
        self._rng = rng
        self._worlds: list[FastTable] = []

    def roll_out(self, move: Move, number: int) -> tuple[float, Rollout]:
        """The move's worth in the world of this number, and why. Raises ImpossibleDeal."""
        playout = self.begin(move, number)
        table = playout.table
        playout.play_on()
        baked = frozenset([order for seat, order in table.baked if seat == self._seat])
        chance = _chance(table, self._seat)
        return chance + LEAD * _lead(table, self._seat), Rollout(baked, chance)

    def begin(self, move: Move, number: int) -> Playout:
        """The world of this number, after the move."""
        while len(self._worlds) <= number:
            self._worlds.append(self._sample())
        playout = Playout(self._worlds[number].copy())
        playout.make_move(move)
        return playout

    def _sample(self) -> FastTable:
        """A new world, or a former one if so few fit that none is found in time."""
        try:
            return sample_world(self._knowledge, self._rng)
        except ImpossibleDeal:
            if not self._worlds:
                raise
            return self._rng.choice(self._worlds)


def _scores(table: FastTable) -> list[float]:
    """By seat: what counts at the end, in pizzas."""
    return [
        delivered + CARD * (hand % SUM)
        for delivered, hand in zip(table.delivered, table.hands, strict=True)
    ]


def _chance(table: FastTable, seat: int) -> float:
    """The seat's chance to win from here."""
    scores = _scores(table)
    if table.phase == "over":
        best = max(scores)
        return (scores[seat] == best) / scores.count(best)
    to_come = table.edition.openings - table.round + 1
    weights = [exp(score / to_come) for score in scores]
    return weights[seat] / fsum(weights)


def _lead(table: FastTable, seat: int) -> float:
    """The seat's lead over all others."""
    scores = _scores(table)
    own = scores.pop(seat)
    return max(-MOST_LEAD, min(MOST_LEAD, own - max(scores)))
