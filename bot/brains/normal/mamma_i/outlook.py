"""The chance that the player's own character wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp, log
from typing import Final

from bot.brains.normal.mamma_i.chances import CERTAIN, Forecaster
from bot.brains.normal.mamma_i.imagined import FAMILY, Imagined
from bot.brains.normal.mamma_i.weights import Weights
from bot.brains.normal.mamma_i.worth import Appraiser, being
from bot.games.mamma_i.cards import MARKET, Character
from bot.games.mamma_i.turns import TURNS

SURE: Final = 0.999
"""The highest chance that another player is ahead: no game is ever quite lost."""


@dataclass(frozen=True)
class Outlook:
    """A look ahead to the end of the game."""

    own: Character
    players: int
    turn: int
    turns_to_come: float
    """The number of turns to come, including the rest of this one."""
    for_sale: Sequence[str]
    """This turn's market card, and those of later turns."""
    rivals: Sequence[float]
    """By character: how likely it is another player's secret."""
    weights: Weights

    @cached_property
    def appraiser(self) -> Appraiser:
        return Appraiser(self.own, self.for_sale, self.turns_to_come, self.weights)

    @cached_property
    def forecaster(self) -> Forecaster:
        cost = MARKET[self.for_sale[0]].cost if self.for_sale else 0
        return Forecaster(self.own, self.players, cost, self.weights)

    def promise(self, table: Imagined) -> float:
        """The logarithm of the chance to win."""
        points = self.points(table)
        close = self.weights.close + self.weights.far * self.turns_to_come
        promise = 0.0
        for character, likely in zip(FAMILY, self.rivals, strict=True):
            if likely:
                lead = (points[self.own] - points[character]) / close
                beaten = 1 / (1 + exp(min(lead, CERTAIN)))
                promise += log(1 - likely * min(beaten, SURE))
        return promise

    def points(self, table: Imagined) -> list[float]:
        """Each character's expected points at the end."""
        lanes = self.forecaster.lanes(table)
        worths = self.appraiser.appraise(table.family)
        points = [
            w.lasting + being(c, table.has_child) for c, w in zip(FAMILY, worths, strict=True)
        ]
        if self.turn < TURNS:
            bought = self.forecaster.buyers(lanes)
            gains = [likely * worth.gain for likely, worth in zip(bought, worths, strict=True)]
        else:
            arrivals = self.forecaster.arrivals(lanes)
            gains = [lane.money + place for lane, place in zip(lanes, arrivals, strict=True)]
        return [have + gain for have, gain in zip(points, gains, strict=True)]
