"""The pictures of Mamma Mia!, painted of what everybody may know."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from bot.games.mamma_mia.cards import WORDS, Ingredient
from bot.pictures.kit import CROWN, Facts, Kind, Sheet, writable

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
    best = max((row["total"] or 0 for row in facts["rows"]), default=0)

    def paint(sheet: Sheet, row: Facts, top: int) -> None:
        _seat(sheet, row, top, is_best=bool(best) and row["total"] == best)

    return _rows(facts, paint)


def _rows(facts: Facts, paint: Callable[[Sheet, Facts, int], None]) -> bytes:
    """A sheet with a row for each player, painted from its upper edge on."""
    rows = facts["rows"]
    sheet = Sheet(2 * EDGE + ROW * len(rows))
    for number, row in enumerate(rows):
        top = EDGE + number * ROW
        if number:
            sheet.line(top)
        paint(sheet, row, top)
    return sheet.done()


def _seat(sheet: Sheet, row: Facts, top: int, *, is_best: bool) -> None:
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


def podium(facts: Facts) -> bytes:
    """The ranking: places, pizzas, and the ingredients in hand where these have decided."""
    return _rows(facts, _place)


def _place(sheet: Sheet, row: Facts, top: int) -> None:
    middle = top + ROW // 2
    if row["is_winner"]:
        sheet.place(CROWN, (26, top + 24), 60)
    else:
        sheet.write(f"{row['place']}.", (36, middle), 48)
    sheet.place(INGREDIENTS[row["own"]], (112, top + 16), 76)
    sheet.write(writable(row["name"]), (206, middle), 36, most=260)
    sheet.write_at_end(str(row["delivered"]), (590, middle), 64)
    sheet.place(FOLDER / "pizza.svg", (600, top + 24), 60)
    if row["hand"] is not None:
        sheet.write_at_end(f"+{row['hand']}", (728, middle), 36)
        sheet.place(FOLDER / "hand.svg", (732, top + 32), 44)


def ranked(own: str, name: str, marks: tuple[int, int, int | None], *, is_winner: bool) -> Facts:
    """A row of the podium: the place, the pizzas, and the hand where it has decided."""
    place, delivered, hand = marks
    facts = {"own": own, "name": name, "place": place, "delivered": delivered, "hand": hand}
    return facts | {"is_winner": is_winner}


STANDING: Final = "mamma-mia-standing"
PODIUM: Final = "mamma-mia-podium"

PICTURES: Final[Mapping[str, Kind]] = {
    STANDING: Kind(
        standing,
        {
            "rows": [
                {"own": "salami", "name": "Anna", "baked": 2, "failed": 1, "total": 5},
                {"own": "olive", "name": "Alberto", "baked": 0, "failed": 3, "total": 4},
                {"own": "mushroom", "name": "Sørine", "baked": 5, "failed": 4, "total": 12},
                {"own": "pepper", "name": "Ядвига", "baked": 0, "failed": 0, "total": 0},
            ]
        },
    ),
    PODIUM: Kind(
        podium,
        {
            "rows": [
                ranked("salami", "Anna", (1, 12, 5), is_winner=True),
                ranked("mushroom", "Sørine", (2, 12, 3), is_winner=False),
                ranked("shrimp", "Bartholomäus der Große", (3, 9, None), is_winner=False),
                ranked("pineapple", "Ядвига", (4, 0, None), is_winner=False),
            ]
        },
    ),
}
