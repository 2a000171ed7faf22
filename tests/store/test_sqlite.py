"""SQLite: readers beside one writer, and few hops to its thread."""

import asyncio
import sqlite3
import threading

import pytest
from sqlalchemy import event, select, text

from bot.store.database import migrate, open_database
from bot.store.models import NoteRow
from bot.store.sqlite import QuickConnection
from bot.store.work import SqlStore
from bot.tables.errors import Unavailable


@pytest.fixture
async def engine(tmp_path):
    engine = await open_database(f"sqlite:///{tmp_path}/test.db")
    await migrate(engine)
    others = {*threading.enumerate()}
    yield engine
    await engine.dispose()
    # The thread of a connection that somebody was called off from opening ends a little later.
    for thread in {*threading.enumerate()} - others:
        await asyncio.to_thread(thread.join, 60.0)


@pytest.fixture
def hops(monkeypatch):
    """Every trip to a connection's thread."""
    made = []
    execute = QuickConnection._execute

    async def counted(self, function, *arguments, **named):
        made.append(function)
        return await execute(self, function, *arguments, **named)

    monkeypatch.setattr(QuickConnection, "_execute", counted)
    return made


async def test_a_transaction_takes_one_hop_for_each_question_and_one_to_keep_what_it_did(
    engine, hops
):
    store = SqlStore(engine)
    async with store.work() as work:
        assert await work.note("colour") is None
    hops.clear()
    async with store.work() as work:
        await work.note("colour")
        await work.save_note("colour", "red")
        await work.save_note("size", "large")
        await work.commit()
    assert len(hops) == 2
    hops.clear()
    async with store.reading() as reading:
        assert await reading.note("colour") == "red"
    # What was read ends, too.
    assert len(hops) == 2


async def test_what_was_put_off_is_seen_by_whoever_asks_and_undone_with_the_rest(engine):
    store = SqlStore(engine)
    async with store.work() as work:
        await work.save_note("colour", "red")
        assert await work.note("colour") == "red"
        await work.save_note("colour", "blue")
    async with store.reading() as reading:
        assert await reading.note("colour") is None


async def test_who_reads_does_not_wait_for_who_writes(engine):
    store = SqlStore(engine)
    async with store.work() as work:
        await work.save_note("colour", "red")
        async with asyncio.timeout(60), store.reading() as reading:
            assert await reading.note("colour") is None
        await work.commit()
    async with store.reading() as reading:
        assert await reading.note("colour") == "red"


async def test_writers_wait_for_each_other_in_turn(engine):
    store = SqlStore(engine)
    order = []

    async def write(number):
        async with store.work() as work:
            before = await work.note("numbers") or ""
            await asyncio.sleep(0)
            await work.save_note("numbers", f"{before}{number}")
            await work.commit()
            order.append(number)

    async with asyncio.timeout(60), asyncio.TaskGroup() as group:
        for number in range(5):
            group.create_task(write(number))
    assert order == [*range(5)]
    async with store.reading() as reading:
        assert await reading.note("numbers") == "01234"


async def test_what_only_reads_keeps_nothing(engine):
    store = SqlStore(engine)
    async with store.reading() as reading:
        await reading.save_note("colour", "red")
        with pytest.raises(RuntimeError, match="cannot be committed"):
            await reading.commit()
    async with store.reading() as reading:
        assert await reading.note("colour") is None


async def test_a_writer_that_is_called_off_leaves_its_place(engine):
    store = SqlStore(engine)
    waiting = asyncio.Event()

    async def write():
        async with store.work() as work:
            await work.save_note("colour", "blue")
            waiting.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(write())
    await waiting.wait()
    late = asyncio.create_task(anext(aiter_of(store)))
    await asyncio.sleep(0)
    late.cancel()
    task.cancel()
    await asyncio.wait({task, late})
    async with asyncio.timeout(60), store.work() as work:
        await work.save_note("colour", "red")
        await work.commit()


async def aiter_of(store):
    """A writer that waits for its turn."""
    async with store.work() as work:
        yield await work.note("colour")


async def test_rows_that_are_written_and_given_back_come_with_their_names(engine):
    async with engine.begin() as connection:
        await connection.execute(
            NoteRow.__table__.insert(), [{"key": "a", "text": "1"}, {"key": "b", "text": "2"}]
        )
        changed = await connection.execute(text("UPDATE notes SET text = 'x'"))
        assert changed.rowcount == 2
        found = await connection.execute(select(NoteRow.key, NoteRow.text).order_by(NoteRow.key))
        assert [tuple(row) for row in found] == [("a", "x"), ("b", "x")]


async def test_what_could_not_be_committed_does_not_stand_in_the_way(engine):
    store, failures = SqlStore(engine), [OSError("no")]

    @event.listens_for(engine.sync_engine, "commit")
    def fail(connection):
        if failures:
            raise failures.pop()

    async def write():
        async with store.work() as work:
            await work.save_note("colour", "red")
            assert await work.note("colour") == "red"
            await work.commit()

    with pytest.raises(Unavailable):
        await write()
    for _ in range(4):
        async with store.work() as work:
            assert await work.note("colour") is None
            await work.save_note("size", "large")
            await work.commit()


@pytest.mark.parametrize("steps", range(6))
async def test_whoever_is_called_off_leaves_no_transaction_open(engine, steps):
    store = SqlStore(engine)

    async def write():
        async with store.work() as work:
            await work.note("colour")
            await work.save_note("colour", "blue")
            await work.note("size")
            await asyncio.sleep(60)

    task = asyncio.create_task(write())
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait({task})
    for _ in range(4):
        async with asyncio.timeout(60), store.work() as work:
            assert await work.note("colour") is None
            await work.save_note("size", "large")
            await work.commit()


@pytest.mark.parametrize("is_late", [False, True])
async def test_a_connection_whose_opening_is_called_off_is_closed(is_late):
    opened, called_off = [], threading.Event()

    def connect():
        if is_late:
            called_off.wait(5)
        opened.append(sqlite3.connect(":memory:", check_same_thread=False))
        return opened[-1]

    connection = QuickConnection(connect)
    opening = asyncio.ensure_future(connection)
    await asyncio.sleep(0)
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    called_off.set()
    await asyncio.to_thread(connection._thread.join, 5.0)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("SELECT 1")
