"""Things as Discord sends them."""

from typing import Any

from bot.sandbox.clock import write_time
from bot.sandbox.permissions import may
from bot.sandbox.reading import Json
from bot.sandbox.world import (
    Channel,
    Emoji,
    Guild,
    Member,
    Role,
    User,
    World,
)


def user_shape(user: User) -> Json:
    """A user as everybody sees them."""
    shape: Json = {
        "id": str(user.id),
        "username": user.name,
        "global_name": None if user.is_bot else user.name,
        "discriminator": "0000" if user.is_bot else "0",
        "avatar": None,
    }
    return {**shape, "bot": True} if user.is_bot else shape


def self_shape(user: User) -> Json:
    """A user as they see themselves."""
    return {
        **user_shape(user),
        "locale": user.locale,
    }


def member_shape(member: Member) -> Json:
    """A member without the user."""
    return {
        "roles": [str(role) for role in member.roles],
        "joined_at": write_time(member.joined_at),
        "flags": 0,
    }


def whole_member_shape(member: Member) -> Json:
    """A member with the user."""
    return {**member_shape(member), "user": user_shape(member.user)}


def role_shape(world: World, role: Role) -> Json:
    """A role."""
    shape: Json = {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": 0,
        "managed": role.is_managed,
    }
    return {**shape, "tags": {"bot_id": str(world.bot.id)}} if role.is_managed else shape


def channel_shape(world: World, channel: Channel, viewer: User | None = None) -> Json:
    """A channel; direct messages show the viewer the other person."""
    shape: Json = {
        "id": str(channel.id),
        "type": channel.type,
        "last_message_id": _id(channel.last_message_id),
        "flags": 0,
    }
    if channel.is_direct:
        others = [world.users[user] for user in channel.recipients if user != _id_of(viewer)]
        return {**shape, "recipients": [user_shape(user) for user in others]}
    shape |= {
        "guild_id": str(channel.guild_id),
        "parent_id": _id(channel.parent_id),
        "name": channel.name,
        "rate_limit_per_user": 0,
    }
    return shape | (_thread_part(channel) if channel.is_thread else _channel_part(channel))


def _channel_part(channel: Channel) -> Json:
    return {
        "position": channel.position,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(member),
                "type": 1,
                "allow": str(overwrite.allow),
                "deny": str(overwrite.deny),
            }
            for member, overwrite in channel.overwrites.items()
        ],
    }


def _thread_part(channel: Channel) -> Json:
    created = write_time(channel.created_at)
    count = sum(message.ephemeral_for is None for message in channel.messages.values())
    return {
        "owner_id": str(channel.owner_id),
        "message_count": count,
        "total_message_sent": count,
        "member_count": len(channel.members),
        "thread_metadata": {
            "archived": channel.is_archived,
            "locked": channel.is_locked,
            "auto_archive_duration": channel.auto_archive,
            "archive_timestamp": created,
            "create_timestamp": created,
        },
    }


def guild_shape(world: World, guild: Guild) -> Json:
    """A server without what is in it."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "preferred_locale": guild.preferred_locale,
        "roles": [role_shape(world, role) for role in guild.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": guild.features,
        "icon": None,
    }


def whole_guild_shape(world: World, guild: Guild, viewer: User) -> Json:
    """A server as the gateway sends it: bots learn of no member but themselves."""
    members = [guild.members[viewer.id]] if viewer.is_bot else [*guild.members.values()]
    return {
        **guild_shape(world, guild),
        "joined_at": write_time(guild.members[viewer.id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [whole_member_shape(member) for member in members],
        "channels": [channel_shape(world, c) for c in _seen(world, guild, viewer, threads=False)],
        "threads": [channel_shape(world, c) for c in _seen(world, guild, viewer, threads=True)],
    }


def _seen(world: World, guild: Guild, viewer: User, *, threads: bool) -> list[Channel]:
    found = world.threads_of(guild.id) if threads else world.channels_of(guild.id)
    is_told_all = viewer.is_bot and not threads
    return [c for c in found if is_told_all or may(world, viewer, c, "view_channel")]


def emoji_shape(world: World, emoji: Emoji) -> Json:
    """An emoji of the application."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user_shape(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": emoji.content_type == "image/gif",
        "available": True,
    }


def application_shape(world: World) -> Json:
    """The bot's application."""
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "bot": user_shape(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user_shape(world.users[world.guild.owner_id]),
        "verify_key": "0" * 64,
        "flags": 0,
        "interactions_endpoint_url": None,
        "integration_types_config": {"0": {}},
        "approximate_guild_count": sum(
            world.bot.id in guild.members for guild in world.guilds.values()
        ),
        **world.portal,
    }


def _id(number: int | None) -> Any:
    return None if number is None else str(number)


def _id_of(user: User | None) -> int | None:
    return None if user is None else user.id
