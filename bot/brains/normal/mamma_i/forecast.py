"""Forecasts of the sale and of the arrival at dinner."""

from collections.abc import Sequence
from math import exp, fsum
from typing import Final

from bot.brains.normal.mamma_i.fast_table import FAMILY, NOBODY, FastTable
from bot.brains.normal.mamma_i.rows import RowForecast, RowForecasts
from bot.brains.normal.mamma_i.weights import Weights
from bot.games.mamma_i.scoring import ARRIVAL_POINTS, HOSPITAL_MOVEMENT, WC_MOVEMENT

RICHES: Final = 0.15
"""The weight of a coin in steps: only enough to settle a tie of movement (C5.2)."""
AGE: Final = 0.025
"""The weight of a place in the order of age: only enough to settle a tie of money too."""
CERTAIN: Final = 40.0
"""A lead this many times the doubt is certain; more would be too much for `exp`."""
NEVER: Final = 1e-9
"""Next to no chance, as there must always be some."""


class Forecaster:
    """Predicts the end of a turn, in which a player favours one character."""

    def __init__(self, favoured: int, players: int, cost: int, weights: Weights) -> None:
        """The cost is that of this turn's market card; 0 if nothing is for sale."""
        self._favoured = favoured
        self._players = players
        self._cost = cost
        self._weights = weights
        self._known: dict[tuple[int, ...], RowForecasts] = {}

    def rows(self, table: FastTable, has_stopped: bool) -> list[RowForecast]:
        """The characters' rows; whoever has stopped favours none any more."""
        forecasts = self._forecasts(table)
        rows = [forecasts[key, 0.0] for key in table.keys[: len(FAMILY)]]
        if not has_stopped:
            rows[self._favoured] = forecasts[table.keys[self._favoured], self._reach(table.left)]
        if table.wc != NOBODY:
            rows[table.wc] = delayed(rows[table.wc], WC_MOVEMENT)
        if table.hospital != NOBODY:
            rows[table.hospital] = delayed(rows[table.hospital], HOSPITAL_MOVEMENT)
        return rows

    def _reach(self, left: int) -> float:
        """The share of the cards that come only after every other player has had a trick."""
        return max(0.0, 1 - (self._players - 1) / left) if left else 0.0

    def _forecasts(self, table: FastTable) -> RowForecasts:
        cards = sorted([*table.display, *table.deck])
        key = (table.aside, *cards)
        if key not in self._known:
            self._known[key] = RowForecasts(cards, table.fill, self._cost, self._weights)
        return self._known[key]

    def buyers(self, rows: Sequence[RowForecast]) -> list[float]:
        """How likely each character is to buy the market card of this turn (C5)."""
        leads = [row.movement + RICHES * row.money + AGE * youth for youth, row in enumerate(rows)]
        best, blur = max(leads), self._blur(rows)
        bids = [
            row.solvent * exp((lead - best) / blur) + NEVER
            for row, lead in zip(rows, leads, strict=True)
        ]
        nobody = 1.0
        for row in rows:
            nobody *= 1 - row.solvent
        total = fsum(bids)
        return [(1 - nobody) * bid / total for bid in bids]

    def arrivals(self, rows: Sequence[RowForecast]) -> list[float]:
        """Each character's expected points for its place at dinner (C7.2)."""
        blur = self._blur(rows)
        places = [0.0] * len(rows)
        for older, first in enumerate(rows):
            for younger in range(older + 1, len(rows)):
                behind = chance_behind((first.movement - rows[younger].movement + AGE) / blur)
                places[older] += behind
                places[younger] += 1 - behind
        return [arrival_points(place) for place in places]

    def _blur(self, rows: Sequence[RowForecast]) -> float:
        """How many steps ahead a character must be for that to mean something."""
        doubt = fsum([row.doubt for row in rows]) / len(rows)
        return self._weights.haste + self._weights.doubt * doubt


def chance_behind(lead: float) -> float:
    """The chance to fall behind in spite of a lead, in units of doubt."""
    return 1 / (1 + exp(min(lead, CERTAIN)))


def delayed(row: RowForecast, steps: int) -> RowForecast:
    """The row of a character with the wc or the hospital card (C5.1)."""
    return row._replace(movement=row.movement + steps)


def arrival_points(place: float) -> float:
    """The points for a place at dinner, 0 being the first, or between two places."""
    before = min(int(place), len(ARRIVAL_POINTS) - 2)
    first, second = ARRIVAL_POINTS[before], ARRIVAL_POINTS[before + 1]
    return first + (second - first) * (place - before)
