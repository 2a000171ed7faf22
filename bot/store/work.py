"""The store: transactions on a database."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final, TypeAlias

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.interface import Game
from bot.games.registry import GAMES
from bot.history.stored_results import StoredResults
from bot.history.stored_statistics import StoredStatistics
from bot.privacy.rows import UserRows
from bot.store.bets import Guesses
from bot.store.departures import Departures
from bot.store.outbox import Messages, Outbox
from bot.store.people import People
from bot.store.statements import Timed
from bot.store.tables import Tables

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
        self.engine = engine
        self._games = games
        self.is_shared = engine.dialect.name == "postgresql"
        self._reader = engine.execution_options(**READS[engine.dialect.name])
        self._writers = None if self.is_shared else asyncio.Lock()
        self._timed = timed
        self.process: int | None = None
        """This process among those that share the database, once it has joined them."""

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
        work = SqlWork(self.engine, self._games, self.process, self._writers, timed=self._timed)
        try:
            yield work
        finally:
            await work.close()

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[SqlWork]:
        """A read-only transaction: one consistent snapshot, which waits for no writer."""
        reading = Reading(self._reader, self._games, self.process, timed=self._timed)
        try:
            yield reading
        finally:
            await reading.close()
