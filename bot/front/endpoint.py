"""The address of Discord's API: its own, or any other server that speaks version 10."""

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def use_api(base: str) -> None:
    """Sends all requests to this address, such as `http://127.0.0.1:8080/api/v10`."""
    Route.BASE = base.rstrip("/")


async def use_gateway_of_api(client: discord.Client) -> None:
    """Connects to the gateway that the API names.

    discord.py asks for it only when it has to find out the number of shards, and otherwise goes to
    Discord's own; it also goes there after an invalid session.
    """
    _, url, _ = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
