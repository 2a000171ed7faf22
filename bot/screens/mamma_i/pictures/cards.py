"""The cards of Mamma I, one by one."""

from pathlib import Path
from typing import Final

from bot.games.mamma_i.cards import CARD_BY_WORD, MARKET, MONEY, MOVEMENT
from bot.pictures.kit import WHITE, Point, Sheet, Size
from bot.screens.mamma_i.pictures.drawn import COIN, FOODS, FOOT, LOCK, plainly, signed

CLOTH: Final = "#b9d8a8"
"""The tablecloth on the market cards."""


def portrait(  # noqa: PLR0913 (as many things are on the card)
    sheet: Sheet, drawing: Path, letters: str, at: Point, high: int, *, worth: int | None = None
) -> None:
    """A row's card, 36 wider than high: its letters, and perhaps its worth, beside its drawing."""
    (x, y), size = at, high - 18
    sheet.box(at, (high + 36, high), WHITE)
    middle = y + high // 2
    if worth is None:
        sheet.write(letters, (x + 5, middle), 28)
    else:
        sheet.write(letters, (x + 5, middle - 20), 28)
        sheet.write(signed(worth), (x + 5, middle + 20), 28)
    sheet.place(drawing, (x + 50, y + 9), size)


def deck_card(sheet: Sheet, word: str, at: Point, size: Size) -> None:
    """A card of movement, with a shoe, or of money, with coins."""
    (x, y), (wide, high) = at, size
    card, part = CARD_BY_WORD[word], high // 2 - 6
    is_money = card in MONEY
    sheet.box(at, size, WHITE)
    sheet.place(COIN if is_money else FOOT, (x + (wide - part) // 2, y + 6), part)
    number = MONEY[card] if is_money else MOVEMENT[card]
    sheet.write(str(number), (x + wide // 2, y + high * 7 // 10), high // 2, align="middle")


def longer(size: int) -> int:
    """The longer side of a market card."""
    return size * 4 // 3


def drawings_of(card: str) -> tuple[tuple[Path, ...], int]:
    """What is on a market card: its foods, and the mother-in-law's points."""
    found = MARKET[card]
    return tuple([FOODS[drawing] for drawing in found.drawings]), found.mother_in_law


def market_card(sheet: Sheet, card: str, at: Point, size: int, *, is_upright: bool) -> None:
    """A market card on its cloth, upright, or turned and locked; `size` is its shorter side."""
    (x, y), part, long = at, (size - 6) // 2, longer(size)
    foods, in_law = drawings_of(card)
    sheet.box(at, (size, long) if is_upright else (long, size), CLOTH)
    sheet.box(at, (size, size), WHITE)
    for place, food in enumerate(foods):
        sheet.place(food, (x + 3 + place % 2 * part, y + 3 + place // 2 * part), part)
    if in_law:
        sheet.write(signed(in_law), (x + size - 4, y + 2 + part * 3 // 2), part - 3, align="end")
    if not is_upright:
        lock = long - size
        sheet.place(LOCK, (x + size - 1, y + (size - lock) // 2), lock - 1)


def offered_card(sheet: Sheet, card: str, at: Point, size: Size) -> None:
    """A market card for sale: what is on it, and what it costs."""
    (x, y), (wide, high) = at, size
    foods, in_law = drawings_of(card)
    part = (wide - 16) // 3
    sheet.box(at, size, WHITE)
    for place, food in enumerate(foods):
        sheet.place(food, (x + 8 + place * part, y + 8), part)
    low, small = y + (part + 2 + high) // 2, max(25, wide * 2 // 9)
    sheet.place(COIN, (x + 7, low - small // 2), small)
    sheet.write(str(MARKET[card].cost), (x + 10 + small, low), small)
    if in_law:
        sheet.write(signed(in_law), (x + wide - 8, low), small, align="end")


def total(sheet: Sheet, points: int, at: Point, wide: int) -> None:
    """A sum of points in a box."""
    x, y = at
    sheet.box(at, (wide, 120), WHITE, width=7)
    sheet.write(plainly(points), (x + wide // 2, y + 58), 76, align="middle")
