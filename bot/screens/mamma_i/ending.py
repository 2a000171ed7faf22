"""The end of a game: the ranking, and how the game went."""

from bot.games.mamma_i.events import GameEnded
from bot.games.places import place_of
from bot.screens.announcing import GOLD, message
from bot.screens.buttons import make_button
from bot.screens.lobby import game_title
from bot.screens.mamma_i.awards import award_lines
from bot.screens.mamma_i.card_words import minus, row_text, row_title
from bot.screens.mamma_i.pictured import podium_picture
from bot.screens.mamma_i.seen import find_deciding_arrival, get_end
from bot.screens.mamma_i.went import went
from bot.screens.people import person_name, strength_note
from bot.screens.ranking import marks_of, medal, ranking
from bot.screens.remarks import paragraph
from bot.screens.screen import Screen
from bot.screens.words import Words
from bot.tables.table import Table


def end_screen(table: Table, words: Words, *, is_open: bool) -> Screen:
    """The ranking with the tie-break in words, and where to find the record."""
    end = get_end(table)
    lines = [words("end-heading", title=game_title(table, words)), _won(table, end, words), ""]
    lines += [_place(table, end, seat, words) for seat in ranking(marks_of(table))]
    below = [paragraph(went(table, words)), *award_lines(table, words)]
    if table.id:
        below.append(words("end-record", game=str(table.id)))
    buttons = [make_button(table, "rematch", words, style="primary")] if is_open else []
    return message(lines, buttons, GOLD, pictures=podium_picture(table, end, words), below=below)


def _place(table: Table, end: GameEnded, seat: int, words: Words) -> str:
    place = place_of(marks_of(table), seat)
    line = words(
        "end-place",
        medal=medal(place),
        place=place,
        name=person_name(table, seat),
        strength=strength_note(table, seat, words),
        character=row_title(words, end.characters[seat]),
        count=end.points[seat],
        shown=minus(end.points[seat]),
    )
    arrived = find_deciding_arrival(table, end, seat)
    return line if arrived is None else f"{line} {words('end-arrived', place=arrived)}"


def _won(table: Table, end: GameEnded, words: Words) -> str:
    """Who has won, and how (C8.7)."""
    best = end.winners[0]
    return words(
        f"end-won-{end.reason}",
        name=person_name(table, best),
        character=row_text(words, "whom", end.characters[best]),
        count=end.points[best],
        shown=minus(end.points[best]),
    )
