"""A game in words, from its log: what its channel has read, in any language."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.games.interface import CHANCE, LogEntry, SeatMove, SeatSetup
from bot.games.match import Match
from bot.games.words import in_one_line
from bot.screens.family import AnyFamily, Families, Told
from bot.screens.lobby import game_title, option_label
from bot.screens.people import person_name
from bot.screens.screen import Picture, Text, load_screen
from bot.screens.viewer import AnyViewer, Reader, look
from bot.screens.words import Words
from bot.tables.announcement import Announcement
from bot.tables.table import Chair, Status, Table
from bot.tables.terms import CHOICES, Terms

LONGEST_NAME: Final = 40

MARKUP: Final = re.compile(r"\*\*|^(?:#+|-#) |\\(?=[^\w\s])", re.MULTILINE)
"""What Discord doesn't show as it is written."""

MENTION: Final = re.compile(r"<@(\d+)>")


def retell(match: Match, families: Families, language: str) -> Iterator[str]:
    """The game so far, line by line."""
    family = families.of_game(match.game.id)
    words = family.catalogue.words(language)
    table = table_of(Match.begin(match.game, match.options, match.seats), words)
    yield from _plain(table, _beginning(table, words))
    shown: dict[str, set[str]] = {}
    for entry, later in moves(table, match.log):
        yield from _plain(table, _told(look(later, words), entry, family, shown))
    yield words("record-ends" if match.actor is None else "record-stops")


def table_of(match: Match, words: Words) -> Table:
    """A table where the game is played, with nothing but what the game knows."""
    return Table(
        *(0, 0, 0),
        game=match.game,
        options=match.options,
        # All of an opening comes at once, and nothing that was said is taken away.
        terms=Terms(memory="open", pace="instant", pictures="off", language=words.language),
        chairs=tuple(_chair(place, seat) for place, seat in enumerate(match.seats)),
        status=Status.RUNNING,
        match=match,
    )


def _chair(place: int, seat: SeatSetup) -> Chair:
    name = in_one_line(seat.name, LONGEST_NAME)
    if seat.computer is None:
        return Chair(place + 1, name, seat.own)
    known = [word for word in CHOICES["strength"] if word == seat.computer]
    return Chair(None, name, seat.own, strength=next(iter(known), CHOICES["strength"][0]))


def _beginning(table: Table, words: Words) -> list[str]:
    """What is played, how, and by whom."""
    title = words("lobby-title", title=game_title(Reader(table, words)))
    in_force = table.game.options_in_force(table.options, len(table.chairs))
    how = " · ".join(option_label(words, name, chosen) for name, chosen in in_force.items())
    names = ", ".join(person_name(table, seat) for seat in range(len(table.chairs)))
    note = words("record-reconstruction") if table.game.is_reconstructed else ""
    return [title, how, names, note]


def moves(table: Table, log: Sequence[LogEntry]) -> Iterator[tuple[LogEntry, Table]]:
    """Each move, or the deal, and the table after it and what chance brought then."""
    made: LogEntry | None = None
    before = match = table.get_match()
    for entry in log:
        if made is None or isinstance(entry, SeatMove):
            made, before = entry, match
        match = match.apply(entry)
        if match.actor == CHANCE:
            continue
        status = Status.OVER if match.actor is None else Status.RUNNING
        yield made, replace(table, match=match, before=before, status=status)


def story_of(viewer: AnyViewer, entry: LogEntry, family: AnyFamily) -> Sequence[Announcement]:
    """What the channel hears of a move or of the deal."""
    if isinstance(entry, SeatMove):
        return family.moved(viewer, Told(entry.seat, (), "player"))
    return family.begun(viewer, ())


def _told(
    viewer: AnyViewer, entry: LogEntry, family: AnyFamily, shown: dict[str, set[str]]
) -> Iterator[str]:
    """What the channel hears of a move, without what a message has `shown` that changes."""
    for announcement in story_of(viewer, entry, family):
        lines = [line for text in _texts(announcement) for line in text.splitlines()]
        known = shown.get(announcement.key, set()) if announcement.act == "edit" else set[str]()
        yield from (line for line in lines if line not in known)
        shown[announcement.key] = known | {*lines}


def _texts(announcement: Announcement) -> Iterator[str]:
    """What stays to be read of an announcement."""
    kept = announcement.remains or announcement.screen
    if announcement.act == "delete" or kept is None:
        return
    screen = load_screen(kept)
    # What only calls somebody is no part of the game.
    for block in () if screen.is_call else screen.blocks:
        match block:
            case Text(markdown):
                yield markdown
            case Picture(instead=words):
                yield words
            case _:
                pass


def _plain(table: Table, lines: Iterator[str] | list[str]) -> Iterator[str]:
    """The lines as a terminal shows them, with names, and a gap above each heading."""
    names = {str(chair.user): person_name(table, at) for at, chair in enumerate(table.chairs)}
    for line in filter(None, lines):
        if line.startswith("#"):
            yield ""
        yield MARKUP.sub("", MENTION.sub(lambda found: names.get(found[1], found[0]), line))
