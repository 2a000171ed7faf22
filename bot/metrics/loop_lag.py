"""Whether the event loop keeps up."""

import asyncio
from collections.abc import Callable
from typing import Final

INTERVAL: Final = 0.25
"""How many seconds it sleeps."""


async def measure_loop_lag(woke: Callable[[float], None]) -> None:
    """Sleeps again and again, and reports how much too late it woke up."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + INTERVAL
        await asyncio.sleep(INTERVAL)
        woke(max(0.0, loop.time() - due))
