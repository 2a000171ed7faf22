"""The players' pizzas, a row each: after an opening, and at the end."""

from collections.abc import Callable
from typing import Final

from bot.pictures.kit import CROWN, INK, Facts, Sheet, writable
from bot.screens.mamma_mia.pictures.drawn import (
    BURNT,
    EDGE,
    HAND,
    INGREDIENTS,
    PIZZA,
    TIMES,
    UNKNOWN,
)

ROW: Final = 108

CAPTIONS: Final = 34
"""The height of the words above the columns."""

WOOD: Final = "#c98f4e"

MOST_SHOWN: Final = 6
"""The most pizzas to draw one by one; for more there is a number."""


def standing(facts: Facts) -> bytes:
    """An opening's pizzas, and what each player has delivered so far."""
    best = max((row["total"] or 0 for row in facts["rows"]), default=0)

    def paint(sheet: Sheet, row: Facts, top: int) -> None:
        _seat(sheet, row, top, is_best=bool(best) and row["total"] == best)

    return _rows(facts, paint, CAPTIONS)


def _rows(facts: Facts, paint: Callable[[Sheet, Facts, int], None], above: int = 0) -> bytes:
    """A sheet with a row for each player, painted from its upper edge on."""
    rows = facts["rows"]
    sheet = Sheet(2 * EDGE + above + ROW * len(rows))
    if above:
        sheet.write(facts["captions"][0], (494, EDGE + 18), 26, align="middle")
        sheet.write(facts["captions"][1], (772, EDGE + 18), 26, align="end")
    for number, row in enumerate(rows):
        top = EDGE + above + number * ROW
        if number:
            sheet.line(top)
        paint(sheet, row, top)
    return sheet.done()


def _seat(sheet: Sheet, row: Facts, top: int, *, is_best: bool) -> None:
    middle = top + ROW // 2
    sheet.place(INGREDIENTS[row["own"]], (28, top + 16), 76)
    sheet.write(writable(row["name"]), (122, middle), 36, most=190)
    _tray(sheet, top)
    _pizzas(sheet, row, 326, top + 22)
    if row["total"] is not None:
        sheet.write(str(row["total"]), (772, middle), 64, align="end")
        if is_best:
            sheet.place(CROWN, (626, top + 30), 48)


def _tray(sheet: Sheet, top: int) -> None:
    """The tray for the pizzas."""
    sheet.box((306, top + 72), (376, 22), WOOD, outline=INK)
    sheet.box((326, top + 92), (26, 8), INK, outline=None)
    sheet.box((636, top + 92), (26, 8), INK, outline=None)


def _pizzas(sheet: Sheet, row: Facts, x: int, y: int) -> None:
    """The pizzas one by one, or each kind with its number."""
    kinds = [(PIZZA, row["baked"]), (UNKNOWN, row["face_down"]), (BURNT, row["failed"])]
    kinds = [(drawing, number) for drawing, number in kinds if number]
    if sum(number for _, number in kinds) <= MOST_SHOWN:
        drawings = [drawing for drawing, number in kinds for _ in range(number)]
        for place, drawing in enumerate(drawings):
            sheet.place(drawing, (x + place * 54, y), 60)
        return
    for place, (drawing, number) in enumerate(kinds):
        at = x + place * (146 if len(kinds) < 3 else 122)
        sheet.place(drawing, (at, y), 60)
        sheet.write(f"{TIMES} {number}", (at + 62, y + 31), 36 if len(kinds) < 3 else 28)


def podium(facts: Facts) -> bytes:
    """The ranking: places, pizzas, and the ingredients in hand where they were the tie-break."""
    return _rows(facts, _place)


def _place(sheet: Sheet, row: Facts, top: int) -> None:
    middle = top + ROW // 2
    if row["is_winner"]:
        sheet.place(CROWN, (26, top + 24), 60)
    else:
        sheet.write(f"{row['place']}.", (36, middle), 48)
    sheet.place(INGREDIENTS[row["own"]], (112, top + 16), 76)
    sheet.write(writable(row["name"]), (206, middle), 36, most=260)
    sheet.write(str(row["delivered"]), (590, middle), 64, align="end")
    sheet.place(PIZZA, (600, top + 24), 60)
    if row["hand"] is not None:
        sheet.write(f"+{row['hand']}", (728, middle), 36, align="end")
        sheet.place(HAND, (732, top + 32), 44)


def ranked(own: str, name: str, marks: tuple[int, int, int | None], *, is_winner: bool) -> Facts:
    """A row of the podium: place, pizzas, and the hand where it was the tie-break."""
    place, delivered, hand = marks
    facts = {"own": own, "name": name, "place": place, "delivered": delivered, "hand": hand}
    return facts | {"is_winner": is_winner}
