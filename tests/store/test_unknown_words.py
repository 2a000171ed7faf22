"""Words in the database that the program does not know: the default holds instead."""

import json
import logging
from dataclasses import replace

import pytest
from sqlalchemy import text

from bot.tables.table import Alarm, AlarmKind, Chair
from bot.tables.terms import CHOICES, SETTINGS, Terms, dump_terms
from tests.store.samples import ALARM, NOW, SNOWFLAKE, committed, keep, load, make_table

ODD = "sideways"


@pytest.fixture
def write(engine):
    """Writes into the database past the program."""

    async def write(statement, **values):
        async with engine.begin() as connection:
            await connection.execute(text(statement), values)

    return write


@pytest.fixture
def write_terms(write):
    """Writes terms into the database past the program."""

    async def write_terms(terms):
        await write("UPDATE tables SET terms = :terms", terms=json.dumps(terms))

    return write_terms


def told(caplog):
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("name", SETTINGS)
async def test_of_an_unknown_setting_the_server_has_none(store, caplog, name):
    known = {"language": "de", "turn_time": "5m", "pace": "slow", "memory": "open"}
    known |= {
        "pictures": "off",
        "bets": "off",
        "hints": "off",
        "strength": "hard",
        "ranking": "off",
    }
    async with committed(store) as work:
        await work.save_defaults(SNOWFLAKE, known | {name: ODD})
    del known[name]
    async with store.work() as work:
        assert await work.defaults(SNOWFLAKE) == known
    assert told(caplog) == [
        f"the {name} of server {SNOWFLAKE} is unknown, the default is taken",
    ]


@pytest.mark.parametrize("name", CHOICES)
async def test_a_table_has_the_default_for_an_unknown_term(store, write_terms, caplog, name):
    table = await keep(store, make_table())
    await write_terms(dump_terms(table.terms) | {name: ODD})
    loaded = await load(store, table.id)
    terms = replace(table.terms, **{name: CHOICES[name][0]})
    assert loaded == replace(table, terms=terms)
    assert told(caplog) == [f"the {name} of table {table.id} is unknown, the default is taken"]


async def test_a_table_of_an_older_program_has_the_default_for_a_newer_term(store, write_terms):
    table = await keep(store, make_table())
    await write_terms({"memory": "open"})
    assert (await load(store, table.id)).terms == Terms(memory="open")


async def test_a_chair_has_the_first_language_for_an_unknown_one(store, write, caplog):
    table = await keep(store, make_table())
    await write("UPDATE seats SET language = 'fr' WHERE seat = 1")
    loaded = await load(store, table.id)
    assert [chair.language for chair in loaded.chairs] == ["en", "en"]
    assert told(caplog) == [
        f"the language of seat 1 at table {table.id} is unknown, the default is taken"
    ]


async def test_a_computer_of_unknown_strength_is_normal(store, write, caplog):
    chairs = (Chair(11, "Ada", None), Chair(None, "Computer", None, strength="hard"))
    table = await keep(store, make_table(chairs=chairs))
    assert (await load(store, table.id)).chairs[1].strength == "hard"
    await write("UPDATE seats SET strength = 'divine' WHERE seat = 1")
    assert (await load(store, table.id)).chairs[1].strength == "normal"
    assert told(caplog) == [
        f"the strength of seat 1 at table {table.id} is unknown, the default is taken"
    ]


@pytest.mark.parametrize(
    ("alarm", "left"),
    [(ALARM, None), (Alarm(NOW, AlarmKind.COMPUTER), Alarm(NOW, AlarmKind.COMPUTER))],
    ids=["person", "computer"],
)
async def test_nobodys_time_runs_out_where_the_turn_time_is_unknown(
    store, write_terms, alarm, left
):
    """Else a reminder would ring for ever, as no time comes after it."""
    table = await keep(store, make_table(alarm=alarm))
    await write_terms(dump_terms(table.terms) | {"turn_time": "90s"})
    assert (await load(store, table.id)).alarm == left


async def test_what_is_known_is_not_talked_about(store, caplog):
    table = await keep(store, make_table())
    await load(store, table.id)
    async with store.work() as work:
        await work.defaults(SNOWFLAKE)
    assert told(caplog) == []
