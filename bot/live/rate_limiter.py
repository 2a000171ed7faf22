"""The rate limit: how many requests Discord takes in a second, from all processes together.

Announcements queue by priority; answers to what people do are free.
"""

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Sequence
from enum import IntEnum
from itertools import count, takewhile
from typing import TypeAlias

from bot.live.ports import Clock
from bot.tables.announcement import Announcement

Take: TypeAlias = Callable[[int], Awaitable[float]]
"""Takes a number of requests; if that's too many, takes none and returns the seconds to wait."""


class Priority(IntEnum):
    """How long something can wait; the lower, the less."""

    TURN = 0
    """Somebody can't go on without it."""
    STORY = 1
    """Everybody is listening."""
    REST = 2
    """Nobody waits for it."""


class RateLimiter:
    """Lets requests through at the permitted rate, the first priority first."""

    def __init__(self, clock: Clock, most_at_once: int, take: Take) -> None:
        self._clock = clock
        self._most_at_once = most_at_once
        self._take = take
        self._waiting: list[tuple[Priority, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._dealing: asyncio.Task[None] | None = None
        self._is_open = False

    @property
    def is_short(self) -> bool:
        """Whether anything is waiting."""
        return bool(self._waiting)

    def open(self) -> None:
        """Lets everything through: the bot is about to stop, and hardly says any more."""
        self._is_open = True
        self._let_pass(len(self._waiting))

    async def acquire(self, priority: Priority) -> None:
        """Waits until one more request may be made."""
        if self._is_open:
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (priority, next(self._numbers), turn))
        if self._dealing is None:
            self._dealing = asyncio.create_task(self._deal(), name="rate limiter")
        await turn

    async def _deal(self) -> None:
        try:
            while self._waiting:
                some = min(len(self._waiting), self._most_at_once)
                if wait := await self._take(some):
                    await self._clock.sleep(wait)
                else:
                    self._let_pass(some)
        except Exception as error:  # whoever waits has to know
            while self._waiting:
                *_, turn = heapq.heappop(self._waiting)
                if not turn.done():
                    turn.set_exception(error)
        finally:
            self._dealing = None

    def _let_pass(self, some: int) -> None:
        while some and self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            # Some have given up waiting.
            if not turn.done():
                turn.set_result(None)
                some -= 1


def priority_of(due: Sequence[Announcement], awaited: int | None) -> Priority:
    """How urgent the first of these is: as urgent as the most urgent that follows without a gap.

    `awaited` is the user whose turn it is.
    """
    first, *others = due
    at_once = takewhile(lambda one: not one.gap, others)
    return min(_priority(one, awaited) for one in (first, *at_once))


def _priority(one: Announcement, awaited: int | None) -> Priority:
    if one.act in ("delete", "told"):
        return Priority.REST if one.act == "delete" else Priority.TURN
    if one.user is not None and one.act == "edit":
        return Priority.TURN if one.user == awaited else Priority.REST
    return Priority.STORY if one.gap or one.act == "edit" else Priority.TURN
