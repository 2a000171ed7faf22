"""Tables and their games come back as they were."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.games.registry import GAMES
from bot.tables.change import Entered
from bot.tables.errors import AlreadyWritten, ChannelTaken
from bot.tables.table import Alarm, AlarmKind, Chair, Status
from bot.tables.terms import Terms
from tests.store.conftest import everywhere
from tests.store.samples import (
    ALARM,
    NOW,
    SNOWFLAKE,
    begin,
    committed,
    end,
    keep,
    keep_game,
    load,
    make_table,
    play_on,
)


def assert_same(loaded, table):
    """Tables hold their matches by identity, so these are compared by what they hold."""
    ours, theirs = table.match, loaded.match
    assert (theirs is None) == (ours is None)
    if ours is not None:
        assert theirs.log == ours.log
        assert theirs.events == ours.events
        assert theirs.options == ours.options
        assert theirs.actor == ours.actor
        for seat in range(len(table.chairs)):
            assert theirs.observe(seat) == ours.observe(seat)
    assert replace(loaded, match=ours) == table


async def test_a_lobby_comes_back_as_it_was(store):
    table = await keep(store, make_table(host=SNOWFLAKE - 1, is_blocked=True))
    assert_same(await load(store, table.id), table)


async def test_a_lobby_of_computers_and_nobody_comes_back(store):
    table = await keep(store, make_table(chairs=(Chair(None, "Computer", None),)))
    assert_same(await load(store, table.id), table)
    async with committed(store) as work:
        table = await work.save_table(replace(table, chairs=()), NOW)
    assert_same(await load(store, table.id), table)


@pytest.mark.parametrize("game_id", ["mamma-mia", "plus", "mamma-i"])
async def test_a_game_comes_back_after_every_move(store, game_id):
    table = await keep(store, make_table(game=GAMES[game_id], options={}))
    rng = Random(game_id)
    table, written = begin(table, rng)
    first = 0
    for _ in range(12):
        async with committed(store) as work:
            table = await work.save_table(table, NOW)
            await work.add_entries(table.id, first, written)
        assert_same(await load(store, table.id), table)
        first = len(table.match.log)
        table, written = play_on(table, rng)


@everywhere
async def test_a_finished_game_comes_back(store):
    table = await keep_game(store, make_table(), moves=5)
    table = await end(store, table)
    assert_same(await load(store, table.id), table)


@everywhere
async def test_what_is_read_is_of_one_moment(store):
    table = await keep_game(store, make_table(), moves=5)
    async with store.reading() as reading:
        await reading.peek(table.id)
        first = len(table.match.log)
        played, written = play_on(table, Random(1))
        async with committed(store) as work:
            await work.save_table(played, NOW)
            await work.add_entries(table.id, first, written)
        loaded = await reading.load_table(table.id)
    assert (loaded.revision, len(loaded.match.log)) == (table.revision, first)


async def test_a_lobby_that_was_cancelled_has_no_game(store):
    table = await keep(store, make_table())
    await end(store, table, Status.CANCELLED)
    assert (await load(store, table.id)).match is None


async def test_a_table_that_nobody_kept_is_not_found(store):
    assert await load(store, 5) is None


@everywhere
async def test_chairs_move_up_when_somebody_leaves_the_lobby(store):
    table = await keep(store, make_table(users=(11, 12, 13)))
    first, _, last = table.chairs
    async with committed(store) as work:
        table = await work.save_table(replace(table, chairs=(first, last)), NOW)
    assert_same(await load(store, table.id), table)


@everywhere
async def test_everything_of_a_table_can_change(store):
    table = await keep(store, make_table())
    other = Chair(14, "Ünal 🍕", "olives", "de", is_absent=True, has_left=True, missed=2)
    changed = replace(
        table,
        channel=2,
        host=12,
        game=GAMES["mamma-mia"],
        options={"edition": "1999"},
        terms=Terms("faithful", "fast", "1h", language="en"),
        alarm=ALARM,
        is_blocked=True,
        chairs=(table.chairs[0], other),
    )
    async with committed(store) as work:
        table = await work.save_table(changed, NOW)
    assert_same(await load(store, table.id), table)


async def test_nothing_is_kept_without_commit(store):
    async with store.work() as work:
        lost = await work.add_table(make_table(), NOW)
        await work.save_note("key", "text")
    assert await load(store, lost.id) is None
    async with store.work() as work:
        assert await work.note("key") is None


@everywhere
async def test_nothing_is_kept_when_something_goes_wrong(store):
    tables = []

    async def fail():
        async with committed(store) as work:
            tables.append(await work.add_table(make_table(), NOW))
            raise LookupError

    with pytest.raises(LookupError):
        await fail()
    assert await load(store, tables[0].id) is None


@everywhere
async def test_a_channel_has_one_active_table(store):
    await keep(store, make_table())
    async with store.work() as work:
        with pytest.raises(ChannelTaken):
            await work.add_table(make_table(), NOW)
    await keep(store, make_table(channel=2))


@pytest.mark.parametrize("status", [Status.OVER, Status.CANCELLED])
async def test_a_channel_is_free_again_when_its_table_ends(store, status):
    first = await keep(store, make_table())
    await end(store, first, status)
    second = await keep(store, make_table())
    async with store.work() as work:
        assert await work.find_active_table(1) == second.id


async def test_a_table_cannot_come_back_to_a_channel_that_is_taken(store):
    first = await keep(store, make_table())
    first = await end(store, first, Status.CANCELLED)
    await keep(store, make_table())
    async with store.work() as work:
        with pytest.raises(ChannelTaken):
            await work.save_table(replace(first, status=Status.LOBBY), NOW)
    assert (await load(store, first.id)).status is Status.CANCELLED


@everywhere
async def test_of_many_who_open_a_table_at_once_one_succeeds(store):
    opened = await asyncio.gather(
        *[keep(store, make_table()) for _ in range(12)], return_exceptions=True
    )
    failed = [outcome for outcome in opened if isinstance(outcome, Exception)]
    assert [type(error) for error in failed] == [ChannelTaken] * 11


async def test_ids_of_tables_grow(store):
    first = await keep(store, make_table())
    second = await keep(store, make_table(channel=2))
    assert second.id > first.id


@everywhere
async def test_the_second_to_write_an_entry_fails(store):
    table = await keep_game(store, make_table())
    number = len(table.match.log)
    played, written = play_on(table, Random(1))
    async with committed(store) as work:
        await work.add_entries(table.id, number, written)
    async with store.work() as work:
        with pytest.raises(AlreadyWritten):
            await work.add_entries(table.id, number, written)
    assert_same(await load(store, table.id), played)


@everywhere
async def test_of_many_who_write_an_entry_at_once_one_succeeds(store):
    table = await keep(store, make_table())

    async def write(number):
        async with committed(store) as work:
            await work.add_entries(table.id, 0, [Entered({"by": number}, None)] * 3)

    outcomes = await asyncio.gather(*[write(n) for n in range(12)], return_exceptions=True)
    assert sorted(map(repr, outcomes)) == ["AlreadyWritten()"] * 11 + ["None"]


async def test_no_entries_are_no_trouble(store):
    table = await keep_game(store, make_table())
    async with committed(store) as work:
        await work.add_entries(table.id, 0, [])
    assert_same(await load(store, table.id), table)


@everywhere
async def test_active_tables_of_a_user_are_those_not_left(store):
    lobby = await keep(store, make_table(channel=1))
    running = await keep_game(store, make_table(channel=2))
    await end(store, await keep_game(store, make_table(channel=3)))
    left = await keep_game(store, make_table(channel=4))
    async with committed(store) as work:
        await work.save_table(left.with_chair(0, has_left=True), NOW)
        assert await work.active_tables_of(11) == [lobby.id, running.id]
        assert await work.active_tables_of(12) == [lobby.id, running.id, left.id]
        assert await work.active_tables_of(13) == []


@everywhere
async def test_alarms_are_those_of_active_tables(store):
    late = await keep(store, make_table(channel=1, alarm=ALARM))
    early = await keep(store, make_table(channel=2, alarm=Alarm(NOW, AlarmKind.COMPUTER)))
    await keep(store, make_table(channel=3))
    await end(store, await keep(store, make_table(channel=4, alarm=ALARM)))
    async with store.work() as work:
        assert await work.alarms() == [(early.id, early.alarm), (late.id, late.alarm)]


@everywhere
async def test_the_alarms_of_some_servers_are_found(store):
    here = await keep(store, make_table(channel=1, guild=5, alarm=ALARM))
    await keep(store, make_table(channel=2, guild=6, alarm=ALARM))
    await keep(store, make_table(channel=3, guild=5))
    async with store.work() as work:
        assert await work.alarms_of(lambda guild: guild == 5) == [(here.id, ALARM)]


@everywhere
async def test_blocked_tables_are_the_active_ones_of_the_server(store):
    blocked = await keep(store, make_table(channel=1, is_blocked=True))
    await keep(store, make_table(channel=2))
    await keep(store, make_table(channel=3, guild=5, is_blocked=True))
    await end(store, await keep(store, make_table(channel=4, is_blocked=True)))
    async with store.work() as work:
        assert await work.blocked_tables(SNOWFLAKE) == [blocked.id]


@everywhere
async def test_active_tables_are_counted_by_game_and_state(store):
    for channel in (1, 2):
        await keep(store, make_table(channel=channel))
    await keep(store, make_table(channel=3, is_blocked=True))
    await keep_game(store, make_table(channel=4, game=GAMES["mamma-i"], options={}))
    await end(store, await keep(store, make_table(channel=5)))
    async with store.reading() as work:
        counted = await work.count_active_tables()
    assert {(one.game_id, one.status, one.is_blocked): one.number for one in counted} == {
        ("plus", Status.LOBBY, False): 2,
        ("plus", Status.LOBBY, True): 1,
        ("mamma-i", Status.RUNNING, False): 1,
    }


async def test_a_game_ends_once(store):
    table = await keep_game(store, make_table())
    table = await end(store, table, now=NOW + 1)
    await end(store, table, now=NOW + 9)
    async with store.work() as work:
        (game,) = await work.finished_games(11, None, 10)
    assert game.ended_at == NOW + 1


@everywhere
async def test_who_does_not_know_the_latest_change_cannot_overwrite_it(store):
    table = await keep(store, make_table())
    async with store.work() as work:
        other = await work.load_table(table.id)
    await end(store, other, Status.CANCELLED)
    async with store.work() as work:
        with pytest.raises(AlreadyWritten):
            await work.save_table(table, NOW)
    async with store.work() as work:
        assert (await work.load_table(table.id)).status is Status.CANCELLED
