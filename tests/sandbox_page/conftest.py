"""The sandbox with the bot in it, and a browser to look at it."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import build_client, prepare_database
from bot.sandbox.buckets import RATES
from bot.sandbox.server import build_server, serving
from bot.sandbox.setup import make_world
from bot.sandbox.world import BOT_TOKEN
from bot.settings import Settings
from bot.system import SystemClock
from bot.tables import gate
from tests.sandbox_page.browser import STEP, browsing, find_browser, running_browser
from tests.sandbox_page.people import Stage
from tests.tables.world import RepeatableDice


@pytest.fixture(scope="session")
def browser_port():
    """The browser itself, once for all tests."""
    program = find_browser()
    if program is None:
        pytest.skip("there is no chromium to look at the page with")
    with running_browser(program) as port:
        yield port


@pytest.fixture
async def empty_stage(browser_port):
    """The sandbox, where no bot has logged in so far."""
    async with serving(build_server(make_world())) as server, browsing(browser_port) as browser:
        yield Stage(server, browser)


@pytest.fixture
async def stage(empty_stage, monkeypatch, tmp_path):
    """The sandbox with the bot, which may speak as fast as it likes."""
    monkeypatch.setitem(RATES, "messages", (1000, 1.0))
    monkeypatch.setattr(gate, "SECONDS", 0.0)
    # The bot sets where Discord is for the whole process.
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with hosting(empty_stage.server.api, tmp_path):
        yield empty_stage


@asynccontextmanager
async def hosting(api, folder):
    """The bot, logged in."""
    settings = Settings(token=BOT_TOKEN, database=f"sqlite:///{folder}/games.db", api=api)
    engine = await prepare_database(settings.database)
    client = build_client(engine, SystemClock(), RepeatableDice(), settings)
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
