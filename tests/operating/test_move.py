"""`mammamia move` takes everything into another database, where the games go on."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from itertools import pairwise

import pytest
from sqlalchemy import delete, insert, inspect, select, text, update

from bot import limits
from bot.cluster.lease import Lease, keep_out
from bot.games.record import load_record, play
from bot.history.records import make_record
from bot.store.database import claim, open_database
from bot.store.models import AnnouncementRow, InteractionRow, LeaseRow, TableRow
from bot.store.moving import MOVED, move
from bot.store.urls import DatabaseInUse, DatabaseTrouble
from bot.store.work import SqlStore
from bot.tables.announcement import Posted
from bot.tables.bets import Guess
from bot.tables.people import Person
from tests.programs import running_bot
from tests.sandbox_games.databases import PostgresDatabase, SqliteFile
from tests.sandbox_games.kill import speed
from tests.sandbox_games.players import Game
from tests.sandbox_games.stage import staging
from tests.store.conftest import MOSTLY, new_name
from tests.store.samples import (
    NOW,
    SNOWFLAKE,
    committed,
    count_games,
    end,
    keep,
    keep_game,
    load,
    make_result,
    make_table,
    say,
)
from tests.thorough import thorough

across = pytest.mark.parametrize(
    ("url", "target_url"),
    [
        ("sqlite", "postgresql"),
        ("postgresql", "sqlite"),
        pytest.param("sqlite", "sqlite", marks=thorough),
        pytest.param("postgresql", "postgresql", marks=thorough),
    ],
    indirect=True,
)
"""Marks a test that the quick suite runs from each kind of database into the other."""

MOVES = 2
"""So many moves people make under each database."""


@pytest.fixture(autouse=True)
def small_batches(monkeypatch):
    """Few rows are carried at a time, so that one batch ends within what belongs together."""
    monkeypatch.setattr(limits, "ROWS_MOVED_AT_ONCE", 3)


@pytest.fixture(params=MOSTLY)
def target_url(request, tmp_path):
    """Where nothing is yet."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'target.db'}"
        return
    yield request.getfixturevalue("postgresql_target")


@pytest.fixture
def postgresql_target(postgresql):
    """A database on a server where nothing is yet."""
    name = new_name("target")
    yield postgresql.create(name)
    postgresql.drop(name)


async def fill(store):
    """Some of everything that is kept."""
    for channel in range(3):
        table = await keep_game(store, make_table(channel), moves=20, seed=channel)
    await end(store, table)
    async with committed(store) as work:
        screen = {"blocks": [{"markdown": 'Käse 🧀 " \\ \n', "gap": 0.1}]}
        await work.add_announcements(1, [say(f"turn-{n}", screen=screen) for n in range(1200)])
        posted = Posted(SNOWFLAKE, SNOWFLAKE, NOW, {"b": [1, None, 2.5], "a": True})
        await work.save_message(1, SNOWFLAKE, "Hand", posted)
        await work.save_message(1, None, "hand", Posted(1, 2, NOW))
        await work.save_guess(1, Guess(SNOWFLAKE, "order-1", True))
        await work.save_person(SNOWFLAKE, Person(5, is_closed=True))
        await work.save_defaults(7, {"pace": "fast"})
        await work.note_departure(8, NOW)
        await work.save_note("commands", "a hash")
    await count_games(store, make_result(3, (11, 12)))


def as_text(row):
    """A row with everything in it in one order: PostgreSQL keeps objects in an order of its own."""
    return json.dumps(dict(row), sort_keys=True, default=repr)


async def all_rows(url):
    """Everything in a database that is moved, in one order."""
    engine = await open_database(url)
    found = {}
    async with engine.connect() as connection:
        for table in MOVED:
            rows = (await connection.execute(select(table))).mappings()
            found[table.name] = sorted(as_text(row) for row in rows)
    await engine.dispose()
    return found


@across
async def test_everything_arrives_as_it_was(store, url, target_url):
    await fill(store)
    before = await all_rows(url)
    assert all(before.values())
    moved = await move(url, target_url)
    assert {one.table: one.rows for one in moved} == {
        name: len(rows) for name, rows in before.items()
    }
    assert await all_rows(target_url) == await all_rows(url) == before


@across
async def test_there_games_are_found_and_no_id_is_given_twice(store, engine, url, target_url):
    await fill(store)
    gone = await keep(store, make_table(channel=99))
    async with engine.begin() as connection:
        await connection.execute(update(TableRow).values(keeper=4))
        await connection.execute(delete(AnnouncementRow).where(AnnouncementRow.id > 5))
        await connection.execute(text(f"DELETE FROM seats WHERE table_id = {gone.id}"))
        await connection.execute(text(f"DELETE FROM tables WHERE id = {gone.id}"))
    await move(url, target_url)
    there = await open_database(target_url)
    table = await load(SqlStore(there), 1)
    assert table.get_match().log == (await load(store, 1)).get_match().log
    assert table.holder is None
    assert (await keep(SqlStore(there), make_table(channel=100))).id == gone.id + 1
    async with committed(SqlStore(there)) as work:
        await work.add_announcements(1, [say("turn")])
        assert (await work.pending(1, 9))[-1].id == 1201
    await there.dispose()


async def test_an_empty_database_that_is_up_to_date_takes_it_too(
    mammamia, sqlite_url, postgresql_url
):
    for way in ((postgresql_url, sqlite_url), (sqlite_url, postgresql_url)):
        status, out, err = await mammamia("move", *way)
        assert (status, err) == (0, "")
        assert out.count(" 0 rows\n") == len(MOVED)
    assert not any((await all_rows(postgresql_url)).values())


async def test_what_is_there_already_is_never_written_over(store, url, sqlite_url, tmp_path):
    await keep(store, make_table())
    before = await all_rows(url)
    other = shutil.copy(sqlite_url.removeprefix("sqlite:///"), tmp_path / "other.db")
    with pytest.raises(DatabaseTrouble, match="isn't empty"):
        await move(f"sqlite:///{other}", url)
    assert await all_rows(url) == before


async def test_tables_of_others_are_left_alone(postgresql_url, sqlite_url):
    engine = await open_database(postgresql_url)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE accounts (id BIGINT)"))
    await engine.dispose()
    with pytest.raises(DatabaseTrouble, match="isn't empty"):
        await move(sqlite_url, postgresql_url)


async def names_there(url):
    engine = await open_database(url)
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda one: inspect(one).get_table_names())
    await engine.dispose()
    return names


async def test_what_cannot_be_moved_leaves_nothing_there(sqlite_url, target_url, tmp_path):
    engine = await open_database(sqlite_url)
    await fill(SqlStore(engine))
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE log_entries SET entry = '5 salami' WHERE number = 3"))
    await engine.dispose()
    with pytest.raises(DatabaseTrouble, match="log_entries can't be moved") as trouble:
        await move(sqlite_url, target_url)
    assert "salami" not in str(trouble.value)
    assert not (tmp_path / "target.db").exists()
    assert await names_there(target_url) == []


async def test_beside_a_host_nothing_is_moved(sqlite_url, postgresql_url, tmp_path):
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    with claim(sqlite_url), pytest.raises(DatabaseInUse):
        await move(sqlite_url, elsewhere)
    engine = await open_database(postgresql_url)
    lease = await Lease.begin(engine, [0], lambda table, by: None)
    for way in ((postgresql_url, elsewhere), (sqlite_url, postgresql_url)):
        with pytest.raises(DatabaseInUse, match="the bot is running"):
            await move(*way)
    assert not (tmp_path / "elsewhere.db").exists()
    await lease.end()
    await move(sqlite_url, postgresql_url)
    await engine.dispose()


async def test_a_host_that_was_killed_keeps_nobody_from_moving(postgresql_url, target_url):
    engine = await open_database(postgresql_url)
    async with engine.begin() as connection:
        await connection.execute(insert(LeaseRow).values(until=2e9, shards=[]))
        await connection.execute(insert(InteractionRow).values(id=1))
    await engine.dispose()
    await move(postgresql_url, target_url)
    engine = await open_database(target_url)
    async with engine.connect() as connection:
        for row in (LeaseRow, InteractionRow):
            assert (await connection.execute(select(row.id))).first() is None
    await engine.dispose()


async def test_a_host_that_begins_meanwhile_waits(postgresql_url):
    engine = await open_database(postgresql_url)
    async with engine.begin() as connection:
        await keep_out(connection, "here")
        beginning = asyncio.create_task(Lease.begin(engine, [0], lambda table, by: None))
        await asyncio.sleep(0.2)
        assert not beginning.done()
    await (await beginning).end()
    await engine.dispose()


@pytest.mark.parametrize(
    ("source", "target", "words"),
    [
        ("sqlite:///no.db", "sqlite:///new.db", "there's no database no.db"),
        ("sqlite:///old.db", "sqlite:///new.db", "run `mammamia migrate` first"),
        ("sqlite:///bot.db", "sqlite:///./bot.db", "can't be moved to itself"),
        ("sqlite:///bot.db", "sqlite:///notes.txt", "file is not a database"),
        ("sqlite:///bot.db", "sqlite:///no/such/folder.db", "no/such/folder.db"),
        ("sqlite:///bot.db", "postgresql://ada:hunter2@localhost:1/new", "new at localhost"),
        ("postgresql://ada:hunter2@localhost:1/old", "sqlite:///new.db", "old at localhost"),
        ("bot.db", "sqlite:///new.db", "can't read the database URL"),
        ("sqlite:///bot.db", "mysql://here", "must begin with sqlite:///"),
    ],
)
async def test_what_cannot_be_done_is_refused_in_one_line(
    refusal, sqlite_url, tmp_path, source, target, words
):
    (tmp_path / "notes.txt").write_text("not a database\n" * 100)
    (tmp_path / "old.db").write_bytes((tmp_path / "bot.db").read_bytes())
    with closing(sqlite3.connect(tmp_path / "old.db")) as old, old:
        old.execute("UPDATE alembic_version SET version_num = '0011'")
    told = await refusal("move", source, target)
    assert words in told
    assert "hunter2" not in told
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("arguments", [(), ("sqlite:///bot.db",), ("a", "b", "c")])
async def test_two_databases_must_be_named(refusal, arguments):
    assert "mammamia" in await refusal("move", *arguments)


@thorough
async def test_a_game_goes_on_under_the_other_database_and_back(
    mammamia, postgresql_target, tmp_path, monkeypatch
):
    first, back = (SqliteFile(tmp_path / name) for name in ("first.db", "back.db"))
    databases = (first, PostgresDatabase(postgresql_target), back)
    await first.prepare()
    lengths = [0]
    monkeypatch.setattr(limits, "SHARD_LOGIN_SECONDS", 0.0)
    with speed("quick"):
        async with staging(first, players=3, channels=1) as stage:
            game = Game(stage, stage.channel, stage.players[1:], {"pace": "instant"})
            for number, stage.database in enumerate(databases):
                if number:
                    urls = [one.url for one in databases[number - 1 : number + 1]]
                    assert (await mammamia("move", *urls))[0] == 0
                async with (
                    stage.reading(),
                    running_bot(stage.server.api, tmp_path, stage.database.url),
                ):
                    table = await game.play(1 if number else await game.open(), MOVES)
                play(load_record(make_record(table)))
                lengths.append(len(table.get_match().log))
    assert all(later >= earlier + MOVES for earlier, later in pairwise(lengths))
