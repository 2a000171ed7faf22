"""The program's log says how far the tables are, and at debug what happens there on the way."""

import logging
import re

import pytest

from bot.tables.changes import endings
from tests.live.world import ADA, BEA, BRAIN, CEM, CHANNEL, GUILD
from tests.thorough import thoroughly

PLACE = f"in channel {CHANNEL} of server {GUILD}"


@pytest.fixture
def lines(caplog):
    """What was logged since last asked."""
    caplog.set_level(logging.DEBUG, "bot")

    def lines(least=logging.DEBUG):
        told = [record for record in caplog.records if record.levelno >= least]
        told = [it.getMessage() for it in told if it.name.startswith("bot.")]
        caplog.clear()
        return told

    return lines


def infos(lines):
    return lines(logging.INFO)


async def test_a_table_that_begins_and_ends_leaves_a_line_each_time(world, lines):
    table_id = await world.begin(ADA, BEA, computers=1)
    await world.play_on(table_id, BRAIN)
    about = f"mamma-mia {PLACE}, {{}} persons, 1 computers"
    assert infos(lines) == [
        f"table {table_id} is opened: {about.format(1)}",
        f"table {table_id} has begun: {about.format(2)}",
        f"table {table_id} has ended: {about.format(2)}",
    ]


async def test_so_does_one_that_is_cancelled(world, lines):
    table_id = await world.open(ADA)
    await world.settle()
    lines()
    await world.tables[table_id].change(endings.cancel, ADA, is_moderator=False)
    assert infos(lines) == [
        f"table {table_id} is cancelled: mamma-mia {PLACE}, 1 persons, 0 computers"
    ]


async def test_and_one_whose_channel_is_gone(world, lines):
    table_id = await world.begin(ADA, BEA)
    lines()
    await world.tables.channel_deleted(CHANNEL)
    assert infos(lines) == [
        f"table {table_id} is cancelled: mamma-mia {PLACE}, 2 persons, 0 computers",
        f"table {table_id} is abandoned: its channel is gone",
    ]


async def test_at_debug_the_log_says_what_happens_on_the_way(world, lines):
    table_id = await world.begin(ADA, BEA, turn_time="1m")
    lines()
    await world.play_on(table_id, BRAIN, moves=1)
    told = lines()
    assert f"a move at table {table_id} is kept" in told
    assert any(line.startswith(f"table {table_id} has said ") for line in told)
    assert any(line.startswith(f"the reminder of table {table_id} is set") for line in told)
    await world.wait(31)
    assert any(line.startswith(f"the reminder of table {table_id} rings") for line in lines())


async def test_each_line_about_a_table_carries_its_id(world, caplog):
    caplog.set_level(logging.DEBUG, "bot")
    for people in ((ADA, BEA), (CEM,)):
        table_id = await world.begin(*people, computers=2, channel=CHANNEL + people[0].id)
        await world.play_on(table_id, BRAIN, moves=3)
    lines = [record for record in caplog.records if record.name.startswith("bot.")]
    for line in lines:
        named = re.findall(r"table (\d+)", line.getMessage())
        assert {*map(int, named)} == {line.table} - {None}, line.getMessage()
    assert len({line.table for line in lines}) == 2


@pytest.mark.parametrize("most", [2, *thoroughly([1000])])
async def test_what_is_done_in_secret_leaves_no_line(world, lines, most):
    table_id = await world.begin(
        ADA, BEA, CEM, game="plus", options=(("helping", True),), turn_time="1m"
    )
    secrets = 0
    while secrets < most and await world.acting(table_id):
        lines()
        is_secret = (await world.table(table_id)).acts_in_secret
        world.store.announced.clear()
        await world.play_on(table_id, BRAIN, moves=1)
        if is_secret and all(told.user is not None for told in world.store.announced):
            assert lines() == []
            secrets += 1
    assert secrets


async def test_nobody_is_named(world, lines):
    table_id = await world.begin(ADA, BEA, turn_time="1m")
    await world.play_on(table_id, BRAIN)
    told = "\n".join(lines())
    assert not any(name in told for name in ("Ada", "Bea", "salami", "olive", "seat"))


async def test_what_a_failed_alarm_says_is_not_repeated(world, caplog):
    thinker = world.thinker.decide

    async def decide_once_it_has_failed(question):
        world.thinker.decide = thinker
        raise LookupError("".join(["shr", "imp"]))

    world.thinker.decide = decide_once_it_has_failed
    table_id = await world.begin(ADA, computers=2)
    await world.play_on(table_id, BRAIN, moves=1)
    assert f"the alarm of table {table_id} failed and is tried again" in caplog.text
    assert "LookupError" in caplog.text
    assert "shrimp" not in caplog.text
