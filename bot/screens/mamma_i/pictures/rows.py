"""The parts of a row: the cards in it, their sums, and what lies beside its character."""

from typing import Final

from bot.pictures.kit import FAINT, Facts, Point, Sheet, Size
from bot.screens.mamma_i.pictures.cards import deck_card, longer, market_card
from bot.screens.mamma_i.pictures.drawn import (
    ARROW,
    COIN,
    FOOT,
    GUEST,
    HOSPITAL,
    MARKED,
    WC,
    plainly,
    signed,
)

LARGEST: Final = 66
"""The width of an upright market card where there is room."""


def slots(sheet: Sheet, row: Facts, at: Point, size: Size) -> None:
    """The four places of a row, from left to right; new cards have a thick outline."""
    x, y = at
    wide, high = size
    cards = row["cards"]
    for place in range(4):
        left = x + place * (wide + 4)
        if place < len(cards):
            deck_card(sheet, cards[place], (left, y), size)
            if place >= len(cards) - row["fresh"]:
                sheet.box((left, y), size, None, outline=MARKED, width=7)
        else:
            sheet.box((left, y), (wide, high), FAINT, outline=None)


def sums(sheet: Sheet, row: Facts, at: Point) -> None:
    """The sum of movement, with what is left of it and why, and that of money."""
    x, y = at
    is_long = row["net"] != row["movement"] > 9
    size, wide = (28, 33) if is_long else (38, 24)
    sheet.place(FOOT, (x, y + 5), 34)
    sheet.write(str(row["movement"]), (x + 40, y + 22), size)
    if row["net"] != row["movement"]:
        sheet.place(ARROW, (x + 40 + wide, y + 13), 18)
        sheet.write(plainly(row["net"]), (x + 58 + wide, y + 22), min(size, 34))
    if row["row"] != "schoolbus":
        sheet.place(COIN, (x, y + 50), 34)
        sheet.write(str(row["money"]), (x + 40, y + 67), 38)
    for drawing, has_it, right in ((WC, "has_wc", 66), (HOSPITAL, "has_hospital", 94)):
        if row[has_it]:
            sheet.place(drawing, (x + right, y + 52), 30)


def beside(sheet: Sheet, row: Facts, at: Point, room: int) -> None:
    """What lies beside a character for good: a guest, and market cards as large as possible."""
    x, y = at
    if row["guest"] is not None:
        sheet.place(GUEST, (x, y), 50)
        sheet.write(signed(row["guest"]), (x + 25, y + 71), 32, align="middle")
        x, room = x + 56, room - 56
    _market(sheet, row["market"], (x, y), room)


def _market(sheet: Sheet, market: list[tuple[str, bool]], at: Point, room: int) -> None:
    needed = sum(4 + (LARGEST if is_upright else longer(LARGEST)) for _, is_upright in market)
    size = LARGEST if needed <= room else LARGEST * room // needed - 1
    x, y = at
    for card, is_upright in market:
        wide, high = (size, longer(size)) if is_upright else (longer(size), size)
        market_card(sheet, card, (x, y + (88 - high) // 2), size, is_upright=is_upright)
        x += 4 + wide
