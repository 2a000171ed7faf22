"""Statements that SQLite and PostgreSQL share, but SQLAlchemy has only for each dialect."""

import asyncio
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from typing import Any, ClassVar, Final, TypeAlias, TypeVarTuple, cast, overload

from sqlalchemy import CursorResult, Executable, Table, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.selectable import SelectBase, TypedReturnsRows

from bot import limits
from bot.games.interface import Game
from bot.store.models import Base
from bot.tables.errors import Unavailable

Insert = postgresql.Insert | sqlite.Insert
Rows: TypeAlias = Sequence[Mapping[str, Any]] | None
Timed: TypeAlias = Callable[[str], AbstractContextManager[object]]
"""Times a step: `wait` for a connection, `read`, `write` or `commit`."""

Ts = TypeVarTuple("Ts")

_INSERTS: Final = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


class Part:
    """The base of a transaction's methods: a transaction that begins when it's needed."""

    only_reads: ClassVar[bool] = False

    def __init__(
        self,
        engine: AsyncEngine,
        games: Mapping[str, Game[Any]],
        process: int | None = None,
        writers: asyncio.Lock | None = None,
        *,
        timed: Timed = nullcontext,
    ) -> None:
        self._engine = engine
        self._games = games
        self._process = process
        """This process among those that share the database; None if it's the only one."""
        self._writers = writers
        """Lets in one writer at a time, where a database takes no more."""
        self._timed = timed
        self._connection: AsyncConnection | None = None

    @property
    def _dialect(self) -> str:
        return self._engine.dialect.name

    @overload
    async def _execute(
        self, statement: TypedReturnsRows[*Ts], rows: Rows = None
    ) -> CursorResult[*Ts]: ...

    @overload
    async def _execute(self, statement: Executable, rows: Rows = None) -> CursorResult[Any]: ...

    async def _execute(self, statement: Executable, rows: Rows = None) -> Any:
        """Executes a statement, once or for each of the rows. Raises Unavailable."""
        if self._connection is None:
            self._connection = await self._connect()
        with _troubles(), self._timed(_kind(statement)):
            return await self._connection.execute(statement, rows)

    async def _execute_later(self, statement: Executable, rows: Rows = None) -> None:
        """The same, but with the next statement or at the end, if that saves time."""
        if self._connection is None:
            self._connection = await self._connect()
        with _troubles(), self._timed(_kind(statement)):
            await self._connection.execute(statement, rows, execution_options={"later": True})

    async def _connect(self) -> AsyncConnection:
        with self._timed("wait"):
            return await self._connect_in_turn()

    async def _connect_in_turn(self) -> AsyncConnection:
        try:
            if self._writers is not None:
                async with asyncio.timeout(limits.STORE_BUSY_SECONDS):
                    await self._writers.acquire()
            try:
                return await self._engine.connect()
            except BaseException:
                self._let_others_write()
                raise
        except Exception as error:  # each driver has its own
            raise Unavailable(first_line(error)) from error

    def _let_others_write(self) -> None:
        if self._writers is not None:
            self._writers.release()

    async def _hold(self, number: int) -> None:
        """Locks the id of a user or a server against other writers until the transaction ends."""
        if self._dialect == "postgresql" and not self.only_reads:
            await self._execute(select(func.pg_advisory_xact_lock(number)))

    async def commit(self) -> None:
        """Stores all of it; without this nothing is stored. Raises Unavailable."""
        if self._connection is not None:
            with _troubles(), self._timed("commit"):
                await self._connection.commit()

    async def close(self) -> None:
        """Rolls back what isn't committed; whatever comes later is in a new transaction."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.__aexit__(None, None, None)
            finally:
                self._let_others_write()

    def _insert(self, model: type[Base]) -> Insert:
        """An insertion that can say what to do if the row is there already."""
        return _INSERTS[self._dialect](model)

    async def _upsert(self, model: type[Base], rows: Sequence[Mapping[str, Any]]) -> None:
        """Inserts rows, or updates existing ones that differ."""
        await self._execute_later(_upsert(self._dialect, model), rows)


def _kind(statement: Executable) -> str:
    return "read" if isinstance(statement, SelectBase) else "write"


@contextmanager
def _troubles() -> Generator[None]:
    """Turns the errors of an unusable database into one."""
    try:
        yield
    except (ProgrammingError, DataError, IntegrityError):
        raise
    except (SQLAlchemyError, OSError) as error:
        raise Unavailable(first_line(error)) from error


def first_line(error: Exception) -> str:
    """What the driver says, without the statement and its values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return next(iter(str(cause).splitlines()), "") or type(cause).__name__


@cache
def _upsert(dialect: str, model: type[Base]) -> Insert:
    table = cast("Table", model.__table__)
    insert = _INSERTS[dialect](model)
    new = {column.name: insert.excluded[column.name] for column in table.columns}
    others = [column for column in table.columns if not column.primary_key]
    return insert.on_conflict_do_update(
        index_elements=list(table.primary_key.columns),
        set_={column.name: new[column.name] for column in others},
        where=or_(*[column.is_distinct_from(new[column.name]) for column in others]),
    )
