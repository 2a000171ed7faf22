"""The sandbox with people, and the bot itself, logged in over real sockets."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import build_client, prepare_database
from bot.sandbox import buckets
from bot.sandbox.world import BOT_TOKEN
from bot.settings import Settings
from bot.system import SystemClock
from bot.tables import announcer, gate
from tests.sandbox_games.stage import FREE_GLOBAL, FREE_RATES, STEP, staging
from tests.sandbox_games.story import keep_everything
from tests.tables.world import RepeatableDice


@pytest.fixture
async def stage(monkeypatch, tmp_path):
    """Two channels and three people, and the bot, which may speak as fast as it likes."""
    monkeypatch.setattr(buckets, "RATES", FREE_RATES)
    monkeypatch.setattr(buckets, "GLOBAL", FREE_GLOBAL)
    monkeypatch.setattr(gate, "SECONDS", 0.0)
    monkeypatch.setattr(announcer, "LONGEST_WAIT", 0.05)
    # The bot sets where Discord is for the whole process.
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with staging(tmp_path) as stage, hosting(stage), stage.reading():
        yield stage


@asynccontextmanager
async def hosting(stage):
    """The bot, logged in."""
    url = f"sqlite:///{stage.database}"
    settings = Settings(token=BOT_TOKEN, database=url, api=stage.server.api)
    engine = await prepare_database(url)
    keep_everything(stage.database)
    client = build_client(engine, SystemClock(), RepeatableDice(), settings)
    client._connection.guild_ready_timeout = 0.02
    connection = asyncio.create_task(client.start(settings.token))
    try:
        async with asyncio.timeout(10):
            while not client.is_ready():
                await asyncio.sleep(STEP)
        yield client
    finally:
        await client.stop()
        await connection
        await engine.dispose()
