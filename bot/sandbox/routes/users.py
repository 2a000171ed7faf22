"""Users, servers, and direct messages."""

from typing import Final

from bot.sandbox.errors import Problems, refused
from bot.sandbox.ids import parse_id
from bot.sandbox.reading import Json
from bot.sandbox.routes.routing import Call, Endpoint, Who
from bot.sandbox.shapes import (
    application_shape,
    channel_shape,
    guild_shape,
    self_shape,
)
from bot.sandbox.world import DIRECT, Channel, User

DIRECT_MESSAGES: Final = 10_000
"""The difference between the id of a person and that of the channel for direct messages."""


async def _me(call: Call) -> Json:
    return self_shape(call.user)


async def _application(call: Call) -> Json:
    return application_shape(call.world)


async def _my_guilds(call: Call) -> list[Json]:
    guilds = [guild for guild in call.world.guilds.values() if call.user.id in guild.members]
    return [guild_shape(call.world, guild) for guild in guilds]


async def _my_directs(call: Call) -> list[Json]:
    found = call.world.directs_of(call.user.id)
    return [channel_shape(call.world, channel, call.user) for channel in found]


async def _open_direct(call: Call) -> Json:
    """Opening never fails because messages are closed; sending does."""
    world = call.world
    problems = Problems()
    recipient = parse_id(call.json.get("recipient_id"))
    if recipient is None:
        problems.required(("recipient_id",))
    problems.check()
    other = world.users.get(recipient or 0)
    if other is None or other is call.user or other.is_bot == call.user.is_bot:
        raise refused(50033)
    channel = world.find_direct(call.user.id, other.id)
    if channel is None and call.user.is_bot and world.directs_refused is not None:
        raise refused(world.directs_refused)
    if channel is None:
        channel = world.add_channel(
            Channel(_direct_id(call.user, other), DIRECT, "", recipients=(call.user.id, other.id))
        )
        people = [user for user in (call.user, other) if not user.is_bot]
        call.box.hub.tell(
            "CHANNEL_CREATE", people, lambda user: channel_shape(world, channel, user)
        )
    return channel_shape(world, channel, call.user)


ENDPOINTS = (
    Endpoint("GET", "/users/@me", _me),
    Endpoint("GET", "/users/@me/guilds", _my_guilds),
    Endpoint("GET", "/users/@me/channels", _my_directs),
    Endpoint("POST", "/users/@me/channels", _open_direct, bucket="directs"),
    Endpoint("GET", "/oauth2/applications/@me", _application, Who.BOT),
    Endpoint("GET", "/applications/@me", _application, Who.BOT),
)


def _direct_id(*users: User) -> int:
    """An id that is the same at every start, as the person's is."""
    return next(user.id for user in users if not user.is_bot) + DIRECT_MESSAGES
