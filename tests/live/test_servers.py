"""Servers that have removed the bot are forgotten after a month, unless it comes back."""

import pytest

from bot import limits
from tests.live.world import ADA, BEA, BRAIN, CEM, CHANNEL, GUILD


@pytest.fixture
async def played(world):
    """A finished game, and one that has just begun."""
    done = await world.begin(ADA, BEA)
    await world.play_on(done, BRAIN)
    await world.tables.servers.choose_defaults(GUILD, {"language": "de"})
    return done, await world.begin(ADA, CEM)


async def is_known(world):
    async with world.store.work() as work:
        return GUILD in await work.known_servers()


async def days_later(world, days):
    """The program runs on; some time later it looks what is to be tidied up."""
    world.clock.advance(days * limits.DAY)
    await world.tables.tidier.tidy()
    await world.settle()


@pytest.mark.usefixtures("played")
async def test_after_a_month_open_tables_are_closed_and_nothing_stays(world):
    await world.tables.servers.left(GUILD)
    await days_later(world, 29)
    assert await world.tables.find_in(CHANNEL) is not None
    await days_later(world, 2)
    assert await world.tables.find_in(CHANNEL) is None
    await days_later(world, 1)
    assert not await is_known(world)
    async with world.store.work() as work:
        assert await work.departures(world.clock.now()) == []
        assert await work.results(GUILD) == []


@pytest.mark.usefixtures("played")
async def test_the_time_goes_on_while_the_program_does_not_run(world):
    await world.tables.servers.left(GUILD)
    await world.restart(later=limits.SERVER_KEPT_SECONDS + 60)
    await world.settle()
    await days_later(world, 1)
    assert not await is_known(world)


@pytest.mark.usefixtures("played")
async def test_a_bot_that_is_back_finds_everything_as_it_was(world):
    await world.tables.servers.left(GUILD)
    await days_later(world, 20)
    await world.tables.servers.joined(GUILD)
    await days_later(world, 20)
    assert await world.tables.find_in(CHANNEL) is not None
    assert await world.tables.servers.defaults(GUILD) == {"language": "de"}


@pytest.mark.usefixtures("played")
async def test_what_was_missed_is_made_up_for_once_the_servers_are_known(world):
    servers = world.tables.servers
    await servers.look_around({GUILD + 1}, lambda guild: guild > GUILD)
    async with world.store.work() as work:
        assert await work.departures(world.clock.now() + limits.DAY) == []
    await servers.look_around((), lambda guild: guild == GUILD)
    await days_later(world, 20)
    await servers.look_around((), lambda guild: guild == GUILD)
    async with world.store.work() as work:
        assert await work.departures(world.clock.now() - 19 * limits.DAY) == [GUILD]
    await servers.look_around({GUILD}, lambda guild: guild == GUILD)
    async with world.store.work() as work:
        assert await work.departures(world.clock.now()) == []
