"""`mammamia tables` lists what is being played, and ends a table that has to go."""

import asyncio

import pytest
from sqlalchemy import text

from bot import limits
from bot.store.database import claim
from bot.tables.changes import endings, lobby
from bot.tables.table import Status
from tests.live.world import ADA, BEA, World, direct_of, running
from tests.programs import running_bot
from tests.sandbox_games.databases import PostgresDatabase
from tests.sandbox_games.kill import speed
from tests.sandbox_games.players import Game
from tests.sandbox_games.stage import staging
from tests.store.samples import end, keep, keep_game, make_table
from tests.thorough import thorough

HEADS = "table  game       state    people  computers  quiet since (UTC)"

WHY = "@everyone **moving** to <#5>, see https://example.org"

AS_TEXT = r"\@everyone \*\*moving\*\* to \<\#5\>, see https\://example.org"


async def test_open_tables_are_listed_by_numbers(mammamia, store, url):
    ended = await keep(store, make_table(channel=1))
    await end(store, ended)
    await keep_game(store, make_table(channel=2))
    await keep(store, make_table(channel=3, users=(11, None), is_blocked=True))
    status, out, err = await mammamia("tables", database=url)
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "table  game  state              people  computers  quiet since (UTC)",
        "2      plus  running            2       0          2023-11-14 22:13:20",
        "3      plus  lobby, can't post  1       1          2023-11-14 22:13:20",
    ]


async def test_beside_a_host_with_a_file_tables_are_listed_but_not_ended(
    mammamia, refusal, sqlite_url
):
    async with running(World(sqlite_url)) as world:
        with claim(sqlite_url):
            await world.begin(ADA, BEA)
            status, out, _ = await mammamia("tables", database=sqlite_url)
            told = await refusal("tables", "cancel", "1", "--why", "x", database=sqlite_url)
        only = "1      mamma-mia  running  2       0          2027-01-15 08:00:00"
        assert (status, out.splitlines()) == (0, [HEADS, only])
        assert "another process is already using" in told
        assert "stop it first" in told


async def test_looking_leaves_nothing_behind(mammamia, sqlite_url, tmp_path):
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert (await mammamia("tables", database=sqlite_url))[0] == 0
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({}, "there's no database mammamia.db"),
        ({"database": "sqlite:///notes.txt"}, "file is not a database"),
        ({"database": "sqlite:///empty.db"}, "nothing in the database empty.db yet"),
        ({"database": "postgresql://ada:hunter2@localhost:1/games"}, "games at localhost"),
        ({"shards": "1/1"}, "MAMMAMIA_SHARDS"),
    ],
)
async def test_without_a_database_there_is_one_sentence(refusal, tmp_path, settings, words):
    (tmp_path / "notes.txt").write_text("not a database\n" * 100)
    (tmp_path / "empty.db").touch()
    told = await refusal("tables", **settings)
    assert words in told
    assert "hunter2" not in told
    assert {path.name for path in tmp_path.iterdir()} == {"notes.txt", "empty.db"}


@pytest.mark.parametrize(
    ("version", "words"), [("0011", "`mammamia migrate` first"), ("9999", "newer version")]
)
async def test_a_database_of_another_version_is_left_alone(refusal, engine, url, version, words):
    async with engine.begin() as connection:
        await connection.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))
    for command in (("tables",), ("tables", "cancel", "1", "--why", "x")):
        assert words in await refusal(*command, database=url)


@pytest.mark.parametrize("begins", [True, False])
async def test_a_channel_hears_at_the_next_start_why_its_table_was_ended(
    mammamia, sqlite_url, begins
):
    world = World(sqlite_url)
    async with running(world):
        table_id = await world.open(ADA, BEA)
        if begins:
            await world.tables[table_id].change(lobby.begin, ADA)
        await world.settle()
    status, out, err = await mammamia(
        "tables", "cancel", table_id, "--why", WHY, database=sqlite_url
    )
    assert (status, out.count("\n"), err) == (0, 1, "")
    async with running(world):
        await world.settle()
        assert AS_TEXT in world.discord.texts()[-1 if begins else 0]
        assert all(not shown.mentions for shown in world.discord.history[-4:])
        assert WHY not in str(world.discord.history)
        letter = world.discord.texts(direct_of(ADA))[-1]
        assert ("was cancelled" if begins else "was closed") in letter
        assert (await world.table(table_id)).status is Status.CANCELLED
        assert await world.open(ADA) == table_id + 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("cancel",), "ID"),
        (("cancel", "1"), "--why"),
        (("cancel", "one", "--why", "x"), "must be the number of a table"),
        (("cancel", "-1", "--why", "x"), "ID"),
        (("cancel", "1" * 30, "--why", "x"), "must be the number of a table"),
        (("cancel", "7", "--why", "x"), "there's no open table 7"),
        (("cancel", "1", "--why", "x"), "there's no open table 1"),
        (("cancel", "1", "--why", " \n "), "--why takes 1 to 200 characters"),
        (("cancel", "1", "--why", "x" * 201), "--why takes 1 to 200 characters"),
        (("end", "1"), "invalid choice"),
    ],
)
async def test_what_ends_no_table_is_one_sentence(refusal, sqlite_url, arguments, words):
    async with running(World(sqlite_url)) as world:
        await world.tables[await world.open(ADA)].change(endings.leave, ADA)
    assert words in await refusal("tables", *arguments, database=sqlite_url)


async def test_a_table_that_cannot_be_read_is_cleared_away(mammamia, store, engine, url):
    table = await keep_game(store, make_table())
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE tables SET game = 'chess'"))
    status, out, _ = await mammamia("tables", "cancel", table.id, "--why", "x", database=url)
    assert (status, "couldn't be read" in out) == (0, True)
    _, out, _ = await mammamia("tables", database=url)
    assert len(out.splitlines()) == 1


@thorough
async def test_while_hosts_run_on_postgresql_the_channel_hears_at_once(
    mammamia, postgresql_url, tmp_path, monkeypatch
):
    monkeypatch.setattr(limits, "SHARD_LOGIN_SECONDS", 0.0)
    with speed("quick"):
        async with (
            staging(PostgresDatabase(postgresql_url), players=3, channels=1) as stage,
            stage.reading(),
            running_bot(stage.server.api, tmp_path, postgresql_url),
        ):
            game = Game(stage, stage.channel, stage.players[1:], {"pace": "instant"})
            table_id = await game.open()
            command = ("tables", "cancel", table_id, "--why", "No *more* ovens.")
            assert (await mammamia(*command, database=postgresql_url))[0] == 0
            async with asyncio.timeout(60):
                while r"No \*more\* ovens." not in stage.channel_text():
                    await asyncio.sleep(0.05)
            assert await stage.find_table(stage.channel) is None
            assert await game.open() == table_id + 1
