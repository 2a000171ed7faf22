"""Few at once do what nobody waits for: players come first."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from bot.tables.storage import Store, Work

MOST_AT_ONCE: Final = 2
"""How many announcers, or computers, may be at work together; all else is served in one queue."""


class PatientStore:
    """Lets few in at once, so that players do not wait for their answers behind all announcers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.places = asyncio.Semaphore(MOST_AT_ONCE)

    @asynccontextmanager
    async def work(self) -> AsyncGenerator[Work]:
        """Begins a transaction when it is its turn."""
        async with self.places, self._store.work() as work:
            yield work

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[Work]:
        """The same, to read only."""
        async with self.places, self._store.reading() as work:
            yield work
