"""A database by its URL: opened, and brought up to date."""

import asyncio
import sqlite3
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from functools import partial
from typing import Final

from alembic.util import CommandError
from sqlalchemy import URL, Connection, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

import migrations
from bot import limits
from bot.store.sqlite import open_sqlite, prepare_file
from bot.store.statements import first_line
from bot.store.urls import DatabaseInUse, DatabaseTrouble, cannot_open, is_sqlite, parse_url

COUNTERS: Final = "SELECT name, seq FROM sqlite_sequence"

MIGRATION_LOCK: Final = 0x6D616D6D61
"""The number of the lock that one process at a time holds while it changes the schema."""


async def open_database(url: str) -> AsyncEngine:
    """An engine that has connected once; the caller disposes of it. Raises DatabaseTrouble.

    `sqlite:///file` and `postgresql://…` are enough; the driver is chosen here.
    """
    parsed = parse_url(url)
    try:
        if is_sqlite(parsed):
            await asyncio.to_thread(prepare_file, parsed)
        engine = _make_engine(parsed)
    except Exception as error:
        raise cannot_open(parsed, error) from None
    try:
        async with engine.begin() as connection:
            await connection.execute(select(1))
    except Exception as error:  # each driver has its own
        await engine.dispose()
        raise cannot_open(parsed, error) from None
    return engine


@contextmanager
def claim(url: str) -> Generator[None]:
    """Locks a SQLite file for this process alone, as each of its tables has one writer.

    The lock ends with the process, however that ends. Raises DatabaseInUse or another
    DatabaseTrouble.
    """
    parsed = parse_url(url)
    if not is_sqlite(parsed):
        yield
        return
    lock: sqlite3.Connection | None = None
    try:
        lock = sqlite3.connect(
            f"{parsed.database}.lock", timeout=limits.FILE_CLAIM_SECONDS, isolation_level=None
        )
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if lock is not None:
            lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise cannot_open(parsed, error) from None
        raise DatabaseInUse(
            f"another process is already using the database {parsed.database}"
        ) from None
    try:
        yield
    finally:
        lock.close()


async def migrate(engine: AsyncEngine) -> None:
    """Brings the schema up to date, or leaves everything as it was. Raises DatabaseTrouble."""
    await _change(engine, upgrade)


async def migrate_back(engine: AsyncEngine, revision: str) -> None:
    """Takes back all steps after a revision, or leaves everything as it was.

    Raises DatabaseTrouble.
    """
    await _change(engine, partial(_take_back, revision=revision))


async def _change(engine: AsyncEngine, change: Callable[[Connection], None]) -> None:
    try:
        async with engine.connect() as connection:
            try:
                # SQLite rebuilds a table to change it, while rows that point at it stay.
                await connection.execution_options(foreign_keys=False)
                await connection.run_sync(change)
                await connection.commit()
            finally:
                await connection.invalidate()
    except (SQLAlchemyError, CommandError, OSError) as error:
        raise DatabaseTrouble(f"can't update the database: {first_line(error)}") from error


def upgrade(connection: Connection) -> None:
    """Takes all missing steps, in the connection's transaction. Raises DatabaseTrouble."""
    _change_alone(connection, migrations.upgrade)


def _take_back(connection: Connection, revision: str) -> None:
    taken = migrations.find_taken(connection)
    if revision not in taken:
        raise DatabaseTrouble(
            f"the database never had the schema {revision}; it had {', '.join(taken) or 'none yet'}"
        )
    _change_alone(connection, partial(migrations.downgrade, revision=revision))


def _change_alone(connection: Connection, take_steps: Callable[[Connection], None]) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    if unknown := migrations.find_unknown(connection):
        raise DatabaseTrouble(
            "the database belongs to a newer version of the bot:"
            f" it has the schema {unknown}, and the newest known here is {migrations.newest()}"
        )
    if connection.dialect.name != "sqlite":
        take_steps(connection)
        return
    counted = _read_counters(connection)
    take_steps(connection)
    _count_on(connection, counted)
    check_foreign_keys(connection)


def _read_counters(connection: Connection) -> list[tuple[str, int]]:
    """The last id of each table."""
    if not inspect(connection).has_table("sqlite_sequence"):
        return []
    return [(name, last) for name, last in connection.exec_driver_sql(COUNTERS)]


def _count_on(connection: Connection, counted: Iterable[tuple[str, int]]) -> None:
    """Keeps tables counting from there: their last rows may have gone before they were rebuilt."""
    tables = inspect(connection).get_table_names()
    for name, last in counted:
        if name in tables:
            connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
            connection.exec_driver_sql("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, last))


def check_foreign_keys(connection: Connection) -> None:
    """Checks the whole file, as nothing was checked meanwhile. Raises DatabaseTrouble."""
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if broken is not None:
        raise DatabaseTrouble(f"the database has a row without its table: {broken[0]}")


def _make_engine(url: URL) -> AsyncEngine:
    return open_sqlite(url) if is_sqlite(url) else open_postgresql(url)


def open_postgresql(url: URL) -> AsyncEngine:
    """An engine for a server that may be down."""
    # The driver has its own name for what everybody else calls `sslmode`.
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    url = url.set(query=query)
    return create_async_engine(
        url,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"timeout": limits.DATABASE_CONNECT_SECONDS},
    )
