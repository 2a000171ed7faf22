import heapq
import itertools
import time

import pytest

from bot.sandbox.sandbox import Strictness
from bot.sandbox.server import build_server, serving
from bot.sandbox.setup import make_world
from tests.discord.server import FREE_LOGINS
from tests.sandbox.people import Robot, all_people


class HandClock:
    """A clock that stands still until it is moved."""

    def __init__(self):
        self._now = time.time()
        self._alarms = []
        self._order = itertools.count()

    def now(self):
        return self._now

    async def sleep(self, seconds):
        self.advance(seconds)

    def call_at(self, when, callback):
        alarm = [when, next(self._order), callback]
        heapq.heappush(self._alarms, alarm)

        def cancel():
            alarm[2] = lambda: None

        return cancel

    def advance(self, seconds):
        until = self._now + seconds
        while self._alarms and self._alarms[0][0] <= until:
            when, _, callback = heapq.heappop(self._alarms)
            self._now = max(self._now, when)
            callback()
        self._now = until


@pytest.fixture
def clock():
    return HandClock()


@pytest.fixture
def trace(tmp_path):
    return tmp_path / "trace.jsonl"


@pytest.fixture
async def server(clock, trace):
    app = build_server(
        make_world(4, clock),
        clock=clock,
        key="the key",
        trace=trace,
        strictness=Strictness(logins=FREE_LOGINS),
    )
    async with serving(app) as running:
        yield running


@pytest.fixture
async def people(server):
    async with all_people(server) as everybody:
        yield everybody


@pytest.fixture
def pizzeria(server):
    """The id of the channel where most things happen."""
    return next(c.id for c in server.box.world.channels.values() if c.name == "pizzeria")


@pytest.fixture
async def robot(people, server):
    """The bot by hand."""
    robot = Robot(people[0].http, server)
    yield robot
    if robot.hears is not None:
        await robot.hears.close()
