"""What is left of tables that have ended."""

import pytest
from sqlalchemy import select

from bot.store.models import EntryRow, GuessRow, MessageRow, SeatRow
from bot.tables.announcement import LAST_WORD, Posted
from bot.tables.bets import Guess
from tests.store.conftest import everywhere
from tests.store.samples import (
    NOW,
    committed,
    end,
    keep_game,
    load,
    make_result,
    make_table,
    say,
)

HOUR = 3600.0


@pytest.fixture
async def over(store):
    """A table whose game is over, with all that it leaves behind."""
    table = await keep_game(store, make_table(), moves=3)
    async with committed(store) as work:
        for user, key in ((None, "oven-1"), (None, LAST_WORD), (11, "hand-1"), (11, LAST_WORD)):
            await work.save_message(table.id, user, key, Posted(1, 2, NOW))
        await work.save_guess(table.id, Guess(5, "1-2", is_baked=True))
    return await end(store, table)


async def clear(store, before, long_before=0.0):
    async with committed(store) as work:
        return await work.clear_ended(before, long_before)


async def forget(store, before, limit=10):
    async with committed(store) as work:
        return await work.delete_tables(before, limit)


async def messages(store, table):
    async with store.work() as work:
        return {*await work.messages(table.id)}


async def rows(engine, model):
    async with engine.connect() as connection:
        return (await connection.execute(select(model.table_id))).all()


@everywhere
async def test_only_the_last_word_in_the_channel_stays_of_an_ended_table(store, engine, over):
    assert await clear(store, NOW + HOUR)
    assert await messages(store, over) == {(None, LAST_WORD)}
    assert await rows(engine, GuessRow) == []
    assert (await load(store, over.id)).match.log == over.match.log
    assert not await clear(store, NOW + HOUR)


async def test_nothing_is_cleared_before_its_time_or_of_a_running_game(store, over):
    running = await keep_game(store, make_table(channel=2), moves=3)
    async with committed(store) as work:
        await work.save_message(running.id, None, "turn", Posted(1, 2, NOW))
    assert not await clear(store, NOW)
    await clear(store, NOW + HOUR)
    assert await messages(store, running) == {(None, "turn")}


@everywhere
async def test_a_table_with_something_to_say_keeps_its_messages_unless_it_ended_long_ago(
    store, over
):
    async with committed(store) as work:
        await work.add_announcements(over.id, [say("noses", screen={})])
    assert not await clear(store, NOW + HOUR)
    assert await clear(store, NOW + HOUR, NOW + 1)
    assert await messages(store, over) == {(None, LAST_WORD)}
    async with store.work() as work:
        assert await work.pending(over.id, 5) == []


@everywhere
async def test_a_forgotten_table_leaves_its_result_only(store, engine, over):
    async with committed(store) as work:
        await work.count_game(make_result(over.id, (11, 12)))
    assert await forget(store, NOW) == []
    assert await forget(store, NOW + 1) == [over.id]
    assert await load(store, over.id) is None
    for model in (EntryRow, SeatRow, MessageRow, GuessRow):
        assert await rows(engine, model) == []
    async with store.work() as work:
        assert [one.table for one in await work.results(7)] == [over.id]


async def test_tables_are_forgotten_a_few_at_a_time_and_never_while_they_run(store, over):
    await keep_game(store, make_table(channel=2), moves=3)
    later = await keep_game(store, make_table(channel=3), moves=3)
    await end(store, later)
    assert await forget(store, NOW + 1, limit=1) == [over.id]
    assert await forget(store, NOW + 1, limit=1) == [later.id]
    assert await forget(store, NOW + 1, limit=1) == []
