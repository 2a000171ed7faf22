"""Messages of channels, threads and direct messages."""

from dataclasses import replace
from typing import Final

from bot.sandbox.drafts import Draft, read_draft
from bot.sandbox.errors import Problems, refused
from bot.sandbox.ids import parse_id
from bot.sandbox.message_shapes import message_shape
from bot.sandbox.permissions import may, require
from bot.sandbox.posting import (
    delete,
    edit,
    find_repeated,
    get_message,
    join_thread,
    post,
    require_speech,
    require_young,
)
from bot.sandbox.reading import Json, as_map
from bot.sandbox.routes.routing import Call, Endpoint
from bot.sandbox.world import EPHEMERAL, Channel, Message

MOST: Final = 100


async def _list(call: Call) -> list[Json]:
    channel = call.channel()
    limit = _limit(call)
    if not may(call.world, call.user, channel, "read_message_history"):
        return []
    seen = [m for m in channel.messages.values() if m.is_visible_to(call.user.id)]
    chosen = _choose(call, seen, limit)
    return [message_shape(call.world, message, call.user) for message in reversed(chosen)]


def _limit(call: Call) -> int:
    limit = parse_id(call.query.get("limit", "50"))
    if limit is not None and 1 <= limit <= MOST:
        return limit
    problems = Problems()
    problems.add(("limit",), "NUMBER_TYPE_RANGE", f"int value should be between 1 and {MOST}.")
    raise problems.refusal()


def _choose(call: Call, seen: list[Message], limit: int) -> list[Message]:
    """The messages that are asked for, the oldest first."""
    around, after, before = (_asked_id(call, name) for name in ("around", "after", "before"))
    if around is not None:
        older = sum(message.id < around for message in seen)
        return seen[max(0, older - limit // 2) :][:limit]
    if after is not None:
        return [message for message in seen if message.id > after][:limit]
    if before is not None:
        seen = [message for message in seen if message.id < before]
    return seen[-limit:]


def _asked_id(call: Call, name: str) -> int | None:
    """A message named in the query. Raises ApiError."""
    value = call.query.get(name)
    number = parse_id(value)
    if value is not None and number is None:
        problems = Problems()
        problems.add((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        problems.check()
    return number


async def _post(call: Call) -> Json:
    channel = call.channel()
    require_speech(call.box, call.user, channel, call.body)
    _refuse_ephemeral(call)
    draft = read_draft(call.world, call.body)
    if draft.reference is not None and not _is_answerable(channel, draft.reference):
        draft = _without_reply(call, draft)
    message = find_repeated(call.box, call.user, channel, draft)
    if message is None:
        message = post(call.box, call.user, channel, draft)
        if channel.is_thread:
            for user in draft.mentions:
                join_thread(call.box, channel, call.world.users[user])
    return message_shape(call.world, message)


def _is_answerable(channel: Channel, reference: int) -> bool:
    message = channel.messages.get(reference)
    return message is not None and message.ephemeral_for is None


def _without_reply(call: Call, draft: Draft) -> Draft:
    """The draft without the missing reply, if that may be missing. Raises ApiError."""
    wish = as_map(call.json.get("message_reference")) or {}
    if wish.get("fail_if_not_exists") is not False:
        problems = Problems()
        problems.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        problems.check()
    return replace(draft, reference=None)


def _refuse_ephemeral(call: Call) -> None:
    flags = call.json.get("flags")
    if isinstance(flags, int) and flags & EPHEMERAL:
        problems = Problems()
        problems.add(
            ("flags",), "MESSAGE_FLAGS_INVALID", "Only interactions have ephemeral messages."
        )
        problems.check()


async def _edit(call: Call) -> Json:
    channel = call.channel()
    message = get_message(channel, call.id("message"), call.user)
    if message.author_id != call.user.id:
        raise refused(50005)
    if channel.is_archived:
        raise refused(50083)
    if call.body.files and not channel.is_direct:
        require(call.world, call.user, channel, "attach_files")
    draft = read_draft(call.world, call.body, message)
    require_young(call.box, message)
    edit(call.box, message, draft)
    return message_shape(call.world, message)


async def _delete(call: Call) -> None:
    channel = call.channel()
    message = get_message(channel, call.id("message"), call.user)
    if message.author_id != call.user.id:
        if channel.is_direct:
            raise refused(50003)
        require(call.world, call.user, channel, "manage_messages")
    delete(call.box, channel, message)


ENDPOINTS = (
    Endpoint("GET", "/channels/{channel}/messages", _list),
    Endpoint("POST", "/channels/{channel}/messages", _post, bucket="messages"),
    Endpoint("PATCH", "/channels/{channel}/messages/{message}", _edit, bucket="messages"),
    Endpoint("DELETE", "/channels/{channel}/messages/{message}", _delete, bucket="deletions"),
)
