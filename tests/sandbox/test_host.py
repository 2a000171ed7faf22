"""The host itself, from the slash command to the lobby and the first hand."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import build_client, prepare_database
from bot.sandbox.server import build_server, serving
from bot.sandbox.setup import make_world
from bot.sandbox.world import BOT_TOKEN
from bot.settings import Settings
from bot.system import SystemClock, SystemDice


@pytest.fixture
async def server(trace):
    """A server with the real clock, which the host has as well."""
    app = build_server(make_world(3), key="the key", trace=trace)
    async with serving(app) as running:
        yield running


@asynccontextmanager
async def hosting(server, folder):
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    settings = Settings(
        token=BOT_TOKEN, database=f"sqlite:///{folder / 'games.db'}", api=server.api
    )
    engine = await prepare_database(settings.database)
    client = build_client(engine, SystemClock(), SystemDice(), settings)
    client._connection.guild_ready_timeout = 0.02
    await client.login(BOT_TOKEN)
    connection = asyncio.create_task(client.connect())
    try:
        async with asyncio.timeout(20):
            await client.wait_until_ready()
        yield client
    finally:
        await client.stop()
        await connection
        await engine.dispose()
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


def texts(message):
    """Everything that is written in a message."""

    def inside(component):
        if "content" in component:
            yield component["content"]
        for child in component.get("components", []):
            yield from inside(child)

    return "\n".join(text for c in message["components"] for text in inside(c))


def ids(message):
    """The ids of all buttons of a message."""

    def inside(component):
        if "custom_id" in component:
            yield component["custom_id"]
        for child in component.get("components", []):
            yield from inside(child)

    return [custom_id for c in message["components"] for custom_id in inside(c)]


async def test_a_lobby_is_opened_joined_and_begun(server, people, pizzeria, tmp_path):
    anna, ben, carla = [await person.connect() for person in people]
    async with hosting(server, tmp_path):
        nonce = await anna.slash(pizzeria, "mammamia", "start", pace="instant")
        await anna.answered(nonce)
        opened = await anna.hears.wait("MESSAGE_CREATE", flags=1 << 15 | 64)
        assert opened["author"]["username"] == "Mamma Mia!"
        lobby = await carla.hears.wait("MESSAGE_CREATE", flags=1 << 15)
        assert "Anna" in texts(lobby)
        join = next(i for i in ids(lobby) if ":join:" in i)
        await ben.answered(await ben.press(lobby, join))
        lobby = await ben.hears.wait("MESSAGE_UPDATE", id=lobby["id"])
        begin = next(i for i in ids(lobby) if ":begin:" in i)
        await anna.answered(await anna.press(lobby, begin))
        hand = await ben.hears.wait("CHANNEL_CREATE", type=1)
        told = await ben.hears.wait("MESSAGE_CREATE", channel_id=hand["id"])
        assert texts(told)
        assert opened["id"] not in [m["id"] for m in await carla.messages(pizzeria)]
        assert not carla.hears.told("MESSAGE_CREATE", flags=1 << 15 | 64)
