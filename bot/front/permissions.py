"""What the bot must be allowed in a channel to host a table there."""

from typing import Final

import discord

from bot.screens.words import Words
from bot.tables.refusals import Declined

THREADS: Final = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)


def require_permissions(interaction: discord.Interaction, words: Words, *more: str) -> None:
    """Raises Declined, naming what is missing; direct messages and answers need nothing."""
    if interaction.guild_id is None:
        return
    is_thread = interaction.channel is not None and interaction.channel.type in THREADS
    # Old messages are read to find what was posted before a restart.
    needed = (
        "view_channel",
        "send_messages_in_threads" if is_thread else "send_messages",
        "read_message_history",
        *more,
    )
    allowed = interaction.app_permissions
    missing = [name for name in needed if not getattr(allowed, name)]
    if missing:
        names = ", ".join(words(f"permission-{name}") for name in missing)
        raise Declined("missing-permissions", permissions=names)
