"""A limit on background work with the store, so that players come first."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot import limits
from bot.store.work import SqlStore, SqlWork


class ThrottledStore:
    """A store that lets few in at once, so that players don't queue behind all deliveries."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self.places = asyncio.Semaphore(limits.BACKGROUND_AT_ONCE)

    @asynccontextmanager
    async def work(self) -> AsyncGenerator[SqlWork]:
        async with self.places, self._store.work() as work:
            yield work

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[SqlWork]:
        """The same, read-only."""
        async with self.places, self._store.reading() as work:
            yield work
