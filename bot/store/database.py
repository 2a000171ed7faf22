"""A database by its URL: opened, and brought up to date."""

import asyncio
import sqlite3
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import partial
from typing import Final

from alembic.util import CommandError
from sqlalchemy import (
    URL,
    Connection,
    func,
    make_url,
    select,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

import migrations
from bot.store.sqlite import BUSY_SECONDS, open_sqlite, prepare_file
from bot.store.statements import first_line

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
"""How a URL may begin, and which driver it then gets."""

CONNECT_SECONDS: Final = 10
"""How long a server may take to accept a connection."""

CLAIM_SECONDS: Final = 2.0
"""How long to wait for a process that is about to end."""

MIGRATION_LOCK: Final = 0x6D616D6D61
"""The number of the lock that one program at a time holds while it changes the schema."""


class DatabaseTrouble(Exception):
    """The database cannot be used, for a reason in one line, without any password."""


async def open_database(url: str) -> AsyncEngine:
    """An engine that has connected once. The caller disposes of it. Raises DatabaseTrouble.

    `sqlite:///file` and `postgresql://…` are enough; the driver is chosen here.
    """
    parsed = _parse(url)
    try:
        if _is_sqlite(parsed):
            await asyncio.to_thread(prepare_file, parsed)
        engine = _make_engine(parsed)
    except Exception as error:
        raise _cannot_open(parsed, error) from None
    try:
        async with engine.begin() as connection:
            await connection.execute(select(1))
    except Exception as error:  # each driver has its own
        await engine.dispose()
        raise _cannot_open(parsed, error) from None
    return engine


@contextmanager
def claim(url: str) -> Generator[None]:
    """Keeps a SQLite file for this process alone, as each of its tables has one writer.

    The claim ends with the process, however that ends. Raises DatabaseTrouble.
    """
    parsed = _parse(url)
    if not _is_sqlite(parsed):
        yield
        return
    lock: sqlite3.Connection | None = None
    try:
        lock = sqlite3.connect(f"{parsed.database}.lock", CLAIM_SECONDS, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if lock is not None:
            lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise _cannot_open(parsed, error) from None
        raise DatabaseTrouble(
            f"another process hosts with the database {parsed.database} already;"
            " several processes need PostgreSQL"
        ) from None
    try:
        yield
    finally:
        lock.close()


async def migrate(engine: AsyncEngine) -> None:
    """Brings the schema up to date, or leaves everything as it was. Raises DatabaseTrouble."""
    await _change(engine, migrations.upgrade)


async def migrate_back(engine: AsyncEngine, revision: str) -> None:
    """Takes back all steps after a revision, or leaves everything as it was.

    Raises DatabaseTrouble.
    """
    await _change(engine, partial(_take_back, revision=revision))


def _take_back(connection: Connection, revision: str) -> None:
    taken = migrations.find_taken(connection)
    if revision not in taken:
        raise DatabaseTrouble(
            f"the database never had the schema {revision}, but {', '.join(taken) or 'none yet'}"
        )
    migrations.downgrade(connection, revision)


async def _change(engine: AsyncEngine, take_steps: Callable[[Connection], None]) -> None:
    try:
        async with engine.connect() as connection:
            try:
                # SQLite rebuilds a table to change it, while rows that point at it stay.
                await connection.execution_options(foreign_keys=False)
                await connection.run_sync(_change_alone, take_steps)
                await connection.commit()
            finally:
                await connection.invalidate()
    except (SQLAlchemyError, CommandError, OSError) as error:
        raise DatabaseTrouble(f"the database cannot be updated: {first_line(error)}") from error


def _change_alone(connection: Connection, take_steps: Callable[[Connection], None]) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    if unknown := migrations.find_unknown(connection):
        newest = migrations.scripts().get_current_head()
        raise DatabaseTrouble(
            "the database belongs to a newer version of the program:"
            f" its schema {unknown} is not known here, where {newest} is the newest"
        )
    take_steps(connection)
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if broken is not None:
            raise DatabaseTrouble(f"the database has a row without its table: {broken[0]}")


def _parse(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # The messages of these errors may quote a password from a malformed URL.
        raise DatabaseTrouble(
            "the database URL cannot be read; it looks like sqlite:///mammamia.db"
            " or postgresql://user:password@host/name"
        ) from None
    if parsed.drivername not in DRIVERS:
        raise DatabaseTrouble("the database URL must begin with sqlite:/// or postgresql://")
    parsed = parsed.set(drivername=DRIVERS[parsed.drivername])
    if _is_sqlite(parsed):
        if parsed.database in (None, "", ":memory:"):
            raise DatabaseTrouble("a SQLite database must be a file, as in sqlite:///mammamia.db")
        return parsed.set(query={"timeout": str(BUSY_SECONDS), **parsed.query})
    return parsed


def _make_engine(url: URL) -> AsyncEngine:
    return open_sqlite(url) if _is_sqlite(url) else _make_postgresql_engine(url)


def _make_postgresql_engine(url: URL) -> AsyncEngine:
    # The driver has its own name for what all others call `sslmode`.
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    url = url.set(query=query)
    return create_async_engine(
        url,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_SECONDS},
    )


def _is_sqlite(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


def _cannot_open(url: URL, error: Exception) -> DatabaseTrouble:
    where = url.database if _is_sqlite(url) else f"{url.database} at {url.host or 'localhost'}"
    reason = first_line(error)
    for secret in (url.password, url.query.get("password")):
        if isinstance(secret, str) and secret:
            reason = reason.replace(secret, "***")
    return DatabaseTrouble(f"cannot open the database {where}: {reason}")
