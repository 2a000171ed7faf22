"""What ended tables leave behind is cleared away, and old records after as long as is set."""

import logging
from typing import Final

from bot.tables.hall import Hall
from bot.tables.servers import DAY, SOME, Servers

log = logging.getLogger(__name__)

AFTER: Final = 3600.0
"""So many seconds after its end nothing of a table is changed any more but its last message."""

PATIENCE: Final = 7 * DAY
"""So many seconds after its end a table that could not be heard has nothing to say any more."""

EVERY: Final = 3600.0


class Tidier:
    """Tidies up once in a while, when something is done anyway."""

    def __init__(self, hall: Hall, servers: Servers, keep_days: int | None) -> None:
        """For so many days records are kept; for ever if that is None."""
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
        """Clears away what is not needed any more."""
        now = self._hall.clock.now()
        async with self._hall.store.work() as work:
            if await work.clear_ended(now - AFTER, now - PATIENCE):
                await work.commit()
        await self._servers.tidy()
        if self._keep_days is not None:
            while await self._forget_some(now - self._keep_days * DAY):
                pass

    async def _forget_some(self, before: float) -> bool:
        """Forgets some of the tables that ended before; returns whether there may be more."""
        async with self._hall.store.work() as work:
            gone = await work.forget_tables(before, SOME)
            if gone:
                await work.commit()
        for table_id in gone:
            self._hall.forget(table_id)
        if gone:
            log.info("%s tables that ended long ago are forgotten", len(gone))
        return len(gone) == SOME
