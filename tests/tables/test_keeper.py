"""Which tables a process keeps, and for how long it may be sure of that."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.live.keeper import BEAT, Keeper
from bot.store.shifts import TERM
from bot.tables.errors import Gone
from tests.tables.world import VirtualClock


class FakeShift:
    """What the others would do is told by the test."""

    def __init__(self, number):
        self.id = number
        self.is_over = False
        self.trouble = None
        self.rung = []
        self.orphans = set()
        self.has_ended = False

    async def renew(self, shards):
        if self.trouble is not None:
            raise self.trouble
        return frozenset({7})

    async def bury(self):
        return False

    async def take_up(self):
        taken, self.orphans = self.orphans, set()
        return taken

    async def ring(self, other, table_id):
        self.rung.append((other, table_id))

    async def claim(self, interaction):
        return interaction % 2 == 1

    async def end(self):
        self.has_ended = True


class FakeStore:
    """Gives out one shift after the other."""

    def __init__(self, *, is_shared=True):
        self.is_shared = is_shared
        self.shifts = []

    async def begin_shift(self, shards, rung):
        self.shifts.append(FakeShift(len(self.shifts) + 1))
        self.ring = rung
        return self.shifts[-1]


class FakeHousehold:
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

    def rung(self, table_id, by):
        self.heard_of.append((table_id, by))


class Scene:
    def __init__(self, **about):
        self.clock, self.store, self.household = VirtualClock(), FakeStore(**about), FakeHousehold()
        self.keeper = Keeper(self.store, self.clock, self.household)

    async def start(self):
        await self.keeper.begin()
        await self.keeper.start()
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
async def scene():
    scene = Scene()
    await scene.start()
    yield scene
    await scene.keeper.stop()


def table(keeper, *, is_told=True):
    return SimpleNamespace(id=5, holder=keeper, is_told=is_told)


async def test_who_is_alone_keeps_all_tables():
    scene = Scene(is_shared=False)
    await scene.start()
    assert scene.household.taken == [None]
    assert scene.keeper.keeps(table(None))
    assert await scene.keeper.claim(2)
    await scene.keeper.stop()


async def test_of_several_each_keeps_its_own(scene):
    assert scene.keeper.keeps(table(1))
    assert not scene.keeper.keeps(table(2))
    assert await scene.keeper.claim(1)
    assert not await scene.keeper.claim(2)


async def test_the_term_is_renewed_as_long_as_others_hear_of_it(scene):
    await scene.wait(3 * TERM)
    assert scene.keeper.keeps(table(1))
    assert scene.keeper.heard_elsewhere == {7}


async def test_who_cannot_renew_the_term_falls_silent_before_it_is_over(scene):
    await scene.wait(BEAT)
    scene.store.shifts[0].trouble = OSError()
    await scene.wait(TERM)
    assert not scene.keeper.keeps(table(1))
    assert not scene.keeper.is_sure
    scene.store.shifts[0].trouble = None
    await scene.wait(BEAT)
    assert scene.keeper.keeps(table(1))
    assert scene.household.losses == 0


async def test_a_clock_that_is_set_back_makes_no_term_longer(scene):
    scene.store.shifts[0].trouble = OSError()
    scene.clock.wrong = -3600.0
    await scene.wait(TERM)
    assert not scene.keeper.is_sure


async def test_a_clock_that_is_set_forth_makes_no_term_shorter(scene):
    scene.clock.wrong = 3600.0
    assert scene.keeper.is_sure


async def test_who_was_taken_for_dead_joins_anew(scene):
    scene.store.shifts[0].trouble = Gone()
    await scene.wait(BEAT)
    assert scene.household.losses == 1
    assert not scene.keeper.keeps(table(1))
    assert scene.keeper.keeps(table(2))


async def test_tables_that_nobody_keeps_are_taken_up_when_somebody_leaves(scene):
    await scene.wait(5 * BEAT)
    scene.store.shifts[0].orphans = {3, 4}
    scene.store.ring(0, 9)
    await scene.rest()
    assert scene.household.taken[-1] == {3, 4}


async def test_whoever_has_written_elsewhere_hears_when_the_story_is_over(scene):
    (shift,) = scene.store.shifts
    scene.store.ring(5, 9)
    assert scene.household.heard_of == [(5, 9)]
    await scene.keeper.be_asked(table(1, is_told=False), 9)
    await scene.keeper.tell(table(1, is_told=False))
    assert shift.rung == []
    await scene.keeper.tell(table(1))
    await scene.keeper.tell(table(1))
    assert shift.rung == [(9, 5)]
    await scene.keeper.be_asked(table(1), 9)
    assert shift.rung == [(9, 5)] * 2


async def test_a_table_of_another_is_told_of_there(scene):
    await scene.keeper.tell(table(4))
    assert scene.store.shifts[0].rung == [(4, 5)]


async def test_who_stops_leaves_the_tables_to_the_others(scene):
    await scene.keeper.stop()
    assert scene.store.shifts[0].has_ended
    assert not scene.keeper.keeps(table(1))
