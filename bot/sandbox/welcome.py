"""How a session begins: what the client asks for, and what it is told first."""

from typing import Final

from bot.sandbox.hub import GUILDS
from bot.sandbox.opcodes import DISALLOWED_INTENTS, INVALID_INTENTS, INVALID_SHARD, Closed
from bot.sandbox.reading import Json, as_int
from bot.sandbox.routes.gateway import gateway_url
from bot.sandbox.sessions import Session
from bot.sandbox.shapes import channel_shape, self_shape, whole_guild_shape
from bot.sandbox.world import World

PRIVILEGED: Final = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences and the content of messages: not granted to the application."""

MOST_INTENTS: Final = 1 << 26


def read_intents(data: Json) -> int:
    """What a bot wants to be told of. Raises Closed."""
    intents = as_int(data.get("intents"))
    if intents is None or not 0 <= intents < MOST_INTENTS:
        raise Closed(INVALID_INTENTS, "Invalid intent(s).")
    if intents & PRIVILEGED:
        raise Closed(DISALLOWED_INTENTS, "Disallowed intent(s).")
    return intents


def read_shard(data: Json) -> tuple[int, int]:
    """Which shard a bot is. Raises Closed."""
    shard = data.get("shard", [0, 1])
    match shard:
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
        case _:
            raise Closed(INVALID_SHARD, "Invalid shard.")


def welcome(world: World, session: Session) -> None:
    """Tells a new session who is there."""
    user = session.user
    guilds = [
        guild
        for guild in world.guilds.values()
        if user.id in guild.members and (not user.is_bot or session.has_shard_of(guild.id))
    ]
    ready: Json = {
        "v": 10,
        "user": self_shape(user),
        "session_id": session.id,
        "resume_gateway_url": gateway_url(world.base),
        "private_channels": [],
        "session_type": "normal",
    }
    if not user.is_bot:
        ready["guilds"] = [whole_guild_shape(world, guild, user) for guild in guilds]
        directs = world.directs_of(user.id)
        ready["private_channels"] = [channel_shape(world, c, user) for c in directs]
        session.tell("READY", ready)
        return
    ready["guilds"] = [{"id": str(guild.id), "unavailable": True} for guild in guilds]
    ready["application"] = {"id": str(world.application_id), "flags": 0}
    ready["shard"] = [*session.shard]
    session.tell("READY", ready)
    if (session.intents or 0) & GUILDS:
        for guild in guilds:
            session.tell("GUILD_CREATE", whole_guild_shape(world, guild, user))
