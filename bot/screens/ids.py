"""The ids of buttons, menus and forms: which table, what to do, and in which state of it.

An id is `mm:VERB:TABLE:STAMP:REST`. Everybody who sees the message can read it, and it may come
back changed: it is input like any other, and never holds what its reader may not know.
"""

import re
from typing import Final, NamedTuple

PATTERN: Final = re.compile(
    r"mm:(?P<verb>[a-z-]{1,16}):(?P<table>[0-9]{1,18}):(?P<stamp>[0-9]{1,9}):(?P<rest>.{0,60})"
)
"""Fits into Discord's 100 characters."""

ANY_TIME: Final = 0
"""The stamp of buttons that work in any state, such as *Hand*."""

FOR_ACTING: Final = "acting"
"""The rest of an id for the player whose turn it is, though everybody can press it."""

IN_LOBBY: Final = 1
"""The stamp of buttons that work only before the deal."""


class PressId(NamedTuple):
    """The parts of an id."""

    verb: str
    table: int
    stamp: int = ANY_TIME
    """Stands for the state that the message showed (`Table.veil`), or for the lobby."""
    rest: str = ""

    def __str__(self) -> str:
        return f"mm:{self.verb}:{self.table}:{self.stamp}:{self.rest}"


def parse_id(text: str) -> PressId | None:
    """The parts of an id, or None if it isn't ours."""
    found = PATTERN.fullmatch(text)
    if found is None:
        return None
    return PressId(found["verb"], int(found["table"]), int(found["stamp"]), found["rest"])
