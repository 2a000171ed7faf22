"""The end of a turn at the quick table: the sale, or the arrival at dinner (C5, C7, C8)."""

from collections.abc import Sequence

from bot.brains.hard.mamma_i.cards import COST, MONEY, MONEY_BITS, POINTS, SUM
from bot.brains.hard.mamma_i.errand import FAMILY, NOBODY, Errand
from bot.brains.normal.mamma_i.worth import being
from bot.games.mamma_i.cards import CHARACTERS
from bot.games.mamma_i.scoring import ARRIVAL_POINTS, HOSPITAL_MOVEMENT, WC_MOVEMENT


def net_movement(table: Errand, character: int) -> int:
    """A character's movement, less for the wc and the hospital (C5.1)."""
    steps = table.keys[character] >> SUM
    if character == table.wc:
        steps += WC_MOVEMENT
    return steps + HOSPITAL_MOVEMENT if character == table.hospital else steps


def money(table: Errand, character: int) -> int:
    """The money in a character's row."""
    return table.keys[character] >> MONEY & MONEY_BITS


def buyer(table: Errand) -> int:
    """The buyer of this turn's market card (C5.1, C5.2)."""
    cost = COST[table.market[0]]
    solvent = [c for c in FAMILY if money(table, c) >= cost]
    bids = [(net_movement(table, c), money(table, c), c) for c in solvent]
    return max(bids)[-1] if bids else NOBODY


def sell(table: Errand) -> int:
    """Sells this turn's market card, and returns the buyer."""
    found = buyer(table)
    if found != NOBODY:
        table.buy(found, table.market[0])
    table.market = table.market[1:]
    return found


def arrival(table: Errand) -> list[int]:
    """The characters in order of arrival (C7.2)."""
    return sorted(FAMILY, key=lambda c: (-net_movement(table, c), c))


def points(table: Errand, order: Sequence[int]) -> list[int]:
    """Each character's points after arriving in this order (C8)."""
    return [
        POINTS[table.lying[c]]
        + table.guests[c]
        + money(table, c)
        + being(CHARACTERS[c], table.has_child)
        + ARRIVAL_POINTS[order.index(c)]
        for c in FAMILY
    ]
