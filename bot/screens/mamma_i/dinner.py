"""The dinner: who arrives when, everybody's points, and whose side the players were on."""

from collections.abc import Sequence

from bot.games.interface import Event
from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.events import Arrived, SecretShown
from bot.games.mamma_i.scoring import ARRIVAL_POINTS
from bot.screens.announcing import BROWN, in_channel, message, pace
from bot.screens.buttons import make_button
from bot.screens.mamma_i.card_words import minus, row_title
from bot.screens.mamma_i.pictured import Pictures, scoring_picture
from bot.screens.mamma_i.scored import items_at_end, items_text, signed
from bot.screens.mamma_i.seen import get_arrival, get_points, onlook
from bot.screens.mamma_i.words import get_words
from bot.screens.people import person_name
from bot.screens.words import Words
from bot.tables.announcement import Announcement
from bot.tables.table import Table


def dinner_told(table: Table, events: Sequence[Event]) -> list[Announcement]:
    """The arrivals, the family's points from the fewest up, then the secrets one by one."""
    words = get_words(table.terms.language)
    return [
        _arrivals(table, events, words),
        *_scored(table, words),
        *_frames(table, "secrets", "secrets-heading", _secrets(table, events, words)),
    ]


def _arrivals(table: Table, events: Sequence[Event], words: Words) -> Announcement:
    """The order in which the family sits down, and what that is worth."""
    lines = [
        words(
            "dinner-place",
            place=event.place,
            character=row_title(words, event.character),
            movement=minus(event.movement),
            points=signed(ARRIVAL_POINTS[event.place - 1]),
        )
        for event in events
        if isinstance(event, Arrived)
    ]
    screen = message([words("dinner-heading"), *lines, words("dinner-ties")], color=BROWN)
    return in_channel("dinner", "post", screen, gap=pace(table))


def _frames(
    table: Table,
    key: str,
    heading: str,
    lines: Sequence[str],
    pictures: Sequence[Pictures] = (),
) -> list[Announcement]:
    """One message that grows line by line; at the pace *instant* it comes whole."""
    words = get_words(table.terms.language)
    sizes = range(1, len(lines) + 1) if pace(table) else [len(lines)]
    told: list[Announcement] = []
    for size in sizes:
        buttons = [make_button(table, "skip", words)] if size < len(lines) else []
        shown = pictures[size - 1] if pictures else []
        screen = message([words(heading), *lines[:size]], buttons, BROWN, pictures=shown)
        told.append(in_channel(key, "edit" if told else "post", screen, gap=pace(table)))
    return told


def _scored(table: Table, words: Words) -> list[Announcement]:
    """Each character with all its points, the fewest first, the latest in a picture."""
    points, arrival = get_points(table), get_arrival(table)
    order = sorted(Character, key=lambda one: (points[one].total, -arrival.index(one)))
    lines = [_score(table, one, words) for one in order]
    pictures = [scoring_picture(table, one, words) for one in order]
    return _frames(table, "scores", "scores-heading", lines, pictures)


def _score(table: Table, character: Character, words: Words) -> str:
    items = items_text(words, character, items_at_end(onlook(table), character))
    title, total = row_title(words, character), get_points(table)[character].total
    return words("scores-of", character=title, count=total, shown=minus(total), items=items)


def _secrets(table: Table, events: Sequence[Event], words: Words) -> list[str]:
    """The secrets, the one with the fewest points first."""
    shown = [event for event in events if isinstance(event, SecretShown)]
    arrival = get_arrival(table)
    shown.sort(key=lambda event: (event.points, -arrival.index(event.character)))
    return [
        words(
            "secrets-of",
            name=person_name(table, event.seat),
            character=row_title(words, event.character),
            count=event.points,
            shown=minus(event.points),
        )
        for event in shown
    ]
