"""The pictures of Mamma Mia!, painted of what everybody may know."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bot.games.mamma_mia.cards import WORDS, Ingredient
from bot.pictures.kit import CROWN, Facts, Painter, Sheet, writable

FOLDER: Final = Path(__file__).parent / "drawings"

INGREDIENTS: Final = {WORDS[kind]: FOLDER / f"{WORDS[kind]}.svg" for kind in Ingredient}
ORDER_SLIP: Final = FOLDER / "order.svg"

ROW: Final = 108
EDGE: Final = 14
TIMES: Final = "\u00d7"

MOST_SHOWN: Final = 6
"""How many pizzas stand side by side; of more there is the number."""


def standing(facts: Facts) -> bytes:
    """An opening's pizzas, baked and burnt, and all that each player has delivered by now."""
    rows = facts["rows"]
    best = max((row["total"] or 0 for row in rows), default=0)
    sheet = Sheet(2 * EDGE + ROW * len(rows))
    for number, row in enumerate(rows):
        top = EDGE + number * ROW
        if number:
            sheet.line(top)
        _row(sheet, row, top, is_best=bool(best) and row["total"] == best)
    return sheet.done()


def _row(sheet: Sheet, row: Facts, top: int, *, is_best: bool) -> None:
    middle = top + ROW // 2
    sheet.place(INGREDIENTS[row["own"]], (28, top + 16), 76)
    sheet.write(writable(row["name"]), (122, middle), 36, most=190)
    _pizzas(sheet, row, 326, top + 24)
    if row["total"] is not None:
        sheet.write_at_end(str(row["total"]), (772, middle), 64)
        if is_best:
            sheet.place(CROWN, (626, top + 30), 48)


def _pizzas(sheet: Sheet, row: Facts, x: int, y: int) -> None:
    """The pizzas one by one, or each kind with its number."""
    kinds = [("pizza.svg", row["baked"]), ("burnt.svg", row["failed"])]
    if row["baked"] + row["failed"] <= MOST_SHOWN:
        drawings = [name for name, number in kinds for _ in range(number)]
        for place, name in enumerate(drawings):
            sheet.place(FOLDER / name, (x + place * 54, y), 60)
        return
    for place, (name, number) in enumerate(kinds):
        at = x + place * 146
        sheet.place(FOLDER / name, (at, y), 60)
        sheet.write(f"{TIMES} {number}", (at + 70, y + 31), 36)


STANDING: Final = "mamma-mia-standing"

PICTURES: Final[Mapping[str, Painter]] = {STANDING: standing}
