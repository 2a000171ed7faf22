"""Whether the event loop keeps up."""

import asyncio
from collections.abc import Callable

from bot import limits


async def measure_loop_lag(woke: Callable[[float], None]) -> None:
    """Sleeps again and again, and reports how much too late it woke up."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + limits.LOOP_LAG_SECONDS
        await asyncio.sleep(limits.LOOP_LAG_SECONDS)
        woke(max(0.0, loop.time() - due))
