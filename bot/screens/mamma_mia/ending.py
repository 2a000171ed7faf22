"""The end of a game: the finished pile turned up, the ranking, and how the game went."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games.mamma_mia.events import FinishedTurnedUp, GameEnded
from bot.games.places import place_of
from bot.screens.announcing import BROWN, GOLD, in_channel, message, pace
from bot.screens.awarding import award_lines
from bot.screens.buttons import make_button
from bot.screens.frames import frame_sizes
from bot.screens.lobby import game_title
from bot.screens.mamma_mia.awards import KINDS
from bot.screens.mamma_mia.pictured import podium_picture
from bot.screens.mamma_mia.rhythm import get_rhythm
from bot.screens.mamma_mia.score import standing_text
from bot.screens.mamma_mia.seen import MammaMiaViewer, get_end
from bot.screens.mamma_mia.summary import went
from bot.screens.people import strength_note
from bot.screens.ranking import marks_of, medal, ranking
from bot.screens.remarks import paragraph
from bot.screens.screen import Screen
from bot.screens.words import joined
from bot.tables.announcement import LAST_WORD, Announcement

CARDS: Final = {"slow": 2, "normal": 3, "fast": 4}
"""How many orders each frame turns up; the pace *instant* has only one frame."""

MOST_FRAMES: Final = 8
LONGEST_PILE: Final = 3000


def end_told(viewer: MammaMiaViewer) -> list[Announcement]:
    """The finished pile, if the edition has one, then the ranking."""
    pile = [event for event in viewer.news if isinstance(event, FinishedTurnedUp)]
    end = in_channel(LAST_WORD, "post", end_screen(viewer, is_open=True), gap=pace(viewer))
    first, *others = [*_finale(viewer, pile), end] if pile else [end]
    first = replace(first, gap=get_rhythm(viewer).standing)
    return [Announcement("turn", "delete"), first, *others]


def _finale(viewer: MammaMiaViewer, pile: Sequence[FinishedTurnedUp]) -> list[Announcement]:
    """The finished orders one by one, several per frame (B5.2)."""
    size = len(pile)
    step = max(-(-size // MOST_FRAMES), CARDS.get(viewer.table.terms.pace, size))
    told: list[Announcement] = []
    for number in frame_sizes(size, step):
        lines = [viewer.words("finale-heading"), *_turned_up(viewer, pile[:number])]
        lines.append(_tally(viewer, pile[:number]))
        buttons = [make_button(viewer, "skip")] if number < size else []
        screen = message(lines, buttons, BROWN)
        act = "edit" if told else "post"
        told.append(in_channel("finale", act, screen, gap=pace(viewer)))
    return told


def _turned_up(viewer: MammaMiaViewer, pile: Sequence[FinishedTurnedUp]) -> list[str]:
    """The orders turned up so far; only the latest if there are very many."""
    lines: list[str] = []
    length = 0
    for event in reversed(pile):
        line = viewer.say(event)
        length += len(line) + 1
        if length > LONGEST_PILE:
            lines.append("…")
            break
        lines.append(line)
    return lines[::-1]


def _tally(viewer: MammaMiaViewer, pile: Sequence[FinishedTurnedUp]) -> str:
    seats = [event.seat for event in pile]
    counts = [seats.count(seat) for seat in range(len(viewer.table.chairs))]
    return viewer.words("finale-tally", standing=standing_text(viewer, counts))


def end_screen(viewer: MammaMiaViewer, *, is_open: bool) -> Screen:
    """The ranking with the tie-break in words, and where to find the record."""
    end, words = get_end(viewer), viewer.words
    lines = [words("end-heading", title=game_title(viewer)), _won(viewer, end), ""]
    lines += [_place(viewer, end, seat) for seat in ranking(marks_of(viewer))]
    below = [paragraph(went(viewer)), *award_lines(KINDS, viewer)]
    if viewer.table.id:
        below.append(words("end-record", game=str(viewer.table.id)))
    buttons = [make_button(viewer, "rematch", style="primary")] if is_open else []
    pictures = podium_picture(viewer, end)
    return message(lines, buttons, GOLD, pictures=pictures, below=below)


def _place(viewer: MammaMiaViewer, end: GameEnded, seat: int) -> str:
    place = place_of(marks_of(viewer), seat)
    line = viewer.words(
        "end-place",
        medal=medal(place),
        place=place,
        name=viewer.names(seat),
        strength=strength_note(viewer.table, seat, viewer.words),
        count=end.delivered[seat],
    )
    if end.delivered.count(end.delivered[seat]) == 1:
        return line
    return f"{line} {viewer.words('end-in-hand', count=end.hand[seat])}"


def _won(viewer: MammaMiaViewer, end: GameEnded) -> str:
    """Who has won, and how (A7.2, A7.3)."""
    best = end.winners[0]
    names = [f"**{viewer.names(seat)}**" for seat in end.winners]
    return viewer.words(
        f"end-won-{end.reason}",
        names=joined(viewer.words, names),
        count=end.delivered[best],
        cards=end.hand[best],
    )
