"""Requests are shared out: never more than Discord takes, and what is urgent first."""

import asyncio

import pytest

from bot.cluster.bucket import TokenBucket
from bot.live.rate_limiter import Priority, RateLimiter, priority_of
from bot.tables.announcement import FULL_STOP, Announcement
from bot.tables.changes import lobby
from bot.tables.errors import Unavailable
from tests.live.world import ADA, VirtualClock

TURN, STORY, REST = Priority


async def spend_all(clock, limiter, priorities):
    """Everything is to be sent at once; in which order, and when, it may be."""
    passed = []

    async def spend(number, priority):
        await limiter.acquire(priority)
        passed.append((clock.now(), number))

    tasks = [asyncio.create_task(spend(*one)) for one in enumerate(priorities)]
    while len(passed) < len(tasks):
        for _ in range(20):
            await asyncio.sleep(0)
        if len(passed) < len(tasks):
            clock.ring()
    return passed


@pytest.mark.parametrize("requests", [1, 10, 50, 1000])
async def test_in_no_second_there_are_more_than_discord_takes(requests):
    clock = VirtualClock(100.0)
    bucket = TokenBucket(clock, requests)

    async def take(some):
        return bucket.take(some)

    limiter = RateLimiter(clock, bucket.most_at_once, take)
    times = [at for at, _ in await spend_all(clock, limiter, [STORY] * 3 * requests)]
    assert all(sum(at <= then < at + 1.0 for then in times) <= requests for at in times)
    # Nobody waits longer than there is need to.
    assert times[-1] <= 100.0 + 3 / 0.8


@pytest.mark.parametrize("wrong", [-3600.0, 3600.0])
async def test_nobody_waits_longer_when_the_clock_is_set(wrong):
    clock = VirtualClock(100.0)
    bucket = TokenBucket(clock, 10)
    while not (wait := bucket.take(1)):
        pass
    clock.wrong = wrong
    assert bucket.take(1) == wait


async def test_what_is_urgent_goes_first():
    clock = VirtualClock(100.0)
    waits = [0.0, 1.0, 0.0, 0.0]

    async def take(some):
        return waits.pop(0) if waits else 0.0

    limiter = RateLimiter(clock, 1, take)
    passed = await spend_all(clock, limiter, [REST, REST, STORY, TURN, STORY, TURN])
    assert [number for _, number in passed] == [3, 5, 2, 4, 0, 1]


async def test_who_gives_up_takes_nothing():
    clock = VirtualClock(100.0)
    taken = []

    async def take(some):
        taken.append(some)
        return 1.0 if len(taken) == 1 else 0.0

    limiter = RateLimiter(clock, 1, take)
    first, second = (asyncio.create_task(limiter.acquire(TURN)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    clock.ring()
    await second
    assert taken == [1, 1]


async def test_whoever_waits_hears_that_nobody_can_tell_how_many_there_are():
    async def take(some):
        raise Unavailable

    limiter = RateLimiter(VirtualClock(100.0), 5, take)
    tasks = [asyncio.create_task(limiter.acquire(TURN)) for _ in range(7)]
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(result) for result in results} == {Unavailable}


async def test_a_program_that_stops_does_not_wait_for_what_it_will_not_say(world):
    table_ids = [await world.open(ADA, channel=number) for number in range(20)]
    await world.settle()
    world.most_requests = 1
    await world.restart()
    before = len(world.discord.history)
    for table_id in table_ids:
        await world.tables[table_id].change(lobby.add_computer, ADA)
    begun = world.clock.now()
    await world.stop()
    assert world.clock.now() - begun < 1.0
    assert len(world.discord.history) - before < len(table_ids)


POST = Announcement("turn", "replace")
FRAME = Announcement("oven-1", "edit", gap=1.0)
OWN = Announcement("hand", "edit", user=1)
OTHER = Announcement("hand", "edit", user=2)
ASKED = Announcement("hand", "replace", user=2)
GONE = Announcement("asked", "delete")


@pytest.mark.parametrize(
    ("due", "priority"),
    [
        ([POST], TURN),
        ([FRAME], STORY),
        ([FRAME, FRAME, POST], STORY),
        # Nobody moves before the full stop, so nothing that stands before it can wait.
        ([GONE, FULL_STOP], TURN),
        ([OWN], TURN),
        ([OTHER], REST),
        ([OTHER, OWN], TURN),
        ([OTHER, FRAME, OWN], REST),
        ([ASKED], TURN),
        ([GONE], REST),
    ],
)
def test_how_urgent_something_is(due, priority):
    assert priority_of(due, awaited=1) is priority


async def test_a_table_that_must_wait_says_what_holds_by_then(world):
    table_id = await world.open(ADA)
    await world.settle()
    world.most_requests = 50
    await world.restart()
    before = len(world.discord.history)
    world.tables.cluster._bucket._next_at = world.clock.monotonic() + 60.0
    for _ in range(3):
        await world.tables[table_id].change(lobby.add_computer, ADA)
    await world.settle()
    assert [shown.act for shown in world.discord.history[before:]] == ["edit"]
    assert "Claudio" in world.discord.texts()[0]
