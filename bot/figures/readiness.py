"""What the host still lacks to be of use to people."""

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.front.client import HostClient
from bot.tables.host import Host
from bot.tables.storage import SomeTables

LONGEST: Final = 2.0
"""How many seconds the database may take to answer."""


async def find_missing(client: HostClient | None) -> list[str]:
    """What is missing, in a few words each; nothing if people can play."""
    if client is None:
        return ["the host has not begun, or has ended"]
    if client.is_stopping:
        return ["the program is stopping"]
    missing: list[str] = []
    if await find_tables(client.host) is None:
        missing.append("the database does not answer")
    away = len(client.shards) - len(client.heard)
    if not client.is_ready():
        missing.append("Discord has not let the bot in yet")
    elif away:
        missing.append(f"{away} of {len(client.shards)} shards are not connected")
    return missing


async def find_tables(host: Host) -> Sequence[SomeTables] | None:
    """The tables there are; None if the database does not answer soon."""
    try:
        async with asyncio.timeout(LONGEST):
            return await host.active_tables()
    except Exception:  # whatever it is, somebody else will log it
        return None
