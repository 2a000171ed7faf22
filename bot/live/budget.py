"""The rate limit: how many requests Discord takes in a second, from all processes together.

Announcements queue by priority; answers to what people do are free.
"""

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Sequence
from enum import IntEnum
from itertools import count, takewhile
from typing import Final, TypeAlias

from bot.live.ports import Clock
from bot.store.shifts import SHORTLY
from bot.tables.announcement import Announcement

SPARED: Final = 0.8
"""The share of the limit to use: Discord counts on arrival, and requests may arrive bunched."""

BURST: Final = 0.1
"""For how many seconds unused requests can be made up for."""

Take: TypeAlias = Callable[[int], Awaitable[float]]
"""Takes a number of requests; if that's too many, takes none and returns the seconds to wait."""


class Urgency(IntEnum):
    """How long something can wait; the lower, the less."""

    TURN = 0
    """Somebody can't go on without it."""
    STORY = 1
    """Everybody is listening."""
    REST = 2
    """Nobody waits for it."""


class Allowance:
    """The rate limit of a process that runs alone."""

    def __init__(self, clock: Clock, requests: int) -> None:
        """`requests` is how many Discord takes in a second."""
        self._clock = clock
        self.rate = SPARED * requests
        """Requests per second."""
        self.most_at_once = max(1, requests // 10)
        self._next_at = 0.0

    def take(self, requests: int) -> float:
        """Takes requests; if there are too many, takes none and returns the seconds to wait."""
        now = self._clock.monotonic()
        begin = max(self._next_at, now - BURST)
        if begin > now:
            return max(SHORTLY, begin - now)
        self._next_at = begin + requests / self.rate
        return 0.0


class Budget:
    """Lets requests through at the permitted rate, the most urgent first."""

    def __init__(self, clock: Clock, most_at_once: int, take: Take) -> None:
        self._clock = clock
        self._most_at_once = most_at_once
        self._take = take
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
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

    async def spend(self, urgency: Urgency) -> None:
        """Waits until one more request may be made."""
        if self._is_open:
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._numbers), turn))
        if self._dealing is None:
            self._dealing = asyncio.create_task(self._deal(), name="budget")
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


def urgency_of(due: Sequence[Announcement], awaited: int | None) -> Urgency:
    """How urgent the first of these is: as urgent as the most urgent that follows without a gap.

    `awaited` is the user whose turn it is.
    """
    first, *others = due
    at_once = takewhile(lambda one: not one.gap, others)
    return min(_urgency(one, awaited) for one in (first, *at_once))


def _urgency(one: Announcement, awaited: int | None) -> Urgency:
    if one.act in ("delete", "told"):
        return Urgency.REST if one.act == "delete" else Urgency.TURN
    if one.user is not None and one.act == "edit":
        return Urgency.TURN if one.user == awaited else Urgency.REST
    return Urgency.STORY if one.gap or one.act == "edit" else Urgency.TURN
