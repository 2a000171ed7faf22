"""The end of a game: the ranking, and how the game went."""

from bot.games.mamma_i.events import GameEnded
from bot.games.places import place_of
from bot.screens.announcing import GOLD, message
from bot.screens.awarding import award_lines
from bot.screens.buttons import make_button
from bot.screens.lobby import game_title
from bot.screens.mamma_i.awards import KINDS
from bot.screens.mamma_i.pictured import podium_picture
from bot.screens.mamma_i.seen import MammaIViewer, find_deciding_arrival, get_end
from bot.screens.mamma_i.summary import went
from bot.screens.people import person_name, strength_note
from bot.screens.ranking import marks_of, medal, ranking
from bot.screens.remarks import paragraph
from bot.screens.screen import Screen


def end_screen(viewer: MammaIViewer, *, is_open: bool) -> Screen:
    """The ranking with the tie-break in words, and where to find the record."""
    end = get_end(viewer)
    lines = [viewer.words("end-heading", title=game_title(viewer)), _won(viewer, end), ""]
    lines += [_place(viewer, end, seat) for seat in ranking(marks_of(viewer))]
    below = [paragraph(went(viewer)), *award_lines(KINDS, viewer)]
    if viewer.table.id:
        below.append(viewer.words("end-record", game=str(viewer.table.id)))
    buttons = [make_button(viewer, "rematch", style="primary")] if is_open else []
    return message(lines, buttons, GOLD, pictures=podium_picture(viewer, end), below=below)


def _place(viewer: MammaIViewer, end: GameEnded, seat: int) -> str:
    words, place = viewer.words, place_of(marks_of(viewer), seat)
    line = words(
        "end-place",
        medal=medal(place),
        place=place,
        name=person_name(viewer.table, seat),
        strength=strength_note(viewer.table, seat, viewer.words),
        character=end.characters[seat],
        points=end.points[seat],
    )
    arrived = find_deciding_arrival(viewer, end, seat)
    return line if arrived is None else f"{line} {words('end-arrived', place=arrived)}"


def _won(viewer: MammaIViewer, end: GameEnded) -> str:
    """Who has won, and how (C8.7)."""
    best = end.winners[0]
    return viewer.words(
        "end-won",
        reason=end.reason,
        name=person_name(viewer.table, best),
        character=end.characters[best],
        points=end.points[best],
    )
