"""The latest private replies to users: a new one deletes the one before it."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final, TypeAlias

import aiohttp
import discord

from bot import limits

AnyInteraction: TypeAlias = discord.Interaction[Any]

LOOKED_AT: Final = ("hand", "table", "rules", "history", "past", "stats", "top", "record")
"""Replies that stay beside those of another kind, as people want to see both."""


class PrivateReplies:
    """Remembers each user's latest replies: only a reply's own interaction can delete it."""

    def __init__(self) -> None:
        self._latest: OrderedDict[tuple[int, int | None, str], AnyInteraction] = OrderedDict()
        self._deleting: set[asyncio.Task[None]] = set()

    def take_away(self, interaction: AnyInteraction) -> None:
        """Deletes the latest reply: something was done, so it no longer holds."""
        self._take_away((interaction.user.id, interaction.channel_id, ""), interaction)

    def take_away_hands(self, interaction: AnyInteraction, channel: int) -> None:
        """Deletes the replies with buttons of a table in this channel, as its player has moved."""
        for key, former in [*self._latest.items()]:
            user, place, kind = key
            is_about_table = place == channel or former.guild_id is None
            if user == interaction.user.id and is_about_table and kind in ("", "hand"):
                self._take_away(key, interaction)

    def _take_away(self, key: tuple[int, int | None, str], interaction: AnyInteraction) -> None:
        former = self._latest.get(key)
        # Of two clicks at once, the reply to the second stays.
        if former is not None and former.id < interaction.id and not former.is_expired():
            del self._latest[key]
            self._delete_soon(former)

    def take_place_of_former(self, interaction: AnyInteraction, what: str) -> None:
        """Remembers a reply, and deletes the older one of its kind."""
        kind = what if what in LOOKED_AT else ""
        key = (interaction.user.id, interaction.channel_id, kind)
        former = self._latest.pop(key, interaction)
        # The older one may have taken longer.
        older, newer = sorted((former, interaction), key=lambda one: one.id)
        self._latest[key] = newer
        if len(self._latest) > limits.PRIVATE_REPLIES_REMEMBERED:
            self._latest.popitem(last=False)
        if older is not newer and not older.is_expired():
            self._delete_soon(older)

    def has_newer(self, interaction: AnyInteraction) -> bool:
        """Whether the user has got a reply to something done later."""
        keys = ((interaction.user.id, interaction.channel_id, kind) for kind in ("", *LOOKED_AT))
        replies = filter(None, map(self._latest.get, keys))
        return any(reply.id > interaction.id for reply in replies)

    def _delete_soon(self, former: AnyInteraction) -> None:
        task = asyncio.create_task(_delete(former))
        self._deleting.add(task)
        task.add_done_callback(self._deleting.discard)

    async def settle(self) -> None:
        """Waits for the deletions under way."""
        if self._deleting:
            await asyncio.wait(self._deleting)


async def _delete(former: AnyInteraction) -> None:
    # Its reader may have dismissed it.
    with suppress(discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
        await former.delete_original_response()
