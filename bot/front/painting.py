"""Paints pictures off the event loop, each of them once."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

import discord

from bot import limits
from bot.front.layout import Call, Layout, Shown
from bot.pictures.kit import Kind
from bot.screens.screen import Picture, Screen
from bot.tables.mention import wordless

if TYPE_CHECKING:
    from bot.front.client import BotClient

T = TypeVar("T")

log = logging.getLogger(__name__)


class Painting:
    """Paints the pictures on screens."""

    def __init__(self, kinds: Mapping[str, Kind]) -> None:
        self._kinds = kinds
        self._kept: dict[str, bytes] = {}

    async def paint(self, screen: Screen) -> dict[str, bytes]:
        """The pictures of a screen by name, without those that can't be painted."""
        wanted = [block for block in screen.blocks if isinstance(block, Picture)]
        found = {picture.name: await self._find(picture) for picture in wanted}
        return {name: painted for name, painted in found.items() if painted is not None}

    async def _find(self, picture: Picture) -> bytes | None:
        key = f"{picture.name} {json.dumps(picture.facts, sort_keys=True)}"
        if key not in self._kept:
            kind = self._kinds.get(picture.name)
            if kind is None:
                return None
            try:
                self._kept[key] = await asyncio.to_thread(kind.paint, picture.facts)
            except Exception as error:
                # The words say everything too.
                fault = wordless(error)
                log.error("a picture could not be painted: %s", picture.name, exc_info=fault)
                return None
            while len(self._kept) > limits.PICTURES_REMEMBERED:
                del self._kept[next(iter(self._kept))]
        return self._kept[key]


async def lay_out(
    client: "BotClient",
    screen: Screen,
    mark_id: int | None = None,
    *,
    files: Sequence[discord.File] = (),
    in_words: bool = False,
) -> Shown:
    """The screen with its pictures, if wanted; `mark_id` finds the message again."""
    if screen.is_call:
        return Call(screen, mark_id, emoji=client.emoji)
    pictures = {} if in_words or not client.draws else await client.painting.paint(screen)
    return Layout(screen, mark_id, files=files, emoji=client.emoji, pictures=pictures)


async def send_painted(layout: Shown, send: Callable[[Shown], Awaitable[T]]) -> T:
    """Sends it, or just the words if attachments aren't allowed."""
    try:
        return await send(layout)
    except discord.Forbidden:
        if not layout.has_pictures:
            raise
        return await send(layout.in_words())
