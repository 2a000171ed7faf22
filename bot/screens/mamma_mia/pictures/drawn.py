"""What all pictures of Mamma Mia! share: drawings, colours, cards and slots."""

from pathlib import Path
from typing import Final

from bot.games.mamma_mia.cards import WORDS, Ingredient
from bot.pictures.kit import CROSS, TICK, WHITE, Facts, Point, Sheet

FOLDER: Final = Path(__file__).parent.parent / "drawings"

INGREDIENTS: Final = {WORDS[kind]: FOLDER / f"{WORDS[kind]}.svg" for kind in Ingredient}
ORDER_SLIP: Final = FOLDER / "order.svg"
PIZZA: Final = FOLDER / "pizza.svg"
BURNT: Final = FOLDER / "burnt.svg"
HAND: Final = FOLDER / "hand.svg"
ADDED: Final = FOLDER / "added.svg"
OVEN: Final = FOLDER / "oven.svg"
WAITING: Final = FOLDER / "waiting.svg"
UNKNOWN: Final = FOLDER / "unknown.svg"

COLORS: Final = {
    "pineapple": "#f2c12e",
    "olive": "#7a4c93",
    "pepper": "#3a8a3c",
    "mushroom": "#8f6040",
    "salami": "#c0353a",
    "shrimp": "#f0a3b5",
}
"""A player's colour, by their own ingredient (A1.2, B1.1)."""

EDGE: Final = 14
TIMES: Final = "\u00d7"


def card(sheet: Sheet, kind: str, letters: str, at: Point, size: int) -> None:
    """An ingredient card, with its drawing and its letters."""
    (x, y), part = at, size // 3
    sheet.box(at, (size, size), WHITE)
    sheet.place(INGREDIENTS[kind], (x + part - 4, y + part - 4), size - part - 2)
    sheet.write(letters, (x + 9, y + part // 2 + 5), part - 2)


def slots(sheet: Sheet, facts: Facts, at: Point, width: int, largest: int) -> None:
    """What an order needs, card by card: there, from the hand, or a hole."""
    shown: list[tuple[str | None, str]] = []
    for kind, lying, by_hand, holes in facts["parts"]:
        shown += [(kind, "there")] * lying + [(kind, "hand")] * by_hand + [(kind, "hole")] * holes
    if facts["barred"] is not None:
        shown.append((facts["barred"], "barred" if facts["is_barred"] else "free"))
    size = min(largest, width // len(shown) - 6)
    for place, (kind, how) in enumerate(shown):
        _slot(sheet, kind, how, (at[0] + place * (size + 6), at[1]), size)


def _slot(sheet: Sheet, kind: str | None, how: str, at: Point, size: int) -> None:
    (x, y), mark = at, size // 2
    drawing = UNKNOWN if kind is None else INGREDIENTS[kind]
    if how == "hole":
        sheet.hole(at, (size, size))
    else:
        sheet.box(at, (size, size), WHITE)
    sheet.place(drawing, (x + 5, y + 5), size - 10, is_pale=how == "hole")
    if how in ("barred", "free"):
        sheet.place(CROSS, (x + 2, y + 2), size - 4)
    if how in ("there", "free"):
        sheet.place(TICK, (x + size - mark + 4, y + size - mark + 4), mark)
    if how == "hand":
        sheet.place(ADDED, (x + size - mark + 4, y + size - mark + 4), mark)
