"""Moves everything from one database into another, where the games go on."""

import hashlib
import json
from collections.abc import AsyncGenerator, Generator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    RowMapping,
    Table,
    func,
    insert,
    inspect,
    literal,
    select,
    table,
    text,
    tuple_,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import limits
from bot.cluster.lease import keep_out
from bot.games.interface import value
from bot.store.database import check_foreign_keys, claim, open_database, upgrade
from bot.store.looking import require_current
from bot.store.models import Base, BucketRow, InteractionRow, LeaseRow
from bot.store.urls import DatabaseTrouble, is_sqlite, parse_url, place_of

OF_PROCESSES: Final = {row.__tablename__ for row in (LeaseRow, InteractionRow, BucketRow)}
"""What running processes tell each other; during a move none runs."""

MOVED: Final = [one for one in Base.metadata.sorted_tables if one.name not in OF_PROCESSES]

COUNTED: Final = {one.name for one in MOVED if one.kwargs.get("sqlite_autoincrement")}
"""Tables whose ids the database assigns, and never twice."""

VERSION: Final = "alembic_version"

WHOLE: Final = 1 << 256


@value
class Moved:
    """How many rows of a table were moved."""

    table: str
    rows: int


class Tally:
    """The number of rows and a sum of their contents, in any order."""

    def __init__(self) -> None:
        self.rows = 0
        self.sum = 0

    def add(self, row: Mapping[str, Any]) -> None:
        written = json.dumps([*row.items()], sort_keys=True, default=bytes.hex)
        digest = hashlib.sha256(written.encode()).digest()
        self.rows += 1
        self.sum = (self.sum + int.from_bytes(digest, "big")) % WHOLE

    def agrees(self, other: "Tally") -> bool:
        return (self.rows, self.sum) == (other.rows, other.sum)


async def move(source: str, target: str) -> list[Moved]:
    """Moves everything, or nothing; the source stays as it is. Raises DatabaseTrouble."""
    if _place(source) == _place(target):
        raise DatabaseTrouble(f"{place_of(parse_url(source))} can't be moved to itself")
    await require_current(source)
    with _no_file_unless_done(target), claim(source), claim(target):
        async with _reading(source) as here, _writing(target) as there:
            moved = [await _move_table(one, here, there) for one in MOVED]
            if there.dialect.name == "sqlite":
                await there.run_sync(check_foreign_keys)
            await there.commit()
    return moved


def _place(url: str) -> str:
    parsed = parse_url(url)
    path = Path(parsed.database or "")
    return str(path.resolve() if is_sqlite(parsed) else parsed)


@contextmanager
def _no_file_unless_done(url: str) -> Generator[None]:
    """Removes a file that was made in vain."""
    parsed = parse_url(url)
    path = Path(parsed.database or "")
    is_new = is_sqlite(parsed) and not path.exists()
    try:
        yield
    except BaseException:
        for end in ("", "-wal", "-shm") if is_new else ():
            with suppress(FileNotFoundError):
                path.with_name(path.name + end).unlink()
        raise


@asynccontextmanager
async def _reading(url: str) -> AsyncGenerator[AsyncConnection]:
    """The source as it is at one moment, while no bot runs on it."""
    engine = await open_database(url)
    try:
        how: dict[str, Any] = {"reads": True}
        if engine.dialect.name == "postgresql":
            how = {"isolation_level": "REPEATABLE READ"}
        async with engine.execution_options(**how).connect() as connection:
            await keep_out(connection, place_of(parse_url(url)))
            yield connection
    finally:
        await engine.dispose()


@asynccontextmanager
async def _writing(url: str) -> AsyncGenerator[AsyncConnection]:
    """The target in a transaction, up to date and empty, while no bot runs on it."""
    engine = await open_database(url)
    place = place_of(parse_url(url))
    try:
        async with engine.connect() as connection:
            # As in any update of the schema; foreign keys are checked at the end.
            await connection.execution_options(foreign_keys=False)
            await _require_empty(connection, place)
            await connection.run_sync(upgrade)
            await keep_out(connection, place)
            yield connection
    finally:
        await engine.dispose()


async def _require_empty(connection: AsyncConnection, place: str) -> None:
    """Raises DatabaseTrouble if there is anything in it, or something other than games."""
    names = await connection.run_sync(lambda one: inspect(one).get_table_names())
    known = {one.name for one in MOVED}
    for name in {*names} - OF_PROCESSES - {VERSION}:
        rows = select(literal(1)).select_from(table(name)).limit(1)
        if name not in known or (await connection.execute(rows)).first() is not None:
            raise DatabaseTrouble(
                f"{place} isn't empty, and moving overwrites nothing: choose another"
            )


async def _move_table(one: Table, here: AsyncConnection, there: AsyncConnection) -> Moved:
    """Moves the rows of a table, and checks that they have arrived."""
    left, arrived = Tally(), Tally()
    try:
        async for rows in _batches(one, here):
            for row in rows:
                left.add(row)
            await there.execute(insert(one), rows)
        async for rows in _batches(one, there):
            for row in rows:
                arrived.add(row)
        if one.name in COUNTED:
            await _set_counter(one, there, await _find_counter(one, here))
    except Exception as error:  # each driver has its own
        # The full error may show a hand.
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        raise DatabaseTrouble(
            f"{one.name} can't be moved, so nothing was: {type(cause).__name__}"
        ) from error
    if not left.agrees(arrived):
        raise DatabaseTrouble(f"{one.name} didn't arrive unchanged, so nothing was moved")
    return Moved(one.name, left.rows)


async def _batches(one: Table, connection: AsyncConnection) -> AsyncGenerator[list[dict[str, Any]]]:
    """All rows, in batches."""
    keys = [*one.primary_key.columns]
    statement = select(one).order_by(*keys).limit(limits.ROWS_MOVED_AT_ONCE)
    page = statement
    while rows := (await connection.execute(page)).mappings().all():
        yield [_as_kept_by_nobody(row) for row in rows]
        last = [literal(rows[-1][key.name], key.type) for key in keys]
        page = statement.where(tuple_(*keys) > tuple_(*last))


def _as_kept_by_nobody(row: RowMapping) -> dict[str, Any]:
    """A row without its holder; whichever process runs next takes the table."""
    values: dict[str, Any] = {**row}
    return values | {"keeper": None} if "keeper" in values else values


async def _find_counter(one: Table, connection: AsyncConnection) -> int:
    """The last id that was assigned, even if that row is gone."""
    statement = "SELECT max(seq) FROM sqlite_sequence WHERE name = :name"
    if connection.dialect.name == "postgresql":
        statement = "SELECT pg_sequence_last_value(pg_get_serial_sequence(:name, 'id')::regclass)"
    given = (await connection.execute(text(statement), {"name": one.name})).scalar()
    kept = (await connection.execute(select(func.max(one.c.id)))).scalar()
    return max(given or 0, kept or 0)


async def _set_counter(one: Table, connection: AsyncConnection, last: int) -> None:
    """Makes the next id come after that one."""
    if not last:
        return
    about = {"name": one.name, "last": last}
    if connection.dialect.name == "postgresql":
        set_it = "SELECT setval(pg_get_serial_sequence(:name, 'id'), :last)"
        await connection.execute(text(set_it), about)
        return
    await connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), about)
    await connection.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :last)"), about)
