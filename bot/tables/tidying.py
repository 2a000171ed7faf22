"""Clears up after tables that have ended, and deletes old records once they are due."""

import logging
from typing import Final

from bot.tables.hall import Hall
from bot.tables.servers import DAY, SOME, Servers

log = logging.getLogger(__name__)

AFTER: Final = 3600.0
"""So many seconds after the end only a table's last message still changes."""

PATIENCE: Final = 7 * DAY
"""So many seconds after the end a table that couldn't speak gives up."""

EVERY: Final = 3600.0


class Tidier:
    """Tidies up once in a while, when there is something to do anyway."""

    def __init__(self, hall: Hall, servers: Servers, keep_days: int | None) -> None:
        """Records stay for `keep_days`, or for ever."""
        self._hall = hall
        self._servers = servers
        self._keep_days = keep_days
        self._due_at = 0.0

    def look(self) -> None:
        """Begins to tidy up if that is due."""
        now = self._hall.clock.monotonic()
        if now >= self._due_at:
            self._due_at = now + EVERY
            self._hall.spawn(self.tidy(), "tidying", is_repeatable=True)

    async def tidy(self) -> None:
        now = self._hall.clock.now()
        async with self._hall.store.work() as work:
            if await work.clear_ended(now - AFTER, now - PATIENCE):
                await work.commit()
        await self._servers.tidy()
        if self._keep_days is not None:
            while await self._forget_some(now - self._keep_days * DAY):
                pass

    async def _forget_some(self, before: float) -> bool:
        """Deletes some tables that ended earlier; returns whether there may be more."""
        async with self._hall.store.work() as work:
            gone = await work.forget_tables(before, SOME)
            if gone:
                await work.commit()
        for table_id in gone:
            self._hall.forget(table_id)
        if gone:
            log.info("%s tables that ended long ago are forgotten", len(gone))
        return len(gone) == SOME
