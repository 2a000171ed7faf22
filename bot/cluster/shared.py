"""One of several processes that share a store.

Each table is leased to one of them, which speaks there and rings its alarms, but all may write. A
process that can't renew its lease in time has lost its tables: it must not speak any more, and
joins the others again.
"""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager, suppress
from itertools import count

from bot import limits
from bot.cluster.cluster import Cluster, Holder
from bot.cluster.lease import Lease
from bot.cluster.queues import Queues
from bot.live.ports import Clock
from bot.store.work import SqlStore
from bot.tables.errors import Gone
from bot.tables.mention import of_table
from bot.tables.table import Table

log = logging.getLogger(__name__)


def make_cluster(store: SqlStore, clock: Clock, requests: int) -> Cluster:
    """The cluster of a process on this store."""
    if store.is_shared:
        return SharedCluster(store, clock, requests)
    return Cluster(clock, requests)


class SharedCluster(Cluster):
    """Knows of the other processes by a lease that all of them see."""

    is_shared = True

    def __init__(self, store: SqlStore, clock: Clock, requests: int) -> None:
        super().__init__(clock, requests)
        self._store = store
        self._queues = Queues(store.engine)
        self._holder: Holder | None = None
        self._lease: Lease | None = None
        self._good_until = 0.0
        """Until then nobody else can have taken over the tables."""
        self._beating: asyncio.Task[None] | None = None
        self._hurries = asyncio.Event()
        self._looks = 0
        """In how many more heartbeats to look for free tables."""
        self._askers: dict[int, set[int]] = {}
        """By table, the processes where somebody waits for the end of a story."""

    async def start(self, holder: Holder) -> None:
        self._holder = holder
        lease = await self._join()
        await lease.expire_dead()
        await holder.take_up(await lease.take_free())
        self._beating = asyncio.create_task(self._beat_on(), name="heartbeat")

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        if self._lease is not None:
            lease, self._lease = self._lease, None
            try:
                await lease.end()
            except Exception as error:  # each driver has its own
                log.warning("nobody can be told that this process ends: %s", type(error).__name__)

    @property
    def is_sure(self) -> bool:
        if self._lease is None or self._lease.is_over:
            return False
        return self._clock.monotonic() < self._good_until

    def holds(self, table: Table) -> bool:
        return self._lease is not None and table.holder == self._lease.id and self.is_sure

    async def tell(self, table: Table) -> None:
        if self._lease is None or table.holder is None:
            return
        if table.holder != self._lease.id:
            await self._notify(table.holder, table.id)
        elif table.is_told:
            for other in self._askers.pop(table.id, ()):
                await self._notify(other, table.id)

    async def be_asked(self, table: Table, by: int) -> None:
        if table.is_told:
            await self._notify(by, table.id)
        else:
            self._askers.setdefault(table.id, set()).add(by)

    async def _notify(self, other: int, table_id: int) -> None:
        """Notifies another process; if it misses that, its heartbeat finds out."""
        try:
            await self._get_lease().notify(other, table_id)
        except Exception as error:  # each driver has its own
            log.info(
                "process %s cannot be told of table %s: %s",
                other,
                table_id,
                error,
                extra=of_table(table_id),
            )

    def hurry(self) -> None:
        self._hurries.set()

    async def renew(self) -> None:
        if self._lease is not None:
            with suppress(Gone):
                self.heard_elsewhere = await self._lease.renew(self._get_holder().heard())

    async def claim(self, interaction: int) -> bool:
        return self._lease is None or await self._lease.claim(interaction)

    async def take(self, requests: int) -> float:
        if self._lease is None:
            return await super().take(requests)
        return await self._lease.take_requests(
            requests, self._bucket.rate, limits.REQUESTS_BURST_SECONDS
        )

    def alone(self, what: int) -> AbstractAsyncContextManager[None]:
        return self._queues.alone(what)

    async def queue_up(self, queue: int, seconds: float) -> None:
        await self._queues.queue_up(queue, seconds)

    async def _join(self) -> Lease:
        now = self._clock.monotonic()
        shards = self._get_holder().heard()
        self._lease = await Lease.begin(self._store.engine, shards, self._notified)
        self._store.process = self._lease.id
        self._good_until = now + limits.LEASE_SECONDS
        return self._lease

    def _notified(self, table_id: int, by: int) -> None:
        if table_id:
            self._get_holder().notified(table_id, by)
        else:
            # A process has left: its tables may be free.
            self.hurry()

    async def _beat_on(self) -> None:
        for beat in count():
            await self._clock.wait(self._hurries, limits.HEARTBEAT_SECONDS)
            if self._hurries.is_set() or not beat % limits.HEARTBEATS_PER_LOOK:
                self._looks = limits.LOOKS_FOR_FREE_TABLES
            self._hurries.clear()
            try:
                await self._beat()
            except Exception as error:  # each driver has its own
                log.warning("nobody can be told that this process lives: %s", type(error).__name__)

    async def _beat(self) -> None:
        now, holder, lease = self._clock.monotonic(), self._get_holder(), self._get_lease()
        try:
            self.heard_elsewhere = await lease.renew(holder.heard())
            self._good_until = now + limits.LEASE_SECONDS
        except Gone:
            log.warning("this process was taken for dead, and joins the others again")
            holder.lost()
            lease = await self._join()
            self._looks = limits.LOOKS_FOR_FREE_TABLES
        if await lease.expire_dead():
            self._looks = limits.LOOKS_FOR_FREE_TABLES
        taken: set[int] = set()
        if self._looks:
            self._looks -= 1
            taken = await lease.take_free()
        await holder.take_up(taken)

    def _get_lease(self) -> Lease:
        assert self._lease is not None
        return self._lease

    def _get_holder(self) -> Holder:
        assert self._holder is not None
        return self._holder
