"""The real clock and the real dice."""

import asyncio
import random
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

SALT_BYTES: Final = 32


class SystemClock:
    """The computer's own clock."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds on a clock that nobody can set, which also counts while the computer sleeps."""
        if sys.platform == "linux":
            return time.clock_gettime(time.CLOCK_BOOTTIME)
        return time.monotonic()

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Waits for the event, but no longer than this."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await event.wait()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], None]:
        """Calls back after this many seconds; returns a function that cancels the call."""
        return asyncio.get_running_loop().call_later(seconds, callback).cancel


class SystemDice:
    """Chance that nobody can foresee, from the operating system."""

    def rng(self, table_id: int, entry: int) -> random.Random:
        """A generator that nothing can repeat."""
        del table_id, entry
        return random.SystemRandom()

    def salt(self, table_id: int, entry: int) -> bytes:
        """Bytes that nobody can guess."""
        del table_id, entry
        return secrets.token_bytes(SALT_BYTES)
