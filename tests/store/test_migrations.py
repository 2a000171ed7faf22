"""The steps of the schema and the models agree, and steps can be taken back."""

import asyncio
import logging
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import delete, func, insert, inspect, select, text

import migrations
from bot.store.database import migrate, migrate_back, open_database
from bot.store.models import Base, BucketRow, InteractionRow, LeaseRow, TableRow
from bot.store.urls import DatabaseTrouble
from bot.store.work import SqlStore
from bot.tables.announcement import Posted
from bot.tables.bets import Guess
from bot.tables.people import Person
from bot.tables.table import Chair
from bot.tables.terms import Terms
from tests.store.conftest import empty_everywhere, everywhere
from tests.store.samples import (
    NOW,
    committed,
    keep,
    keep_game,
    load,
    make_result,
    make_table,
    say,
    take_back,
)
from tests.thorough import thorough

DEFINITIONS = {
    "sqlite": """
        SELECT CASE
            WHEN type = 'index' THEN sql
            WHEN sql LIKE '%AUTOINCREMENT%' THEN name || ' counts up'
            ELSE name
        END
        FROM sqlite_master
        WHERE tbl_name NOT LIKE 'sqlite_%' AND tbl_name <> 'alembic_version' AND sql IS NOT NULL
    """,
    "postgresql": """
        SELECT indexdef FROM pg_indexes
        WHERE schemaname = 'public' AND tablename <> 'alembic_version'
        UNION ALL
        SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
        FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name <> 'alembic_version'
    """,
}


async def definitions(engine):
    """What the database itself says of what Alembic does not compare."""
    async with engine.connect() as connection:
        found = (await connection.execute(text(DEFINITIONS[engine.dialect.name]))).scalars()
        return sorted(" ".join(definition.split()) for definition in found)


async def run(engine, action, *arguments):
    async with engine.begin() as connection:
        return await connection.run_sync(action, *arguments)


async def count_rows(engine):
    async with engine.connect() as connection:
        return {
            table.name: (await connection.execute(select(func.count()).select_from(table))).scalar()
            for table in Base.metadata.sorted_tables
        }


async def fill(engine):
    """Puts rows into every table."""
    store = SqlStore(engine)
    table = await keep_game(store, make_table(), moves=3)
    async with committed(store) as work:
        await work.add_announcements(table.id, [say("turn", screen={"a": 1})])
        await work.save_message(table.id, None, "turn", Posted(1, 2, NOW))
        await work.save_guess(table.id, Guess(5, "1-2", is_baked=True))
        await work.save_person(5, Person(7))
        await work.save_defaults(5, {"language": "de"})
        await work.save_note("key", "text")
        await work.note_departure(5, NOW)
        await work.count_game(make_result(table.id, (5, 6)))
    async with engine.begin() as connection:
        await connection.execute(insert(LeaseRow).values(until=NOW, shards=[0]))
        await connection.execute(insert(InteractionRow).values(id=1))
        await connection.execute(insert(BucketRow).values(id=1, next_at=NOW))
    return table


def test_there_is_one_head():
    assert len(migrations.scripts().get_heads()) == 1


@everywhere
async def test_the_steps_make_what_the_models_say(engine):
    def compare(connection):
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return compare_metadata(context, Base.metadata)

    assert await run(engine, compare) == []


@empty_everywhere
async def test_the_database_itself_sees_no_difference_either(empty_engine):
    await run(empty_engine, Base.metadata.create_all)
    by_models = await definitions(empty_engine)
    await run(empty_engine, Base.metadata.drop_all)
    await migrate(empty_engine)
    assert await definitions(empty_engine) == by_models


async def test_migrating_again_changes_nothing(engine):
    await fill(engine)
    rows, before = await count_rows(engine), await definitions(engine)
    await migrate(engine)
    assert (await count_rows(engine), await definitions(engine)) == (rows, before)


@everywhere
async def test_all_steps_can_be_taken_back_and_taken_again_with_rows_in_every_table(engine):
    before = await definitions(engine)
    await fill(engine)
    assert 0 not in (await count_rows(engine)).values()
    await take_back(engine, "base")
    assert await run(engine, lambda c: inspect(c).get_table_names()) == ["alembic_version"]
    await migrate(engine)
    assert await definitions(engine) == before
    table = await fill(engine)
    assert (await load(SqlStore(engine), table.id)).match.log == table.match.log


COUNTING = "SELECT name FROM sqlite_master WHERE sql LIKE '%AUTOINCREMENT%' AND name <> 'shifts'"


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_after_any_step_back_no_id_is_given_again(engine):
    table = await fill(engine)
    async with committed(SqlStore(engine)) as work:
        await work.drop_announcements(table.id)
    last = "SELECT name, seq FROM sqlite_sequence WHERE name IN ('tables', 'announcements')"
    before = await run(engine, lambda c: {*c.exec_driver_sql(last)})
    for number in range(int(migrations.newest()) - 1, 0, -1):
        await migrate_back(engine, f"{number:04}")
        counting = await run(engine, lambda c: {*c.exec_driver_sql(COUNTING).scalars()})
        assert (number, counting) == (number, {"tables", "announcements"})
        assert await run(engine, lambda c: {*c.exec_driver_sql(last)}) == before
    await migrate(engine)
    assert await run(engine, lambda c: {*c.exec_driver_sql(last)}) == before


TABLE = """
    INSERT INTO tables (
        id, guild, channel, host, game, options, memory, pace, turn_time, language, status,
        version, revision, blocked, created_at
    ) VALUES (
        :id, 5, :id, 11, 'plus', '{}', :memory, :pace, :turn_time, :language, 'lobby',
        :version, 3, :blocked, 1.5
    )
"""
"""A table as it was kept before its terms were one value."""

SERVER = """
    INSERT INTO servers (guild, memory, pace, turn_time, language)
    VALUES (:guild, :memory, :pace, :turn_time, :language)
"""

TERMS = ("memory", "pace", "turn_time", "language")

TABLES = [
    (1, "open", "slow", 300, "de", None),
    (2, "faithful", "normal", None, "en", "barred"),
    (3, "open", "slow", 300, "de", None),
    (4, "faithful", "fast", 90, "fr", None),
]
SERVERS = [(7, "open", None, "1h", None), (8, None, None, None, None)]


async def fill_with_columns(connection):
    """Puts tables and servers into a database that has a column for each term."""
    rows = [
        dict(zip(("id", *TERMS, "blocked"), row, strict=True), version=row[0]) for row in TABLES
    ]
    await connection.execute(text(TABLE), rows)
    rows = [dict(zip(("guild", *TERMS), row, strict=True)) for row in SERVERS]
    await connection.execute(text(SERVER), rows)


async def columns(engine, table, key, *names):
    async with engine.connect() as connection:
        found = await connection.execute(
            text(f"SELECT {', '.join((key, *names))} FROM {table} ORDER BY {key}")
        )
        return [tuple(row) for row in found]


async def test_terms_move_into_one_value_and_back(engine):
    await take_back(engine, "0002")
    before = await definitions(engine)
    async with engine.begin() as connection:
        await fill_with_columns(connection)
    await migrate(engine)
    store = SqlStore(engine)
    loaded = [await load(store, row[0]) for row in TABLES]
    assert [table.terms for table in loaded] == [
        Terms("open", "slow", "5m", language="de"),
        Terms("faithful", "normal", "off", language="en"),
        Terms("open", "slow", "5m", language="de"),
        Terms("faithful", "fast", "off", language="en"),
    ]
    assert [table.is_blocked for table in loaded] == [False, True, False, False]
    async with store.work() as work:
        assert await work.defaults(7) == {"memory": "open", "turn_time": "1h"}
        assert await work.defaults(8) == {}
    await take_back(engine, "0002")
    assert await definitions(engine) == before
    assert await columns(engine, "tables", "id", *TERMS, "blocked") == TABLES
    assert await columns(engine, "servers", "guild", *TERMS) == SERVERS


async def test_of_those_who_let_the_time_run_out_a_computer_has_made_moves(engine):
    chairs = (
        Chair(11, "Ada", None, has_left=True),
        Chair(12, "Bea", None, missed=1),
        Chair(13, "Cem", None),
        Chair(None, "Computer", None),
    )
    table = await keep(SqlStore(engine), make_table(chairs=chairs))
    await take_back(engine, "0009")
    await migrate(engine)
    loaded = await load(SqlStore(engine), table.id)
    assert [chair.was_helped for chair in loaded.chairs] == [True, True, False, False]


async def test_computers_of_before_they_could_be_chosen_are_normal(engine):
    chairs = (Chair(11, "Ada", None), Chair(None, "Computer", None, strength="hard"))
    table = await keep(SqlStore(engine), make_table(chairs=chairs))
    await take_back(engine, "0011")
    await migrate(engine)
    loaded = await load(SqlStore(engine), table.id)
    assert [chair.strength for chair in loaded.chairs] == ["normal"] * 2


async def test_the_way_back_to_an_older_program_leaves_rows_where_it_can(engine):
    await fill(engine)
    rows, before = await count_rows(engine), await definitions(engine)
    await migrate_back(engine, "0011")
    assert await columns(engine, "alembic_version", "version_num") == [("0011",)]
    await migrate(engine)
    assert (await count_rows(engine), await definitions(engine)) == (rows, before)


@everywhere
async def test_a_database_of_a_newer_program_is_refused_and_left_as_it_is(engine):
    await fill(engine)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    rows, before = await count_rows(engine), await definitions(engine)
    with pytest.raises(DatabaseTrouble, match="newer version of the bot"):
        await migrate(engine)
    assert (await count_rows(engine), await definitions(engine)) == (rows, before)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT * FROM alembic_version"))).scalar() == "9999"


@empty_everywhere
async def test_a_database_of_another_program_is_refused_and_left_as_it_is(empty_engine):
    async with empty_engine.begin() as connection:
        await connection.execute(text("CREATE TABLE seats (theirs INTEGER)"))
    before = await definitions(empty_engine)
    with pytest.raises(DatabaseTrouble, match="seats") as trouble:
        await migrate(empty_engine)
    assert "\n" not in str(trouble.value)
    assert await definitions(empty_engine) == before


@everywhere
async def test_rows_without_their_table_are_refused(engine):
    row = {"table_id": 999, "number": 0, "entry": {}}
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await run(engine, lambda c: c.execute(insert(Base.metadata.tables["log_entries"]), [row]))
    assert (await count_rows(engine))[TableRow.__tablename__] == 0


def rebuild(connection):
    """A step that SQLite can only take by making a table anew."""
    operations = Operations(MigrationContext.configure(connection))
    with operations.batch_alter_table("tables") as batch:
        batch.alter_column("host", new_column_name="opener")


@everywhere
async def test_a_step_may_rebuild_a_table_that_others_point_at(engine, monkeypatch):
    await fill(engine)
    rows = await count_rows(engine)
    monkeypatch.setattr(migrations, "upgrade", rebuild)
    await migrate(engine)
    assert await count_rows(engine) == rows
    columns = await run(engine, lambda c: inspect(c).get_columns("tables"))
    assert "opener" in [column["name"] for column in columns]


async def test_a_step_that_would_leave_rows_without_their_table_is_undone(sqlite_url, monkeypatch):
    engine = await open_database(sqlite_url)
    await fill(engine)
    rows = await count_rows(engine)
    monkeypatch.setattr(migrations, "upgrade", lambda c: c.execute(delete(TableRow)))
    with pytest.raises(DatabaseTrouble, match="without its table"):
        await migrate(engine)
    assert await count_rows(engine) == rows
    await engine.dispose()


MIGRATE = """
import asyncio, sys
from bot.store.database import migrate, open_database

async def main():
    engine = await open_database(sys.argv[1])
    await migrate(engine)
    await engine.dispose()

asyncio.run(main())
"""


@thorough
@empty_everywhere
async def test_programs_that_start_at_once_do_not_hinder_each_other(empty_url):
    programs = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", MIGRATE, empty_url)
        for _ in range(3)
    ]
    assert [await program.wait() for program in programs] == [0, 0, 0]


async def test_the_programs_logging_stays_as_it_is(empty_engine):
    logger = logging.getLogger("bot.of.before")
    handlers = list(logging.getLogger().handlers)
    await migrate(empty_engine)
    assert not logger.disabled
    assert logging.getLogger().handlers == handlers
