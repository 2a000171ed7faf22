"""What time it is, and what happens later."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Everything here that waits asks this clock, so that tests need not wait."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Waits."""
        ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Callable[[], None]:
        """Calls back at that time; returns a function that cancels the call."""
        ...


class RealClock:
    """The computer's own clock."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Waits."""
        await asyncio.sleep(seconds)

    def call_at(self, when: float, callback: Callable[[], None]) -> Callable[[], None]:
        """Calls back at that time; returns a function that cancels the call."""
        delay = max(0.0, when - self.now())
        return asyncio.get_running_loop().call_later(delay, callback).cancel


def write_time(seconds: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
