"""What changes of a row are worth to a seat: in this turn's sale, or at dinner."""

from functools import cache
from math import exp, fsum, prod, sqrt
from typing import Final, TypeAlias

from bot.brains.hard.mamma_i.evaluation import Evaluator
from bot.brains.hard.mamma_i.turn_end import net_movement
from bot.brains.normal.mamma_i.fast_table import BUS, FAMILY, NOBODY, ROWS, FastTable
from bot.brains.normal.mamma_i.forecast import RICHES
from bot.brains.normal.mamma_i.packed import (
    COST,
    DECK_CODES,
    LONGEST,
    MONEY_MASK,
    MONEY_SHIFT,
    MOVEMENT_SHIFT,
    SIZE_MASK,
)
from bot.brains.normal.mamma_i.rows import RowForecasts
from bot.brains.normal.mamma_i.weights import WEIGHTS
from bot.games.mamma_i.moves import ROW_LIMIT
from bot.games.mamma_i.scoring import HOSPITAL_MOVEMENT, WC_MOVEMENT

HASTE: Final = 0.2
"""How many steps of lead mean something at the end of a turn."""
DOUBT: Final = 1.0
"""How many more it takes while a card may still come to every row."""
DINNER_HASTE: Final = 0.6
"""How many steps of lead mean something at the end of dinner."""
DINNER_DOUBT: Final = 1.2
"""How many more it takes while a card may still come to every row."""
STEPS: Final = [code for code in DECK_CODES if code <= LONGEST]
STEP: Final = sum(STEPS) / len(STEPS)
"""The average movement on a movement card."""
FILLED: Final = 0.75
"""The part of a free place that is likely to get movement."""
PLACE: Final = 1.2
"""The average worth of a place at dinner, in points."""
POINT: Final = 0.1
"""The worth of a point at dinner, in chances to win."""
UNLIKELY: Final = 0.1
"""Rivals less likely than this are ignored."""
HOPELESS: Final = 1e-6
"""Next to nothing, so that there is always something to divide by."""


class Bids(dict[int, tuple[float, float]]):
    """By packed row: its bid, and how likely it is to lack money. Filled on demand."""

    def __init__(self, cost: int, fill: float, left: int) -> None:
        self._rows = RowForecasts(DECK_CODES, fill, cost, WEIGHTS)
        self._blur = HASTE + DOUBT * sqrt(left / len(ROWS))
        self.late = [exp(-steps / self._blur) for steps in range(4)]
        """By steps of delay: what is left of a bid."""

    def __missing__(self, key: int) -> tuple[float, float]:
        row = self._rows[key, 0.0]
        bid = row.solvent * exp((row.movement + RICHES * row.money) / self._blur)
        self[key] = bid + HOPELESS, 1 - row.solvent + HOPELESS
        return self[key]


bids: Final = cache(Bids)


class Sale:
    """The turn's sale, by what it gains a seat (C5)."""

    def __init__(self, table: FastTable, evaluator: Evaluator) -> None:
        gains = evaluator.gains(table).sales
        self._by_key = bids(COST[table.market[0]], table.fill, table.left)
        rows = [self._by_key[key] for key in table.keys[:BUS]]
        delays = [self._by_key.late[steps] for steps in _delays(table)]
        self._bids = made = [bid * late for (bid, _), late in zip(rows, delays, strict=True)]
        gained = [bid * gain for bid, gain in zip(made, gains, strict=True)]
        nobody = prod([lacking for _, lacking in rows])
        self._somebody = 1 - nobody
        self.now = fsum(gained) / fsum(made) * self._somebody
        """The worth of the sale as it looks."""
        self._rows = [
            (
                fsum(gained[:c] + gained[c + 1 :]),
                gains[c],
                fsum(made[:c] + made[c + 1 :]),
                delays[c],
                nobody / rows[c][1],
            )
            for c in FAMILY
        ]
        """By row: what the others gain, its own gain, what the others bid, its delay, and how
        likely all others are to lack money. The sums leave the row out, as differences would not
        be exact beside a much higher bid."""

    def with_row(self, row: int, key: int) -> float:
        """The worth with other cards in a row."""
        if row == BUS:
            return self.now
        gained, gain, others, delay, poor = self._rows[row]
        bid, lacking = self._by_key[key]
        bid *= delay
        return (gained + bid * gain) / (others + bid) * (1 - poor * lacking)

    def delayed(self, character: int, steps: int) -> float:
        """The worth with a character delayed by this many more steps."""
        gained, gain, others, _, _ = self._rows[character]
        bid = self._bids[character] * self._by_key.late[steps]
        return (gained + bid * gain) / (others + bid) * self._somebody


def _delays(table: FastTable) -> list[int]:
    """How many steps the wc and the hospital delay each character."""
    steps = [0] * len(FAMILY)
    if table.wc != NOBODY:
        steps[table.wc] -= WC_MOVEMENT
    if table.hospital != NOBODY:
        steps[table.hospital] -= HOSPITAL_MOVEMENT
    return steps


class Dinner:
    """The arrival and the money at dinner, where every step counts about as much (C7, C8)."""

    now = 0.0

    def __init__(self, table: FastTable, evaluator: Evaluator) -> None:
        self._keys = table.keys
        self._place = STEP * table.fill
        self._steps = _slopes(_leads(table, self._place * FILLED), table.left, evaluator)
        self._coins = [-POINT * likely for likely in evaluator.rivals]
        self._coins[evaluator.own] = POINT

    def with_row(self, row: int, key: int) -> float:
        if row == BUS:
            return 0.0
        old = self._keys[row]
        steps = (key >> MOVEMENT_SHIFT) - (old >> MOVEMENT_SHIFT)
        places = (key & SIZE_MASK) - (old & SIZE_MASK)
        coins = (key >> MONEY_SHIFT & MONEY_MASK) - (old >> MONEY_SHIFT & MONEY_MASK)
        return self._steps[row] * (steps - self._place * places) + self._coins[row] * coins

    def delayed(self, character: int, steps: int) -> float:
        return -self._steps[character] * steps


def _leads(table: FastTable, place: float) -> list[float]:
    """Each character's expected movement."""
    return [
        net_movement(table, c) + place * (ROW_LIMIT - (table.keys[c] & SIZE_MASK)) for c in FAMILY
    ]


def _slopes(leads: list[float], left: int, evaluator: Evaluator) -> list[float]:
    """By character: the worth of one more step."""
    blur = DINNER_HASTE + DINNER_DOUBT * sqrt(left / len(ROWS))
    slopes = [0.0] * len(FAMILY)
    sides = [(evaluator.own, 1.0)]
    sides += [(c, -likely) for c, likely in enumerate(evaluator.rivals) if likely > UNLIKELY]
    for character, side in sides:
        for other in FAMILY:
            if other != character:
                close = exp(-abs(leads[character] - leads[other]) / blur)
                slope = side * POINT * PLACE / blur * close / (1 + close) ** 2
                slopes[character] += slope
                slopes[other] -= slope
    return slopes


RowWorths: TypeAlias = Sale | Dinner


def row_worths(table: FastTable, evaluator: Evaluator) -> RowWorths:
    """The worths of this turn's rows to a seat."""
    return Dinner(table, evaluator) if table.is_dinner else Sale(table, evaluator)
