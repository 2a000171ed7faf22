"""Statements that SQLite and PostgreSQL share, but SQLAlchemy has only for each dialect."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, cast

from sqlalchemy import Table, or_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.interface import Game
from bot.store.models import Base

Insert = postgresql.Insert | sqlite.Insert

_INSERTS: Final = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


class Part:
    """What every part of a unit of work has: the connection of its transaction, and the games."""

    def __init__(self, connection: AsyncConnection, games: Mapping[str, Game[Any]]) -> None:
        self._connection = connection
        self._games = games

    def _insert(self, model: type[Base]) -> Insert:
        """An insertion that can say what to do when the row is there already."""
        return _INSERTS[self._connection.dialect.name](model)

    async def _upsert(self, model: type[Base], rows: Sequence[Mapping[str, Any]]) -> None:
        """Inserts rows; those that exist already are changed if they differ."""
        await self._connection.execute(_upsert(self._connection.dialect.name, model), rows)


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
