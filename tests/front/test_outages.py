"""A connection that is lost: whose people are not heard, and what comes of it."""

import pytest

from bot import limits
from bot.front.client import BotClient
from bot.screens.families import FAMILIES


class Tables:
    """Remembers whose time begins anew."""

    def __init__(self):
        self.concerned = None
        self.cluster = self.servers = self
        self.store = None
        self.hurried = 0

    def hurry(self):
        self.hurried += 1

    async def look_around(self, present, concerns):
        assert not present

    async def outage_over(self, concerns):
        self.concerned = [guild for guild in (0, 1 << 22) if concerns(guild)]


@pytest.fixture
async def client():
    client = BotClient(FAMILIES, shard_count=2)
    client.serve(Tables())
    return client


async def test_only_the_servers_of_the_lost_connection_are_not_heard(client):
    await client.on_shard_disconnect(1)
    assert client.hears(0)
    assert not client.hears(1 << 22)
    await client.on_shard_resumed(1)
    assert client.hears(1 << 22)


async def test_after_a_long_outage_the_time_of_these_servers_begins_anew(client, monkeypatch):
    monkeypatch.setattr(limits, "OUTAGE_AFTER", -1.0)
    await client.on_shard_disconnect(1)
    await client.on_shard_disconnect(1)
    await client.on_shard_ready(1)
    assert client.tables.concerned == [1 << 22]


async def test_a_connection_that_is_soon_back_gives_nobody_time(client):
    await client.on_shard_ready(1)
    await client.on_shard_disconnect(1)
    await client.on_shard_resumed(1)
    assert client.tables.concerned is None
