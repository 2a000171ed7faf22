"""Several processes that share a PostgreSQL server: who holds which table, who answers what.

A process holds a lock of the server for as long as it lives, so that the others see at once when it
has died. Should the lock outlive it, as when a network falls silent, its lease expires.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from time import time
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Integer,
    cast,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    text,
    union,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot import limits
from bot.store.models import (
    ACTIVE,
    AnnouncementRow,
    BucketRow,
    InteractionRow,
    LeaseRow,
    TableRow,
)
from bot.store.urls import DatabaseInUse
from bot.tables.errors import Gone

LEASES: Final = 0x6D616D
"""The first number of the locks that leases hold; the second is the lease's own."""

EPOCH: Final = 1_420_070_400
"""When Discord's ids begin to count, in seconds since 1970."""

REQUESTS: Final = 1
"""The row of the requests."""

NOW: Final = func.extract("epoch", func.clock_timestamp())
"""The server's time, which is the same for all."""

Notified = Callable[[int, int], None]
"""Gets a table where something has happened, and the process that says so."""


class Lease:
    """The lease of a process among those that share the database."""

    def __init__(self, engine: AsyncEngine, connection: AsyncConnection, number: int) -> None:
        self.id = number
        self.is_over = False
        """Whether others may take over its tables."""
        self._engine = engine
        self._connection = connection
        """Holds the lock, and gets the notifications."""

    @staticmethod
    async def begin(engine: AsyncEngine, shards: Sequence[int], on_notify: Notified) -> "Lease":
        """Begins a lease; `on_notify` gets its notifications."""
        connection = await engine.connect()
        try:
            made = await connection.execute(
                insert(LeaseRow)
                .values(until=NOW + limits.LEASE_SECONDS, shards=[*shards])
                .returning(LeaseRow.id)
            )
            number = made.scalar_one()
            # Whoever sees the lease must find it locked.
            await connection.execute(select(func.pg_advisory_lock(LEASES, number)))
            await connection.commit()
            lease = Lease(engine, connection, number)
            await lease._listen(on_notify)
        except BaseException:
            await _drop(connection)
            raise
        return lease

    async def _listen(self, on_notify: Notified) -> None:
        raw = await self._connection.get_raw_connection()
        driver: Any = raw.driver_connection

        def heard(_: object, __: int, ___: str, payload: str) -> None:
            with suppress(ValueError):
                table, by = map(int, payload.split())
                on_notify(table, by)

        def broken(_: object) -> None:
            self.is_over = True

        driver.add_termination_listener(broken)
        await driver.add_listener(_channel(self.id), heard)

    async def renew(self, shards: Sequence[int]) -> frozenset[int]:
        """Renews the lease; returns the shards that other processes hear. Raises Gone."""
        async with self._engine.begin() as connection:
            renewed = await connection.execute(
                update(LeaseRow)
                .where(LeaseRow.id == self.id)
                .values(until=NOW + limits.LEASE_SECONDS, shards=[*shards])
            )
            self.is_over |= not renewed.rowcount
            others = await connection.execute(
                select(LeaseRow.shards).where(LeaseRow.id != self.id, LeaseRow.until > NOW)
            )
            elsewhere = frozenset(shard for shards in others.scalars() for shard in shards)
        if self.is_over:
            await _drop(self._connection)
            raise Gone
        return elsewhere

    async def expire_dead(self) -> bool:
        """Expires the leases of dead processes; returns whether there were any."""
        too_old = int((time() - limits.CLAIMS_KEPT_SECONDS - EPOCH) * 1000) << 22
        async with self._engine.begin() as connection:
            await connection.execute(delete(InteractionRow).where(InteractionRow.id < too_old))
            expired = await connection.execute(
                delete(LeaseRow).where(LeaseRow.id != self.id, _is_dead(LeaseRow.id))
            )
            return expired.rowcount > 0

    async def take_free(self) -> set[int]:
        """Takes the free tables."""
        taken: set[int] = set()
        while True:
            some = await self._take_some()
            taken |= {*some}
            if len(some) < limits.TABLES_TAKEN_AT_ONCE:
                return taken

    async def _take_some(self) -> Collection[int]:
        concerned = union(select(TableRow.id).where(ACTIVE), select(AnnouncementRow.table_id))
        orphans = (
            select(TableRow.id)
            .where(TableRow.id.in_(concerned), ~exists().where(LeaseRow.id == TableRow.keeper))
            .limit(limits.TABLES_TAKEN_AT_ONCE)
            .with_for_update(skip_locked=True)
        )
        async with self._engine.begin() as connection:
            taken = await connection.execute(
                update(TableRow)
                .where(TableRow.id.in_(orphans))
                .values(keeper=self.id)
                .returning(TableRow.id)
            )
            return taken.scalars().all()

    async def notify(self, other: int, table_id: int) -> None:
        """Notifies another process that something has happened at a table."""
        async with self._engine.connect() as connection:
            await connection.execute(
                select(func.pg_notify(_channel(other), f"{table_id} {self.id}"))
            )
            await connection.commit()

    async def claim(self, interaction: int) -> bool:
        """Whether this process is the one that answers an interaction."""
        claim = postgresql.insert(InteractionRow).values(id=interaction)
        async with self._engine.begin() as connection:
            claimed = await connection.execute(claim.on_conflict_do_nothing())
            return claimed.rowcount > 0

    async def take_requests(self, requests: int, rate: float, burst: float) -> float:
        """Takes requests from the limit that all processes share, `rate` in a second.

        If there are too few, takes none and returns the seconds to wait. Unused ones can be made up
        for within `burst` seconds.
        """
        earliest, spent, taken = NOW - burst, requests / rate, BucketRow.next_at
        first = postgresql.insert(BucketRow).values(id=REQUESTS, next_at=earliest + spent)
        take = first.on_conflict_do_update(
            index_elements=[BucketRow.id],
            set_={"next_at": func.least(NOW, func.greatest(taken, earliest)) + spent},
            # Nothing is that far ahead, unless the clock was set back.
            where=~taken.between(NOW, NOW + limits.REQUESTS_AHEAD_SECONDS),
        )
        async with self._engine.begin() as connection:
            if (await connection.execute(take)).rowcount:
                return 0.0
            left = select(taken - NOW).where(BucketRow.id == REQUESTS)
            return max(limits.REQUEST_WAIT_LEAST, (await connection.execute(left)).scalar() or 0.0)

    async def end(self) -> None:
        """Lets others take over the tables at once."""
        self.is_over = True
        async with self._engine.begin() as connection:
            await connection.execute(delete(LeaseRow).where(LeaseRow.id == self.id))
            others = await connection.execute(select(LeaseRow.id))
            numbers = [*others.scalars()]
        await _drop(self._connection)
        for number in numbers:
            await self.notify(number, 0)


async def keep_out(connection: AsyncConnection, place: str) -> None:
    """Keeps other processes out until this transaction ends. Raises DatabaseInUse if any is there.

    With SQLite that takes a claim.
    """
    if connection.dialect.name != "postgresql":
        return
    # What was read before a lock may be older than it.
    await connection.execute(text("LOCK TABLE shifts IN SHARE MODE"))
    living = select(LeaseRow.id).where(not_(_is_dead(LeaseRow.id)))
    if (await connection.execute(living)).first() is not None:
        raise DatabaseInUse(f"the bot is running on the database {place}")


def _channel(number: int) -> str:
    return f"mammamia_{number}"


def _is_dead(number: Any) -> ColumnElement[bool]:
    """Whether the lease has expired, or nobody holds its lock."""
    lock = func.pg_try_advisory_xact_lock(LEASES, cast(number, Integer))
    return or_(LeaseRow.until < NOW, lock)


async def _drop(connection: AsyncConnection) -> None:
    """Closes the connection itself: the pool would keep its locks."""
    with suppress(SQLAlchemyError, OSError, asyncio.CancelledError):
        await connection.invalidate()
    await connection.close()
