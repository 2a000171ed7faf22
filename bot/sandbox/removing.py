"""Channels go, and with them everything below."""

from bot.sandbox.reading import Json
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.world import Channel


def remove_channel(box: Sandbox, channel: Channel) -> None:
    """Takes a channel or thread away and tells those who could see it."""
    for thread in [c for c in box.world.channels.values() if c.parent_id == channel.id]:
        remove_channel(box, thread)
    if channel.is_thread:
        data: Json = {
            "id": str(channel.id),
            "guild_id": str(channel.guild_id),
            "parent_id": str(channel.parent_id),
            "type": channel.type,
        }
        box.hub.tell("THREAD_DELETE", box.hub.readers(channel), lambda _: data, channel.guild_id)
    else:
        box.hub.tell_channel("CHANNEL_DELETE", channel)
    del box.world.channels[channel.id]
