"""Forecasts of the rows at the end of the turn."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from bot.brains.normal.mamma_i.packed import (
    COINS_MASK,
    COINS_SHIFT,
    LONGEST,
    MONEY_MASK,
    MONEY_SHIFT,
    MOVEMENT_SHIFT,
    SIZE_MASK,
)
from bot.brains.normal.mamma_i.weights import Weights
from bot.games.mamma_i.moves import MONEY_LIMIT, ROW_LIMIT

TWO_COINS: Final = 0.5
"""How likely two money cards are to make up for what a row lacks."""


class RowForecast(NamedTuple):
    """A character's row at the end of the turn, as far as it can be foreseen."""

    movement: float
    doubt: float
    """How far off the movement may be."""
    money: float
    solvent: float
    """How likely it is to have enough money for this turn's market card."""


class RowForecasts(dict[tuple[int, float], RowForecast]):
    """By packed row, and by how much of what comes can be meant for it: filled on demand."""

    def __init__(self, cards: Sequence[int], fill: float, cost: int, weights: Weights) -> None:
        """Takes cards like those to come, how likely a free place is filled, and the price."""
        steps = [card for card in cards if card <= LONGEST]
        self._coins = [card - LONGEST for card in cards if card > LONGEST]
        self._number = len(cards)
        self._fill, self._cost, self._weights = fill, cost, weights
        self._coin_share = len(self._coins) / len(cards) if cards else 0.0
        self._coin = sum(self._coins) / len(self._coins) if self._coins else 0.0
        self._step = sum(steps) / len(steps) if steps else 0.0
        self._longest = max(steps, default=0)

    def __missing__(self, row: tuple[int, float]) -> RowForecast:
        key, reach = row
        free = ROW_LIMIT - (key & SIZE_MASK)
        filled = self._fill * free
        room = min(MONEY_LIMIT - (key >> COINS_SHIFT & COINS_MASK), free)
        purse = 1 + (self._weights.purse - 1) * reach
        coins = min(room, filled * self._coin_share * purse)
        step = self._step * (1 + self._weights.pull * reach)
        held = key >> MONEY_SHIFT & MONEY_MASK
        self[row] = RowForecast(
            movement=(key >> MOVEMENT_SHIFT) + max(0.0, filled - coins) * min(step, self._longest),
            doubt=sqrt(filled),
            money=held + coins * self._coin,
            solvent=self._solvent(self._cost - held, room, filled * purse),
        )
        return self[row]

    def _solvent(self, lacks: int, room: int, filled: float) -> float:
        """How likely a row is to get the money it lacks."""
        if lacks <= 0:
            return 1.0
        if not room or not self._coins:
            return 0.0
        enough = sum([coin >= lacks for coin in self._coins]) / self._number
        missed = (1 - enough) ** filled
        if room > 1 and lacks > 1:
            another = 1 - (1 - self._coin_share) ** filled
            missed *= 1 - TWO_COINS * another * another
        return 1 - missed
