"""The leases of tables: where this process speaks and rings the alarms.

Where several processes share the store, each table is leased to one of them, but all may write. A
process that can't renew its lease in time has lost its tables: it must not speak any more, and
joins the others again.
"""

import asyncio
import logging
from collections.abc import Container, Sequence
from contextlib import suppress
from itertools import count
from typing import Final, Protocol

from bot.live.budget import BURST, Allowance
from bot.live.ports import Clock
from bot.store.shifts import TERM, Shift
from bot.store.work import SqlStore
from bot.tables.errors import Gone
from bot.tables.mention import of_table
from bot.tables.table import Table

log = logging.getLogger(__name__)

BEAT: Final = TERM / 4
"""The seconds between heartbeats, which renew the lease."""

LOOKS: Final = 10
"""After how many heartbeats to look for free tables, even if no process has died."""

TWICE: Final = 2
"""How often to look: the first look passes over a table that somebody is just writing to."""


class Household(Protocol):
    """What the leases are for."""

    def heard(self) -> Sequence[int]:
        """The shards that this process hears."""
        ...

    async def take_up(self, taken: Container[int] | None) -> None:
        """Takes over the tables that nobody looks after.

        Another process may have died in the middle of something at the tables in `taken`; with
        None, an earlier run of this one at any table.
        """
        ...

    def lost(self) -> None:
        """Others may have taken over any table."""
        ...

    def rung(self, table_id: int, by: int) -> None:
        """Another process has been at this table, or has finished its story."""
        ...


class Keeper:
    """Holds the leases of this process."""

    def __init__(self, store: SqlStore, clock: Clock, household: Household) -> None:
        self._store = store
        self._clock = clock
        self._household = household
        self._shift: Shift | None = None
        self._good_until = 0.0
        """Until then nobody else can have taken over the tables."""
        self._beating: asyncio.Task[None] | None = None
        self._hurries = asyncio.Event()
        self._looks = 0
        """In how many more heartbeats to look for free tables."""
        self._waiting: dict[int, set[int]] = {}
        """By table, the processes where somebody waits for the end of a story."""
        self.heard_elsewhere: frozenset[int] = frozenset()
        """The shards that other processes hear."""

    async def begin(self) -> None:
        """Joins the other processes, if the store is shared."""
        if self._store.is_shared and self._shift is None:
            await self._join()

    async def start(self) -> None:
        """Takes the free tables, and begins the heartbeat."""
        if self._shift is None:
            await self._household.take_up(None)
        else:
            await self._shift.bury()
            await self._household.take_up(await self._shift.take_up())
            self._beating = asyncio.create_task(self._beat_on(), name="keeper")

    async def stop(self) -> None:
        """Leaves the tables to the others."""
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        if self._shift is not None:
            shift, self._shift = self._shift, None
            try:
                await shift.end()
            except Exception as error:  # each driver has its own
                log.warning("nobody can be told that this process ends: %s", type(error).__name__)

    def keeps(self, table: Table) -> bool:
        """Whether this process speaks at the table."""
        return not self._store.is_shared or (
            self._shift is not None and table.holder == self._shift.id and self.is_sure
        )

    @property
    def is_sure(self) -> bool:
        """Whether no other process can have taken over the tables."""
        if self._shift is None:
            return not self._store.is_shared
        return not self._shift.is_over and self._clock.monotonic() < self._good_until

    async def claim(self, interaction: int) -> bool:
        return self._shift is None or await self._shift.claim(interaction)

    async def take(self, requests: int, allowance: Allowance) -> float:
        if self._shift is None:
            return allowance.take(requests)
        return await self._shift.take(requests, allowance.rate, BURST)

    async def be_asked(self, table: Table, by: int) -> None:
        """Notes that another process wants to know when the table's story is over."""
        if table.is_told:
            await self._ring(by, table.id)
        else:
            self._waiting.setdefault(table.id, set()).add(by)

    async def tell(self, table: Table) -> None:
        """Notifies the holder of the table, or those who wait for the end of its story."""
        shift = self._shift
        if shift is None or table.holder is None:
            return
        if table.holder != shift.id:
            await self._ring(table.holder, table.id)
        elif table.is_told:
            for other in self._waiting.pop(table.id, ()):
                await self._ring(other, table.id)

    async def look_around(self) -> None:
        """Renews the lease, to learn which shards others hear by now."""
        if self._shift is not None:
            with suppress(Gone):
                self.heard_elsewhere = await self._shift.renew(self._household.heard())

    async def _ring(self, other: int, table_id: int) -> None:
        """Notifies another process; if it misses that, its heartbeat finds out."""
        try:
            await self._get_shift().ring(other, table_id)
        except Exception as error:  # each driver has its own
            log.info(
                "process %s cannot be told of table %s: %s",
                other,
                table_id,
                error,
                extra=of_table(table_id),
            )

    def hurry(self) -> None:
        """Brings the next heartbeat forward."""
        self._hurries.set()

    async def _join(self) -> None:
        now = self._clock.monotonic()
        self._shift = await self._store.begin_shift(self._household.heard(), self._hear)
        self._good_until = now + TERM

    def _hear(self, table_id: int, by: int) -> None:
        if not table_id:
            # A process has left: its tables may be free.
            self.hurry()
            return
        self._household.rung(table_id, by)

    async def _beat_on(self) -> None:
        for beat in count():
            await self._clock.wait(self._hurries, BEAT)
            if self._hurries.is_set() or not beat % LOOKS:
                self._looks = TWICE
            self._hurries.clear()
            try:
                await self._beat()
            except Exception as error:  # each driver has its own
                log.warning("nobody can be told that this process lives: %s", type(error).__name__)

    async def _beat(self) -> None:
        now = self._clock.monotonic()
        try:
            self.heard_elsewhere = await self._get_shift().renew(self._household.heard())
            self._good_until = now + TERM
        except Gone:
            log.warning("this process was taken for dead, and joins the others again")
            self._household.lost()
            await self._join()
            self._looks = TWICE
        shift = self._get_shift()
        if await shift.bury():
            self._looks = TWICE
        taken: set[int] = set()
        if self._looks:
            self._looks -= 1
            taken = await shift.take_up()
        await self._household.take_up(taken)

    def _get_shift(self) -> Shift:
        assert self._shift is not None
        return self._shift
