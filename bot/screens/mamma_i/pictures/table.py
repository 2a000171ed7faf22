"""The table: players, display, market, and the seven rows with everything that lies there."""

from typing import Final

from bot.games.mamma_i.scoring import ARRIVAL_POINTS
from bot.pictures.kit import FAINT, WHITE, WIDTH, Facts, Sheet, writable
from bot.screens.mamma_i.pictures.cards import deck_card, offered_card, portrait
from bot.screens.mamma_i.pictures.drawn import (
    ARROW,
    ASIDE,
    CHILD,
    DECK,
    DINNER,
    EDGE,
    GUEST,
    MARKED,
    STOP,
    WC,
    face,
    plainly,
    signed,
)
from bot.screens.mamma_i.pictures.rows import beside, slots, sums

SEATS: Final = 94
SUPPLY: Final = 98
MARKET: Final = 118
ROW: Final = 98

LATER: Final = 176
STEP: Final = 98
"""Where the market cards of later turns begin, and the room for each of them."""

TITLE: Final = 30
"""The size of the letters that say which turn it is."""

CARD: Final = (47, 88)
"""The size of a card in its row."""

SUMS: Final = 358
BESIDE: Final = 484
POINTS: Final = 710
"""Where the sums of a row, what lies beside its character, and its points begin."""


def table(facts: Facts) -> bytes:
    """What everybody sees of the table (`TableFacts`)."""
    sheet = Sheet(2 * EDGE + SEATS + SUPPLY + MARKET + ROW * len(facts["rows"]))
    _seats(sheet, facts["seats"])
    _supply(sheet, facts, EDGE + SEATS)
    _market(sheet, facts, EDGE + SEATS + SUPPLY)
    for place, row in enumerate(facts["rows"]):
        top = EDGE + SEATS + SUPPLY + MARKET + place * ROW
        _line(sheet, row, facts["letters"][row["row"]], top)
    return sheet.done()


def _seats(sheet: Sheet, seats: list[Facts]) -> None:
    """The players, and what each may still do once in the game."""
    step = (WIDTH - 2 * EDGE + 8) // len(seats)
    for place, seat in enumerate(seats):
        x, wide = EDGE + place * step, step - 8
        fill, thick = (FAINT if seat["has_stopped"] else WHITE), (7 if seat["is_awaited"] else 3)
        sheet.box((x, EDGE), (wide, SEATS - 12), fill, width=thick)
        left = x + 12
        for drawing, is_so in ((ARROW, "is_awaited"), (STOP, "has_stopped")):
            if seat[is_so]:
                sheet.place(drawing, (left, EDGE + 8), 32)
                left += 38
        sheet.write(writable(seat["name"]), (left, EDGE + 24), 28, most=x + wide - left - 8)
        for number, (drawing, has_it) in enumerate(((GUEST, "has_guest"), (STOP, "can_stop"))):
            at = (x + 12 + number * 42, EDGE + 44)
            sheet.place(drawing, at, 32, is_pale=not seat[has_it])


def _supply(sheet: Sheet, facts: Facts, top: int) -> None:
    """The deck and the display, and what can still be taken or put aside in this turn."""
    sheet.place(DECK, (EDGE, top + 14), 60)
    sheet.write(str(facts["deck"]), (EDGE + 66, top + 44), 40)
    for place, card in enumerate(facts["display"]):
        deck_card(sheet, card, (140 + place * 74, top), (68, 88))
    sheet.place(ASIDE, (452, top + 16), 54)
    sheet.write(f"{facts['aside']}/5", (512, top + 44), 36)
    sheet.place(WC, (596, top + 14), 58, is_pale=not facts["can_wc"])
    if facts["guest"] is not None:
        sheet.place(GUEST, (676, top + 14), 58)
        sheet.write(signed(facts["guest"]), (WIDTH - EDGE, top + 44), 34, align="end")


def _market(sheet: Sheet, facts: Facts, top: int) -> None:
    """The card for sale now, large, and the ones after it; or what arrivals are worth."""
    sheet.line(top)
    if facts["market"]:
        now, *later = facts["market"]
        offered_card(sheet, now, (EDGE, top + 10), (156, 102))
        sheet.box((EDGE, top + 10), (156, 102), None, width=7)
        for place, card in enumerate(later):
            offered_card(sheet, card, (LATER + place * STEP, top + 24), (STEP - 4, 82))
    else:
        sheet.place(DINNER, (EDGE, top + 14), 88)
        for place, points in enumerate(ARRIVAL_POINTS):
            x = 146 + place * 70
            sheet.write(f"{place + 1}.", (x, top + 38), 30, align="middle")
            sheet.write(signed(points), (x, top + 80), 36, align="middle")
    room = title_room(len(facts["market"]))
    sheet.write(facts["title"], (WIDTH - EDGE, top + 60), TITLE, most=room, align="end")


def title_room(market: int) -> int:
    """The room for the title beside so many market cards, or beside what arrivals are worth."""
    return WIDTH - EDGE - 12 - LATER - STEP * (market - 1 if market else 4)


def _line(sheet: Sheet, row: Facts, letters: str, top: int) -> None:
    """A row: its own card, the cards in it, their sums, what lies beside it, and its points."""
    sheet.line(top)
    y = top + 6
    drawing = face(row["row"], has_child=row["has_child"])
    portrait(sheet, drawing, letters, (EDGE, y), 88, worth=row["worth"])
    slots(sheet, row, (146, y), CARD)
    if row["row"] == "schoolbus":
        sums(sheet, row, (SUMS, y + 22))
        if row["has_child"]:
            sheet.place(CHILD, (BESIDE, y + 8), 72)
    else:
        sums(sheet, row, (SUMS, y))
        beside(sheet, row, (BESIDE, y), POINTS - 8 - BESIDE)
        sheet.box((POINTS, y + 15), (WIDTH - EDGE - POINTS, 58), WHITE, width=5)
        middle = (POINTS + WIDTH - EDGE) // 2
        sheet.write(plainly(row["points"]), (middle, y + 43), 34, align="middle")
    if row["is_marked"]:
        sheet.box((3, top + 1), (WIDTH - 6, ROW), None, outline=MARKED, width=7)
