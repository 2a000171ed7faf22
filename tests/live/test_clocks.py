"""The clock on the wall may be set: nobody waits longer for it, and nobody has less time."""

import pytest

from bot.tables.changes import play
from bot.tables.table import AlarmKind, Status
from tests.live.world import ADA, BEA, BRAIN

HOUR = 3600.0

either_way = pytest.mark.parametrize("wrong", [-HOUR, HOUR])


@either_way
async def test_a_story_is_told_at_its_pace(world, wrong):
    table_id = await world.play_until_the_end_is_told()
    await world.wait(1)
    shown = len(world.discord.history)
    world.clock.wrong = wrong
    await world.wait(1)
    assert (await world.table(table_id)).status is Status.RUNNING
    await world.wait(119)
    assert (await world.table(table_id)).status is Status.OVER
    assert len(world.discord.history) > shown


@pytest.mark.parametrize("is_new", [False, True], ids=["at once", "after a start"])
@either_way
async def test_a_computer_moves_in_time(world, wrong, is_new):
    table_id = await world.begin(ADA, computers=1, pace="slow")
    while await world.acting(table_id) is None:
        await world.settle()
    user, move, stamp = await world.choose(table_id, BRAIN)
    await world.tables[table_id].change(play.make_move, user, move, stamp)
    await world.tables.background.rest()
    while (await world.table(table_id)).alarm is None:
        await world.wait(0.1)
    world.clock.wrong = wrong
    if is_new:
        await world.restart()
    await world.wait(60)
    assert await world.acting(table_id) == ADA


@either_way
async def test_a_turn_lasts_as_long_as_was_agreed(world, wrong):
    table_id = await world.begin(ADA, BEA, turn_time="1m")
    world.clock.wrong = wrong
    await world.wait(20)
    assert (await world.table(table_id)).alarm.kind is AlarmKind.REMINDER
    await world.wait(20)
    assert (await world.table(table_id)).alarm.kind is AlarmKind.TIMEOUT
    await world.wait(30)
    assert (await world.table(table_id)).acting is not None
    assert len((await world.table(table_id)).match.log) > 1
