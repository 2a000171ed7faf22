"""A message of the channel once more, frame by frame, for who looked away."""

from collections.abc import Iterator
from dataclasses import replace

from bot.games.match import Match
from bot.screens.buttons import rows
from bot.screens.family import AnyFamily
from bot.screens.ids import PressId
from bot.screens.retelling import moves, story_of
from bot.screens.screen import Button, Screen, Text, load_screen, without_presses
from bot.screens.viewer import look
from bot.screens.words import Words
from bot.tables.refusals import Declined
from bot.tables.table import Table

EMOJI = {"back": "◀️", "next": "▶️"}


def once_more_screen(table: Table, key: str, frame: str, family: AnyFamily, words: Words) -> Screen:
    """One frame of a message, and the way to the others. Raises Declined."""
    if table.match is None or not family.may_tell_again(look(table, words), key):
        raise Declined("not-told-again")
    frames = [*_frames(table, key, family, words)]
    if not frames or not frame.isdecimal():
        raise Declined("old-button")
    place = min(int(frame[:3]), len(frames) - 1)
    shown = without_presses(frames[place])
    page = Text(words("again-page", number=place + 1, count=len(frames)))
    return Screen((*shown.blocks, page, *rows(_buttons(table, key, place, len(frames), words))))


def _frames(table: Table, key: str, family: AnyFamily, words: Words) -> Iterator[Screen]:
    """All that the message has shown, told anew from the log at the usual pace."""
    match = table.get_match()
    begin = replace(
        table,
        match=Match.begin(match.game, match.options, match.seats),
        before=None,
        terms=replace(table.terms, pace="normal", bets="off"),
    )
    for entry, later in moves(begin, match.log):
        for announcement in story_of(look(later, words), entry, family):
            if announcement.key == key and announcement.screen is not None:
                yield load_screen(announcement.screen)


def _buttons(table: Table, key: str, place: int, count: int, words: Words) -> Iterator[Button]:
    for name, other in (("back", place - 1), ("next", place + 1)):
        if 0 <= other < count:
            press = PressId("again", table.id, rest=f"{key} {other}")
            yield Button(str(press), words(f"press-page-{name}"), emoji=EMOJI[name])
