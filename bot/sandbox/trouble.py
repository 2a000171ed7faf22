"""Makes trouble to order: what POST /sandbox/faults understands."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bot.sandbox.faults import BREAK, ERROR, LATENCY, BadFault, read_fault, yes_or_no
from bot.sandbox.ids import parse_id
from bot.sandbox.opcodes import RECONNECT
from bot.sandbox.permissions import BITS
from bot.sandbox.posting import delete, leave_thread
from bot.sandbox.reading import Json, as_int
from bot.sandbox.removing import remove_channel
from bot.sandbox.routes import all_endpoints
from bot.sandbox.routes.routing import Who
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.setup import add_bot, remove_bot
from bot.sandbox.shapes import user_shape, whole_guild_shape, whole_member_shape
from bot.sandbox.world import Channel, Overwrite, User

Maker: TypeAlias = Callable[[Sandbox, Json], None]

CLOSE_CODES: Final = {*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)}
"""Other codes are never sent, and clients take them for a broken connection."""


def make_trouble(box: Sandbox, wish: Json) -> None:
    """Orders or makes one kind of trouble. Raises BadFault."""
    kind = wish["kind"]
    if kind in {ERROR, BREAK, LATENCY}:
        _order(box, wish)
        return
    if kind not in MAKERS:
        raise BadFault(f"there is no fault {kind!r}; there are {', '.join(sorted(ALL))}")
    maker, fields = MAKERS[kind]
    unknown = set(wish) - fields - {"kind"}
    if unknown:
        raise BadFault(f"{kind} has no field {', '.join(sorted(unknown))}")
    maker(box, wish)


def _order(box: Sandbox, wish: Json) -> None:
    fault = read_fault(wish)
    routes = [route for route in all_endpoints() if route.who is not Who.PERSON]
    if not any(fault.may_fit(route.method, route.path) for route in routes):
        raise BadFault(f"the bot has no route {fault.method or 'with any method'} {fault.route}")
    box.faults.order(fault)


def _drop_gateway(box: Sandbox, wish: Json) -> None:
    code = wish.get("code")
    if code is not None and as_int(code) not in CLOSE_CODES:
        raise BadFault("code has to be a close code that can be sent, such as 1001 or 4000")
    for session in box.hub.sessions_of(_user(box, wish, box.world.bot)):
        if session.link is not None:
            session.link.end(code)
            # What happens before the connection is really gone belongs to the replay.
            session.link = None
            session.left_at = box.clock.now()


def _reconnect(box: Sandbox, wish: Json) -> None:
    for session in box.hub.sessions_of(_user(box, wish, box.world.bot)):
        if session.link is not None:
            session.link.send({"op": RECONNECT, "d": None, "s": None, "t": None})


def _invalid_session(box: Sandbox, wish: Json) -> None:
    is_resumable = yes_or_no(wish, "resumable", default=False)
    for session in box.hub.sessions_of(_user(box, wish, box.world.bot)):
        if session.link is not None:
            session.link.invalidate(is_resumable=is_resumable)
        if not is_resumable:
            box.hub.sessions.pop(session.id, None)


def _close_dms(box: Sandbox, wish: Json) -> None:
    _user(box, wish).are_dms_closed = yes_or_no(wish, "closed", default=True)


def _refuse_dms(box: Sandbox, wish: Json) -> None:
    code = wish.get("code")
    if code not in (None, 20026, 40003):
        raise BadFault("code has to be 20026 (quarantine), 40003 (too fast) or null (none)")
    box.world.directs_refused = code


def _permission(box: Sandbox, wish: Json) -> None:
    channel = box.world.parent_of(_channel(box, wish))
    name = wish.get("permission")
    if channel.is_direct or not isinstance(name, str) or name not in BITS:
        raise BadFault("permission has to be one of Discord's names, in a channel of the server")
    bot, bit = box.world.bot.id, BITS[name]
    overwrite = channel.overwrites.setdefault(bot, Overwrite())
    if yes_or_no(wish, "allowed", default=False):
        overwrite.allow, overwrite.deny = overwrite.allow | bit, overwrite.deny & ~bit
    else:
        overwrite.allow, overwrite.deny = overwrite.allow & ~bit, overwrite.deny | bit
    box.hub.tell_channel("CHANNEL_UPDATE", channel)


def _leave_thread(box: Sandbox, wish: Json) -> None:
    thread = _channel(box, wish)
    if not thread.is_thread:
        raise BadFault("channel has to be the id of a thread")
    leave_thread(box, thread, box.world.bot)


def _delete_channel(box: Sandbox, wish: Json) -> None:
    remove_channel(box, _channel(box, wish))


def _delete_message(box: Sandbox, wish: Json) -> None:
    channel = _channel(box, wish)
    message = channel.messages.get(parse_id(wish.get("message")) or 0)
    if message is None:
        raise BadFault("message has to be the id of a message in the channel")
    delete(box, channel, message)


def _kick_bot(box: Sandbox, wish: Json) -> None:
    del wish
    guild, bot = box.world.guild, box.world.bot
    if bot.id not in guild.members:
        raise BadFault("the bot isn't on the server")
    remove_bot(box.world, guild)
    data: Json = {"guild_id": str(guild.id), "user": user_shape(bot)}
    box.hub.tell_one("GUILD_DELETE", bot, {"id": str(guild.id)}, guild.id)
    box.hub.tell_guild("GUILD_MEMBER_REMOVE", guild.id, data)


def _invite_bot(box: Sandbox, wish: Json) -> None:
    del wish
    guild, bot = box.world.guild, box.world.bot
    if bot.id in guild.members:
        raise BadFault("the bot is already on the server")
    add_bot(box.world, guild)
    data: Json = {"guild_id": str(guild.id), **whole_member_shape(guild.members[bot.id])}
    shape = whole_guild_shape(box.world, guild, bot)
    # This field is missing if the bot is new to a server, which is how it can tell.
    del shape["unavailable"]
    box.hub.tell_one("GUILD_CREATE", bot, shape, guild.id)
    box.hub.tell_guild("GUILD_MEMBER_ADD", guild.id, data, but=bot)


def _user(box: Sandbox, wish: Json, otherwise: User | None = None) -> User:
    if "user" not in wish and otherwise is not None:
        return otherwise
    user = box.world.users.get(parse_id(wish.get("user")) or 0)
    if user is None:
        raise BadFault("user has to be the id of a user")
    return user


def _channel(box: Sandbox, wish: Json) -> Channel:
    channel = box.world.channels.get(parse_id(wish.get("channel")) or 0)
    if channel is None:
        raise BadFault("channel has to be the id of a channel")
    return channel


MAKERS: Final[dict[str, tuple[Maker, set[str]]]] = {
    "drop_gateway": (_drop_gateway, {"user", "code"}),
    "reconnect": (_reconnect, {"user"}),
    "invalid_session": (_invalid_session, {"user", "resumable"}),
    "close_dms": (_close_dms, {"user", "closed"}),
    "refuse_dms": (_refuse_dms, {"code"}),
    "permission": (_permission, {"channel", "permission", "allowed"}),
    "leave_thread": (_leave_thread, {"channel"}),
    "delete_channel": (_delete_channel, {"channel"}),
    "delete_message": (_delete_message, {"channel", "message"}),
    "kick_bot": (_kick_bot, set()),
    "invite_bot": (_invite_bot, set()),
}

ALL: Final = {ERROR, BREAK, LATENCY, *MAKERS}
