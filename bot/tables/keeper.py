"""Which tables this process keeps: where it speaks and rings the alarms.

Where several processes share the store, each table is kept by one of them, whoever writes there.
A process that is not heard of for a term has lost its tables: it must not speak any more, and
joins the others anew.
"""

import asyncio
import logging
from collections.abc import Container, Sequence
from contextlib import suppress
from itertools import count
from typing import Final, Protocol

from bot.tables.budget import BURST, Allowance
from bot.tables.errors import Gone
from bot.tables.mention import of_table
from bot.tables.ports import Clock
from bot.tables.storage import TERM, Shift, Store
from bot.tables.table import Table

log = logging.getLogger(__name__)

BEAT: Final = TERM / 4
"""After how many seconds the term is renewed."""

LOOKS: Final = 10
"""After so many beats is looked for tables that nobody keeps, even if nobody has died."""

TWICE: Final = 2
"""So often is looked, as a table that somebody sits at just then is passed over."""


class Household(Protocol):
    """What the tables are kept for."""

    def heard(self) -> Sequence[int]:
        """The shards that are heard here."""
        ...

    async def take_up(self, taken: Container[int] | None) -> None:
        """To go on where nobody goes on.

        Another process may have stopped in the midst of something at the tables that were taken,
        an earlier run of this one at any table (None).
        """
        ...

    def lost(self) -> None:
        """Others may have taken up any table."""
        ...

    def rung(self, table_id: int, by: int) -> None:
        """Another process has been at this table, or has told its story."""
        ...


class Keeper:
    """Keeps tables for as long as others know that it does."""

    def __init__(self, store: Store, clock: Clock, household: Household) -> None:
        self._store = store
        self._clock = clock
        self._household = household
        self._shift: Shift | None = None
        self._good_until = 0.0
        """Until when nobody else can have taken up the tables."""
        self._beating: asyncio.Task[None] | None = None
        self._hurries = asyncio.Event()
        self._looks = 0
        """In how many of the next beats is looked for tables that nobody keeps."""
        self._waiting: dict[int, set[int]] = {}
        """By table, the processes where somebody waits for the end of a story."""
        self.heard_elsewhere: frozenset[int] = frozenset()
        """The shards that other processes hear."""

    async def begin(self) -> None:
        """Joins the others, if there can be others."""
        if self._store.is_shared and self._shift is None:
            await self._join()

    async def start(self) -> None:
        """Takes up what nobody keeps, and goes on doing so."""
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
            self._shift is not None and table.keeper == self._shift.id and self.is_sure
        )

    @property
    def is_sure(self) -> bool:
        """Whether no other process can have taken up the tables."""
        if self._shift is None:
            return not self._store.is_shared
        return not self._shift.is_over and self._clock.monotonic() < self._good_until

    async def claim(self, interaction: int) -> bool:
        """Whether this process is to answer the interaction."""
        return self._shift is None or await self._shift.claim(interaction)

    async def take(self, requests: int, allowance: Allowance) -> float:
        """Takes so many of those that all processes share; gives the seconds to wait if in vain."""
        if self._shift is None:
            return allowance.take(requests)
        return await self._shift.take(requests, allowance.rate, BURST)

    async def be_asked(self, table: Table, by: int) -> None:
        """Another process has been at the table, and wants to know when its story is over."""
        if table.is_told:
            await self._ring(by, table.id)
        else:
            self._waiting.setdefault(table.id, set()).add(by)

    async def tell(self, table: Table) -> None:
        """Lets those know who keep the table, or wait for the end of its story."""
        shift = self._shift
        if shift is None or table.keeper is None:
            return
        if table.keeper != shift.id:
            await self._ring(table.keeper, table.id)
        elif table.is_told:
            for other in self._waiting.pop(table.id, ()):
                await self._ring(other, table.id)

    async def look_around(self) -> None:
        """Finds out which shards others hear by now."""
        if self._shift is not None:
            with suppress(Gone):
                self.heard_elsewhere = await self._shift.renew(self._household.heard())

    async def _ring(self, other: int, table_id: int) -> None:
        """Nothing is lost if it is not heard: every beat looks."""
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
        """Does not wait for the next beat."""
        self._hurries.set()

    async def _join(self) -> None:
        now = self._clock.monotonic()
        self._shift = await self._store.begin_shift(self._household.heard(), self._hear)
        self._good_until = now + TERM

    def _hear(self, table_id: int, by: int) -> None:
        if not table_id:
            # Somebody has left: there may be tables to be taken up.
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
