"""The bot in this process, logged in to the sandbox over real sockets."""

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import build_client, prepare_database
from bot.front.client import BotClient
from bot.sandbox.world import BOT_TOKEN
from bot.settings import Settings
from bot.system import SystemClock
from tests.live.world import RepeatableDice

LONGEST = 120
"""After so many seconds the bot is not waited for any more, however busy the machine is."""


@asynccontextmanager
async def running_bot(
    api: str, folder: Path, database: str | None = None
) -> AsyncGenerator[BotClient]:
    """The bot, ready, with a database, or else `games.db` in the folder."""
    url = database or f"sqlite:///{folder / 'games.db'}"
    engine = await prepare_database(url)
    with discord_elsewhere():
        settings = Settings(token=BOT_TOKEN, database=url, api=api)
        client = build_client(engine, SystemClock(), RepeatableDice(), settings)
        client._connection.guild_ready_timeout = 0.02
        connection = asyncio.create_task(client.start(settings.token))
        try:
            async with asyncio.timeout(LONGEST):
                while not client.is_ready():
                    await asyncio.sleep(0.01)
            yield client
        finally:
            await client.stop()
            await connection
            await engine.dispose()


@contextmanager
def discord_elsewhere() -> Generator[None]:
    """Where Discord is holds for the whole process; this puts it back."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
