"""What ended tables leave behind goes away by itself, but for what somebody may still need."""

import pytest

from bot import limits
from bot.tables.announcement import LAST_WORD
from tests.live.world import ADA, BEA, BRAIN, CEM, GUILD, World, declined, running

KEPT = 30


@pytest.fixture
async def world(url):
    """A world where records are kept for some days."""
    world = World(url)
    world.keep_days = KEPT
    async with running(world):
        yield world


async def play(world, *users, channel=900):
    table_id = await world.begin(*users, channel=channel)
    await world.play_on(table_id, BRAIN)
    return table_id


async def messages(world, table_id):
    async with world.store.work() as work:
        return {*await work.messages(table_id)}


async def test_messages_are_kept_until_nothing_is_changed_any_more(world):
    first = await play(world, ADA, BEA)
    assert len(await messages(world, first)) > 1
    world.clock.advance(2 * 3600)
    second = await play(world, ADA, BEA)
    assert await messages(world, first) == {(None, LAST_WORD)}
    assert len(await messages(world, second)) > 1


async def test_a_rematch_still_changes_the_last_word(world):
    first = await play(world, ADA, BEA)
    await world.restart(later=1800.0)
    world.clock.advance(3600)
    await world.restart()
    await world.settle()
    assert await messages(world, first) == {(None, LAST_WORD)}
    before = [text for text in world.discord.texts() if "rematch" in text]
    await world.tables.rematch(first, BEA)
    await world.settle()
    assert len(before) == 1
    assert not [text for text in world.discord.texts() if "rematch" in text]
    assert len([text for text in world.discord.texts() if "/mammamia record" in text]) == 1


async def test_records_go_after_their_time_and_results_stay(world):
    first = await play(world, ADA, BEA)
    await world.restart(later=KEPT * limits.DAY - 60)
    await world.settle()
    assert [one.table for one in await world.history.finished_games(ADA.id, GUILD)] == [first]
    await world.restart(later=120)
    await world.settle()
    assert await world.history.finished_games(ADA.id, GUILD) == []
    with declined("unknown-record"):
        await world.history.finished_table(first, ADA.id, GUILD)
    async with world.store.work() as work:
        assert [one.table for one in await work.played(ADA.id, None, 9)] == [first]


async def test_buttons_of_a_forgotten_table_are_old(world):
    first = await play(world, ADA, BEA)
    world.clock.advance((KEPT + 1) * limits.DAY)
    await play(world, CEM, ADA, channel=901)
    with declined("old-button"):
        await world.tables.rematch(first, BEA)
