"""Somebody is forgotten: all at once or not at all, and nothing changes for all others."""

import asyncio
import json
import re
from contextlib import suppress
from dataclasses import replace

import pytest
from sqlalchemy import select, text

from bot.games.interface import SeatMove
from bot.games.match import Match
from bot.history.rebuilding import rebuild
from bot.privacy.forgetting import Forgetting
from bot.screens.screen import Screen, Text, dump_screen, load_screen
from bot.store.database import open_database
from bot.store.models import Base, RatingRow, ResultRow
from bot.tables.announcement import Posted
from bot.tables.bets import Guess
from bot.tables.change import Change
from bot.tables.changes import lobby
from bot.tables.people import Person
from bot.tables.refusals import Declined
from bot.tables.table import User
from tests.live.evenings import Evenings
from tests.live.world import BEA, BRAIN, PEOPLE, Killed, World, direct_of, running
from tests.store.samples import NOW, committed, keep_game, make_result, make_table, say
from tests.thorough import thorough, thoroughly
from tests.threadless import without_threads

WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"

FORMER = "Jemand von früher"

ZOE = User(987_654_321_098, "Zxq_ö", "de")


@pytest.fixture(autouse=True)
def zoe(monkeypatch):
    monkeypatch.setitem(PEOPLE, ZOE.id, ZOE)


@pytest.fixture(params=["sqlite", "postgresql"])
def any_url(request):
    fixture = "url" if request.param == "sqlite" else "postgresql_url"
    return request.getfixturevalue(fixture)


async def rows(engine, *models):
    """All rows, by table."""
    async with engine.connect() as connection:
        tables = [model.__table__ for model in models] or Base.metadata.sorted_tables
        return {
            table.name: [tuple(row) for row in await connection.execute(select(table))]
            for table in tables
        }


async def traces(engine):
    """The tables with rows that hold Zoe's id or name."""
    texts = (str(ZOE.id), ZOE.name, json.dumps(ZOE.name)[1:-1], "Zxq")
    found = await rows(engine)
    return [name for name, all_of_it in found.items() if any(t in repr(all_of_it) for t in texts)]


async def play(world, moves):
    table_id = await world.begin(ZOE, BEA, game="plus")
    await world.settle()
    await world.play_on(table_id, BRAIN, moves)
    return table_id


@pytest.mark.parametrize("moves", [25, *thoroughly([0, 3, 1_000])])
async def test_no_row_names_whoever_is_forgotten_in_mid_game(url, moves):
    async with running(World(url)) as world:
        table_id = await play(world, moves)
        await world.people.change(ZOE.id, wants_pictures=False)
        assert {"people", "seats"} <= {*await traces(world.engine)}
        await world.forgetting.forget(ZOE)
        assert await traces(world.engine) == []
        await world.settle()
        assert await traces(world.engine) == []
        async with world.store.work() as work:
            standing = await work.messages(table_id)
        assert not any(key.startswith("former") for _, key in standing)


@pytest.mark.parametrize("game", ["plus", "mamma-i"])
@pytest.mark.parametrize(
    ("call", "moves"),
    [(20, 12), *(pytest.param(call, 60, marks=thorough) for call in range(0, 120, 12))],
)
async def test_what_is_on_its_way_just_then_leaves_no_trace_either(url, call, game, moves):
    async with running(World(url)) as world:
        calls, forgetting = iter(range(call)), []

        def watch(moment, what):
            if what[0] != "commit" and next(calls, None) is None and not forgetting:
                forgetting.append(asyncio.create_task(world.forgetting.forget(ZOE)))

        table_id = await world.open(BEA, game=game, pace="fast")
        await world.tables[table_id].change(lobby.join, ZOE)
        world.watch = watch
        await world.tables[table_id].change(lobby.begin, BEA)
        await world.settle()
        with suppress(Declined):
            await world.play_on(table_id, BRAIN, moves)
        await world.settle()
        world.watch = lambda moment, what: None
        await asyncio.gather(*forgetting)
        await world.settle()
        assert forgetting
        assert await traces(world.engine) == []
        assert [ZOE.name in text for text in world.discord.texts(direct_of(ZOE))] == []


async def test_killed_at_any_instant_it_is_done_or_not_and_can_be_done_again(url):
    async with running(World(url)) as world:
        await play(world, 5)
        before = await traces(world.engine)
        for instant in range(40):
            if await forget_and_die(world, instant):
                break
            assert await traces(world.engine) in (before, [])
            await world.restart()
            await world.settle()
            assert await traces(world.engine) in (before, [])
        await world.forgetting.forget(ZOE)
        assert await traces(world.engine) == []


async def forget_and_die(world, instant):
    """Dies after so many commits and calls; gives whether it got to the end before."""
    left = iter(range(instant))

    def watch(moment, call):
        if next(left, None) is None:
            raise Killed

    world.watch = watch
    try:
        await world.forgetting.forget(ZOE)
        await world.settle()
    except Killed:
        world.watch = lambda moment, call: None
        return False
    is_dead, world.watch = world.is_dead, lambda moment, call: None
    return not is_dead


async def keep_all_about_zoe(evenings):
    """Rows in every table, and words that are on their way."""
    store, screen = evenings.store, dump_screen(Screen((Text(f"<@{ZOE.id}>: {ZOE.name}!"),)))
    table = make_table(users=(ZOE.id, 12))
    table = await keep_game(store, table.with_chair(0, name=ZOE.name), moves=3)
    async with committed(store) as work:
        said = [say("turn", screen=screen, remains=screen, mentions=(ZOE.id, 12))]
        await work.add_announcements(table.id, [*said, say("hand", screen=screen, user=ZOE.id)])
        for user in (None, ZOE.id, 12):
            await work.save_message(table.id, user, "hand", Posted(77, 2, NOW, screen))
        await work.save_guess(table.id, Guess(ZOE.id, "1-2", is_baked=True))
        await work.save_person(ZOE.id, Person(77))
        await work.count_game(make_result(999, (ZOE.id, 12)))
    return table.id


async def test_no_row_of_any_table_names_whoever_is_forgotten(evenings):
    table_id = await keep_all_about_zoe(evenings)
    all_of_them = {"people", "seats", "tables", "announcements", "messages", "guesses"}
    assert {*await traces(evenings.engine)} == all_of_them | {"results", "ratings"}
    await Forgetting(evenings.tables).forget(ZOE)
    assert await traces(evenings.engine) == []
    async with evenings.store.work() as work:
        pending = [one.announcement for one in await work.pending(table_id, 9)]
    assert pending[0].mentions == (12,)
    assert f"{FORMER}: {FORMER}!" in str(pending[0].screen)
    assert [(one.act, one.place) for one in pending][-1] == ("delete", 77)


async def told_of(evenings, first, *names):
    """A table of users from the first on, which has still something to say to all of them."""
    users = range(first, first + len(names))
    table = make_table(users=tuple(users), channel=first)
    for seat, name in enumerate(names):
        table = table.with_chair(seat, name=name)
    table = await keep_game(evenings.store, table, moves=9)
    presenter = evenings.tables.presenter
    told, match = presenter.lobby(table), Match.begin(table.game, table.options, table.seats)
    for entry in table.get_match().log:
        before, match = match, match.apply(entry)
        now = replace(table, match=match, before=before)
        if isinstance(entry, SeatMove):
            told += presenter.moved(now, entry.seat, (), "timeout")
        else:
            told += presenter.begun(now, ())
    await evenings.tables[table.id].change(Change.announce, told)
    return table.id


async def seen(evenings, table_id):
    """All that the channel is still to hear, with users by their last digits and no ids."""
    async with evenings.store.work() as work:
        pending = [one.announcement for one in await work.pending(table_id, 99)]
    screens = [one.screen for one in pending if one.screen is not None and one.user is None]
    texts = [str(load_screen(screen)) for screen in screens]
    return [re.sub(r"mm:[^']*", "", re.sub(r"<@\d(\d)>", r"<@\1>", text)) for text in texts]


@pytest.mark.parametrize("name", ["salami", "e", "und", "3", "Bea"])
async def test_whoever_is_forgotten_takes_no_words_of_strangers_along(evenings, name):
    table_id = await told_of(evenings, 21, "Bea", "Cem")
    before = await seen(evenings, table_id)
    await Forgetting(evenings.tables).forget(User(99, name, "en"))
    assert await seen(evenings, table_id) == before


@pytest.mark.parametrize("name", ["Salami", "🥓", "und", "3", "Bea"])
async def test_only_the_name_of_whoever_is_forgotten_is_replaced(evenings, name):
    table_id = await told_of(evenings, 31, "Bea", name, "Cem")
    other_id = await told_of(evenings, 41, "Bea", FORMER, "Cem")
    await Forgetting(evenings.tables).forget(User(32, name, "de"))
    *told, _ = await seen(evenings, table_id)
    assert told == [text.replace("<@2>", FORMER) for text in await seen(evenings, other_id)]
    assert len(told) > 5


@pytest.mark.parametrize("any_url", ["postgresql"], indirect=True)
async def test_what_is_posted_meanwhile_remains_as_it_is_by_then(evenings):
    table_id = await told_of(evenings, 31, "Bea", "Zoe")
    async with committed(evenings.store) as work:
        await work.save_message(table_id, None, "turn", Posted(1, 2, NOW, shown("before")))
    async with committed(evenings.store) as work:
        await work.save_message(table_id, None, "turn", Posted(1, 3, NOW, shown("after")))
        forgetting = asyncio.create_task(Forgetting(evenings.tables).forget(User(32, "Zoe", "de")))
        async with evenings.engine.connect() as other:
            while not (await other.execute(text(WAITING))).scalar():
                await asyncio.sleep(0.01)
    await forgetting
    async with evenings.store.reading() as work:
        assert (await work.messages(table_id))[None, "turn"].remains == shown("after")


def shown(said):
    return dump_screen(Screen((Text(said),)))


@pytest.fixture
async def evenings(any_url):
    with without_threads():
        engine = await open_database(any_url)
        yield Evenings(engine)
        await engine.dispose()


@pytest.mark.parametrize(("small", "whole"), [(60, 1), pytest.param(600, 4, marks=thorough)])
async def test_results_and_ratings_of_all_others_stay_and_are_rebuilt_to_the_same(
    evenings, small, whole
):
    await evenings.play(small, "highest-card")
    await evenings.play(whole, "mamma-mia")
    forgotten = User(3, "nobody has this name", "en")
    before = await rows(evenings.engine, ResultRow, RatingRow)
    await Forgetting(evenings.tables).forget(forgotten)
    after = await rows(evenings.engine, ResultRow, RatingRow)
    user = list(ResultRow.__table__.columns.keys()).index("user")
    others = [row for row in before["results"] if row[user] != forgotten.id]
    assert [row for row in after["results"] if (row[user] or 0) >= 0] == others
    known = [row for row in before["ratings"] if row[2] != forgotten.id]
    assert sorted(after["ratings"]) == sorted(known)
    assert [one.differences async for one in rebuild(evenings.store)] == [0, 0]
