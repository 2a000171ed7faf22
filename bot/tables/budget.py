"""The requests that Discord takes in a second, from all processes together.

Announcements wait for their turn, the most urgent first; answers to what people do need none.
"""

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Sequence
from enum import IntEnum
from itertools import count, takewhile
from typing import Final, TypeAlias

from bot.tables.announcement import Announcement
from bot.tables.ports import Clock

SPARED: Final = 0.8
"""What part of the requests is used: Discord counts when they arrive, which may be all at once."""

BURST: Final = 0.1
"""For how many seconds requests that nobody has made may be made later."""

SHORTLY: Final = 0.005
"""The shortest time to wait, as clocks are not fine enough for less."""

Take: TypeAlias = Callable[[int], Awaitable[float]]
"""Takes so many requests; if that is too many, takes none and gives the seconds to wait."""


class Urgency(IntEnum):
    """How long something can wait; the lower, the less."""

    TURN = 0
    """Somebody can go on only then."""
    STORY = 1
    """Everybody listens."""
    REST = 2
    """Nobody waits for it."""


class Allowance:
    """The requests of a process that is alone."""

    def __init__(self, clock: Clock, requests: int) -> None:
        """`requests` are those that Discord takes in a second."""
        self._clock = clock
        self.rate = SPARED * requests
        """How many requests may be made in a second."""
        self.most_at_once = max(1, requests // 10)
        self._next_at = 0.0

    def take(self, requests: int) -> float:
        """Takes so many requests; if that is too many, takes none and gives the seconds to wait."""
        now = self._clock.monotonic()
        begin = max(self._next_at, now - BURST)
        if begin > now:
            return max(SHORTLY, begin - now)
        self._next_at = begin + requests / self.rate
        return 0.0


class Budget:
    """Lets requests through, the most urgent first, and as many as may be made."""

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
        """Whether anything waits for its turn just now."""
        return bool(self._waiting)

    def open(self) -> None:
        """Lets everything through: the program is about to stop, and says hardly anything more."""
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
    """How urgent the first of these is: as urgent as the most urgent that comes at once.

    `awaited` is the user whom the table waits for.
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
