"""Servers: their settings, and what is left of those that have removed the bot."""

import logging
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from bot import limits
from bot.tables.terms import SomeTerms

if TYPE_CHECKING:
    from bot.live.tables import LiveTables

log = logging.getLogger(__name__)


class Servers:
    """Knows what servers have set, and deletes the data of those that have removed the bot."""

    def __init__(self, tables: "LiveTables") -> None:
        self._tables = tables

    async def defaults(self, guild: int) -> SomeTerms:
        """The server's settings."""
        async with self._tables.store.reading() as work:
            return await work.defaults(guild)

    async def choose_defaults(self, guild: int, chosen: Mapping[str, str | None]) -> SomeTerms:
        """Changes settings, or clears those that are None; returns all of the server's settings."""
        async with self._tables.store.work() as work:
            wanted = {**await work.defaults(guild), **chosen}
            defaults = {name: word for name, word in wanted.items() if word is not None}
            await work.save_defaults(guild, defaults)
            await work.commit()
        return defaults

    async def left(self, guild: int) -> None:
        """Notes that a server has removed the bot."""
        await self._note([guild], [])

    async def joined(self, guild: int) -> None:
        """Notes that the bot is on a server, perhaps again."""
        await self._note([], [guild])

    async def look_around(self, present: Collection[int], concerns: Callable[[int], bool]) -> None:
        """Notes what has changed, given the servers the bot is on and which concern it."""
        async with self._tables.store.reading() as work:
            known = await work.known_servers()
            departed = await work.departures(self._tables.clock.now() + limits.DAY)
        missing = [guild for guild in known if concerns(guild) and guild not in present]
        left = [guild for guild in missing if guild not in departed]
        await self._note(left, [guild for guild in departed if guild in present])

    async def _note(self, left: Collection[int], joined: Collection[int]) -> None:
        if not left and not joined:
            return
        async with self._tables.store.work() as work:
            for guild in left:
                await work.note_departure(guild, self._tables.clock.now())
            for guild in joined:
                await work.delete_departure(guild)
            await work.commit()

    async def tidy(self) -> None:
        """Deletes the data of servers that removed the bot long ago."""
        now = self._tables.clock.now()
        async with self._tables.store.reading() as work:
            gone = await work.departures(now - limits.SERVER_KEPT_SECONDS)
        for guild in gone:
            await self._close_tables(guild)
            while await self._delete_some(guild, now - limits.FAREWELL_SECONDS):
                pass
            async with self._tables.store.work() as work:
                if await work.delete_server(guild):
                    await work.commit()
                    log.info("server %s, which removed the bot long ago, is forgotten", guild)

    async def _close_tables(self, guild: int) -> None:
        async with self._tables.store.reading() as work:
            still_open = await work.open_tables(guild)
        for table_id in still_open:
            await self._tables.abandon(table_id)

    async def _delete_some(self, guild: int, before: float) -> bool:
        """Deletes some tables of the server; returns whether there may be more."""
        async with self._tables.store.work() as work:
            gone = await work.delete_tables_of(guild, before, limits.TABLES_DELETED_AT_ONCE)
            if gone:
                await work.commit()
        for table_id in gone:
            self._tables.evict(table_id)
        return len(gone) == limits.TABLES_DELETED_AT_ONCE
