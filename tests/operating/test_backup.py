"""`mammamia backup` copies a database that is in use, and nothing that is not sound."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import count
from threading import Event

import pytest

from bot.store.backup import back_up
from bot.store.urls import DatabaseTrouble
from tests.live.world import ADA, BEA, BRAIN, World, running
from tests.test_run import start
from tests.thorough import thorough

COPIES = 8
"""So many copies are made, and more until something was written in between."""


@thorough
async def test_a_copy_made_in_the_middle_of_a_game_goes_on_from_there(sqlite_url, tmp_path):
    copy = tmp_path / "copy.db"
    async with running(World(sqlite_url)) as world:
        table_id = await world.begin(ADA, BEA)
        copying = await start(tmp_path, "backup copy.db", database=sqlite_url)
        over = asyncio.create_task(copying.communicate())
        while not over.done():
            assert await world.play_on(table_id, BRAIN, 1)
            # The game must last longer than the copying, however busy the machine is.
            await asyncio.wait([over], timeout=0.05)
        out, err = await over
        assert (copying.returncode, err) == (0, b"")
        assert b"copy.db is a copy of the whole database" in out
    async with running(World(f"sqlite:///{copy}", world.clock, world.discord)) as restored:
        await restored.settle()
        assert await restored.play_on(table_id, BRAIN, 5) == 5
        assert await restored.record(table_id)


def write_pairs(path, is_over):
    """Writes twice in every transaction, again and again, until it is over."""
    with closing(sqlite3.connect(path)) as writer:
        while not is_over.is_set():
            with writer:
                writer.execute("INSERT INTO notes VALUES (lower(hex(randomblob(9))), 'a')")
                writer.execute("INSERT INTO notes VALUES (lower(hex(randomblob(9))), 'b')")


def count_pairs(path):
    with closing(sqlite3.connect(path)) as here:
        found = here.execute("SELECT count(*) FROM notes GROUP BY text ORDER BY text").fetchall()
    return tuple(number for (number,) in found)


async def test_what_others_write_at_once_is_copied_in_whole_transactions(sqlite_url, tmp_path):
    is_over = Event()
    path = sqlite_url.removeprefix("sqlite:///")
    writing = asyncio.create_task(asyncio.to_thread(write_pairs, path, is_over))
    found = []
    try:
        for number in count():
            copy = tmp_path / f"{number}.db"
            await asyncio.to_thread(back_up, sqlite_url, copy)
            found.append(count_pairs(copy))
            if number >= COPIES and found[0] < found[-1]:
                break
    finally:
        is_over.set()
        await writing
    assert all(first == second for first, second in filter(None, found))
    assert found == sorted(found)


async def test_a_copy_is_one_file_for_nobody_else_to_read(mammamia, sqlite_url, tmp_path):
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    status, out, err = await mammamia("backup", copy, database=sqlite_url)
    assert (status, err) == (0, "")
    assert out.startswith(f"{copy} is a copy of the whole database, {copy.stat().st_size} bytes")
    assert [one.name for one in copy.parent.iterdir()] == ["copy.db"]
    assert copy.stat().st_mode & 0o777 == 0o600


def test_nothing_is_overwritten(sqlite_url, tmp_path):
    copy = tmp_path / "copy.db"
    copy.symlink_to("nowhere")
    with pytest.raises(DatabaseTrouble, match="already exists"):
        back_up(sqlite_url, copy)
    assert copy.is_symlink()


def test_of_a_damaged_file_there_is_no_copy(sqlite_url, tmp_path):
    path = tmp_path / "bot.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE many (n)")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(path.read_bytes())
    content[4096 + 3 : 4096 + 5] = b"\xff\xff"
    path.write_bytes(content)
    with pytest.raises(DatabaseTrouble):
        back_up(sqlite_url, tmp_path / "copy.db")
    assert [*tmp_path.glob("*copy*")] == []


@pytest.mark.parametrize(
    ("settings", "file", "words"),
    [
        ({}, "copy.db", "there's no database mammamia.db"),
        ({"database": "sqlite:///notes.txt"}, "copy.db", "can't copy notes.txt"),
        ({"database": "sqlite:///notes.txt"}, "no/copy.db", "No such file or directory"),
        ({"database": "sqlite:///notes.txt"}, "notes.txt", "already exists"),
        ({"database": "mysql://here"}, "copy.db", "must begin with sqlite:///"),
        ({"tokn": "x"}, "copy.db", "MAMMAMIA_TOKN"),
    ],
)
async def test_what_cannot_be_copied_is_refused_in_one_line(
    refusal, settings, file, words, tmp_path
):
    (tmp_path / "notes.txt").write_text("not a database\n" * 100)
    assert words in await refusal("backup", file, **settings)
    assert [one.name for one in tmp_path.iterdir()] == ["notes.txt"]


async def test_for_postgresql_it_says_what_to_use_without_the_password(refusal):
    url = "postgresql://ada:hunter2@db.example:5433/games?ssl=require"
    told = await refusal("backup", "a copy", database=url)
    assert "pg_dump --format=custom '--file=a copy'" in told
    assert "'--dbname=postgresql://ada@db.example:5433/games?sslmode=require'" in told
    assert "hunter2" not in told


async def test_a_file_must_be_named(refusal):
    assert "FILE" in await refusal("backup")
