"""The host's own emoji: drawn by the families, known to Discord as the application's.

Screens name characters, which are what is kept, logged and read aloud. Only where a screen is sent
do the drawings take their place, and where one is missing or there is no room for it, the character
stays.
"""

import logging
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
import resvg_py

if TYPE_CHECKING:
    from bot.front.client import HostClient

log = logging.getLogger(__name__)

SIZE: Final = 128
"""How many pixels wide and high an emoji is, as Discord recommends."""


class OwnEmoji:
    """What is shown for which characters."""

    def __init__(self, shown: Mapping[str, str]) -> None:
        self._shown = shown
        self._any = re.compile("|".join(map(re.escape, shown)) or "(?!)")

    def drawn(self, text: str) -> str:
        """The text with drawings for the characters that have one."""
        return self._any.sub(lambda found: self._shown[found[0]], text)


PLAIN: Final = OwnEmoji({})
"""Characters only."""


async def sync_emoji(client: "HostClient", drawings: Mapping[str, Path]) -> OwnEmoji:
    """Adds the drawings that Discord does not know yet; one that was changed has another name."""
    try:
        known = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        shown: dict[str, str] = {}
        for character, path in drawings.items():
            name = _name(path)
            emoji = known.get(name) or await client.create_application_emoji(
                name=name, image=_render(path)
            )
            shown[character] = str(emoji)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("Discord did not take the host's own emoji: %s", type(error).__name__)
        return PLAIN
    return OwnEmoji(shown)


def _name(path: Path) -> str:
    """A name that only this drawing has."""
    return f"{path.stem}_{sha256(path.read_bytes()).hexdigest()[:6]}"


def _render(path: Path) -> bytes:
    return resvg_py.svg_to_bytes(
        svg_path=str(path), width=SIZE, height=SIZE, skip_system_fonts=True
    )
