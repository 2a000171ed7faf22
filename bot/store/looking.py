"""A database as it is, read without any change to it."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from enum import StrEnum
from pathlib import Path

from sqlalchemy import URL, Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

import migrations
from bot.store.database import open_postgresql
from bot.store.sqlite import looking_uri, open_sqlite
from bot.store.urls import DatabaseTrouble, cannot_open, is_sqlite, parse_url, place_of


class Schema(StrEnum):
    """How a database's schema compares with that of the bot."""

    EMPTY = "there's nothing in the database {place} yet: `mammamia run` sets it up"
    OLDER = "the database {place} is older than the bot: run `mammamia migrate` first"
    CURRENT = "the database {place} is up to date"
    NEWER = "the database {place} belongs to a newer version of the bot"


@asynccontextmanager
async def looking_at(url: str) -> AsyncGenerator[AsyncEngine]:
    """An engine that only reads. Raises DatabaseTrouble."""
    parsed = parse_url(url)
    engine = _open_file(parsed) if is_sqlite(parsed) else _open_server(parsed)
    try:
        try:
            async with engine.begin() as connection:
                await connection.execute(select(1))
        except Exception as error:  # each driver has its own
            raise cannot_open(parsed, error) from None
        yield engine
    finally:
        await engine.dispose()


def _open_file(url: URL) -> AsyncEngine:
    path = Path(url.database or "")
    if not path.is_file():
        raise DatabaseTrouble(f"there's no database {path}")
    engine = open_sqlite(url.set(database=looking_uri(path)).update_query_dict({"uri": "true"}))
    return engine.execution_options(reads=True)


def _open_server(url: URL) -> AsyncEngine:
    try:
        return open_postgresql(url).execution_options(postgresql_readonly=True)
    except Exception as error:
        raise cannot_open(url, error) from None


async def find_schema(engine: AsyncEngine) -> Schema:
    """How the database's schema compares with that of the bot."""

    def find(connection: Connection) -> Schema:
        if migrations.find_unknown(connection) is not None:
            return Schema.NEWER
        current = migrations.find_current(connection)
        if current is None:
            return Schema.EMPTY
        return Schema.CURRENT if current == migrations.newest() else Schema.OLDER

    async with engine.connect() as connection:
        return await connection.run_sync(find)


async def require_current(url: str) -> None:
    """Raises DatabaseTrouble unless the database is there and up to date."""
    async with looking_at(url) as engine:
        schema = await find_schema(engine)
    if schema is not Schema.CURRENT:
        raise DatabaseTrouble(schema.format(place=place_of(parse_url(url))))
