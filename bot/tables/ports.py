"""What the tables need from outside: a voice, a clock, dice, a thinker, a teller.

`bot/front/` speaks and `bot/screens/` finds the words; tests bring their own voices and clocks.
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
    """Something to bet on: whether an order that has come out of the oven is baked."""

    subject: str
    """Unique within the game; anybody may read it."""
    barred: frozenset[int]
    """The seats that may not bet, because the decision is theirs."""
    is_baked: bool | None
    """None until it's decided."""


@value
class Nose:
    """How many of a user's bets were right."""

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
        """Posts a message and returns its id; the same mark again, soon after, posts nothing.

        Its words repeat everything in its pictures, so it can do without them.
        """
        ...

    async def find(self, place: int, mark: int, after: int | None) -> int | None:
        """The message with the mark, among the latest after `after`."""
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
        """The channel of a user's direct messages, which the user may have asked for."""
        ...

    async def is_lost(self) -> bool:
        """Whether this process can't speak at all any more, and so the bot ends."""
        ...

    def is_free(self, place: int, message: int | None) -> bool:
        """Whether a new message there, or a change of this one, doesn't count for the limit."""
        ...

    def heard(self) -> Sequence[int]:
        """The shards that this process hears."""
        ...

    def hears(self, guild: int, elsewhere: Container[int]) -> bool:
        """Whether clicks on a server get through, here or on shards elsewhere."""
        ...


class Clock(Protocol):
    """The time, and waiting."""

    def now(self) -> float:
        """Seconds since 1970, by a clock that people can set: for what is stored or shown."""
        ...

    def monotonic(self) -> float:
        """Seconds on a clock that nobody can set: for how long something takes."""
        ...

    async def sleep(self, seconds: float) -> None: ...

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Waits for the event, but no longer than `seconds`."""
        ...

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], None]:
        """Calls back later; returns a function that cancels the call."""
        ...


class Dice(Protocol):
    """Where chance comes from; tests repeat it by table and entry."""

    def rng(self, table_id: int, entry: int) -> Random: ...

    def salt(self, table_id: int, entry: int) -> bytes: ...


class Thinker(Protocol):
    """Where computer players think, without anybody waiting."""

    async def decide(self, question: Question) -> Move:
        """The move of the computer player, or of a simpler one in its place."""
        ...

    async def advise(self, question: Question) -> Advice | None:
        """What an adviser would do, and why; None if there is no time for it now."""
        ...

    async def close(self) -> None:
        """Stops all thinking."""
        ...


Connection: TypeAlias = Literal["disconnect", "resume", "identify"]

Refused: TypeAlias = Literal["limit", "quarantine"]
"""Why Discord opens no direct messages: too many in a short time, or far too many."""


class Watch:
    """Metrics: how often and how long, never who. This one ignores everything."""

    def clicked(self, what: str, seconds: float, *, is_answered: bool) -> None:
        """A command or a click got its answer after `seconds`, or none."""

    def said(self, late: float) -> None:
        """An announcement went out `late` seconds after it was due."""

    def thought(self, strength: str, seconds: float) -> None:
        """A computer player has thought for `seconds`."""

    def did_without(self, why: str) -> None:
        """A computer player didn't get to think."""

    def directs_refused(self, why: Refused) -> None:
        """Discord opens no direct messages for a while."""

    def connection(self, event: Connection) -> None:
        """Something has happened to the connection of a shard."""

    def timed(self, what: str) -> AbstractContextManager[object]:
        """Times an operation of the store."""
        del what
        return nullcontext()


class Teller(Protocol):
    """Words what happens; pure: the same input gives the same announcements."""

    def opened(self, table: Table) -> list[Announcement]:
        """The table has a thread of its own: others may come there."""
        ...

    def lobby(self, table: Table) -> list[Announcement]:
        """The lobby was opened or has changed."""
        ...

    def lobby_closed(
        self, table: Table, by: int | None, why: str | None = None
    ) -> list[Announcement]:
        """The lobby was cancelled: by somebody, as nobody is left, or for the operator's reason."""
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
        """A seat made a move, with these consequences."""
        ...

    def calls_late(self, table: Table) -> bool:
        """Whether the player whose turn it is watches anyway, so that the call can wait."""
        ...

    def can_skip(self, table: Table) -> bool:
        """Whether a player may cut short the story that is being told."""
        ...

    def called(self, table: Table) -> list[Announcement]:
        """The player whose turn it is has been idle for a while, and gets called."""
        ...

    def reminded(self, table: Table) -> list[Announcement]:
        """Half of the turn time is over; the alarm is set to its end."""
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
        """The game was ended: by somebody, as nobody is left, or for the operator's reason."""
        ...

    def unreachable(self, table: Table, seat: int, *, is_closed: bool) -> list[Announcement]:
        """In mid-game a hand can't be sent: direct messages are closed, or not open."""
        ...

    def reachable(self, seat: int) -> list[Announcement]:
        """A player's direct messages turned out to be open."""
        ...

    def abandoned(self, table: Table) -> list[Announcement]:
        """The channel is gone; only direct messages are left to say so."""
        ...

    def rematch_opened(self, table: Table) -> list[Announcement]:
        """The rematch button of the finished table was pressed."""
        ...

    def former_name(self, language: str) -> str:
        """The name for somebody who has been forgotten."""
        ...

    def erased(self, screen: Json, user: int, name: str | None, language: str) -> Json:
        """A pending screen without any trace of a user who is forgotten.

        `name` is what the user was called at that table.
        """
        ...

    def wagers(self, table: Table) -> Sequence[Wager]:
        """Everything that has come out of the oven to bet on; at most the last is undecided."""
        ...

    def over(self, table: Table, noses: Sequence[Nose]) -> list[Announcement]:
        """The game is over, its end is told, and these users bet best."""
        ...
