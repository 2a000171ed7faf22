"""The ranking: every player with the secret character turned up."""

from typing import Final

from bot.pictures.kit import CROWN, WIDTH, Facts, Sheet, writable
from bot.screens.mamma_i.pictures.cards import portrait
from bot.screens.mamma_i.pictures.drawn import DINNER, EDGE, face, plainly

ROW: Final = 112


def podium(facts: Facts) -> bytes:
    """Places and points, and the place at dinner if it was the tie-break (`PodiumFacts`)."""
    rows = facts["rows"]
    sheet = Sheet(2 * EDGE + ROW * len(rows))
    for number, row in enumerate(rows):
        top = EDGE + number * ROW
        if number:
            sheet.line(top)
        _place(sheet, row, facts["letters"][row["character"]], top)
    return sheet.done()


def _place(sheet: Sheet, row: Facts, letters: str, top: int) -> None:
    middle = top + ROW // 2
    if row["is_winner"]:
        sheet.place(CROWN, (26, top + 26), 60)
    else:
        sheet.write(f"{row['place']}.", (36, middle), 48)
    drawing = face(row["character"], has_child=row["has_child"])
    portrait(sheet, drawing, letters, (104, top + 8), ROW - 16)
    room = 380 if row["arrived"] is None else 250
    sheet.write(writable(row["name"]), (254, middle), 36, most=room)
    if row["arrived"] is not None:
        sheet.place(DINNER, (524, top + 32), 50)
        sheet.write(f"{row['arrived']}.", (582, middle), 36)
    sheet.write(plainly(row["points"]), (WIDTH - 40, middle), 64, align="end")
