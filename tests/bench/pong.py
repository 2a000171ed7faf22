"""The least that a bot can be: what Discord and the library cost without a bot."""

import discord
from discord import app_commands

from bot.front.endpoint import use_api, use_gateway_of_api


class Pong(discord.Client):
    """Has one command."""

    def __init__(self, api: str | None = None) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(intents=intents)
        self._api = api
        if api is not None:
            use_api(api)
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(description="says pong")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pong", ephemeral=True)

    async def setup_hook(self) -> None:
        if self._api is not None:
            await use_gateway_of_api(self)
        await self.tree.sync()
