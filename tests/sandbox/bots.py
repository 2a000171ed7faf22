"""A small bot that logs in with discord.py, and nothing of it is simulated."""

import asyncio
from contextlib import asynccontextmanager

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.programs import discord_elsewhere
from tests.sandbox.people import LONGEST

TOKEN = "sandbox.bot.token"


class Bot(discord.Client):
    def __init__(self, intents=None):
        if intents is None:
            intents = discord.Intents(guilds=True)
        super().__init__(intents=intents, max_messages=None, guild_ready_timeout=0.02)
        self.tree = app_commands.CommandTree(self)
        self.heard = []
        self.pressed = None

    async def before_identify_hook(self, shard_id, *, initial=False):
        """The library waits some seconds before it begins anew; here nobody minds."""

    async def on_socket_event_type(self, name):
        self.heard.append(name)

    async def on_interaction(self, interaction):
        if self.pressed is not None and interaction.type.value in (3, 5):
            await self.pressed(interaction)

    async def until(self, name, times=1):
        async with asyncio.timeout(LONGEST):
            while self.heard.count(name) < times:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def logged_in(server, bot, sync=True):
    """The bot while it is connected."""
    with discord_elsewhere():
        Route.BASE = server.api
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(server.base.replace("http", "ws") + "/gateway")
        connection = None
        try:
            await bot.login(TOKEN)
            if sync:
                await bot.tree.sync()
            connection = asyncio.create_task(bot.connect())
            async with asyncio.timeout(LONGEST):
                await bot.wait_until_ready()
            yield bot
        finally:
            await bot.close()
            if connection is not None:
                await connection
