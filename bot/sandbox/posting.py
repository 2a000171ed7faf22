"""Messages come, change and go."""

from dataclasses import dataclass
from typing import Any, Final

from bot.sandbox.clock import write_time
from bot.sandbox.drafts import Draft
from bot.sandbox.errors import refused
from bot.sandbox.files import Body
from bot.sandbox.permissions import may, require, speaking
from bot.sandbox.reading import Json
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.shapes import channel_shape
from bot.sandbox.world import EPHEMERAL, LOADING, REPLY, THREAD_CREATED, Channel, Message, User

REPLACED_KEPT: Final = 4
"""How many files that an edit has taken away can still be loaded; Discord keeps them a while."""

REMEMBERS_NONCE: Final = 300.0
"""How many seconds a nonce is remembered."""

OLD: Final = 3600.0
EDITS_WHEN_OLD: Final = 3
"""How often per hour a message older than an hour may be edited; Discord does not say."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Which interaction a message answers."""

    interaction: Json
    type: int
    ephemeral_for: int | None
    message_type: int
    reference: int | None = None


def require_speech(box: Sandbox, user: User, channel: Channel, body: Body) -> None:
    """Raises ApiError unless the user may say this here."""
    if channel.is_direct:
        _require_open(box, user, channel)
        return
    require(box.world, user, channel, speaking(channel))
    if body.files:
        require(box.world, user, channel, "attach_files")
    if channel.is_locked and not may(box.world, user, channel, "manage_threads"):
        raise refused(50083)


def _require_open(box: Sandbox, user: User, channel: Channel) -> None:
    if user.id not in channel.recipients:
        raise refused(50001)
    if not user.is_bot:
        return
    others = [other for other in channel.recipients if other != user.id]
    if any(box.world.users[other].are_dms_closed for other in others):
        raise refused(50007)
    if not any(user.id in guild.members for guild in box.world.guilds.values()):
        raise refused(50278)


def join_thread(box: Sandbox, channel: Channel, user: User) -> None:
    """The user is in the thread from now on, and can see it if it is private."""
    if user.id not in channel.members:
        channel.members.add(user.id)
        shape = channel_shape(box.world, channel, user)
        box.hub.tell_one("THREAD_CREATE", user, shape, channel.guild_id)
        member: Json = {
            "id": str(channel.id),
            "user_id": str(user.id),
            "join_timestamp": write_time(box.clock.now()),
            "flags": 0,
        }
        _tell_members(box, channel, user, added_members=[member])


def leave_thread(box: Sandbox, channel: Channel, user: User) -> None:
    """The user is not in the thread any more."""
    channel.members.discard(user.id)
    _tell_members(box, channel, user, removed_member_ids=[str(user.id)])


def _tell_members(box: Sandbox, channel: Channel, user: User, **changes: list[Any]) -> None:
    """Tells who has come or gone, which others hear only with a privileged intent."""
    data: Json = {
        "id": str(channel.id),
        "guild_id": str(channel.guild_id),
        "member_count": len(channel.members),
        **changes,
    }
    box.hub.tell_one("THREAD_MEMBERS_UPDATE", user, data, channel.guild_id)


def find_repeated(box: Sandbox, user: User, channel: Channel, draft: Draft) -> Message | None:
    """The message that was sent with the same nonce just now."""
    if draft.nonce is None or not draft.is_nonce_enforced:
        return None
    since = box.clock.now() - REMEMBERS_NONCE
    for message in reversed(channel.messages.values()):
        if message.created_at < since:
            return None
        if message.author_id == user.id and str(message.nonce) == str(draft.nonce):
            return message
    return None


def post(
    box: Sandbox, user: User, channel: Channel, draft: Draft, origin: Origin | None = None
) -> Message:
    """A new message, told to everybody who may see it."""
    message = Message(
        id=box.world.ids.next(),
        channel_id=channel.id,
        author_id=user.id,
        created_at=box.clock.now(),
        flags=draft.flags & ~EPHEMERAL,
        nonce=draft.nonce,
        reference=draft.reference,
    )
    _fill(message, draft)
    if draft.reference is not None:
        message.type = REPLY
    if origin is not None:
        _stem(message, origin)
    return _publish(box, channel, message)


def post_thread_made(box: Sandbox, user: User, channel: Channel, thread: Channel) -> Message:
    """Discord's own message in the channel above a new thread."""
    message = Message(
        id=box.world.ids.next(),
        channel_id=channel.id,
        author_id=user.id,
        created_at=box.clock.now(),
        type=THREAD_CREATED,
        content=thread.name,
        reference=thread.id,
    )
    return _publish(box, channel, message)


def post_loading(box: Sandbox, channel: Channel, origin: Origin) -> Message:
    """The message that says that the bot is thinking."""
    message = Message(
        id=box.world.ids.next(),
        channel_id=channel.id,
        author_id=box.world.bot.id,
        created_at=box.clock.now(),
        flags=LOADING,
    )
    _stem(message, origin)
    return _publish(box, channel, message)


def _stem(message: Message, origin: Origin) -> None:
    message.interaction = origin.interaction
    message.interaction_type = origin.type
    message.type = origin.message_type
    message.reference = origin.reference
    message.is_from_webhook = True
    message.ephemeral_for = origin.ephemeral_for
    if origin.ephemeral_for is not None:
        message.flags |= EPHEMERAL


def _publish(box: Sandbox, channel: Channel, message: Message) -> Message:
    if channel.is_archived:
        channel.is_archived = False
        box.hub.tell_channel("THREAD_UPDATE", channel)
    channel.messages[message.id] = message
    if message.ephemeral_for is None:
        channel.last_message_id = message.id
    box.hub.tell_message("MESSAGE_CREATE", message)
    box.hub.notify(message)
    return message


def _fill(message: Message, draft: Draft) -> None:
    message.content = draft.content
    message.components = draft.components
    gone = [file for file in message.attachments if file not in draft.attachments]
    message.replaced = [*message.replaced, *gone][-REPLACED_KEPT:]
    message.attachments = draft.attachments
    message.mentions = draft.mentions
    message.mention_everyone = draft.mentions_everyone


def edit(box: Sandbox, message: Message, draft: Draft) -> None:
    """Changes a message; one that said that the bot is thinking is now the answer."""
    was_loading = bool(message.flags & LOADING)
    _fill(message, draft)
    message.flags = draft.flags & ~LOADING
    if not was_loading:
        message.edited_at = box.clock.now()
    box.hub.tell_message("MESSAGE_UPDATE", message)


def require_young(box: Sandbox, message: Message) -> None:
    """Raises ApiError if an old message has been changed too often."""
    now = box.clock.now()
    if now - message.created_at <= OLD:
        return
    message.edits = [when for when in message.edits if now - when < OLD]
    if len(message.edits) >= EDITS_WHEN_OLD:
        raise refused(30046)
    message.edits.append(now)


def delete(box: Sandbox, channel: Channel, message: Message) -> None:
    """Takes a message away."""
    box.hub.tell_deleted(message)
    del channel.messages[message.id]


def get_message(channel: Channel, message: int | None, viewer: User) -> Message:
    """A message that the viewer may see. Raises ApiError."""
    found = channel.messages.get(message or 0)
    if found is None or not found.is_visible_to(viewer.id):
        raise refused(10008)
    return found
