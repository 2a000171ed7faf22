"""Statements that SQLite and PostgreSQL share, but SQLAlchemy has only for each dialect."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias, TypeVarTuple, cast, overload

from sqlalchemy import CursorResult, Executable, Table, or_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.selectable import TypedReturnsRows

from bot.games.interface import Game
from bot.store.models import Base

Insert = postgresql.Insert | sqlite.Insert
Rows: TypeAlias = Sequence[Mapping[str, Any]] | None
Ts = TypeVarTuple("Ts")

_INSERTS: Final = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


class Part:
    """What every part of a unit of work has: a transaction, which begins when it is needed."""

    def __init__(
        self, engine: AsyncEngine, games: Mapping[str, Game[Any]], shift: int | None = None
    ) -> None:
        self._engine = engine
        self._games = games
        self._shift = shift
        """Which of the processes that share the database this is; None if it is the only one."""
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
        """Executes a statement, once or for each of the rows."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        return await self._connection.execute(statement, rows)

    async def commit(self) -> None:
        """Keeps all of it; without this nothing is kept."""
        if self._connection is not None:
            await self._connection.commit()

    async def close(self) -> None:
        """Undoes what is not kept; whatever comes later is in a new transaction."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.__aexit__(None, None, None)

    def _insert(self, model: type[Base]) -> Insert:
        """An insertion that can say what to do when the row is there already."""
        return _INSERTS[self._dialect](model)

    async def _upsert(self, model: type[Base], rows: Sequence[Mapping[str, Any]]) -> None:
        """Inserts rows; those that exist already are changed if they differ."""
        await self._execute(_upsert(self._dialect, model), rows)


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
