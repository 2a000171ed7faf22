"""Channels: looked at, renamed, closed."""

from bot.sandbox.errors import Problems, Unknown, refused
from bot.sandbox.limits import check_text
from bot.sandbox.permissions import may, require, speaking
from bot.sandbox.reading import Json, as_int
from bot.sandbox.routes.routing import Call, Endpoint
from bot.sandbox.shapes import channel_shape
from bot.sandbox.world import DURATIONS, Channel

CHANGEABLE = {"name", "archived", "locked", "auto_archive_duration"}


async def _get(call: Call) -> Json:
    return channel_shape(call.world, call.channel(), call.user)


async def _change(call: Call) -> Json:
    channel = call.channel()
    for name in call.json:
        if name not in CHANGEABLE:
            raise Unknown(f"the field {name!r} of a channel")
    _require_management(call, channel)
    wish = {name: value for name, value in call.json.items() if value is not None}
    _check_wish(wish)
    channel.name = wish.get("name", channel.name)
    channel.is_archived = wish.get("archived", channel.is_archived)
    channel.is_locked = wish.get("locked", channel.is_locked)
    channel.auto_archive = wish.get("auto_archive_duration", channel.auto_archive)
    call.box.hub.tell_channel("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)
    return channel_shape(call.world, channel)


def _check_wish(wish: Json) -> None:
    problems = Problems()
    check_text(problems, ("name",), wish.get("name"), 100, needed=False)
    for name in ("archived", "locked"):
        if not isinstance(wish.get(name, False), bool):
            problems.add((name,), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
    if as_int(wish.get("auto_archive_duration", DURATIONS[0])) not in DURATIONS:
        problems.choices(("auto_archive_duration",), str(DURATIONS))
    problems.check()


def _require_management(call: Call, channel: Channel) -> None:
    if channel.is_direct:
        raise refused(50003)
    if not channel.is_thread:
        require(call.world, call.user, channel, "manage_channels")
        return
    if call.user.id == channel.owner_id and "locked" not in call.json:
        return
    if set(call.json) == {"archived"} and not channel.is_locked:
        require(call.world, call.user, channel, speaking(channel))
    elif not may(call.world, call.user, channel, "manage_threads"):
        raise refused(50013)


ENDPOINTS = (
    Endpoint("GET", "/channels/{channel}", _get),
    Endpoint("PATCH", "/channels/{channel}", _change),
)
