"""The end of a turn at the fast table: the sale, or the arrival at dinner (C5, C7, C8)."""

from collections.abc import Sequence

from bot.brains.normal.mamma_i.fast_table import FAMILY, NOBODY, FastTable
from bot.brains.normal.mamma_i.packed import COST, MONEY_MASK, MONEY_SHIFT, MOVEMENT_SHIFT, POINTS
from bot.brains.normal.mamma_i.points import own_points
from bot.games.mamma_i.scoring import ARRIVAL_POINTS, HOSPITAL_MOVEMENT, WC_MOVEMENT


def net_movement(table: FastTable, character: int) -> int:
    """A character's movement, less for the wc and the hospital (C5.1)."""
    steps = table.keys[character] >> MOVEMENT_SHIFT
    if character == table.wc:
        steps += WC_MOVEMENT
    return steps + HOSPITAL_MOVEMENT if character == table.hospital else steps


def money(table: FastTable, character: int) -> int:
    """The money in a character's row."""
    return table.keys[character] >> MONEY_SHIFT & MONEY_MASK


def buyer(table: FastTable) -> int:
    """The buyer of this turn's market card (C5.1, C5.2)."""
    cost = COST[table.market[0]]
    solvent = [c for c in FAMILY if money(table, c) >= cost]
    bids = [(net_movement(table, c), money(table, c), c) for c in solvent]
    return max(bids)[-1] if bids else NOBODY


def sell(table: FastTable) -> int:
    """Sells this turn's market card, and returns the buyer."""
    found = buyer(table)
    if found != NOBODY:
        table.buy(found, table.market[0])
    table.market = table.market[1:]
    return found


def arrival(table: FastTable) -> list[int]:
    """The characters in order of arrival (C7.2)."""
    return sorted(FAMILY, key=lambda c: (-net_movement(table, c), c))


def final_points(table: FastTable, order: Sequence[int]) -> list[int]:
    """Each character's points after arriving in this order (C8)."""
    return [
        POINTS[table.owned[c]]
        + table.guests[c]
        + money(table, c)
        + own_points(c, table.has_child)
        + ARRIVAL_POINTS[order.index(c)]
        for c in FAMILY
    ]
