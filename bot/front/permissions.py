"""The permissions that the bot needs in a channel with a table."""

from typing import TYPE_CHECKING, Any

import discord

from bot.screens.words import Words
from bot.tables.refusals import Declined

if TYPE_CHECKING:
    from bot.front.client import BotClient


def require_permissions(interaction: discord.Interaction[Any], words: Words, *more: str) -> None:
    """Raises Declined with the missing permissions; direct messages and answers need none."""
    if interaction.guild_id is None:
        return
    thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
    # The bot searches old messages for what it posted before a restart.
    needed = (
        "view_channel",
        "send_messages" if thread is None else "send_messages_in_threads",
        "read_message_history",
        *more,
    )
    allowed = interaction.app_permissions
    missing = [name for name in needed if not getattr(allowed, name)]
    if missing:
        names = ", ".join(words(f"permission-{name}") for name in missing)
        raise Declined("missing-permissions", permissions=names)
    if thread is not None and not allowed.manage_threads:
        _require_open(interaction.client, thread)


def _require_open(client: "BotClient", thread: discord.Thread) -> None:
    """Raises Declined where permissions alone do not help: threads may be locked, or private."""
    if thread.locked:
        raise Declined("locked-thread")
    if thread.is_private() and not client.is_in_thread(thread):
        raise Declined("private-thread")
