"""Somebody plays at several tables, and the direct messages tell them apart."""

import pytest

from tests.app.players import as_command, decide, make


@pytest.fixture
async def tables(world):
    """Two people at two tables, in two channels."""
    people = world.add_people("Anna", "Bert")
    places = [world.channel, world.add_channel("another")]
    for place, game in zip(places, ("mamma-mia", "plus"), strict=True):
        await people[0].slash("start", at=place, pace="instant", game=game)
        await people[1].slash("join", at=place)
        await people[0].slash("begin", at=place)
    return people, [await world.active_table(place) for place in places]


async def test_without_a_table_named_one_is_asked_which(tables):
    (anna, _), _ = tables
    for command, options in (("hand", {}), ("table", {}), ("pass", {}), ("decline", {})):
        answer = await anna.slash(command, direct=True, **options)
        assert "at several tables. Pick one" in answer.text


async def test_the_option_names_the_tables(tables):
    (anna, _), ids = tables
    found = await anna.autocomplete("hand", "table", direct=True)
    assert {value for _, value in found} == {str(table_id) for table_id in ids}
    assert any("Plus" in label for label, _ in found)
    (only,) = await anna.autocomplete("hand", "table", "plus", direct=True)
    assert only[1] == str(ids[1])


async def test_the_table_named_is_the_one_meant(tables):
    (anna, _), ids = tables
    assert "Plus" in (await anna.slash("hand", direct=True, table=str(ids[1]))).text
    assert "Plus" not in (await anna.slash("hand", direct=True, table=str(ids[0]))).text


async def test_a_move_goes_to_the_table_named(world, tables):
    people, ids = tables
    for table_id in reversed(ids):
        table = await world.peek_table(table_id)
        person, move = decide(table, people)
        await make(table, person, move, "commands", is_direct=True)
        assert len((await world.peek(table_id)).log) > len(table.match.log)


async def test_a_strangers_table_cannot_be_named(world, tables):
    _, ids = tables
    stranger = world.add_person("Stranger")
    for number in (*ids, 77, "nonsense"):
        answer = await stranger.slash("hand", direct=True, table=str(number))
        assert "one of the choices" in answer.text
    assert await stranger.autocomplete("hand", "table", direct=True) == []


async def test_each_table_has_a_hand_of_its_own(tables):
    (anna, _), _ = tables
    first, second = anna.direct_messages()
    assert "Plus" not in first.text
    assert "Plus" in second.text


async def test_in_a_channel_the_table_there_is_meant(world, tables):
    (anna, _), _ = tables
    assert "Plus" not in (await anna.slash("hand")).text


@pytest.mark.parametrize("first", [0, 1])
async def test_a_move_at_one_table_is_never_answered_by_what_is_said_at_another(
    world, tables, first
):
    people, ids = tables
    other = world.box.world.channels[(await world.peek_table(ids[1])).channel]
    moves = [(await world.peek_table(number)) for number in ids]
    (one, here), (two, there) = [decide(table, people) for table in moves]
    command, options = as_command(here)
    async with world.at_once():
        answers = [
            await one.slash(command, at=other, table=str(ids[0]), **options),
            await make(moves[1], two, there, "commands", is_direct=True),
        ][:: 1 - 2 * first]
    answer = answers[-first]
    assert answer.is_ephemeral
    assert "✅ Done" in answer.text
