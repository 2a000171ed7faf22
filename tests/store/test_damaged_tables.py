"""What is kept of a table and makes no sense, is told apart from anything that a player does."""

import json
import logging
from dataclasses import replace

import pytest
from sqlalchemy import text

from bot.tables.errors import Damaged
from bot.tables.table import Alarm, AlarmKind, Status
from tests.store.conftest import everywhere
from tests.store.samples import ALARM, NOW, committed, keep, keep_game, load, make_table, say

TABLE = "UPDATE tables SET {} WHERE id = :id"
ENTRY = "UPDATE log_entries SET entry = :entry WHERE number = 1 AND table_id = :id"

DAMAGES = {
    "a status that there is not": TABLE.format("status = 'paused'"),
    "a game that there is not": TABLE.format("game = 'poker'"),
    "an option that there is not": TABLE.format("""options = '{"jokers": 2}'"""),
    "options that are a list": TABLE.format("options = '[1]'"),
    "an alarm that there is not": TABLE.format("alarm_at = 1.5, alarm_kind = 'snooze'"),
    "a seat too few": "DELETE FROM seats WHERE seat = 0 AND table_id = :id",
    "an entry too few": "DELETE FROM log_entries WHERE number = 1 AND table_id = :id",
    "two deals": """
        UPDATE log_entries SET entry = (
            SELECT entry FROM log_entries WHERE number = 0 AND table_id = :id
        ) WHERE number = 1 AND table_id = :id
    """,
    "no entry at all": "DELETE FROM log_entries WHERE table_id = :id",
}

ENTRIES = {
    "a move of somebody else": {"seat": 1, "move": {"pass": {"draw": []}}},
    "a word of no game": {"secret": "salami"},
    "no entry": None,
    "a number": 7,
}


@pytest.fixture
def write(engine):
    """Writes into the database past the program."""

    async def write(statement, **values):
        async with engine.begin() as connection:
            await connection.execute(text(statement), values)

    return write


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
async def test_a_table_that_makes_no_sense_is_damaged(store, write, damage):
    table = await keep_game(store, make_table(), moves=3)
    await write(damage, id=table.id)
    with pytest.raises(Damaged) as caught:
        await load(store, table.id)
    assert caught.value.table_id == table.id


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
async def test_a_log_that_breaks_the_rules_is_damaged_and_logged_without_its_cards(
    store, write, caplog, entry
):
    table = await keep_game(store, make_table(), moves=3)
    await write(ENTRY, id=table.id, entry=json.dumps(entry))
    with pytest.raises(Damaged):
        await load(store, table.id)
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert f"table {table.id} cannot be read" in record.getMessage()
    assert "entry 1" in record.getMessage()
    assert "salami" not in caplog.text
    assert record.exc_info is None


async def test_a_lobby_of_a_game_that_there_is_not_is_damaged(store, write):
    table = await keep(store, make_table())
    await write(TABLE.format("game = 'poker'"), id=table.id)
    with pytest.raises(Damaged):
        await load(store, table.id)


@everywhere
async def test_a_damaged_table_can_be_closed(store, write):
    table = await keep_game(store, make_table(alarm=ALARM), moves=1)
    async with committed(store) as work:
        await work.add_announcements(table.id, [say("turn")])
    await write(ENTRY, id=table.id, entry="7")
    async with committed(store) as work:
        await work.close_table(table.id, NOW)
    async with store.work() as work:
        assert await work.find_active_table(table.channel) is None
        assert await work.alarms() == []
        assert await work.tables_with_announcements() == []


async def test_a_table_that_is_over_stays_so_when_it_is_closed(store):
    table = await keep_game(store, make_table())
    async with committed(store) as work:
        await work.save_table(replace(table, status=Status.OVER), NOW)
        await work.close_table(table.id, NOW)
    assert (await load(store, table.id)).status is Status.OVER


@everywhere
async def test_an_alarm_that_there_is_not_keeps_no_other_from_being_found(store, write):
    odd = await keep(store, make_table(channel=1, alarm=ALARM))
    alarm = Alarm(NOW + 1, AlarmKind.COMPUTER)
    other = await keep(store, make_table(channel=2, alarm=alarm))
    await write(TABLE.format("alarm_kind = 'snooze'"), id=odd.id)
    async with store.work() as work:
        assert await work.alarms() == [(other.id, alarm)]
