"""What live tables need from outside: a sender, a clock, a thinker, metrics.

`bot/front/` speaks; tests bring their own senders and clocks.
"""

import asyncio
from collections.abc import Callable, Container, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Literal, Protocol, TypeAlias

from bot.brains.interface import Advice
from bot.brains.question import Question
from bot.games.interface import Json, Move


class Answering(Protocol):
    """An interaction that waits for its answer, which may be a message of the table."""

    async def answer_aloud(self, layout: Any, mentions: Any) -> int | None: ...

    async def answer_by_change(self, layout: Any, mentions: Any) -> bool: ...


class Sender(Protocol):
    """Speaks in channels. Every method may raise a `Trouble`."""

    async def post(  # noqa: PLR0913 (all that a message needs)
        self,
        place: int,
        screen: Json,
        mentions: Sequence[int],
        mark: int,
        *,
        in_words: bool = False,
        answers: Answering | None = None,
    ) -> int:
        """Posts a message and returns its id; the same mark again, soon after, posts nothing.

        Its words repeat everything in its pictures, so it can do without them. If possible it
        answers that interaction.
        """
        ...

    async def find(self, place: int, mark: int) -> int | None:
        """The message with the mark, among the latest."""
        ...

    async def edit(  # noqa: PLR0913 (all that a message needs)
        self,
        place: int,
        message: int,
        screen: Json,
        mentions: Sequence[int],
        *,
        in_words: bool = False,
        answers: Answering | None = None,
    ) -> None: ...

    async def delete(self, place: int, message: int) -> None: ...

    async def open_direct(self, user: int, *, is_asked: bool = False) -> int:
        """The channel of a user's direct messages, which the user may have asked for."""
        ...

    async def is_lost(self) -> bool:
        """Whether this process can't speak at all any more, and so the bot ends."""
        ...

    def reaches(self, message: int) -> bool:
        """Whether an interaction can still change the message, which costs no request."""
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


class Metrics:
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
