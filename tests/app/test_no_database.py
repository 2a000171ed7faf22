"""The database takes nothing for a while: nobody is told otherwise, and it goes on by itself."""

from contextlib import AsyncExitStack, suppress
from secrets import token_hex

import pytest

from bot.store.sqlite import READERS
from bot.store.work import SqlStore
from bot.tables.errors import Unavailable
from tests.app.faults import Statements, always
from tests.app.players import decide, last_step, make, open_table


@pytest.fixture
async def people(world):
    return world.add_people("Anna", "Ben")


async def set_pragma(world, name, value):
    """For all connections that the bot may have."""
    async with AsyncExitStack() as stack:
        for _ in range(1 + READERS):
            connection = await stack.enter_async_context(world.engine.connect())
            raw = await connection.get_raw_connection()
            await raw.driver_connection.execute(f"PRAGMA {name} = {value}")


async def fill_disk(world):
    """SQLite does not let its file grow any more, and there is no room left in it."""
    await set_pragma(world, "max_page_count", 1)
    with suppress(Unavailable):
        for _ in range(10_000):
            async with SqlStore(world.engine).work() as work:
                await work.save_note(token_hex(8), "x" * 50)
                await work.commit()


async def empty_disk(world):
    await set_pragma(world, "max_page_count", 1_000_000)


async def test_nobody_is_told_that_a_move_was_taken_which_was_not(world, people):
    await open_table(world, people, pace="instant")
    table = await world.peek_table()
    person, move = decide(table, people)
    await fill_disk(world)
    answer = await make(table, person, move, "commands")
    assert "look anything up or save anything" in answer.text
    assert len((await world.peek(1)).log) == len(table.get_match().log)
    await empty_disk(world)
    await make(table, person, move, "commands")
    assert len((await world.peek(1)).log) > len(table.get_match().log)


async def test_whoever_plays_twice_is_told_so_even_then(world, people):
    await open_table(world, people, pace="instant")
    table = await world.peek_table()
    person, move = decide(table, people)
    button, hand = await last_step(table, person, move)
    await person.press(button, hand)
    database = Statements(world, stays_away=True)
    database.arm(always)
    answer = await person.press(button, hand)
    database.disarm()
    assert "already been answered" in answer.text
    assert "Your ingredients" in answer.text


async def test_a_thread_is_closed_again_if_its_table_could_not_be_kept(world, people):
    await fill_disk(world)
    answer = await people[0].slash("start", thread=True)
    assert "look anything up or save anything" in answer.text
    (thread,) = world.box.world.threads_of(world.guild.id)
    assert thread.is_archived
    await empty_disk(world)
    assert "<#" in (await people[0].slash("start", thread=True)).text


async def test_a_story_and_the_computers_go_on_by_themselves(world, people):
    await open_table(world, people[:1], computers=2, pace="normal")
    person, move = decide(await world.peek_table(), people)
    world.clock.hold()
    await make(await world.peek_table(), person, move, "commands")
    await set_pragma(world, "query_only", 1)
    for _ in range(60):
        await world.advance(1.0)
    stuck = len((await world.peek(1)).log)
    await set_pragma(world, "query_only", 0)
    world.clock.release()
    # Whatever failed is tried again after a while.
    await world.advance(60)
    table = await world.peek_table(1)
    assert len(table.get_match().log) > stuck
    assert table.is_told
    assert table.acting == table.find_seat(person.id)
