"""The end of a game: the finished pile turned up, the ranking, and how the game went."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games.interface import Event
from bot.games.mamma_mia.events import FinishedTurnedUp, GameEnded
from bot.games.places import place_of
from bot.screens.announcing import BROWN, GOLD, in_channel, joined, message, pace
from bot.screens.buttons import make_button
from bot.screens.frames import frame_sizes
from bot.screens.lobby import game_title
from bot.screens.mamma_mia.awards import award_lines
from bot.screens.mamma_mia.card_words import order_name
from bot.screens.mamma_mia.pictured import podium_picture
from bot.screens.mamma_mia.rhythm import get_rhythm
from bot.screens.mamma_mia.seen import get_end
from bot.screens.mamma_mia.went import went
from bot.screens.mamma_mia.words import get_words
from bot.screens.people import person_name, strength_note
from bot.screens.ranking import marks_of, medal, ranking
from bot.screens.remarks import paragraph
from bot.screens.screen import Screen
from bot.screens.words import Words
from bot.tables.announcement import LAST_WORD, Announcement
from bot.tables.table import Table

CARDS: Final = {"slow": 2, "normal": 3, "fast": 4}
"""How many orders each frame turns up; the pace *instant* has only one frame."""

MOST_FRAMES: Final = 8
LONGEST_PILE: Final = 3000


def end_told(table: Table, events: Sequence[Event]) -> list[Announcement]:
    """The finished pile, if the edition has one, then the ranking."""
    words = get_words(table.terms.language)
    pile = [event for event in events if isinstance(event, FinishedTurnedUp)]
    end = in_channel(LAST_WORD, "post", end_screen(table, words, is_open=True), gap=pace(table))
    first, *others = [*_finale(table, pile, words), end] if pile else [end]
    first = replace(first, gap=get_rhythm(table).standing)
    return [Announcement("turn", "delete"), first, *others]


def _finale(table: Table, pile: Sequence[FinishedTurnedUp], words: Words) -> list[Announcement]:
    """The finished orders one by one, several per frame (B5.2)."""
    size = len(pile)
    step = max(-(-size // MOST_FRAMES), CARDS.get(table.terms.pace, size))
    told: list[Announcement] = []
    for number in frame_sizes(size, step):
        lines = [words("finale-heading"), *_turned_up(table, pile[:number], words)]
        lines.append(_tally(table, pile[:number], words))
        buttons = [make_button(table, "skip", words)] if number < size else []
        screen = message(lines, buttons, BROWN)
        act = "edit" if told else "post"
        told.append(in_channel("finale", act, screen, gap=pace(table)))
    return told


def _turned_up(table: Table, pile: Sequence[FinishedTurnedUp], words: Words) -> list[str]:
    """The orders turned up so far; only the latest if there are very many."""
    lines: list[str] = []
    length = 0
    for event in reversed(pile):
        key = "finale-reward" if event.is_reward else "finale-order"
        name = person_name(table, event.seat)
        line = words(key, name=name, order=order_name(words, event.order))
        length += len(line) + 1
        if length > LONGEST_PILE:
            lines.append("…")
            break
        lines.append(line)
    return lines[::-1]


def _tally(table: Table, pile: Sequence[FinishedTurnedUp], words: Words) -> str:
    seats = [event.seat for event in pile]
    parts = [
        words("oven-standing-of", name=person_name(table, seat), count=seats.count(seat))
        for seat in range(len(table.chairs))
    ]
    return words("finale-tally", standing=" · ".join(parts))


def end_screen(table: Table, words: Words, *, is_open: bool) -> Screen:
    """The ranking with the tie-break in words, and where to find the record."""
    end = get_end(table)
    lines = [words("end-heading", title=game_title(table, words)), _won(table, end, words), ""]
    lines += [_place(table, end, seat, words) for seat in ranking(marks_of(table))]
    below = [paragraph(went(table, words)), *award_lines(table, words)]
    if table.id:
        below.append(words("end-record", game=str(table.id)))
    buttons = [make_button(table, "rematch", words, style="primary")] if is_open else []
    pictures = podium_picture(table, end, words)
    return message(lines, buttons, GOLD, pictures=pictures, below=below)


def _place(table: Table, end: GameEnded, seat: int, words: Words) -> str:
    place = place_of(marks_of(table), seat)
    line = words(
        "end-place",
        medal=medal(place),
        place=place,
        name=person_name(table, seat),
        strength=strength_note(table, seat, words),
        count=end.delivered[seat],
    )
    if end.delivered.count(end.delivered[seat]) == 1:
        return line
    return f"{line} {words('end-in-hand', count=end.hand[seat])}"


def _won(table: Table, end: GameEnded, words: Words) -> str:
    """Who has won, and how (A7.2, A7.3)."""
    best = end.winners[0]
    return words(
        f"end-won-{end.reason}",
        names=joined(words, [f"**{person_name(table, seat)}**" for seat in end.winners]),
        count=end.delivered[best],
        cards=end.hand[best],
    )
