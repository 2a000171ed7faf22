"""Evaluates tables by the chance that the player's own character wins."""

from math import log
from typing import Final

from bot.brains.normal.mamma_i.fast_table import FAMILY, FastTable
from bot.brains.normal.mamma_i.forecast import Forecaster, chance_behind
from bot.brains.normal.mamma_i.inference import Likely
from bot.brains.normal.mamma_i.packed import COST
from bot.brains.normal.mamma_i.points import ExpectedPoints, own_points
from bot.brains.normal.mamma_i.weights import Weights
from bot.games.mamma_i.cards import DECK
from bot.games.mamma_i.turns import TURNS

SURE: Final = 0.999
"""The highest chance that another player is ahead: no game is ever quite lost."""


class Evaluator:
    """Evaluates what may become of a table in this turn."""

    def __init__(self, table: FastTable, own: int, rivals: Likely, weights: Weights) -> None:
        """Takes how likely each character is another player's secret."""
        self.turns_to_come = TURNS - table.turn + table.left / len(DECK)
        """The number of turns to come, including the rest of this one."""
        self._own = own
        self._rivals = rivals
        self._weights = weights
        self._expected = ExpectedPoints(own, table.market, self.turns_to_come, weights)
        cost = COST[table.market[0]] if table.market else 0
        self._forecaster = Forecaster(own, len(table.has_stopped), cost, weights)

    def log_chance(self, table: FastTable, has_stopped: bool = False) -> float:
        """The logarithm of the chance to win, perhaps without another trick in this turn."""
        points = self.points(table, has_stopped)
        close = self._weights.close + self._weights.far * self.turns_to_come
        chance = 0.0
        for character, likely in enumerate(self._rivals):
            if likely:
                beaten = chance_behind((points[self._own] - points[character]) / close)
                chance += log(1 - likely * min(beaten, SURE))
        return chance

    def points(self, table: FastTable, has_stopped: bool) -> list[float]:
        """Each character's expected points at the end."""
        rows = self._forecaster.rows(table, has_stopped)
        worths = self._expected.of(table)
        points = [worth.lasting + own_points(c, table.has_child) for c, worth in enumerate(worths)]
        if table.is_dinner:
            arrivals = self._forecaster.arrivals(rows)
            gains = [row.money + place for row, place in zip(rows, arrivals, strict=True)]
        else:
            buyers = self._forecaster.buyers(rows)
            gains = [likely * worth.gain for likely, worth in zip(buyers, worths, strict=True)]
        return [points[character] + gains[character] for character in FAMILY]
