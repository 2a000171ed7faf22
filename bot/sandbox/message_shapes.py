"""Messages as Discord sends them."""

import copy

from bot.sandbox.clock import write_time
from bot.sandbox.components import media_in
from bot.sandbox.reading import Json
from bot.sandbox.shapes import member_shape, user_shape
from bot.sandbox.world import REPLY, THREAD_CREATED, Attachment, Channel, Message, User, World


def attachment_shape(world: World, message: Message, attachment: Attachment) -> Json:
    """A file of a message."""
    url = attachment_url(world, message, attachment)
    shape: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "content_type": attachment.content_type,
        "size": len(attachment.data),
        "url": url,
        "proxy_url": url,
    }
    if attachment.description is not None:
        shape["description"] = attachment.description
    if attachment.size is not None:
        shape |= {"width": attachment.size[0], "height": attachment.size[1]}
    if message.ephemeral_for is not None:
        shape["ephemeral"] = True
    return shape


def attachment_url(world: World, message: Message, attachment: Attachment) -> str:
    """Where a file is; the address cannot be guessed."""
    path = f"attachments/{message.channel_id}/{attachment.id}/{attachment.filename}"
    return f"{world.base}/cdn/{path}?hm={attachment.secret}"


def components_shape(world: World, message: Message) -> list[Json]:
    """The components, with the addresses of their files."""
    components = copy.deepcopy(message.components)
    files = {f"attachment://{file.filename}": file for file in message.attachments}
    for media in media_in(components):
        file = files.get(str(media["url"]))
        if file is None:
            continue
        url = attachment_url(world, message, file)
        width, height = file.size or (None, None)
        media |= {
            "url": url,
            "proxy_url": url,
            "attachment_id": str(file.id),
            "content_type": file.content_type,
            "width": width,
            "height": height,
            "loading_state": 2,
            "flags": 0,
        }
    return components


def message_shape(world: World, message: Message, viewer: User | None = None) -> Json:
    """A message, with the one that it replies to."""
    shape = _shape(world, message, viewer)
    if message.type == REPLY:
        channel = world.channels.get(message.channel_id)
        found = None if channel is None else channel.messages.get(message.reference or 0)
        shape["referenced_message"] = None if found is None else _shape(world, found, viewer)
    return shape


def _shape(world: World, message: Message, viewer: User | None) -> Json:
    """A message; the bot does not learn what others say, unless it concerns the bot."""
    channel = world.channels.get(message.channel_id)
    author = world.users[message.author_id]
    is_hidden = viewer is not None and viewer.is_bot and not _concerns(viewer, message, channel)
    shape: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "author": user_shape(author),
        "type": message.type,
        "content": "" if is_hidden else message.content,
        "embeds": [],
        "components": [] if is_hidden else components_shape(world, message),
        "attachments": []
        if is_hidden
        else [attachment_shape(world, message, file) for file in message.attachments],
        "timestamp": write_time(message.created_at),
        "edited_timestamp": None if message.edited_at is None else write_time(message.edited_at),
        "flags": message.flags,
        "mentions": [user_shape(world.users[user]) for user in message.mentions],
        "mention_roles": [],
        "mention_everyone": message.mention_everyone,
        "pinned": False,
        "tts": False,
    }
    return shape | _optional_parts(world, message)


def _optional_parts(world: World, message: Message) -> Json:
    parts: Json = {}
    if message.is_from_webhook:
        parts["webhook_id"] = parts["application_id"] = str(world.application_id)
    if message.nonce is not None:
        parts["nonce"] = message.nonce
    if message.interaction is not None:
        parts["interaction_metadata"] = message.interaction
    if message.reference is not None:
        parts["message_reference"] = _reference(message)
        channel = world.channels.get(message.channel_id)
        if channel is not None and channel.guild_id is not None:
            parts["message_reference"]["guild_id"] = str(channel.guild_id)
    return parts


def _reference(message: Message) -> Json:
    """The message that was answered, or the thread that was made."""
    if message.type == THREAD_CREATED:
        return {"type": 0, "channel_id": str(message.reference)}
    reference = {"message_id": str(message.reference), "channel_id": str(message.channel_id)}
    return {"type": 0, **reference}


def _concerns(viewer: User, message: Message, channel: Channel | None) -> bool:
    return (
        message.author_id == viewer.id
        or viewer.id in message.mentions
        or (channel is not None and channel.is_direct)
    )


def told_message_shape(world: World, message: Message, viewer: User) -> Json:
    """A message as the gateway sends it."""
    shape = message_shape(world, message, viewer)
    channel = world.channels[message.channel_id]
    if channel.guild_id is not None:
        shape["guild_id"] = str(channel.guild_id)
        guild = world.guilds[channel.guild_id]
        if message.author_id in guild.members and not message.is_from_webhook:
            shape["member"] = member_shape(guild.members[message.author_id])
    return shape
