"""The store: transactions on a database."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.games.interface import Game
from bot.games.registry import GAMES
from bot.history.stored_results import StoredResults
from bot.history.stored_statistics import StoredStatistics
from bot.privacy.rows import UserRows
from bot.store.bets import Guesses
from bot.store.departures import Departures
from bot.store.outbox import Messages, Outbox
from bot.store.people import People
from bot.store.shifts import Rung, Shift
from bot.store.statements import Timed
from bot.store.tables import Tables

ALONE: Final = 0x6D616E
"""The first number of the locks for what one process at a time does."""

QUEUES: Final = 0x6D616F
"""The same for queues."""


READS: Final[Mapping[str, Mapping[str, Any]]] = {
    "sqlite": {"reads": True},
    "postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}
"""What makes a transaction a read-only snapshot."""


class SqlWork(
    Tables,
    Outbox,
    Messages,
    Guesses,
    StoredResults,
    StoredStatistics,
    Departures,
    UserRows,
    People,
):
    """A transaction, which begins with the first statement."""


Note: TypeAlias = Callable[[SqlWork], Awaitable[object]]
"""Stores something that was done."""


class Reading(SqlWork):
    """One that only reads."""

    only_reads = True

    async def commit(self) -> None:
        """Stores all of it; without this nothing is stored."""
        raise RuntimeError("what only reads cannot be committed")


class SqlStore:
    """Everything in the database of an engine, for tables that play these games."""

    def __init__(
        self,
        engine: AsyncEngine,
        games: Mapping[str, Game[Any]] = GAMES,
        *,
        timed: Timed = nullcontext,
    ) -> None:
        """`timed` times whatever takes long."""
        self._engine = engine
        self._games = games
        self.is_shared = engine.dialect.name == "postgresql"
        self._reader = engine.execution_options(**READS[engine.dialect.name])
        self._writers = None if self.is_shared else asyncio.Lock()
        self._timed = timed
        self._shift: Shift | None = None
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._leaving: set[asyncio.Task[None]] = set()

    async def begin_shift(self, shards: Sequence[int], rung: Rung) -> Shift | None:
        """Joins the processes that share the store; None if no other process can.

        `rung` gets a table where something has happened, and the process that was there.
        """
        if self.is_shared:
            self._shift = await Shift.begin(self._engine, shards, rung)
        return self._shift

    @asynccontextmanager
    async def alone(self, what: int) -> AsyncGenerator[None]:
        """Waits until no other process does this."""
        if not self.is_shared:
            yield
            return
        async with self._engine.connect() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(ALONE, what)))
            yield

    async def queue_up(self, queue: int, seconds: float) -> None:
        """Waits for its turn, which no other process gets within `seconds`."""
        if not self.is_shared:
            return
        # Of each process one waits there, so that few connections do nothing else.
        turn = self._turns[queue]
        await turn.acquire()
        try:
            connection = await self._take_turn(queue)
        except BaseException:
            turn.release()
            raise
        leaving = asyncio.create_task(_leave(connection, turn, seconds))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def _take_turn(self, queue: int) -> AsyncConnection:
        connection = await self._engine.connect()
        try:
            # Everybody else needs the connections of the pool.
            await connection.run_sync(Connection.detach)
            await connection.execute(select(func.pg_advisory_xact_lock(QUEUES, queue)))
        except BaseException:
            await connection.close()
            raise
        return connection

    async def note(self, key: str) -> str | None:
        """A text that the bot has stored for itself."""
        async with self.reading() as work:
            return await work.note(key)

    async def save_note(self, key: str, text: str) -> None:
        async with self.work() as work:
            await work.save_note(key, text)
            await work.commit()

    @asynccontextmanager
    async def work(self) -> AsyncGenerator[SqlWork]:
        """A transaction that begins with its first statement."""
        shift = self._shift and self._shift.id
        work = SqlWork(self._engine, self._games, shift, self._writers, timed=self._timed)
        try:
            yield work
        finally:
            await work.close()

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[SqlWork]:
        """A read-only transaction: one consistent snapshot, which waits for no writer."""
        shift = self._shift and self._shift.id
        reading = Reading(self._reader, self._games, shift, timed=self._timed)
        try:
            yield reading
        finally:
            await reading.close()


async def _leave(connection: AsyncConnection, turn: asyncio.Lock, seconds: float) -> None:
    """Gives up its turn after a while."""
    try:
        await asyncio.sleep(seconds)
    finally:
        turn.release()
        await connection.close()
