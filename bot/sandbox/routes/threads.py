"""Threads are made."""

from typing import Final

from bot.sandbox.errors import Problems, Unknown, refused
from bot.sandbox.limits import check_text
from bot.sandbox.permissions import require
from bot.sandbox.posting import post_thread_made
from bot.sandbox.reading import as_int
from bot.sandbox.routes.routing import Call, Endpoint, Reply
from bot.sandbox.shapes import channel_shape
from bot.sandbox.world import (
    ANNOUNCEMENT_THREAD,
    ANNOUNCEMENTS,
    DURATIONS,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
)

KNOWN: Final = {
    "name",
    "type",
    "auto_archive_duration",
    "invitable",
    "rate_limit_per_user",
    "location",
}


KINDS: Final = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), ANNOUNCEMENTS: (ANNOUNCEMENT_THREAD,)}
"""What threads a channel takes."""


async def _make(call: Call) -> Reply:
    channel = call.channel()
    kind = call.json.get("type", PRIVATE_THREAD)
    if kind not in KINDS.get(channel.type, ()):
        raise refused(50024)
    thread = _thread(call, channel, kind)
    if kind != PRIVATE_THREAD:
        post_thread_made(call.box, call.user, channel, thread)
    return Reply(201, channel_shape(call.world, thread))


def _thread(call: Call, parent: Channel, kind: int) -> Channel:
    for name, value in call.json.items():
        if name not in KNOWN and value is not None:
            raise Unknown(f"the field {name!r} of a thread")
    needed = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
    require(call.world, call.user, parent, needed)
    problems = Problems()
    name = call.json.get("name")
    check_text(problems, ("name",), name, 100)
    duration = as_int(call.json.get("auto_archive_duration") or 1440)
    if duration not in DURATIONS:
        problems.choices(("auto_archive_duration",), str(DURATIONS))
    problems.check()
    thread = Channel(
        id=call.world.ids.next(),
        type=kind,
        name=str(name),
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=call.user.id,
        members={call.user.id},
        auto_archive=duration or 1440,
    )
    call.world.add_channel(thread)
    call.box.hub.tell_channel("THREAD_CREATE", thread, {"newly_created": True})
    return thread


ENDPOINTS = (Endpoint("POST", "/channels/{channel}/threads", _make, bucket="threads"),)
