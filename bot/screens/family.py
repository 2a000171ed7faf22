"""What every family of games brings to the front: its screens, its forms, its commands' options.

All of it is pure: tables in, plain values out. The words come with it.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

from bot.games.interface import Event, Move, value
from bot.screens.screen import Form, Screen
from bot.screens.words import Words
from bot.tables.ports import Announcement, Why
from bot.tables.table import Table

Values: TypeAlias = Mapping[str, Sequence[str]]
"""What was filled in, by field or option; an option left out is not there."""


@value
class Asked:
    """What somebody wants to have offered."""

    seat: int
    command: str
    option: str
    values: Values
    """What is filled in so far, what is being typed included."""
    words: Words


class Family(Protocol):
    """The screens of one family of games."""

    def begun(
        self, table: Table, events: Sequence[Event], seals: Sequence[str]
    ) -> list[Announcement]:
        """The cards were dealt: the seals first, the hands, whose turn it is."""
        ...

    def moved(
        self, table: Table, seat: int, events: Sequence[Event], seals: Sequence[str], why: Why
    ) -> list[Announcement]:
        """What the channel hears of a move and of all that came of it, and the changed hands."""
        ...

    def hand(self, table: Table, seat: int, words: Words) -> Screen:
        """The own cards, and the buttons of what this player may do now."""
        ...

    def prompt(self, table: Table, words: Words) -> str:
        """Whom the table waits for, in one line, with the mention of a person who must act."""
        ...

    def overview(self, table: Table, words: Words) -> Screen:
        """What everybody may know of the table."""
        ...

    def form(self, table: Table, seat: int, which: str, words: Words) -> Form:
        """The form for a move (`which`: turn, add, ask). Raises Refused."""
        ...

    def read_form(self, table: Table, seat: int, which: str, values: Values) -> Move:
        """The move that a filled-in form means. Raises Refused or Declined."""
        ...

    def read_command(self, table: Table, seat: int, command: str, values: Values) -> Move:
        """The move that a slash command means. Raises Refused or Declined."""
        ...

    def choices(self, table: Table, asked: Asked) -> list[tuple[str, str]]:
        """What may be filled in for an option, as label and value."""
        ...

    def read_press(self, table: Table, seat: int, text: str) -> Move:
        """The move that a button carries. Raises BadText."""
        ...

    def warning(self, table: Table, seat: int, move: Move, words: Words) -> str | None:
        """What should be said before the move is made, if anything (A3.4)."""
        ...
