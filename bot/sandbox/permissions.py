"""Who may do what where."""

from typing import Final

from bot.sandbox.errors import refused
from bot.sandbox.world import PRIVATE_THREAD, Channel, Guild, Overwrite, User, World

NAMES: Final = (
    "create_instant_invite", "kick_members", "ban_members", "administrator", "manage_channels",
    "manage_guild", "add_reactions", "view_audit_log", "priority_speaker", "stream",
    "view_channel", "send_messages", "send_tts_messages", "manage_messages", "embed_links",
    "attach_files", "read_message_history", "mention_everyone", "use_external_emojis",
    "view_guild_insights", "connect", "speak", "mute_members", "deafen_members", "move_members",
    "use_vad", "change_nickname", "manage_nicknames", "manage_roles", "manage_webhooks",
    "manage_guild_expressions", "use_application_commands", "request_to_speak", "manage_events",
    "manage_threads", "create_public_threads", "create_private_threads",
    "use_external_stickers", "send_messages_in_threads", "use_embedded_activities",
    "moderate_members", "view_creator_monetization_analytics", "use_soundboard",
    "create_guild_expressions", "create_events", "use_external_sounds", "send_voice_messages",
)  # fmt: skip
"""Discord's names, in the order of their bits."""

BITS: Final = {name: 1 << place for place, name in enumerate(NAMES)}

ALL: Final = sum(BITS.values())


def bits(*names: str) -> int:
    """These permissions together."""
    return sum(BITS[name] for name in names)


MEMBERS: Final = bits(
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "embed_links",
    "attach_files",
    "add_reactions",
    "read_message_history",
    "use_external_emojis",
    "use_application_commands",
    "change_nickname",
)
"""What everyone may do."""

DIRECT: Final = (MEMBERS | bits("mention_everyone")) & ~bits("create_public_threads")
"""What both may do in direct messages."""


def permissions_of(world: World, user: User, channel: Channel) -> int:
    """What the user may do in the channel; nothing if the user is not there."""
    if channel.is_direct:
        return DIRECT if user.id in channel.recipients else 0
    guild = world.get_guild(channel.guild_id)
    if user.id not in guild.members:
        return 0
    everywhere = permissions_in_guild(guild, user)
    if everywhere == ALL:
        return ALL
    own = world.parent_of(channel).overwrites.get(user.id, Overwrite())
    allowed = everywhere & ~own.deny | own.allow
    return allowed if allowed & BITS["view_channel"] else 0


def permissions_in_guild(guild: Guild, user: User) -> int:
    """What the user's roles allow."""
    if user.id == guild.owner_id:
        return ALL
    allowed = guild.roles[guild.id].permissions
    for role in guild.members[user.id].roles:
        allowed |= guild.roles[role].permissions
    return ALL if allowed & BITS["administrator"] else allowed


def may(world: World, user: User, channel: Channel, *names: str) -> bool:
    """Whether the user may do all this in the channel."""
    allowed, needed = permissions_of(world, user, channel), bits(*names)
    # What interactions say of permissions does not tell who is in a private thread.
    is_shut_out = channel.type == PRIVATE_THREAD and user.id not in channel.members
    if is_shut_out and not allowed & BITS["manage_threads"]:
        return False
    return allowed & needed == needed


def require(world: World, user: User, channel: Channel, *names: str) -> None:
    """Raises ApiError unless the user may do all this in the channel."""
    if not may(world, user, channel, "view_channel"):
        raise refused(50001)
    if not may(world, user, channel, *names):
        raise refused(50013)


def speaking(channel: Channel) -> str:
    """The permission it takes to say something here."""
    return "send_messages_in_threads" if channel.is_thread else "send_messages"
