"""The store as announcers use it: players come first."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from bot.tables.ports import Store, Work

MOST_AT_ONCE: Final = 2
"""How many announcers may use the store together; SQLite serves all in one queue."""


class PatientStore:
    """Lets few in at once, so that players do not wait for their answers behind all announcers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._places = asyncio.Semaphore(MOST_AT_ONCE)

    @asynccontextmanager
    async def work(self) -> AsyncGenerator[Work]:
        """Begins a transaction when it is its turn."""
        async with self._places, self._store.work() as work:
            yield work
