"""A hand: its ingredients as a fan by kind, and its orders as recipes with what the hand has."""

from typing import Final

from bot.pictures.kit import WHITE, WIDTH, Facts, Sheet
from bot.screens.mamma_mia.pictures.drawn import (
    COLORS,
    EDGE,
    ORDER_SLIP,
    TIMES,
    UNKNOWN,
    card,
    slots,
)

CARD: Final = 124
SHOWN: Final = 0.42
"""How much of a card shows below another of its kind."""
BETWEEN: Final = 18
"""The space between two kinds."""

FAN: Final = 206
ORDER: Final = 92


def hand(facts: Facts) -> bytes:
    """The cards in this player's hand, which nobody else sees."""
    fan = FAN if facts["cards"] else 0
    sheet = Sheet(2 * EDGE + fan + ORDER * len(facts["orders"]) or 2 * EDGE + ORDER)
    if facts["cards"]:
        _fan(sheet, facts)
    for place, order in enumerate(facts["orders"]):
        _order(sheet, order, EDGE + fan + place * ORDER)
    return sheet.done()


def _fan(sheet: Sheet, facts: Facts) -> None:
    """The cards of each kind one upon the other, with their number."""
    kinds = facts["cards"]
    width = sum(1 + (number - 1) * SHOWN for _, number in kinds)
    size = min(CARD, int((WIDTH - 2 * EDGE - BETWEEN * (len(kinds) - 1)) / width))
    step = int(size * SHOWN)
    x = EDGE
    for kind, number in kinds:
        for place in range(number):
            card(sheet, kind, facts["letters"][kind], (x + place * step, EDGE), size)
        wide = size + step * (number - 1)
        sheet.write(f"{TIMES} {number}", (x + wide // 2, EDGE + size + 30), 40, align="middle")
        x += wide + BETWEEN


def _order(sheet: Sheet, order: Facts, top: int) -> None:
    """A recipe, with marks for what the hand has of it."""
    color = COLORS[order["own"]]
    sheet.box((EDGE, top), (WIDTH - 2 * EDGE, ORDER - 10), WHITE, outline=color, width=5)
    sheet.place(ORDER_SLIP, (EDGE + 12, top + 13), 56)
    sheet.write(order["title"], (EDGE + 80, top + 41), 30, most=230)
    found = order["slots"]
    if found["any"]:
        there, needed = found["any"]
        sheet.place(UNKNOWN, (346, top + 11), 60)
        sheet.write(f"{there} / {needed}", (420, top + 41), 44)
        return
    slots(sheet, found, (346, top + 13), 426, 56)
