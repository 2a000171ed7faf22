"""A player's own secret character, with its standing."""

from typing import Final

from bot.pictures.kit import WIDTH, Facts, Sheet
from bot.screens.mamma_i.pictures.cards import portrait
from bot.screens.mamma_i.pictures.drawn import EDGE, face
from bot.screens.mamma_i.pictures.rows import beside, slots, sums

HIGH: Final = 172
BESIDE: Final = 98

LEFT: Final = 250
"""Where the row begins, to the right of the character."""


def secret(facts: Facts) -> bytes:
    """What only its owner is shown (`SecretFacts`)."""
    row = facts["row"]
    has_more = row["market"] or row["guest"] is not None or row["has_wc"] or row["has_hospital"]
    sheet = Sheet(2 * EDGE + HIGH + (BESIDE if has_more else 0))
    drawing = face(row["row"], has_child=row["has_child"])
    portrait(sheet, drawing, facts["letters"][row["row"]], (EDGE, EDGE), HIGH)
    sheet.write(facts["title"], (LEFT, EDGE + 26), 40, most=WIDTH - EDGE - LEFT)
    slots(sheet, row, (LEFT, EDGE + 66), (62, 104))
    sums(sheet, row, (LEFT + 290, EDGE + 72))
    if has_more:
        beside(sheet, row, (EDGE + 4, 2 * EDGE + HIGH), WIDTH - 2 * EDGE - 8)
    return sheet.done()
