"""People who are still typing: what is offered to them changes nothing, and fails quietly."""

import logging

import pytest

from bot.tables.changes.reach import block
from tests.app.players import open_table

CALLBACK = "/interactions/{interaction}/{token}/callback"


async def begin(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    return people


@pytest.fixture
def told(caplog):
    """What the log says, be it by whatever library."""
    caplog.set_level(logging.INFO)
    return caplog


async def test_who_types_at_a_table_does_not_let_it_speak_again(world):
    people = await begin(world)
    await world.client.tables[1].change(block)
    before = world.taken.count("commit")
    for person in people:
        assert await person.autocomplete("play", "ingredient")
        assert await person.autocomplete("hand", "table", direct=True)
    assert world.taken.count("commit") == before
    assert (await world.peek_table()).is_blocked


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (503, 0)])
async def test_what_discord_does_not_take_any_more_is_no_error(world, told, status, code):
    (anna, _) = await begin(world)
    told.clear()
    world.trouble("error", method="POST", route=CALLBACK, status=status, code=code, times=9)
    assert await anna.autocomplete("play", "ingredient") == []
    assert [record.levelname for record in told.records] == ["INFO"]
    assert str(anna.id) not in told.text
