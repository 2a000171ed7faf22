"""The database takes nothing for a while: nobody is told otherwise, and it goes on by itself."""

from contextlib import AsyncExitStack, suppress
from secrets import token_hex

import pytest

from bot import limits
from bot.store.work import SqlStore
from bot.tables.errors import Unavailable
from bot.tables.people import Person
from tests.app.faults import Statements, always, only
from tests.app.players import decide, finish_game, last_step, make, open_table
from tests.app.traces import rows_about


@pytest.fixture
async def people(world):
    return world.add_people("Anna", "Ben")


async def set_pragma(world, name, value):
    """For all connections that the bot may have."""
    async with AsyncExitStack() as stack:
        for _ in range(1 + limits.STORE_READERS):
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


async def test_what_is_stored_without_word_of_it_is_told_all_the_same(world, people):
    database = Statements(world, only_commits=True)
    database.arm(only(1))
    await people[0].slash("start", pace="instant")
    database.disarm()
    await world.advance(60)
    assert "Anna" in world.channel_text()


async def move_unheard(world, people, number):
    """Makes a move, during which that commit is stored without word of it."""
    person, move = decide(await world.peek_table(), people)
    database = Statements(world, only_commits=True)
    database.arm(only(number))
    await make(await world.peek_table(), person, move, "commands")
    database.disarm()
    await world.advance(60)
    return person, await world.peek_table()


async def test_a_game_goes_on_after_a_move_of_which_that_is_true(world, people):
    await open_table(world, people, pace="instant")
    _, table = await move_unheard(world, people, 1)
    assert table.is_told


async def test_a_computer_moves_after_a_story_of_which_that_is_true(world, people):
    await open_table(world, people[:1], computers=1, pace="instant")
    # The first commit is for the move, and the second for the end of its story.
    person, table = await move_unheard(world, people, 2)
    assert table.is_told
    assert table.acting == table.find_seat(person.id)


async def test_there_is_one_rematch_and_no_button_for_another(world, people):
    await open_table(world, people, pace="instant")
    await finish_game(world, people)
    database = Statements(world)
    # The new table is there, and then the database is gone.
    database.arm(lambda number: number > 1 and database.taken[-2] == "COMMIT")
    await people[0].press("Rematch")
    database.disarm()
    if await world.active_table() is None:
        await people[0].press("Rematch")
    await world.advance(60)
    assert await world.active_table() is not None
    labels = [label for message in world.channel_messages() for label in message.labels]
    assert "Rematch" not in labels


async def test_what_came_late_about_somebody_is_forgotten_once_that_is_possible(world, people):
    await open_table(world, people, pace="instant")
    asked = await people[1].slash("data forget")
    await people[1].press(asked.buttons[0], asked)
    async with world.store.work() as work:
        await work.save_person(people[1].id, Person(direct=1))
        await work.commit()
    database = Statements(world)
    database.arm(only(1))
    await world.advance(600)
    assert database.disarm()
    assert rows_about(world, people[1]) == []
