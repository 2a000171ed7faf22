"""Threads for games."""

from contextlib import suppress
from typing import Final

import aiohttp
import discord

from bot import limits
from bot.front.context import InteractionContext
from bot.front.permissions import require_permissions
from bot.tables.refusals import Declined

TOO_MANY_THREADS: Final = (160006, 160007)
"""The server, or its channels for announcements, have as many open threads as Discord allows."""


async def make_thread(ctx: InteractionContext, title: str) -> discord.Thread:
    """Makes a thread in the channel, with Discord's own message about it. Raises Declined."""
    channel = ctx.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Declined("no-threads-here")
    needed = ("create_public_threads", "send_messages_in_threads")
    require_permissions(ctx.interaction, ctx.words, *needed)
    name = f"{title} · {ctx.user.name}"[: limits.THREAD_NAME_LENGTH]
    kinds = discord.ChannelType
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    try:
        return await channel.create_thread(name=name, type=kind)
    except discord.HTTPException as error:
        if error.code not in TOO_MANY_THREADS:
            raise
        raise Declined("too-many-threads") from error


async def close_thread(thread: discord.Thread) -> None:
    """Archives a thread that got no table; deleting it would take more permissions."""
    with suppress(discord.DiscordException, aiohttp.ClientError, OSError):
        await thread.edit(archived=True)
