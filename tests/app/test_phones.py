"""What rings the phones of people, and what a locked phone shows then."""

import pytest

from bot.tables.table import Status
from tests.app.players import find_person, open_table, play_game, take_turn
from tests.thorough import thoroughly


async def test_a_locked_phone_says_whose_turn_it_is_and_what_was_played(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    table = await world.peek_table()
    mover = find_person(table, people)
    table = await take_turn(world, table, people)
    called = find_person(table, people)
    first, *others = called.notifications[-1].split("\n")
    assert first == f"👉 {called.mention}, it\u2019s your turn! · Mamma Mia!"
    assert any(line.startswith(f"**{mover.name}**: “") for line in others)


@pytest.mark.parametrize("memory", ["faithful", *thoroughly(["open"])])
@pytest.mark.parametrize("game", ["mamma-i", *thoroughly(["mamma-mia", "plus"])])
async def test_phones_ring_for_calls_only_and_show_whom_they_call(world, game, memory):
    people = world.add_people("Anna", "Bert")
    options = {"game": game, "memory": memory, "pace": "instant"}
    await open_table(world, people, computers=2, **options)
    table = await play_game(world, people, "mixed", "mixed", most=20)
    assert table.status in (Status.RUNNING, Status.OVER)
    calls = [text.split("\n")[0] for person in people for text in person.notifications]
    assert calls
    for call in calls:
        assert any(person.mention in call for person in people), call


async def test_no_phone_rings_where_computers_play_on(world):
    anna = world.add_person("Anna")
    await open_table(world, [anna], computers=3, pace="instant")
    await play_game(world, [anna], "commands", "channel", most=3)
    posts = [shown for shown in world.shown if shown.how == "post" and shown.user is None]
    assert len(anna.notifications) <= 4 < len(posts)


async def test_a_call_to_a_table_that_is_drawn_says_all_it_needs_before_the_picture(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, game="mamma-i", pace="instant")
    table = await play_game(world, people, "commands", "channel", most=4)
    called = find_person(table, people)
    assert called.mention in called.notifications[-1].split("\n")[0]
    turn = world.channel_messages()[-1]
    assert turn.payload["content"] == ""
    assert "coming up for sale" in turn.text


async def test_a_reminder_is_shown_by_a_locked_phone(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant", turn_time="1h")
    called = find_person(await world.peek_table(), people)
    await world.advance(1801)
    assert called.notifications[-1].startswith(f"👉 {called.mention}, it\u2019s your turn!")
    assert "<t:" in called.notifications[-1]
