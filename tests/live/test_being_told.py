"""What can be done and seen while the channel is still being told what has happened."""

import asyncio

from bot.tables.changes import endings, lobby, play
from bot.tables.errors import Unreachable
from bot.tables.table import Status
from tests.live.world import ADA, BEA, BRAIN, CEM, CHANNEL, GUILD, declined

MINUTE = 60

RECORD = "/mammamia record"
"""What the end of a game names."""


async def test_the_time_begins_when_the_channel_has_heard_whose_turn_it_is(world):
    table_id = await world.begin(ADA, BEA, turn_time="1m")
    user, move, stamp = await world.choose(table_id, BRAIN)
    world.discord.outages[CHANNEL] = ["before"] * 7
    await world.tables[table_id].change(play.make_move, user, move, stamp)
    await world.wait(MINUTE + 1)
    table = await world.table(table_id)
    assert (len(table.get_match().log), table.is_told, table.alarm) == (2, False, None)
    await world.settle()
    table = await world.table(table_id)
    assert table.is_told
    assert table.alarm.at == world.clock.now() + MINUTE / 2


async def test_while_the_end_is_told_the_channel_still_has_its_table(world):
    table_id = await world.play_until_the_end_is_told()
    with declined("table-exists"):
        await world.open(CEM)
    seen = await world.tables[table_id].look()
    assert (seen.status, seen.match.actor is None) == (Status.RUNNING, False)
    assert await world.history.finished_games(ADA.id, GUILD) == []
    assert (await world.history.past_games(ADA.id, GUILD, 0)).games == ()
    await world.settle()
    assert (await world.tables[table_id].look()).status is Status.OVER
    assert await world.open(CEM)


async def end_without_a_full_stop(world):
    """A game whose end can be read, while Discord does not say yet that it was posted."""

    def lose_the_answer(moment, call):
        if (moment, call[0]) == ("after", "post") and RECORD in world.discord.texts()[-1]:
            world.watch = lambda moment, call: None
            raise Unreachable

    table_id = await world.play_until_the_end_is_told()
    world.watch = lose_the_answer
    while RECORD not in world.discord.texts()[-1]:
        await world.wait(0.5)
    assert (await world.table(table_id)).status is Status.RUNNING
    return table_id


async def test_whoever_reads_how_it_ended_can_have_the_record(world):
    table_id = await end_without_a_full_stop(world)
    asking = asyncio.create_task(world.history.finished_table(table_id, ADA.id, GUILD))
    await world.settle()
    assert (await asking).status is Status.OVER


async def test_whoever_reads_how_it_ended_can_play_again(world):
    table_id = await end_without_a_full_stop(world)
    asking = asyncio.create_task(world.tables.rematch(table_id, ADA))
    await world.settle()
    assert (await asking).status is Status.LOBBY


async def test_how_long_a_refusal_takes_tells_nobody_that_the_end_is_near(world):
    table_id = await world.play_until_the_end_is_told()
    now = world.clock.now()
    for guild in (GUILD, None):
        with declined("unknown-record"):
            await world.history.finished_table(table_id, ADA.id, guild)
    assert world.clock.now() == now


async def test_nobody_waits_for_a_story_that_takes_its_time(world):
    table_id = await world.play_until_the_end_is_told()
    now = world.clock.now()
    assert not (await world.tables[table_id].catch_up()).is_told
    assert world.clock.now() == now


async def test_whoever_comes_a_little_early_waits_for_the_end_of_the_story(world):
    table_id = await world.begin(ADA, BEA)
    await world.wait(5)
    world.discord.latency = 0.1
    user, move, stamp = await world.choose(table_id, BRAIN)
    await world.tables[table_id].change(play.make_move, user, move, stamp)
    waiting = asyncio.create_task(world.tables[table_id].catch_up())
    await world.settle()
    assert (await waiting).is_told


async def test_what_was_looked_at_stays_as_it_was(world):
    table_id = await world.begin(ADA, BEA)
    seen = await world.tables[table_id].look()
    await world.play_on(table_id, BRAIN, moves=1)
    assert len(seen.get_match().log) == 1
    assert len((await world.tables[table_id].look()).get_match().log) == 2


async def test_who_sat_there_stays_as_it_was_seen(world):
    table_id = await world.open(ADA, BEA)
    seen = await world.tables[table_id].look()
    await world.tables[table_id].change(lobby.choose_own, ADA, "salami")
    await world.tables[table_id].change(endings.leave, BEA)
    assert [(chair.name, chair.own) for chair in seen.chairs] == [
        ("Ada", "pineapple"),
        ("Bea", "olive"),
    ]
    assert (await world.tables[table_id].look()).names == ["Ada"]


async def test_whoever_leaves_while_the_end_is_told_does_not_undo_it(world):
    table_id = await world.play_until_the_end_is_told()
    await world.tables[table_id].change(endings.leave, ADA)
    await world.tables[table_id].change(endings.leave, BEA)
    await world.settle()
    assert (await world.table(table_id)).status is Status.OVER


async def test_nobody_moves_in_a_channel_that_cannot_be_told(world):
    table_id = await world.begin(ADA, BEA)
    world.discord.barred.add(CHANNEL)
    await world.play_on(table_id, BRAIN, moves=1)
    user, move, stamp = await world.choose(table_id, BRAIN)
    with declined("cannot-tell"):
        await world.tables[table_id].change(play.make_move, user, move, stamp)
    world.discord.barred.clear()
    await world.tables.unblock(table_id)
    await world.settle()
    await world.tables[table_id].change(play.make_move, user, move, stamp)


async def test_nobody_moves_before_the_last_move_is_told(world):
    table_id = await world.begin(ADA, BEA, pace="slow")
    world.discord.latency = 1.0
    user, move, stamp = await world.choose(table_id, BRAIN)
    await world.tables[table_id].change(play.make_move, user, move, stamp)
    other, move, stamp = await world.choose(table_id, BRAIN)
    assert other != user
    with declined("being-told"):
        await world.tables[table_id].change(play.make_move, other, move, stamp)
    await world.settle()
    await world.tables[table_id].change(play.make_move, other, move, stamp)
