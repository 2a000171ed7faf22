"""What else the tables need from the world outside: a voice, a clock, dice, a thinker, a teller.

`bot/front/` speaks and `bot/screens/` finds the words; tests have voices and clocks of their own.
"""

import asyncio
from collections.abc import Callable, Container, Sequence
from contextlib import AbstractContextManager, nullcontext
from random import Random
from typing import Literal, Protocol, TypeAlias

from bot.brains.interface import Advice
from bot.brains.question import Question
from bot.games.interface import Event, Json, Move, value
from bot.tables.announcement import Announcement, Why
from bot.tables.table import Table


@value
class Wager:
    """Something that can be bet on: whether an order that has come out is going to be baked."""

    subject: str
    """Tells it from all others of the game; everybody may read it."""
    barred: frozenset[int]
    """The seats that may not bet, as it is for them to decide what comes of it."""
    is_baked: bool | None
    """What came of it, once that is known."""


@value
class Nose:
    """Somebody with a nose for what is in the oven."""

    user: int
    right: int
    bets: int


class Voice(Protocol):
    """Speaks in channels. Every method may raise a `Trouble`."""

    async def post(
        self,
        place: int,
        screen: Json,
        mentions: Sequence[int],
        mark: int,
        *,
        in_words: bool = False,
    ) -> int:
        """Posts a message and gives its id. The same mark again, soon after, posts nothing.

        All that is in its pictures is said in its words as well, so it can do without them.
        """
        ...

    async def find(self, place: int, mark: int, after: int | None) -> int | None:
        """The message with the mark, among the latest after that message."""
        ...

    async def edit(
        self,
        place: int,
        message: int,
        screen: Json,
        mentions: Sequence[int],
        *,
        in_words: bool = False,
    ) -> None: ...

    async def delete(self, place: int, message: int) -> None: ...

    async def open_direct(self, user: int, *, is_asked: bool = False) -> int:
        """The channel of a user's direct messages, for which the user may have asked."""
        ...

    async def is_lost(self) -> bool:
        """Whether nobody here may speak any more, and so the program ends."""
        ...

    def is_free(self, place: int, message: int | None) -> bool:
        """Whether Discord would not count a new message there, or the change of this one."""
        ...

    def heard(self) -> Sequence[int]:
        """The shards that are heard here at present."""
        ...

    def hears(self, guild: int, elsewhere: Container[int]) -> bool:
        """Whether what people of a server press gets through, here or on shards elsewhere."""
        ...


class Clock(Protocol):
    """What time it is, and waiting."""

    def now(self) -> float:
        """Seconds since 1970, by a clock that may be set: for what is kept or shown."""
        ...

    def monotonic(self) -> float:
        """Seconds that nobody can set: for how long something takes."""
        ...

    async def sleep(self, seconds: float) -> None: ...

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Waits for the event, but no longer than this many seconds."""
        ...

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], None]:
        """Calls back after so many seconds; returns a function that cancels the call."""
        ...


class Dice(Protocol):
    """Where chance comes from; the table and entry are passed so that tests can repeat it."""

    def rng(self, table_id: int, entry: int) -> Random: ...

    def salt(self, table_id: int, entry: int) -> bytes: ...


class Thinker(Protocol):
    """Where computer players think; nobody has to wait for them meanwhile."""

    async def decide(self, question: Question) -> Move:
        """What the computer player does, or in its stead somebody who thinks less."""
        ...

    async def advise(self, question: Question) -> Advice | None:
        """What an adviser would do, and why; None if there is no time for it now."""
        ...

    async def close(self) -> None:
        """Nobody thinks any more."""
        ...


Connection: TypeAlias = Literal["disconnect", "resume", "identify"]

Refused: TypeAlias = Literal["limit", "quarantine"]
"""Why Discord opens no direct messages: too many in a short time, or far too many."""


class Watch:
    """Is told how the host fares: how often and how long, never who. This one looks away."""

    def clicked(self, what: str, seconds: float, *, is_answered: bool) -> None:
        """Somebody has had the answer to a command or a press after so many seconds, or none."""

    def said(self, late: float) -> None:
        """An announcement was made so many seconds after it was due."""

    def thought(self, strength: str, seconds: float) -> None:
        """A computer has thought for so long."""

    def did_without(self, why: str) -> None:
        """A computer was to think, and did without."""

    def directs_refused(self, why: Refused) -> None:
        """Discord opens no direct messages for a while."""

    def connection(self, event: Connection) -> None:
        """Something has happened to the connection of a shard."""

    def timed(self, what: str) -> AbstractContextManager[object]:
        """Takes the time of something that the store does."""
        del what
        return nullcontext()


class Teller(Protocol):
    """Finds the words for what happens; pure: the same input gives the same announcements."""

    def opened(self, table: Table) -> list[Announcement]:
        """The table has a thread of its own: others may come there."""
        ...

    def lobby(self, table: Table) -> list[Announcement]:
        """The lobby was opened or has changed."""
        ...

    def lobby_closed(
        self, table: Table, by: int | None, why: str | None = None
    ) -> list[Announcement]:
        """The lobby was cancelled: by somebody, because nobody is left, or for a reason.

        The reason is that of whoever runs the host.
        """
        ...

    def lobby_left(self, table: Table, seat: int) -> list[Announcement]:
        """A player is about to leave the lobby."""
        ...

    def begun(
        self, table: Table, events: Sequence[Event], seals: Sequence[str]
    ) -> list[Announcement]:
        """The cards were dealt; the seals are the hashes of the outcomes of chance, in order."""
        ...

    def moved(
        self,
        table: Table,
        seat: int,
        events: Sequence[Event],
        seals: Sequence[str],
        why: Why,
    ) -> list[Announcement]:
        """A seat made a move, and this came of it."""
        ...

    def calls_late(self, table: Table) -> bool:
        """Whether whoever must act watches anyway, and need not be called at once."""
        ...

    def can_skip(self, table: Table) -> bool:
        """Whether a player may cut short the story that is being told."""
        ...

    def called(self, table: Table) -> list[Announcement]:
        """Whoever must act has not acted for a while, and is called."""
        ...

    def reminded(self, table: Table) -> list[Announcement]:
        """Half of the turn time of the acting seat is over; the alarm is set to its end."""
        ...

    def seat_changed(
        self, table: Table, seat: int, how: Literal["left", "absent", "back", "host"]
    ) -> list[Announcement]:
        """A player left the seat to the computer, was absent, came back, or is the host now."""
        ...

    def hinted(self, table: Table, seat: int) -> list[Announcement]:
        """A player has taken a hint."""
        ...

    def hand(self, table: Table, seat: int) -> list[Announcement]:
        """The message with a seat's hand, as it is now."""
        ...

    def cancelled(self, table: Table, by: int | None, why: str | None = None) -> list[Announcement]:
        """The running game was ended: by somebody, because nobody is left, or for a reason.

        The reason is that of whoever runs the host.
        """
        ...

    def unreachable(self, table: Table, seat: int, *, is_closed: bool) -> list[Announcement]:
        """In mid-game a hand cannot be sent: direct messages are closed, or not open."""
        ...

    def reachable(self, seat: int) -> list[Announcement]:
        """A player's direct messages turned out to be open."""
        ...

    def abandoned(self, table: Table) -> list[Announcement]:
        """The channel is gone; only direct messages are left to say so."""
        ...

    def rematch_opened(self, table: Table) -> list[Announcement]:
        """The button of the finished table has been used."""
        ...

    def former_name(self, language: str) -> str:
        """What somebody who is forgotten is called from then on."""
        ...

    def erased(self, screen: Json, user: int, name: str | None, language: str) -> Json:
        """What was to be shown, without any trace of somebody who is forgotten.

        The name is what the user was called at that table.
        """
        ...

    def wagers(self, table: Table) -> Sequence[Wager]:
        """All that has come out of the oven to be bet on; at most the last is undecided."""
        ...

    def over(self, table: Table, noses: Sequence[Nose]) -> list[Announcement]:
        """The game is over, its end is told, and these users have foretold most."""
        ...
