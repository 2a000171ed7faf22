"""The latest answers that users were given: a new one takes the former one away."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final, TypeAlias

import aiohttp
import discord

AnyInteraction: TypeAlias = discord.Interaction[Any]

KEPT: Final = 1000
"""How many answers are remembered, some kilobytes each; one that is forgotten is never deleted."""

LOOKED_AT: Final = ("hand", "table", "rules", "history", "past", "stats", "top", "record")
"""What stays beside an answer of another kind, as people want to see both."""


class LatestAnswers:
    """Remembers who was answered where, as only an answer's own interaction can delete it."""

    def __init__(self) -> None:
        self._latest: OrderedDict[tuple[int, int | None, str], AnyInteraction] = OrderedDict()
        self._deleting: set[asyncio.Task[None]] = set()

    def take_away(self, interaction: AnyInteraction) -> None:
        """What was said before no longer holds, now that something was done."""
        key = (interaction.user.id, interaction.channel_id, "")
        former = self._latest.get(key)
        # Of two clicks at once, the answer to the second stays.
        if former is not None and former.id < interaction.id and not former.is_expired():
            del self._latest[key]
            self._delete_soon(former)

    def take_place_of_former(self, interaction: AnyInteraction, what: str) -> None:
        """An answer has been given: of its kind only that to the newest interaction stays."""
        kind = what if what in LOOKED_AT else ""
        key = (interaction.user.id, interaction.channel_id, kind)
        former = self._latest.pop(key, interaction)
        # The older one may have taken longer.
        older, newer = sorted((former, interaction), key=lambda one: one.id)
        self._latest[key] = newer
        if len(self._latest) > KEPT:
            self._latest.popitem(last=False)
        if older is not newer and not older.is_expired():
            self._delete_soon(older)

    def _delete_soon(self, former: AnyInteraction) -> None:
        task = asyncio.create_task(_delete(former))
        self._deleting.add(task)
        task.add_done_callback(self._deleting.discard)

    async def settle(self) -> None:
        """Waits for what is being deleted."""
        if self._deleting:
            await asyncio.wait(self._deleting)


async def _delete(former: AnyInteraction) -> None:
    # It may have been dismissed by its reader.
    with suppress(discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
        await former.delete_original_response()
