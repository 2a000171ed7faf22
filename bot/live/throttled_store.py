"""A limit on background work with the store, so that players come first."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from bot.store.work import SqlStore, SqlWork

MOST_AT_ONCE: Final = 2
"""How many deliveries, or computers, may work at once; everything else shares one queue."""


class ThrottledStore:
    """A store that lets few in at once, so that players don't queue behind all deliveries."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self.places = asyncio.Semaphore(MOST_AT_ONCE)

    @asynccontextmanager
    async def work(self) -> AsyncGenerator[SqlWork]:
        async with self.places, self._store.work() as work:
            yield work

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[SqlWork]:
        """The same, read-only."""
        async with self.places, self._store.reading() as work:
            yield work
