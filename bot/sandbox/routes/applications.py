"""What belongs to the application: its commands and its emoji."""

import base64
import binascii
import re
from typing import Any, Final

from bot.sandbox.commands import check_commands, kept_command, localized, without_localizations
from bot.sandbox.errors import Problems, refused
from bot.sandbox.limits import check_list
from bot.sandbox.reading import Json, as_list, as_map, maps_in
from bot.sandbox.routes.routing import Call, Endpoint, Reply, Who
from bot.sandbox.shapes import emoji_shape
from bot.sandbox.world import Emoji

MOST_EMOJIS: Final = 2000
LARGEST_EMOJI: Final = 256 * 1024
IMAGE: Final = re.compile(r"data:(?P<type>image/(?:png|jpeg|gif|webp|avif));base64,(?P<data>.+)")
EMOJI_NAME: Final = re.compile(r"[A-Za-z0-9_]{2,32}")


async def _commands(call: Call) -> list[Json]:
    call.application()
    commands = call.world.commands
    if not call.user.is_bot:
        return [localized(command, call.user.locale) for command in commands]
    if call.query.get("with_localizations", "").lower() in {"1", "true"}:
        return commands
    return [without_localizations(command) for command in commands]


async def _replace_commands(call: Call) -> list[Json]:
    call.application()
    told = _told(call)
    check_commands(told)
    before = {command["name"]: command for command in call.world.commands}
    call.world.commands = [kept_command(call.world, c, before.get(c["name"])) for c in told]
    return call.world.commands


def _told(call: Call) -> list[Json]:
    """The commands that are registered together. Raises ApiError."""
    problems = Problems()
    listed = call.json.get("list", {})
    check_list(problems, (), listed)
    for place, command in enumerate(as_list(listed) or []):
        if as_map(command) is None:
            problems.add((place,), "MODEL_TYPE_CONVERT", "Only dictionaries may be used")
    problems.check()
    return maps_in(listed)


async def _permissions(call: Call) -> list[Json]:
    call.application()
    guild = call.world.get_guild(call.id("guild"))
    if call.user.id not in guild.members:
        raise refused(50001)
    return guild.command_permissions


async def _emojis(call: Call) -> Json:
    call.application()
    return {"items": [emoji_shape(call.world, emoji) for emoji in call.world.emojis.values()]}


async def _add_emoji(call: Call) -> Reply:
    call.application()
    if len(call.world.emojis) >= MOST_EMOJIS:
        raise refused(30008)
    problems = Problems()
    name = _emoji_name(call, problems)
    content_type, data = _image(call.json.get("image"), problems)
    problems.check()
    emoji = Emoji(call.world.ids.next(), name, content_type, data)
    call.world.emojis[emoji.id] = emoji
    return Reply(201, emoji_shape(call.world, emoji))


def _find_emoji(call: Call) -> Emoji:
    call.application()
    emoji = call.world.emojis.get(call.id("emoji") or 0)
    if emoji is None:
        raise refused(10014)
    return emoji


async def _rename_emoji(call: Call) -> Json:
    emoji = _find_emoji(call)
    problems = Problems()
    name = _emoji_name(call, problems, emoji)
    problems.check()
    emoji.name = name
    return emoji_shape(call.world, emoji)


async def _remove_emoji(call: Call) -> None:
    del call.world.emojis[_find_emoji(call).id]


def _emoji_name(call: Call, problems: Problems, own: Emoji | None = None) -> str:
    name = call.json.get("name")
    if not isinstance(name, str):
        problems.required(("name",))
        return ""
    if not EMOJI_NAME.fullmatch(name):
        problems.add(
            ("name",), "BASE_TYPE_BAD_LENGTH", "Must be 2 to 32 letters, digits or underscores."
        )
    if any(emoji.name == name for emoji in call.world.emojis.values() if emoji is not own):
        problems.add(
            ("name",),
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "This emoji name is already taken.",
        )
    return name


def _image(value: Any, problems: Problems) -> tuple[str, bytes]:
    found = IMAGE.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        problems.add(("image",), "IMAGE_INVALID", "Invalid image data")
        return "", b""
    try:
        data = base64.b64decode(found["data"], validate=True)
    except binascii.Error:
        problems.add(("image",), "IMAGE_INVALID", "Invalid image data")
        return "", b""
    if len(data) > LARGEST_EMOJI:
        problems.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return found["type"], data


COMMANDS: Final = "/applications/{application}/commands"
PERMISSIONS: Final = "/applications/{application}/guilds/{guild}/commands/permissions"

EMOJIS: Final = "/applications/{application}/emojis"

ENDPOINTS = (
    Endpoint("GET", COMMANDS, _commands),
    Endpoint("PUT", COMMANDS, _replace_commands, Who.BOT, "commands"),
    Endpoint("GET", PERMISSIONS, _permissions, Who.BOT),
    Endpoint("GET", EMOJIS, _emojis),
    Endpoint("POST", EMOJIS, _add_emoji, Who.BOT, "emojis"),
    Endpoint("PATCH", f"{EMOJIS}/{{emoji}}", _rename_emoji, Who.BOT, "emojis"),
    Endpoint("DELETE", f"{EMOJIS}/{{emoji}}", _remove_emoji, Who.BOT, "emojis"),
)
