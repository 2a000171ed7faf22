"""Clears up after tables that have ended, and deletes old records once they are due."""

import logging
from typing import TYPE_CHECKING

from bot import limits
from bot.tables.errors import Unavailable

if TYPE_CHECKING:
    from bot.live.tables import LiveTables

log = logging.getLogger(__name__)


class Tidier:
    """Tidies up once in a while, when there is something to do anyway."""

    def __init__(self, tables: "LiveTables", keep_days: int | None) -> None:
        """Records stay for `keep_days`, or for ever."""
        self._tables = tables
        self._keep_days = keep_days
        self._due_at = 0.0

    def look(self) -> None:
        """Begins to tidy up if that is due."""
        now = self._tables.clock.monotonic()
        if now >= self._due_at:
            self._due_at = now + limits.TIDYING_EVERY
            self._tables.background.spawn(self.tidy(), "tidying", is_repeatable=True)

    async def tidy(self) -> None:
        """Tidies up; what comes to nothing is due again."""
        try:
            await self._tidy(self._tables.clock.now())
        except Unavailable:
            self._due_at = 0.0
            raise

    async def _tidy(self, now: float) -> None:
        async with self._tables.store.work() as work:
            if await work.clear_ended(now - limits.TIDIED_AFTER, now - limits.UNSAID_KEPT_SECONDS):
                await work.commit()
        await self._tables.servers.tidy()
        if self._keep_days is not None:
            while await self._delete_some(now - self._keep_days * limits.DAY):
                pass

    async def _delete_some(self, before: float) -> bool:
        """Deletes some tables that ended earlier; returns whether there may be more."""
        async with self._tables.store.work() as work:
            gone = await work.delete_tables(before, limits.TABLES_DELETED_AT_ONCE)
            if gone:
                await work.commit()
        for table_id in gone:
            self._tables.evict(table_id)
        if gone:
            log.info("%s tables that ended long ago are forgotten", len(gone))
        return len(gone) == limits.TABLES_DELETED_AT_ONCE
