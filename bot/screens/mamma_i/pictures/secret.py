"""A player's own secret character: what lies beside it for good, and its points so far."""

from typing import Final

from bot.pictures.kit import WIDTH, Facts, Sheet
from bot.screens.mamma_i.pictures.cards import portrait, total
from bot.screens.mamma_i.pictures.drawn import EDGE, face
from bot.screens.mamma_i.pictures.rows import beside

HIGH: Final = 172

LEFT: Final = 250
"""Where the words begin, to the right of the character."""


def secret(facts: Facts) -> bytes:
    """What only its owner sees (`SecretFacts`)."""
    sheet = Sheet(2 * EDGE + HIGH)
    drawing = face(facts["character"], has_child=facts["has_child"])
    portrait(sheet, drawing, facts["letters"][facts["character"]], (EDGE, EDGE), HIGH)
    sheet.write(facts["title"], (LEFT, EDGE + 34), 40, most=WIDTH - EDGE - 180 - LEFT)
    total(sheet, facts["points"], (WIDTH - EDGE - 160, EDGE), 160)
    beside(sheet, facts["beside"], (LEFT, EDGE + 76), WIDTH - EDGE - 180 - LEFT)
    return sheet.done()
