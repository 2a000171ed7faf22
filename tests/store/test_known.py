"""Words in the database that the program does not know: the default holds instead."""

import logging

import pytest
from sqlalchemy import text

from bot.tables.ports import Defaults
from bot.tables.table import Alarm, AlarmKind
from tests.store.samples import ALARM, NOW, SNOWFLAKE, committed, keep, load, make_table

ODD = "sideways"


@pytest.fixture
def write(engine):
    """Writes into the database past the program."""

    async def write(statement, **values):
        async with engine.begin() as connection:
            await connection.execute(text(statement), values)

    return write


def told(caplog):
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("name", ["language", "turn_time", "pace", "memory"])
async def test_of_an_unknown_setting_the_server_has_none(store, caplog, name):
    known = {"language": "de", "turn_time": "5m", "pace": "slow", "memory": "open"}
    async with committed(store) as work:
        await work.save_defaults(SNOWFLAKE, Defaults(**known | {name: ODD}))
    async with store.work() as work:
        assert await work.defaults(SNOWFLAKE) == Defaults(**known | {name: None})
    assert told(caplog) == [
        f"the {name} of server {SNOWFLAKE} is unknown, the default is taken",
    ]


@pytest.mark.parametrize(
    ("name", "odd", "default"),
    [
        ("language", "fr", "en"),
        ("turn_time", 90, None),
        ("pace", ODD, "normal"),
        ("memory", "", "faithful"),
    ],
)
async def test_a_table_has_the_default_for_an_unknown_choice(
    store, write, caplog, name, odd, default
):
    table = await keep(store, make_table())
    await write(f"UPDATE tables SET {name} = :odd", odd=odd)
    loaded = await load(store, table.id)
    setattr(table, name, default)
    assert loaded == table
    assert told(caplog) == [f"the {name} of table {table.id} is unknown, the default is taken"]


async def test_a_chair_has_the_first_language_for_an_unknown_one(store, write, caplog):
    table = await keep(store, make_table())
    await write("UPDATE seats SET language = 'fr' WHERE seat = 1")
    loaded = await load(store, table.id)
    assert [chair.language for chair in loaded.chairs] == ["en", "en"]
    assert told(caplog) == [
        f"the language of seat 1 at table {table.id} is unknown, the default is taken"
    ]


@pytest.mark.parametrize(
    ("alarm", "left"),
    [(ALARM, None), (Alarm(NOW, AlarmKind.COMPUTER), Alarm(NOW, AlarmKind.COMPUTER))],
    ids=["person", "computer"],
)
async def test_nobodys_time_runs_out_where_the_turn_time_is_unknown(store, write, alarm, left):
    """Else a reminder would ring for ever, as no time comes after it."""
    table = await keep(store, make_table(alarm=alarm))
    await write("UPDATE tables SET turn_time = 90")
    assert (await load(store, table.id)).alarm == left


async def test_what_is_known_is_not_talked_about(store, caplog):
    table = await keep(store, make_table())
    await load(store, table.id)
    async with store.work() as work:
        await work.defaults(SNOWFLAKE)
    assert told(caplog) == []
