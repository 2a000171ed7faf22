"""The policy of playouts: it weighs what a move does at once, and nothing that may follow."""

from typing import Final, TypeAlias

from bot.brains.hard.mamma_i.evaluation import Evaluator
from bot.brains.hard.mamma_i.row_worths import RowWorths, row_worths
from bot.brains.normal.mamma_i.fast_table import (
    FAMILY,
    GRANDPA,
    NOBODY,
    ROWS,
    SON,
    FastTable,
    removable,
)
from bot.brains.normal.mamma_i.matches import before_the_bus, may_take_child, possible_thefts
from bot.brains.normal.mamma_i.packed import (
    ADDS,
    COINS_MASK,
    COINS_SHIFT,
    LONGEST,
    MOVEMENT_SHIFT,
    SIZE_MASK,
)
from bot.brains.rounding import rounded
from bot.games.mamma_i.moves import MONEY_LIMIT, ROW_LIMIT
from bot.games.mamma_i.scoring import HOSPITAL_MOVEMENT, WC_MOVEMENT

PLACE: Final = 0
REMOVE: Final = 1
WC: Final = 2

Option: TypeAlias = tuple[float, int, int, int, int]
"""The worth, the kind of option, the card, the number of cards, and the row."""


def possible_changes(table: FastTable) -> list[tuple[int, int, int, int]]:
    """All that may be placed (C3.2 to C3.4) and removed (C3.7): kind, card, count, row."""
    found: list[tuple[int, int, int, int]] = []
    display = table.display
    room = [ROW_LIMIT - (key & SIZE_MASK) for key in table.keys]
    for card in set(display):
        if card > LONGEST:
            for row in FAMILY:
                if room[row] and table.keys[row] >> COINS_SHIFT & COINS_MASK < MONEY_LIMIT:
                    found.append((PLACE, card, 1, row))
            continue
        found += [(PLACE, card, 1, row) for row in ROWS if room[row]]
        if display.count(card) > 1:
            found += [(PLACE, card, 2, row) for row in ROWS if room[row] > 1]
    for row in removable(table):
        found.append((REMOVE, table.rows[row][-1], 1, row))
    return found


def options(table: FastTable, evaluator: Evaluator) -> list[Option]:
    """The seat's options in a trick, without a stop."""
    worths = row_worths(table, evaluator)
    sums = [key >> MOVEMENT_SHIFT for key in table.keys]
    found: list[Option] = []
    for what, card, count, row in possible_changes(table):
        added = ADDS[card] * count
        key = table.keys[row] + (added if what == PLACE else -added)
        worth = worths.with_row(row, key)
        if card <= LONGEST and key >> MOVEMENT_SHIFT in sums:
            worth += _worth_of_effects(table, evaluator, worths, row, key)
        found.append((rounded(worth), what, card, count, row))
    if table.wc == NOBODY:
        found.append((rounded(max(wc_worths(worths))), WC, 0, 0, 0))
    return found


def _worth_of_effects(
    table: FastTable, evaluator: Evaluator, worths: RowWorths, row: int, key: int
) -> float:
    """The worth of the best effects of a changed row (C4)."""
    old, table.keys[row] = table.keys[row], key
    gain = 0.0
    hit = before_the_bus(table, row)
    if hit:
        gain = max(0.0, max(run_over_worths(table, evaluator, worths, hit).values()) - worths.now)
        if GRANDPA in hit and may_take_child(table, row):
            gain += max(0.0, evaluator.child(table))
    stolen = possible_thefts(table, row, took_child=False)
    if stolen:
        gain += max(0.0, *[evaluator.theft(table, card, thief) for card, thief in stolen])
    table.keys[row] = old
    return gain


def run_over_worths(
    table: FastTable, evaluator: Evaluator, worths: RowWorths, hit: list[int]
) -> dict[int, float]:
    """The worth of running over each of these characters."""
    found: dict[int, float] = {}
    for character in hit:
        is_there = character == table.hospital
        worth = worths.now if is_there else worths.delayed(character, -HOSPITAL_MOVEMENT)
        if character == SON and table.vertical[SON]:
            worth += evaluator.loss(table)[0]
        found[character] = worth
    return found


def wc_worths(worths: RowWorths) -> list[float]:
    """The worth of giving each character the wc (C3.6)."""
    return [worths.delayed(character, -WC_MOVEMENT) for character in FAMILY]
