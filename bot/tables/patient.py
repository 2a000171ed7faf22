"""A limit on background work with the store, so that players come first."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from bot.tables.storage import Store, Work

MOST_AT_ONCE: Final = 2
"""How many announcers, or computers, may work at once; everything else shares one queue."""


class PatientStore:
    """A store that lets few in at once, so that players don't queue behind all announcers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.places = asyncio.Semaphore(MOST_AT_ONCE)

    @asynccontextmanager
    async def work(self) -> AsyncGenerator[Work]:
        async with self.places, self._store.work() as work:
            yield work

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[Work]:
        """The same, read-only."""
        async with self.places, self._store.reading() as work:
            yield work
