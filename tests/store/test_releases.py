"""Databases of former releases: this program takes them over, and every game goes on."""

import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import text

from bot.games.interface import SeatMove
from bot.history.rebuilding import rebuild
from bot.store.database import open_database
from bot.store.work import SqlStore
from bot.tables.changes import lobby
from bot.tables.table import Status
from tests.live.world import (
    BRAIN,
    PEOPLE,
    FakeDiscord,
    Shown,
    VirtualClock,
    World,
    running,
)
from tests.store.conftest import make_ready
from tests.store.releases.make import FINISHED, FOLDER, PHASES, dump
from tests.store.samples import take_back
from tests.thorough import thorough, thoroughly

RELEASES = sorted(FOLDER.glob("*.sql"))

SEEN = 2
"""How many moves are made before everybody's eyes; the others are made in the dark."""

NOWHERE, FIRST_MESSAGE = 0, 100_000
"""The place of messages that are gone, and the number of the first that was ever posted."""

PAUSE = 60.0
"""After how many seconds the new program is started, and how long nobody does anything then."""


def load(path, statements):
    """A database of these statements; gives its URL."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(statements)
    return f"sqlite:///{path}"


def everything(url):
    """All rows of all tables."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        database.row_factory = sqlite3.Row
        names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        rows = {name: database.execute(f"SELECT * FROM {name}").fetchall() for (name,) in names}
    return {name: sorted(map(dict, found), key=repr) for name, found in rows.items()}


@pytest.fixture(params=[*thoroughly(RELEASES[:-1]), *RELEASES[-1:]], ids=lambda path: path.stem)
def release(request, tmp_path):
    """The database of a release, as it was left."""
    return load(tmp_path / "release.db", request.param.read_text())


def left_by(url):
    """A clock and a Discord as the release has left them, with all messages that it knew of."""
    known = {row["message"]: row for row in everything(url)["messages"]}
    latest = max(row["posted_at"] for row in known.values())
    # What it has taken away since was posted as well, and no message has its number.
    posts = [
        (row["place"], number) if (row := known.get(number)) else (NOWHERE, number)
        for number in range(FIRST_MESSAGE, max(known) + 1)
    ]
    clock = VirtualClock(latest + PAUSE)
    blank = {"blocks": []}
    return clock, FakeDiscord(clock, [Shown(latest, "post", *post, blank) for post in posts])


@pytest.fixture
async def world(release):
    """This program, started on what the release has left."""
    await make_ready(release)
    async with running(World(release, *left_by(release))) as world:
        # Whoever must act is called meanwhile, and no longer in the midst of anything else.
        await world.wait(PAUSE)
        await world.settle()
        yield world


async def tables(world, *statuses):
    async with world.engine.connect() as connection:
        found = (await connection.execute(text("SELECT id FROM tables ORDER BY id"))).scalars()
    kept = [await world.table(table_id) for table_id in found]
    return [table for table in kept if table.status in statuses]


async def play_in_the_dark(world, table_id):
    """All moves that are left, of whoever must act."""
    async with world.tables[table_id].writing() as writing:
        change = writing.change
        while (seat := change.table.acting) is not None:
            move = change.table.get_match().legal().sample(change.table.mind(seat))
            change = change.enter(SeatMove(seat, move))
        await writing.store(change.end_story())


def moves_on_offer(table):
    return {kind.makes.kind for kind in table.get_match().legal()}


@thorough
async def test_a_release_has_left_games_in_every_phase(world):
    waiting = await tables(world, Status.RUNNING)
    for (game, option, value), moves in PHASES.items():
        such = [it for it in waiting if (it.game_id, it.options.get(option)) == (game, value)]
        assert set().union(*map(moves_on_offer, such)) >= {*moves}
    for status in (Status.LOBBY, Status.OVER):
        assert {it.game_id for it in await tables(world, status)} == {*FINISHED}


def test_a_release_has_left_something_that_was_just_being_told(release):
    assert everything(release)["announcements"]


@thorough
async def test_every_game_goes_on_to_its_end(world, release):
    assert not everything(release)["announcements"]
    lobbies, games = [await tables(world, one) for one in (Status.LOBBY, Status.RUNNING)]
    for table in lobbies:
        await world.tables[table.id].change(lobby.begin, PEOPLE[table.host])
        await world.settle()
    for table in (*lobbies, *games):
        logged = len(table.match.log) if table.match else 0
        assert await world.play_on(table.id, BRAIN, SEEN) == SEEN
        assert len((await world.table(table.id)).get_match().log) >= logged + SEEN
        await play_in_the_dark(world, table.id)
        assert (await world.record(table.id))["result"]
    assert not await tables(world, Status.LOBBY, Status.RUNNING)


async def test_the_records_come_to_the_results_that_the_release_has_kept(release):
    await make_ready(release)
    engine = await open_database(release)
    found = [one async for one in rebuild(SqlStore(engine))]
    await engine.dispose()
    assert [(one.differences, one.kept) for one in found] == [(0, 0)]
    assert found[0].games >= len(FINISHED)


async def test_before_anybody_plays_the_way_back_loses_nothing(release):
    before = everything(release)
    await make_ready(release)
    engine = await open_database(release)
    await take_back(engine, before["alembic_version"][0]["version_num"])
    await engine.dispose()
    assert everything(release) == before


@thorough
async def test_the_dump_of_the_next_release_can_be_made(tmp_path):
    statements = await dump(tmp_path, {("mamma-i", "", None): ("secret",)}, ())
    made = everything(load(tmp_path / "loaded.db", statements))
    assert [row["status"] for row in made["tables"]] == ["running"] * 3
    assert all(made[name] for name in ("announcements", "guesses", "departures", "servers"))
