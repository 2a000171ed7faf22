"""Whether the bot is ready, where its database is not."""

import asyncio
from contextlib import asynccontextmanager

from bot.metrics.readiness import Readiness


class Hanging:
    """A store whose database answers only in the end."""

    def __init__(self):
        self.asked = 0
        self.end = asyncio.Event()

    @asynccontextmanager
    async def reading(self):
        yield self

    async def count_active_tables(self):
        self.asked += 1
        await self.end.wait()
        return []


async def test_a_database_that_hangs_is_asked_once_and_not_waited_for():
    store, inquiry = Hanging(), Readiness(longest=0.01)
    for _ in range(3):
        assert await inquiry.find_tables(store) is None
    assert store.asked == 1
    store.end.set()
    assert await inquiry.find_tables(store) == []
    assert await inquiry.find_tables(store) == []
    assert store.asked == 2
