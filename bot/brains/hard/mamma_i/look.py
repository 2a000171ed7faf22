"""The worth of a change of a row to a seat: in this turn's sale, or at dinner."""

from math import exp, fsum, prod, sqrt
from typing import Final, TypeAlias

from bot.brains.hard.mamma_i.cards import COST, HELD, MONEY, MONEY_BITS, SUM
from bot.brains.hard.mamma_i.ending import net_movement
from bot.brains.hard.mamma_i.errand import BUS, FAMILY, NOBODY, ROWS, Errand
from bot.brains.hard.mamma_i.mind import Mind
from bot.brains.hard.mamma_i.pulls import STEP, pulls
from bot.games.mamma_i.kinds import ROW_LIMIT
from bot.games.mamma_i.scoring import HOSPITAL_MOVEMENT, WC_MOVEMENT

DINNER_HASTE: Final = 0.6
"""How many steps of lead mean something at the end of dinner."""
DINNER_DOUBT: Final = 1.2
"""How many more it takes while a card may still come to every row."""
FILLED: Final = 0.75
"""The part of a free place that is likely to get movement."""
PLACE: Final = 1.2
"""The average worth of a place at dinner, in points."""
POINT: Final = 0.1
"""The worth of a point at dinner, in chances to win."""
UNLIKELY: Final = 0.1
"""Rivals less likely than this are ignored."""


class Sale:
    """The turn's sale, by the wishes of a seat (C5)."""

    def __init__(self, table: Errand, mind: Mind) -> None:
        wishes = mind.wishes(table).sales
        self._pulls = pulls(COST[table.market[0]], table.left, table.aside)
        looks = [self._pulls[key] for key in table.keys[:BUS]]
        delays = [self._pulls.late[steps] for steps in _delays(table)]
        self._drawn = drawn = [pull * late for (pull, _), late in zip(looks, delays, strict=True)]
        wished = [pull * wish for pull, wish in zip(drawn, wishes, strict=True)]
        nobody = prod([lacking for _, lacking in looks])
        self._somebody = 1 - nobody
        self.now = fsum(wished) / fsum(drawn) * self._somebody
        """The worth of the sale as it looks."""
        self._rows = [
            (
                fsum(wished[:c] + wished[c + 1 :]),
                wishes[c],
                fsum(drawn[:c] + drawn[c + 1 :]),
                delays[c],
                nobody / looks[c][1],
            )
            for c in FAMILY
        ]
        """By row: what the others are wished for, the wish, what the others pull, its delay, and
        how likely all others are to lack money. The sums leave the row out, as differences would
        not be exact beside a much stronger pull."""

    def with_row(self, row: int, key: int) -> float:
        """The worth with other cards in a row."""
        if row == BUS:
            return self.now
        wished, wish, drawn, delay, poor = self._rows[row]
        pull, lacking = self._pulls[key]
        pull *= delay
        return (wished + pull * wish) / (drawn + pull) * (1 - poor * lacking)

    def delayed(self, character: int, steps: int) -> float:
        """The worth with a character delayed by this many more steps."""
        wished, wish, drawn, _, _ = self._rows[character]
        pull = self._drawn[character] * self._pulls.late[steps]
        return (wished + pull * wish) / (drawn + pull) * self._somebody


def _delays(table: Errand) -> list[int]:
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

    def __init__(self, table: Errand, mind: Mind) -> None:
        fill = table.left / (table.left + table.aside) if table.left else 0.0
        self._keys = table.keys
        self._place = STEP * fill
        self._steps = _slopes(_leads(table, self._place * FILLED), table.left, mind)
        self._coins = [-POINT * likely for likely in mind.rivals]
        self._coins[mind.own] = POINT

    def with_row(self, row: int, key: int) -> float:
        if row == BUS:
            return 0.0
        old = self._keys[row]
        steps = (key >> SUM) - (old >> SUM) - self._place * ((key & HELD) - (old & HELD))
        coins = (key >> MONEY & MONEY_BITS) - (old >> MONEY & MONEY_BITS)
        return self._steps[row] * steps + self._coins[row] * coins

    def delayed(self, character: int, steps: int) -> float:
        return -self._steps[character] * steps


def _leads(table: Errand, place: float) -> list[float]:
    """Each character's expected movement."""
    return [net_movement(table, c) + place * (ROW_LIMIT - (table.keys[c] & HELD)) for c in FAMILY]


def _slopes(leads: list[float], left: int, mind: Mind) -> list[float]:
    """By character: the worth of one more step."""
    blur = DINNER_HASTE + DINNER_DOUBT * sqrt(left / len(ROWS))
    slopes = [0.0] * len(FAMILY)
    sides = [(mind.own, 1.0)]
    sides += [(c, -likely) for c, likely in enumerate(mind.rivals) if likely > UNLIKELY]
    for character, side in sides:
        for other in FAMILY:
            if other != character:
                close = exp(-abs(leads[character] - leads[other]) / blur)
                slope = side * POINT * PLACE / blur * close / (1 + close) ** 2
                slopes[character] += slope
                slopes[other] -= slope
    return slopes


Look: TypeAlias = Sale | Dinner


def look_at(table: Errand, mind: Mind) -> Look:
    """The turn through the eyes of a seat."""
    return Dinner(table, mind) if table.is_dinner else Sale(table, mind)
