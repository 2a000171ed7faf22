"""A table that cannot be read any more is left alone, and all others go on."""

import json
import logging

import pytest
from sqlalchemy import text

from bot.tables.errors import Damaged
from bot.tables.table import Status
from tests.live.test_delivery import page, post, say
from tests.live.world import ADA, BEA, CHANNEL, GUILD

OTHER = CHANNEL + 1


async def damage(world, table_id):
    """The log of the table breaks the rules, as the program finds out."""
    async with world.engine.begin() as connection:
        await connection.execute(
            text("UPDATE log_entries SET entry = :entry WHERE number = 0 AND table_id = :id"),
            {"entry": json.dumps({"seat": 0, "move": {"pass": {}}}), "id": table_id},
        )
    world.tables.evict(table_id)


@pytest.fixture
async def tables(world):
    """A damaged table and a sound one."""
    first = await world.begin(ADA, BEA, turn_time="1m")
    second = await world.begin(ADA, BEA, channel=OTHER, turn_time="1m")
    await damage(world, first)
    return first, second


def errors(caplog):
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_it_is_no_refusal_of_the_rules(world, tables):
    with pytest.raises(Damaged) as caught:
        await world.tables[tables[0]].look()
    assert caught.value.table_id == tables[0]


async def test_its_alarm_rings_once_and_never_again(world, tables, caplog):
    await world.wait(31)
    assert [record.exc_info for record in errors(caplog)] == [None]
    caplog.clear()
    await world.wait(600)
    assert errors(caplog) == []
    # The other one was played to its end for those who let their time run out.
    assert (await world.table(tables[1])).status is Status.OVER


async def test_its_announcements_are_tried_once_in_a_run_of_the_program(world, tables, caplog):
    async with world.store.work() as work:
        await work.add_announcements(tables[0], [post(1)])
        await work.add_announcements(tables[1], [post(2)])
        await work.commit()
    await world.restart()
    await world.wait(5)
    assert page(1) not in world.discord.shown()
    assert page(2) in world.discord.shown(OTHER)
    assert len(errors(caplog)) == 1
    assert errors(caplog)[0].exc_info is None


async def test_other_tables_of_the_server_may_speak_again(world, tables):
    async with world.engine.begin() as connection:
        await connection.execute(text("UPDATE tables SET is_blocked = true"))
    world.tables.evict(tables[1])
    await world.tables.unblock_server(GUILD)
    assert not (await world.table(tables[1])).is_blocked


async def test_after_an_outage_the_time_of_other_tables_begins_anew(world, tables):
    world.clock.advance(20)
    await world.tables.outage_over(lambda guild: True)
    assert (await world.table(tables[1])).alarm.at == world.clock.now() + 30


async def test_who_plays_at_several_tables_is_shown_those_that_can_be_read(world, tables):
    assert [table.id for table in await world.tables.of(ADA.id)] == [tables[1]]


async def test_given_up_it_leaves_its_channel_to_another(world, tables):
    await world.tables.give_up(tables[0])
    assert await world.tables.find_in(CHANNEL) is None
    fresh = await world.begin(ADA, BEA)
    await say(world, fresh, post(3))
    await world.settle()
    assert page(3) in world.discord.shown()


async def test_it_goes_with_its_channel(world, tables):
    await world.tables.channel_deleted(CHANNEL)
    assert await world.tables.find_in(CHANNEL) is None
