"""Databases are opened with care, and transactions queue."""

import asyncio
import gc
import sqlite3
from contextlib import closing
from traceback import format_exception

import pytest
from sqlalchemy import text

from bot.store.database import migrate, open_database
from bot.store.urls import DatabaseTrouble
from bot.store.work import SqlStore
from bot.tables.errors import Unavailable
from tests.store.conftest import everywhere
from tests.store.samples import NOW, committed, keep, load, make_table
from tests.thorough import thoroughly

SECRET = "hunter2/x"

UNUSABLE = [
    "",
    "mammamia.db",
    "mysql://user:{}@localhost/db",
    "sqlite://",
    "sqlite:///:memory:",
    "sqlite://user:{}@host/file.db",
    "sqlite:////nowhere/at/all/bot.db",
    "sqlite+pysqlite:///bot.db",
    "postgresql://user:{}@localhost:port/db",
    "postgresql://user:{}@localhost:1/db",
    "postgresql://user:{}@name.invalid/db",
    "postgresql://user@localhost:1/db?password={}",
    "postgresql://user:{}@localhost:1/db?unknown=1",
    "postgresql://user:{}@localhost:1/db?sslmode=strange",
    "postgresql://user:{}@/db?host=/nowhere",
]


@pytest.mark.parametrize("url", UNUSABLE)
@pytest.mark.parametrize("secret", [SECRET, *thoroughly(["hunter2"])])
async def test_an_unusable_url_is_told_in_one_line_without_the_password(url, secret):
    with pytest.raises(DatabaseTrouble) as trouble:
        await open_database(url.format(secret))
    told = str(trouble.value)
    assert told
    assert "\n" not in told
    assert "hunter2" not in "".join(format_exception(trouble.value))


async def test_a_database_that_is_not_there_is_told(postgresql):
    url = f"postgresql://postgres@/missing?host={postgresql.folder}"
    with pytest.raises(DatabaseTrouble, match='database "missing" does not exist'):
        await open_database(url)


async def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("not a database\n" * 100)
    with pytest.raises(DatabaseTrouble, match="not a database"):
        await open_database(f"sqlite:///{path}")
    assert path.read_text() == "not a database\n" * 100


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
async def test_a_server_may_be_named_as_others_name_it(postgresql_url, scheme):
    url = postgresql_url.replace("postgresql", scheme, 1) + "&sslmode=disable"
    engine = await open_database(url)
    assert engine.dialect.driver == "asyncpg"
    await engine.dispose()


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("busy_timeout", 30_000),
    ],
)
async def test_sqlite_is_set_up_after_the_migration_too(tmp_path, pragma, value):
    engine = await open_database(f"sqlite:///{tmp_path / 'bot.db'}")
    await migrate(engine)
    async with engine.connect() as connection:
        assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == value
    await engine.dispose()


async def test_a_transaction_of_sqlite_holds_the_lock_from_its_begin(sqlite_url):
    engine = await open_database(sqlite_url)
    async with SqlStore(engine).work() as work:
        await work.note("anything")
        with closing(connect(sqlite_url)) as other, pytest.raises(sqlite3.OperationalError):
            other.execute("BEGIN IMMEDIATE")
    await engine.dispose()


def connect(sqlite_url):
    path = sqlite_url.removeprefix("sqlite:///")
    return sqlite3.connect(path, timeout=0, isolation_level=None)


async def test_a_lock_of_somebody_else_is_waited_for(sqlite_url):
    engine = await open_database(sqlite_url)
    store = SqlStore(engine)
    with closing(connect(sqlite_url)) as other:
        other.execute("BEGIN IMMEDIATE")
        keeping = asyncio.create_task(keep(store, make_table()))
        await asyncio.sleep(0.1)
        assert not keeping.done()
        other.execute("COMMIT")
    table = await keeping
    assert await load(store, table.id)
    await engine.dispose()


async def test_after_a_lock_that_lasted_too_long_all_goes_on(sqlite_url):
    engine = await open_database(f"{sqlite_url}?timeout=0.05")
    store = SqlStore(engine)
    with closing(connect(sqlite_url)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="database is locked"):
            await keep(store, make_table())
    await keep(store, make_table())
    await engine.dispose()


async def count_up(store):
    async with committed(store) as work:
        await work.save_note("count", str(int(await work.note("count") or 0) + 1))


async def test_transactions_of_sqlite_queue_and_none_fails_or_is_lost(sqlite_url):
    engines = [await open_database(sqlite_url) for _ in range(2)]
    stores = [SqlStore(engine) for engine in engines]
    await asyncio.gather(*[count_up(stores[number % 2]) for number in range(200)])
    async with stores[0].work() as work:
        assert await work.note("count") == "200"
    for engine in engines:
        await engine.dispose()


async def test_a_new_file_can_be_opened_by_several_at_once(tmp_path):
    url = f"sqlite:///{tmp_path / 'bot.db'}"
    for engine in await asyncio.gather(*[open_database(url) for _ in range(4)]):
        await engine.dispose()


async def test_many_transactions_at_once_are_no_trouble(store):
    tables = await asyncio.gather(*[keep(store, make_table(channel)) for channel in range(100)])
    found = await asyncio.gather(*[load(store, table.id) for table in tables])
    assert [table.channel for table in found] == list(range(100))


@everywhere
async def test_a_work_that_is_called_off_is_undone_and_all_goes_on(store):
    begun = asyncio.Event()

    async def dawdle():
        async with store.work() as work:
            await work.add_table(make_table(), NOW)
            begun.set()
            await asyncio.sleep(60)

    work = asyncio.create_task(dawdle())
    await begun.wait()
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert (await load(store, (await keep(store, make_table())).id)).channel == 1


async def test_works_that_are_called_off_anywhere_leave_nothing_behind(store):
    for delay in range(20):
        task = asyncio.create_task(keep(store, make_table(channel=delay)))
        for _ in range(delay * 3):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
    # A cursor in the traceback of what was cancelled keeps a closed connection's locks.
    gc.collect()
    # It would be refused after a while.
    await keep(store, make_table(channel=100))
