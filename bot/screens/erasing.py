"""Removes a forgotten user from stored screens."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Any, Final, TypeVar, cast

from bot.games.interface import Json
from bot.screens.marks import BEGINS, END, mark
from bot.screens.screen import rewritten
from bot.screens.words import plain
from bot.tables.announcement import Announcement
from bot.tables.table import Table

Tell = TypeVar("Tell", bound=Callable[..., list[Announcement]])

PEOPLE: Final = "people"
"""Where a stored screen says whose names the marks are, by seat."""

READ: Final = ("markdown", "instead", "alt", "label", "description", "name")
"""Where screens of an earlier version, which have no marks, can contain names."""


def traceable(tell: Tell) -> Tell:
    """Marks the names in everything a method of the presenter returns."""

    @wraps(tell)
    def told(presenter: object, table: Table, *args: Any, **kwargs: Any) -> list[Announcement]:
        chairs = [replace(one, name=mark(one.name, seat)) for seat, one in enumerate(table.chairs)]
        people = [chair.user for chair in chairs]

        def signed(screen: Json) -> Json:
            return screen and {**screen, PEOPLE: people}

        return [
            replace(one, screen=signed(one.screen), remains=signed(one.remains))
            for one in tell(presenter, replace(table, chairs=chairs), *args, **kwargs)
        ]

    return cast("Tell", told)


def erase(screen: Json, user: int, name: str | None, instead: str) -> Json:
    """The screen with `instead` wherever it mentions or names the user.

    `name` is what the user was called at that table.
    """
    people = screen.get(PEOPLE)
    if people is None:
        return _erase_words(screen, user, name, instead)
    marks = "".join(BEGINS[seat] for seat, one in enumerate(people) if one == user)
    named = [rf"[{marks}][^{END}]*{END}?"] if marks else []
    pattern = re.compile("|".join([rf"<@{user}>", *named]))
    erased = rewritten(screen, lambda text, _: pattern.sub(instead, text))
    return {**erased, PEOPLE: [None if one == user else one for one in people]}


def _erase_words(screen: Json, user: int, name: str | None, instead: str) -> Json:
    names = [] if name is None else sorted({name, plain(name)}, key=len, reverse=True)
    words = [rf"(?<!\w){re.escape(one)}(?!\w)" for one in names]
    pattern = re.compile("|".join([rf"<@{user}>", *words]))
    return rewritten(screen, lambda text, key: pattern.sub(instead, text) if key in READ else text)
