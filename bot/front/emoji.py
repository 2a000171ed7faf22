"""The bot's own emoji: drawn by the families, uploaded as the application's.

Screens name characters, which are stored, logged and read aloud. Only where a screen is sent do the
drawings take their place; where one is missing or there is no room for it, the character stays.
"""

import json
import re
from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

import discord
import resvg_py

if TYPE_CHECKING:
    from bot.front.client import BotClient

SIZE: Final = 128
"""The width and height of an emoji in pixels, as Discord recommends."""

NOTE: Final = "emoji"
"""The note that says what each emoji shows."""

OLD: Final = "_old"
"""Ends the name of an emoji whose drawing has changed, until it changes again."""

FORMER_NAME: Final = re.compile(r"(?P<name>\w+)_[0-9a-f]{6}")
"""Names of emoji once ended with the beginning of a digest."""

BAD_REQUEST: Final = 400
"""The status if Discord refuses a drawing, but may take others."""


class OwnEmoji:
    """Emoji for characters."""

    def __init__(self, shown: Mapping[str, str]) -> None:
        self._shown = shown
        self._any = re.compile("|".join(map(re.escape, shown)) or "(?!)")

    def drawn(self, text: str) -> str:
        """The text with emoji in place of the characters that have one."""
        return self._any.sub(lambda found: self._shown[found[0]], text)


PLAIN: Final = OwnEmoji({})
"""Characters only."""


async def sync_emoji(client: "BotClient", drawings: Mapping[str, Path]) -> None:
    """Uploads what is missing, and shows the emoji that are up to date.

    Raises Discord's error after doing everything that is possible.
    """
    shelf = Shelf(client, await client.fetch_application_emojis(), await _load_note(client))
    found = {character: shelf.find(path) for character, path in drawings.items()}
    shown = {character: str(emoji) for character, emoji in found.items() if emoji is not None}
    refused: discord.HTTPException | None = None
    try:
        for character, path in drawings.items():
            try:
                shown[character] = str(shelf.find(path) or await shelf.place(path))
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST:
                    raise
                refused = error
    finally:
        client.emoji = OwnEmoji(shown)
    await shelf.clear({path.stem for path in drawings.values()})
    if refused is not None:
        raise refused


class Shelf:
    """The application's emoji at Discord; any others than the bot's stay as they are.

    Their names are read aloud, so they are plain words. A note says which drawing each one shows.
    """

    def __init__(
        self, client: "BotClient", emojis: Sequence[discord.Emoji], noted: dict[str, str]
    ) -> None:
        self._client = client
        self._named = {emoji.name: emoji for emoji in emojis}
        self._noted = noted
        """By the ids of emoji, the digests of what they show."""

    def find(self, path: Path) -> discord.Emoji | None:
        """The emoji with this drawing, if there is one."""
        emoji = self._named.get(path.stem)
        is_same = emoji is not None and self._noted.get(str(emoji.id)) == _digest(path)
        return emoji if is_same else None

    async def place(self, path: Path) -> discord.Emoji:
        """A new emoji for the drawing, with its name; or the one that had the former name."""
        name, digest = path.stem, _digest(path)
        outdated = self._named.get(name)
        if outdated is not None:
            # Messages may still show it, and so may a process that is about to be replaced.
            await self._remove(name + OLD)
            await self._rename(outdated, name + OLD)
        former = self._named.get(f"{name}_{digest[:6]}")
        if former is not None:
            placed = await self._rename(former, name)
        else:
            placed = await self._client.create_application_emoji(name=name, image=_render(path))
            self._named[name] = placed
        self._noted[str(placed.id)] = digest
        await self._save()
        return placed

    async def clear(self, names: Collection[str]) -> None:
        """Deletes emoji that were the bot's, but belong to none of its drawings any more."""
        for name, emoji in [*self._named.items()]:
            former = FORMER_NAME.fullmatch(name)
            is_former = former is not None and former["name"] in names
            is_given_up = str(emoji.id) in self._noted and name.removesuffix(OLD) not in names
            if is_former or is_given_up:
                await self._remove(name)

    async def _rename(self, emoji: discord.Emoji, name: str) -> discord.Emoji:
        renamed = await emoji.edit(name=name)
        del self._named[emoji.name]
        self._named[name] = renamed
        return renamed

    async def _remove(self, name: str) -> None:
        emoji = self._named.get(name)
        if emoji is not None:
            await emoji.delete()
            del self._named[name]

    async def _save(self) -> None:
        standing = {str(emoji.id) for emoji in self._named.values()}
        noted = {number: digest for number, digest in self._noted.items() if number in standing}
        await self._client.tables.store.save_note(NOTE, json.dumps(noted))


async def _load_note(client: "BotClient") -> dict[str, str]:
    noted: dict[str, str] = json.loads(await client.tables.store.note(NOTE) or "{}")
    return noted


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _render(path: Path) -> bytes:
    return resvg_py.svg_to_bytes(
        svg_path=str(path), width=SIZE, height=SIZE, skip_system_fonts=True
    )
