"""Whether the host is ready, where its database is not."""

import asyncio

from bot.figures.readiness import Inquiry


class Hanging:
    """A host whose database answers only in the end."""

    def __init__(self):
        self.asked = 0
        self.end = asyncio.Event()

    async def active_tables(self):
        self.asked += 1
        await self.end.wait()
        return []


async def test_a_database_that_hangs_is_asked_once_and_not_waited_for():
    host, inquiry = Hanging(), Inquiry(longest=0.01)
    for _ in range(3):
        assert await inquiry.find_tables(host) is None
    assert host.asked == 1
    host.end.set()
    assert await inquiry.find_tables(host) == []
    assert await inquiry.find_tables(host) == []
    assert host.asked == 2
