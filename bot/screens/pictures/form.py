"""A player's places in the latest games, a column each."""

from typing import Final

from bot.pictures.kit import CROWN, FAINT, WIDTH, Facts, Sheet

EDGE: Final = 20
WIDEST: Final = 110
GAP: Final = 6

CROWNED: Final = 48
"""The room above a column for a winner's crown."""

TALLEST: Final = 180
LOWEST: Final = 48

WON: Final = "#f2b632"

CAPTION: Final = 32
NUMBER: Final = 34
FOOT: Final = 60
"""The room below the columns for the words."""


def form(facts: Facts) -> bytes:
    """The columns: the higher, the better the place among those who played; a win has a crown."""
    games = facts["games"]
    floor = EDGE + CROWNED + TALLEST
    sheet = Sheet(floor + FOOT + EDGE // 2)
    step = min(WIDEST, (WIDTH - 2 * EDGE) // max(1, len(games)))
    first = (WIDTH - step * len(games)) // 2
    for number, (place, players) in enumerate(games):
        _column(sheet, (first + number * step, floor), step - GAP, (place, players))
    sheet.line(floor + 4)
    (before, latest), middle = facts["captions"], floor + FOOT // 2 + 6
    sheet.write(before, (first, middle), CAPTION)
    sheet.write(latest, (WIDTH - first - GAP, middle), CAPTION, align="end")
    return sheet.done()


def _column(sheet: Sheet, at: tuple[int, int], wide: int, placed: tuple[int, int]) -> None:
    """A game, by the lower left corner of its column."""
    (x, floor), (place, players) = at, placed
    high = LOWEST + (TALLEST - LOWEST) * (players - place) // max(1, players - 1)
    sheet.box((x, floor - high), (wide, high), WON if place == 1 else FAINT)
    if place == 1:
        size = min(44, wide)
        sheet.place(CROWN, (x + (wide - size) // 2, floor - high - size - 4), size)
    sheet.write(str(place), (x + wide // 2, floor - 24), NUMBER, align="middle")
