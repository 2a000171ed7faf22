"""Which tables a process holds, and for how long it may be sure of that."""

import asyncio
from types import SimpleNamespace

import pytest

from bot import limits
from bot.cluster import shared
from bot.cluster.cluster import Cluster
from bot.cluster.shared import SharedCluster
from bot.tables.errors import Gone
from tests.live.world import VirtualClock


class FakeLease:
    """What the others would do is told by the test."""

    def __init__(self, number):
        self.id = number
        self.is_over = False
        self.trouble = None
        self.notified = []
        self.orphans = set()
        self.has_ended = False

    async def renew(self, shards):
        if self.trouble is not None:
            raise self.trouble
        return frozenset({7})

    async def expire_dead(self):
        return False

    async def take_free(self):
        taken, self.orphans = self.orphans, set()
        return taken

    async def notify(self, other, table_id):
        self.notified.append((other, table_id))

    async def claim(self, interaction):
        return interaction % 2 == 1

    async def end(self):
        self.has_ended = True


class FakeHolder:
    """Remembers what it was told."""

    def __init__(self):
        self.taken = []
        self.losses = 0
        self.heard_of = []

    def heard(self):
        return [0]

    async def take_up(self, taken):
        self.taken.append(taken)

    def lost(self):
        self.losses += 1

    def notified(self, table_id, by):
        self.heard_of.append((table_id, by))


class Scene:
    """One process; the others are told by the test."""

    def __init__(self, monkeypatch):
        self.leases = []
        self.clock, self.holder = VirtualClock(), FakeHolder()
        self.store = SimpleNamespace(engine=None, process=None)
        self.cluster = SharedCluster(self.store, self.clock, 50)
        monkeypatch.setattr(shared, "Lease", self)

    async def begin(self, _engine, _shards, on_notify):
        """Gives out one lease after the other."""
        self.leases.append(FakeLease(len(self.leases) + 1))
        self.notify = on_notify
        return self.leases[-1]

    async def start(self):
        await self.cluster.start(self.holder)
        await self.rest()

    async def rest(self):
        for _ in range(20):
            await asyncio.sleep(0)

    async def wait(self, seconds):
        end = self.clock.monotonic() + seconds
        while (timer := self.clock.next()) is not None and timer.at <= end:
            self.clock.ring()
            await self.rest()
        self.clock.advance(end - self.clock.monotonic())


@pytest.fixture
async def scene(monkeypatch):
    scene = Scene(monkeypatch)
    await scene.start()
    yield scene
    await scene.cluster.stop()


def table(holder, *, is_told=True):
    return SimpleNamespace(id=5, holder=holder, is_told=is_told)


async def test_who_is_alone_keeps_all_tables():
    cluster, holder = Cluster(VirtualClock(), 50), FakeHolder()
    await cluster.start(holder)
    assert holder.taken == [None]
    assert cluster.holds(table(None))
    assert await cluster.claim(2)
    await cluster.stop()


async def test_of_several_each_keeps_its_own(scene):
    assert scene.cluster.holds(table(1))
    assert not scene.cluster.holds(table(2))
    assert await scene.cluster.claim(1)
    assert not await scene.cluster.claim(2)


async def test_the_lease_is_renewed_as_long_as_others_hear_of_it(scene):
    await scene.wait(3 * limits.LEASE_SECONDS)
    assert scene.cluster.holds(table(1))
    assert scene.cluster.heard_elsewhere == {7}


async def test_who_cannot_renew_the_lease_falls_silent_before_it_is_over(scene):
    await scene.wait(limits.HEARTBEAT_SECONDS)
    scene.leases[0].trouble = OSError()
    await scene.wait(limits.LEASE_SECONDS)
    assert not scene.cluster.holds(table(1))
    assert not scene.cluster.is_sure
    scene.leases[0].trouble = None
    await scene.wait(limits.HEARTBEAT_SECONDS)
    assert scene.cluster.holds(table(1))
    assert scene.holder.losses == 0


async def test_a_clock_that_is_set_back_makes_no_lease_longer(scene):
    scene.leases[0].trouble = OSError()
    scene.clock.wrong = -3600.0
    await scene.wait(limits.LEASE_SECONDS)
    assert not scene.cluster.is_sure


async def test_a_clock_that_is_set_forth_makes_no_lease_shorter(scene):
    scene.clock.wrong = 3600.0
    assert scene.cluster.is_sure


async def test_who_was_taken_for_dead_joins_anew(scene):
    scene.leases[0].trouble = Gone()
    await scene.wait(limits.HEARTBEAT_SECONDS)
    assert scene.holder.losses == 1
    assert not scene.cluster.holds(table(1))
    assert scene.cluster.holds(table(2))


async def test_tables_that_nobody_keeps_are_taken_up_when_somebody_leaves(scene):
    await scene.wait(5 * limits.HEARTBEAT_SECONDS)
    scene.leases[0].orphans = {3, 4}
    scene.notify(0, 9)
    await scene.rest()
    assert scene.holder.taken[-1] == {3, 4}


async def test_whoever_has_written_elsewhere_hears_when_the_story_is_over(scene):
    (lease,) = scene.leases
    scene.notify(5, 9)
    assert scene.holder.heard_of == [(5, 9)]
    await scene.cluster.be_asked(table(1, is_told=False), 9)
    await scene.cluster.tell(table(1, is_told=False))
    assert lease.notified == []
    await scene.cluster.tell(table(1))
    await scene.cluster.tell(table(1))
    assert lease.notified == [(9, 5)]
    await scene.cluster.be_asked(table(1), 9)
    assert lease.notified == [(9, 5)] * 2


async def test_a_table_of_another_is_told_of_there(scene):
    await scene.cluster.tell(table(4))
    assert scene.leases[0].notified == [(4, 5)]


async def test_who_stops_leaves_the_tables_to_the_others(scene):
    await scene.cluster.stop()
    assert scene.leases[0].has_ended
    assert not scene.cluster.holds(table(1))
