"""Whoever comes to a table that cannot be read is told so, and can clear it away."""

import json

import pytest
from sqlalchemy import text

from bot.tables.table import Status
from tests.app.players import open_table


@pytest.fixture
async def people(world):
    """Two at a table whose log breaks the rules."""
    people = world.add_people("Anna", "Bert")
    table_id = await open_table(world, people, pace="instant")
    await world.kill()
    async with world.peeking.begin() as connection:
        await connection.execute(
            text("UPDATE log_entries SET entry = :entry WHERE number = 0 AND table_id = :id"),
            {"entry": json.dumps({"seat": 0, "move": {"pass": {}}}), "id": table_id},
        )
    await world.restart()
    yield people
    assert {record.exc_info for record in world.errors} == {None}
    # That it cannot be read is logged as an error; nothing else may be.
    assert {record.msg for record in world.errors} == {"table %s cannot be read: %s"}
    world.errors.clear()


@pytest.mark.parametrize("command", ["join", "leave", "begin", "hand", "table", "skip", "rematch"])
async def test_every_command_says_that_the_table_cannot_be_read(people, command):
    answer = await people[0].slash(command)
    assert "read this table any more" in answer.text
    assert answer.is_ephemeral


async def test_so_does_every_button(world, people):
    for button in world.channel_messages()[-1].buttons:
        answer = await people[1].press(button)
        assert "read this table any more" in answer.text


@pytest.mark.parametrize("is_host", [True, False])
async def test_host_and_moderators_may_clear_it_away_and_open_another(world, people, is_host):
    carla = world.add_person("Carla", may=["manage_messages"])
    table_id = await world.active_table()
    answer = await (people[0] if is_host else carla).slash("cancel")
    assert "cleared it away" in answer.text
    assert await world.active_table() is None
    assert "The table is open" in (await people[0].slash("start")).text
    assert await world.active_table() == table_id + 1
    assert (await world.peek_table()).status is Status.LOBBY


async def test_nobody_else_may_clear_it_away(world, people):
    carla = world.add_person("Carla")
    for person in (people[1], carla):
        assert "Only the host" in (await person.slash("cancel")).text
    assert await world.active_table() is not None


async def test_nothing_is_offered_for_it(people):
    assert await people[0].autocomplete("play", "ingredient") == []
    assert await people[0].autocomplete("hand", "table") == []
