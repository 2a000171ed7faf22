"""Processes that share a PostgreSQL server: who keeps which table, who hears whom."""

import asyncio

import pytest
from sqlalchemy import func, select, text, update

from bot.cluster.lease import Lease
from bot.cluster.queues import Queues
from bot.cluster.shared import make_cluster
from bot.store.database import open_database
from bot.store.models import BucketRow, LeaseRow, TableRow
from bot.store.work import SqlStore
from bot.tables.errors import Gone
from tests.live.world import VirtualClock
from tests.store.samples import committed, end, keep, make_table, say


class Process:
    """A program on the database, with its lease."""

    def __init__(self, engine):
        self.engine = engine
        self.store = SqlStore(engine)
        self.queues = Queues(engine)
        self.heard = asyncio.Queue()
        self.lease = None

    async def begin(self, *shards):
        def notified(table, by):
            self.heard.put_nowait((table, by))

        self.lease = await Lease.begin(self.engine, shards, notified)
        self.store.process = self.lease.id
        return self

    async def die(self):
        """The server closes its connections, as it does for a process that has died."""
        backends = "SELECT pg_terminate_backend(l.pid) FROM pg_locks l WHERE objid = :id"
        # Other tests have databases on the same server.
        here = "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        others = f"AND locktype = 'advisory' AND l.pid <> pg_backend_pid() {here}"
        async with self.engine.connect() as connection:
            await connection.execute(text(f"{backends} {others}"), {"id": self.lease.id})
        async with asyncio.timeout(60):
            while not self.lease.is_over:
                await asyncio.sleep(0.01)


@pytest.fixture
async def processes(postgresql_url):
    """Two programs on a database that is up to date."""
    found = [await Process(await open_database(postgresql_url)).begin(n) for n in range(2)]
    yield found
    for process in found:
        await process.lease.end()
        await process.engine.dispose()


async def holders(process):
    async with process.engine.connect() as connection:
        rows = await connection.execute(select(TableRow.keeper).order_by(TableRow.id))
        return [*rows.scalars()]


async def test_on_sqlite_there_are_no_others(sqlite_url):
    engine = await open_database(sqlite_url)
    cluster = make_cluster(SqlStore(engine), VirtualClock(), 50)
    assert not cluster.is_shared
    async with cluster.alone(1):
        await cluster.queue_up(1, 0.0)
    await engine.dispose()


async def test_a_table_is_kept_where_it_was_opened(processes):
    one, other = processes
    table = await keep(other.store, make_table(channel=1))
    async with one.store.work() as work:
        assert await work.peek(table.id) == (0, other.lease.id)
        assert await work.peek(99) is None
    assert not await one.lease.expire_dead()
    assert await one.lease.take_free() == set()


async def test_alarms_and_stories_are_those_of_the_tables_that_are_kept_here(processes):
    one, other = processes
    table = await keep(one.store, make_table(channel=1))
    async with committed(other.store) as work:
        await work.add_announcements(table.id, [say("turn")])
        assert await work.tables_with_announcements() == []
    async with one.store.work() as work:
        assert await work.tables_with_announcements() == [table.id]


async def test_the_tables_of_the_dead_are_taken_up(processes):
    one, other = processes
    mine = await keep(other.store, make_table(channel=1))
    over = await keep(other.store, make_table(channel=2))
    telling = await keep(other.store, make_table(channel=3))
    await end(other.store, over)
    async with committed(other.store) as work:
        await work.add_announcements(telling.id, [say("podium")])
    await end(other.store, telling)
    former = other.lease.id
    await other.die()
    assert await one.lease.expire_dead()
    assert await one.lease.take_free() == {mine.id, telling.id}
    assert await holders(one) == [one.lease.id, former, one.lease.id]
    with pytest.raises(Gone):
        await other.lease.renew([])


async def test_each_process_counts_the_tables_that_it_keeps(processes):
    one, other = processes
    for channel in (1, 2):
        await keep(other.store, make_table(channel=channel))
    for process, numbers in ((one, []), (other, [2])):
        async with process.store.reading() as work:
            assert [some.number for some in await work.count_active_tables()] == numbers


async def test_who_is_silent_for_too_long_is_given_up(processes):
    one, other = processes
    table = await keep(other.store, make_table(channel=1))
    async with one.engine.begin() as connection:
        late = update(LeaseRow).where(LeaseRow.id == other.lease.id).values(until=0.0)
        await connection.execute(late)
    assert await one.lease.expire_dead()
    assert await one.lease.take_free() == {table.id}
    with pytest.raises(Gone):
        await other.lease.renew([])
    await other.begin()
    assert await other.lease.renew([]) == {0}


async def test_who_renews_the_lease_in_time_is_not_given_up(processes):
    one, other = processes
    async with one.engine.begin() as connection:
        late = update(LeaseRow).where(LeaseRow.id == other.lease.id).values(until=0.0)
        await connection.execute(late)
    await other.lease.renew([])
    assert not await one.lease.expire_dead()


async def test_a_table_that_somebody_sits_at_is_passed_over_for_now(processes):
    one, other = processes
    table = await keep(other.store, make_table(channel=1))
    await other.die()
    await one.lease.expire_dead()
    async with other.store.work() as work:
        await work.peek(table.id, locks=True)
        assert await one.lease.take_free() == set()
    assert await one.lease.take_free() == {table.id}


async def test_who_leaves_lets_the_others_know(processes):
    one, other = processes
    table = await keep(other.store, make_table(channel=1))
    await other.lease.end()
    assert await one.heard.get() == (0, other.lease.id)
    assert await one.lease.take_free() == {table.id}


async def test_a_notice_to_one_is_not_heard_by_another(processes):
    one, other = processes
    await one.lease.notify(other.lease.id, 7)
    assert await other.heard.get() == (7, one.lease.id)
    assert one.heard.empty()


async def test_each_hears_of_the_shards_of_the_others(processes):
    one, other = processes
    assert await one.lease.renew([0, 4]) == {1}
    assert await other.lease.renew([1]) == {0, 4}


async def test_an_interaction_is_claimed_once(processes):
    one, other = processes
    recent = (int((await now(one)) * 1000) - 1_420_070_400_000) << 22
    claims = [await process.lease.claim(number) for number in (1, recent) for process in processes]
    assert claims == [True, False, True, False]
    # What is too old to be answered is forgotten.
    await one.lease.expire_dead()
    assert await other.lease.claim(1)
    assert not await other.lease.claim(recent)


async def now(process):
    async with process.engine.connect() as connection:
        return float(await connection.scalar(select(func.extract("epoch", func.now()))))


async def test_nobody_waits_longer_when_the_clock_of_the_server_is_set_back(processes):
    one, _ = processes
    assert await one.lease.take_requests(1, rate=10.0, burst=0.0) == 0.0
    async with one.engine.begin() as connection:
        await connection.execute(update(BucketRow).values(next_at=BucketRow.next_at + 3600))
    assert await one.lease.take_requests(1, rate=10.0, burst=0.0) <= 1.0


async def test_one_at_a_time(processes):
    one, other = processes
    order = []

    async def second():
        async with other.queues.alone(1):
            order.append("second")

    async with one.queues.alone(1), other.queues.alone(2):
        waiting = asyncio.create_task(second())
        await asyncio.sleep(0.1)
        order.append("first")
    await waiting
    assert order == ["first", "second"]


async def test_a_queue_goes_on_after_a_while(processes):
    one, other = processes
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await one.queues.queue_up(3, 0.3)
    await other.queues.queue_up(3, 0.0)
    assert loop.time() - begun >= 0.3


@pytest.mark.parametrize("queues", [1, 20])
async def test_whoever_waits_for_a_turn_keeps_nobody_from_the_database(processes, queues):
    one, _ = processes
    waiting = [asyncio.create_task(one.queues.queue_up(n % queues, 3600.0)) for n in range(20)]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    try:
        async with asyncio.timeout(10):
            assert await one.lease.renew([0]) == frozenset({1})
    finally:
        leaving = [*waiting, *one.queues._leaving]
        for task in leaving:
            task.cancel()
        await asyncio.wait(leaving)


async def test_queues_do_not_wait_for_each_other(processes):
    one, other = processes
    await one.queues.queue_up(3, 3600.0)
    async with asyncio.timeout(60):
        await other.queues.queue_up(4, 0.0)
    (leaving,) = one.queues._leaving
    leaving.cancel()
    await asyncio.wait({leaving})
