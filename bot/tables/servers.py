"""Servers that have removed the bot: their data goes after a while, unless the bot comes back."""

import logging
from collections.abc import Callable, Collection
from typing import Final

from bot.tables.errors import Damaged
from bot.tables.hall import Hall
from bot.tables.lobby import Lobby

log = logging.getLogger(__name__)

DAY: Final = 24 * 3600.0

GONE_AFTER: Final = 30 * DAY

FAREWELL: Final = 3600.0
"""For how many seconds the players of an open table may still hear that it is closed."""

SOME: Final = 50
"""How many tables to delete at once, so that players needn't wait."""


class Servers:
    """Notes which servers have removed the bot, and deletes their data in time."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self._hall = hall
        self._lobby = lobby

    async def left(self, guild: int) -> None:
        """Notes that a server has removed the bot."""
        await self._note([guild], [])

    async def joined(self, guild: int) -> None:
        """Notes that the bot is on a server, perhaps again."""
        await self._note([], [guild])

    async def look_around(self, present: Collection[int], concerns: Callable[[int], bool]) -> None:
        """Notes what has changed, given the servers the bot is on and which concern it."""
        async with self._hall.store.reading() as work:
            known = await work.known_servers()
            departed = await work.departures(self._hall.clock.now() + DAY)
        missing = [guild for guild in known if concerns(guild) and guild not in present]
        left = [guild for guild in missing if guild not in departed]
        await self._note(left, [guild for guild in departed if guild in present])

    async def _note(self, left: Collection[int], joined: Collection[int]) -> None:
        if not left and not joined:
            return
        async with self._hall.store.work() as work:
            for guild in left:
                await work.note_departure(guild, self._hall.clock.now())
            for guild in joined:
                await work.forget_departure(guild)
            await work.commit()

    async def tidy(self) -> None:
        """Deletes the data of servers that removed the bot long ago."""
        now = self._hall.clock.now()
        async with self._hall.store.reading() as work:
            gone = await work.departures(now - GONE_AFTER)
        for guild in gone:
            await self._close_tables(guild)
            while await self._forget_some(guild, now - FAREWELL):
                pass
            async with self._hall.store.work() as work:
                if await work.forget_server(guild):
                    await work.commit()
                    log.info("server %s, which removed the bot long ago, is forgotten", guild)

    async def _close_tables(self, guild: int) -> None:
        async with self._hall.store.reading() as work:
            still_open = await work.open_tables(guild)
        for table_id in still_open:
            try:
                await self._lobby.abandon(table_id)
            except Damaged:
                await self._hall.give_up(table_id)

    async def _forget_some(self, guild: int, before: float) -> bool:
        """Deletes some tables of the server; returns whether there may be more."""
        async with self._hall.store.work() as work:
            gone = await work.forget_tables_of(guild, before, SOME)
            if gone:
                await work.commit()
        for table_id in gone:
            self._hall.forget(table_id)
        return len(gone) == SOME
