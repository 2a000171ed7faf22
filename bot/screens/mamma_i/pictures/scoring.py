"""The points of one character: each drawing, everything else, and the sum."""

from pathlib import Path
from typing import Final

from bot.pictures.kit import WIDTH, Facts, Point, Sheet
from bot.screens.mamma_i.pictures.cards import portrait, total
from bot.screens.mamma_i.pictures.drawn import (
    COIN,
    DINNER,
    EDGE,
    FOODS,
    GUEST,
    MOTHER_IN_LAW,
    TIMES,
    face,
    signed,
)

HEAD: Final = 130
ITEMS: Final = 134
CELL: Final = (WIDTH - 2 * EDGE) // 5


def scoring(facts: Facts) -> bytes:
    """Where a character's points come from (`ScoringFacts`)."""
    drawings = facts["drawings"]
    sheet = Sheet(2 * EDGE + HEAD + ITEMS * (2 if drawings else 1))
    drawing = face(facts["character"], has_child=facts["has_child"])
    _head(sheet, facts, drawing)
    top = EDGE + HEAD + 12
    for place, (food, number, points) in enumerate(drawings):
        at = (EDGE + place * CELL, top)
        _item(sheet, FOODS[food], f"{TIMES} {number}", points, at)
    top += ITEMS if drawings else 0
    sheet.line(top - 6)
    others = (
        (MOTHER_IN_LAW, "", facts["mother_in_law"]),
        (GUEST, "", facts["guest"]),
        (COIN, "", facts["money"]),
        (drawing, "", facts["own"]),
        (DINNER, f"{facts['place']}.", facts["arrival"]),
    )
    for place, (shown, said, points) in enumerate(others):
        _item(sheet, shown, said, points, (EDGE + place * CELL, top))
    return sheet.done()


def _head(sheet: Sheet, facts: Facts, drawing: Path) -> None:
    """The character, and the sum."""
    portrait(sheet, drawing, facts["letters"][facts["character"]], (EDGE, EDGE), 120)
    sheet.write(facts["title"], (196, EDGE + 60), 44, most=410)
    total(sheet, facts["total"], (WIDTH - EDGE - 160, EDGE), 160)


def _item(sheet: Sheet, drawing: Path, said: str, points: int, at: Point) -> None:
    """Something that gives points, with a caption; pale if it gives none."""
    x, y = at
    sheet.place(drawing, (x + 10, y), 66, is_pale=not points)
    sheet.write(said, (x + 86, y + 34), 34)
    sheet.write(signed(points), (x + 43, y + 92), 42, align="middle")
