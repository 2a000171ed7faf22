"""An event loop whose time goes on only where nothing else can.

Sockets are real. While anything can be read, written or run, no time passes. Once nobody has
anything to do but to wait, whoever asked for stillness is told so, or time leaps to what is waited
for next. *Alarms* are what may ring much later: time is not led to them unless somebody says how
far it shall go.
"""

import asyncio
import heapq
import selectors
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context, copy_context
from itertools import count
from typing import Any

BEGINNING = 1_800_000_000.0
"""When every evening begins."""

TICK = 1e-6
"""Time leaps a little past what is waited for: as seconds since 1970 it is not quite exact."""

LONGEST_BREATH = 12.0
"""For how many seconds at most something may wait that is still under way."""

LONGEST_REST = 3 * 3600.0
"""Whatever takes longer than this to come to rest never will."""


class Patient(selectors.DefaultSelector):
    """Asks the loop what to do where nothing has happened."""

    loop: "VirtualLoop"

    def select(self, timeout: float | None = None) -> list:
        found = super().select(0)
        if found or (timeout is not None and timeout <= 0):
            return found
        return super().select(self.loop.idle(timeout))


class VirtualLoop(asyncio.SelectorEventLoop):
    """See the head of the module."""

    def __init__(self) -> None:
        self._now = 0.0
        self._alarms: list[tuple[float, int, Callable[[], None], Context]] = []
        self._numbers = count()
        self._working = 0
        """What threads and processes are doing just now; the loop waits for them in real time."""
        self._resting: asyncio.Future[None] | None = None
        self._breath = 0.0
        self._end: float | None = None
        self._begun = 0.0
        selector = Patient()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self._now

    def close(self) -> None:
        super().close()
        self.forget()

    # To be still

    async def rest(self, *, breath: float = 0.0, end: float | None = None) -> None:
        """Goes on until nothing moves.

        Time goes on for whatever waits no longer than a breath; with an end, for everything that
        is due by then, alarms too.
        """
        self._breath, self._end, self._begun = breath, end, self._now
        self._resting = self.create_future()
        try:
            await self._resting
        finally:
            self._resting = None
        if end is not None:
            self._now = max(self._now, end)

    def idle(self, timeout: float | None) -> float | None:
        """Nothing has happened: leaps, or gives how long to wait in truth."""
        if self._working:
            return None
        nearest = None if timeout is None else self._now + timeout
        resting = self._resting
        if resting is None or resting.done():
            if nearest is None:
                return None
            self._leap(nearest)
        elif self._end is not None:
            alarm = self._alarms[0][0] if self._alarms else None
            due = min((when for when in (nearest, alarm) if when is not None), default=None)
            if due is None or due > self._end + TICK:
                resting.set_result(None)
            else:
                self._leap(due)
        elif nearest is not None and nearest - self._now <= self._breath:
            if nearest - self._begun > LONGEST_REST:
                resting.set_exception(AssertionError("this does not come to rest"))
            self._leap(nearest)
        else:
            resting.set_result(None)
        return 0

    def _leap(self, when: float) -> None:
        """Time goes on, but past no alarm."""
        if self._alarms:
            when = min(when, max(self._now, self._alarms[0][0]))
        self._now = max(self._now, when + TICK)
        self.ring()

    # Alarms

    def call_at_last(self, when: float, callback: Callable[[], None]) -> Callable[[], None]:
        """Calls back at that time if it ever comes; gives what takes that back."""
        alarm = (when, next(self._numbers), callback, copy_context())
        heapq.heappush(self._alarms, alarm)
        if when <= self._now + TICK:
            self.call_soon(self.ring)

        def take_back() -> None:
            if alarm in self._alarms:
                self._alarms.remove(alarm)
                heapq.heapify(self._alarms)

        return take_back

    def forget(self) -> None:
        """Nothing rings any more: what was to ring would keep alive whatever waited for it."""
        self._alarms.clear()

    def ring(self) -> None:
        """Rings what is due."""
        while self._alarms and self._alarms[0][0] <= self._now + TICK:
            when, _, callback, context = heapq.heappop(self._alarms)
            self._now = max(self._now, when)
            self.call_soon(callback, context=context)

    # Threads

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:
        self._working += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self._work_is_done)
        return future

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """Waits for threads in real time, however long Python's own patience would be."""
        await super().shutdown_default_executor()

    def _work_is_done(self, _future: asyncio.Future[Any]) -> None:
        self._working -= 1


class LoopClock:
    """The time of the loop, for the bot and for Discord."""

    def now(self) -> float:
        return BEGINNING + self.monotonic()

    def monotonic(self) -> float:
        return running().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await event.wait()

    def call_at(self, when: float, callback: Callable[[], None]) -> Callable[[], None]:
        return running().call_at_last(when - BEGINNING, callback)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], None]:
        return running().call_at_last(self.monotonic() + seconds, callback)


def running() -> VirtualLoop:
    """The loop that runs here."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop), "the tests of this folder run on a loop of their own"
    return loop
