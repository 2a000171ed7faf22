"""Players whose direct messages are closed can play all the same."""

import pytest

from bot.tables.table import Status
from tests.app.players import decide, make, open_table, play_game, take_turn
from tests.thorough import thoroughly


async def test_whoever_joins_with_closed_messages_is_told_how_to_open_them(world):
    anna, bert = world.add_people("Anna", "Bert")
    bert.close_direct_messages()
    await anna.slash("start")
    answer = await bert.press("Join")
    assert "Privacy Settings" in answer.text
    assert "/mammamia hand" in answer.text
    assert "comes by direct message" not in answer.text


async def test_whoever_opens_a_table_with_closed_messages_is_told_as_well(world):
    anna = world.add_person("Anna")
    anna.close_direct_messages()
    answer = await anna.slash("start")
    assert "press 🔥 *Begin*" in answer.text
    assert "the button *Hand* and `/mammamia hand` show you yours" in answer.text


@pytest.mark.parametrize("game", ["mamma-mia", *thoroughly(["mamma-i"])])
async def test_a_game_is_playable_with_closed_messages(world, game):
    anna = world.add_person("Anna")
    anna.close_direct_messages()
    await open_table(world, [anna], computers=2, pace="instant", game=game)
    table = await play_game(world, [anna], "buttons", "channel")
    assert table.status is Status.OVER
    assert not anna.direct_messages()


async def test_the_hand_is_shown_for_ones_own_eyes(world):
    anna, bert = world.add_people("Anna", "Bert")
    bert.close_direct_messages()
    await open_table(world, [anna, bert])
    for look in (bert.slash("hand"), bert.press("Hand")):
        answer = await look
        assert answer.is_ephemeral
        assert "Your ingredients" in answer.text


async def test_messages_closed_in_mid_game_are_noticed_and_said(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    table = await world.peek_table()
    mover = people[table.acting]
    # A hand is posted anew only where the old message is gone.
    world.delete_message(mover.direct_messages()[0])
    mover.close_direct_messages()
    await take_turn(world, table, people)
    (notice,) = [m for m in world.channel_messages() if "send you direct messages" in m.text]
    assert mover.mention in notice.text
    assert not notice.pings
    assert "Your ingredients" in (await mover.slash("hand")).text


async def test_messages_opened_again_are_used_again(world):
    people = world.add_people("Anna", "Bert")
    for person in people:
        person.close_direct_messages()
    await open_table(world, people, pace="instant")
    for person in people:
        person.open_direct_messages()
        await person.slash("hand")
    await play_game(world, people, "commands", "channel", most=2)
    assert all(person.direct_messages() for person in people)


async def test_closed_messages_are_not_tried_again_and_again(world):
    people = world.add_people("Anna", "Bert")
    for person in people:
        person.close_direct_messages()
    await open_table(world, people, pace="instant")
    before = len(world.requests)
    await play_game(world, people, "commands", "channel", most=6)
    direct = [r for r in world.requests[before:] if r.place and world.is_direct(r.place)]
    assert not direct


def calls_of(world, person):
    """How often the channel has said that somebody's messages are closed."""
    shown = [it.seen.text for it in world.shown if it.how == "post" and it.seen is not None]
    return sum("send you direct messages" in text and person.mention in text for text in shown)


async def begin_closed(world):
    """A game of two, of whom the second takes no direct messages."""
    people = world.add_people("Anna", "Bert")
    people[1].close_direct_messages()
    await open_table(world, people, pace="instant")
    return people


async def test_the_channel_calls_a_player_with_closed_messages_once_in_a_game(world):
    people = await begin_closed(world)
    for _ in range(4):
        await people[1].slash("hand")
        await play_game(world, people, "commands", "channel", most=2)
    assert calls_of(world, people[1]) == 1


async def test_looking_at_the_hand_sends_it_to_messages_that_are_open_again(world):
    people = await begin_closed(world)
    people[1].open_direct_messages()
    await people[1].slash("hand")
    (hand,) = people[1].direct_messages()
    assert "Your ingredients" in hand.text
    assert "send you direct messages" not in world.channel_text()


async def test_messages_that_are_closed_once_more_are_said_to_be_so_once_more(world):
    people = await begin_closed(world)
    people[1].open_direct_messages()
    await people[1].slash("hand")
    world.delete_message(people[1].direct_messages()[0])
    people[1].close_direct_messages()
    await play_game(world, people, "commands", "channel", most=2)
    assert calls_of(world, people[1]) == 2


@pytest.mark.parametrize("after", [17, 18, *thoroughly([*range(1, 17), *range(19, 40)])])
async def test_a_kill_does_not_keep_the_channel_from_saying_where_the_hand_is(world, after):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    mover = people[(await world.peek_table()).acting]
    world.delete_message(mover.direct_messages()[0])
    mover.close_direct_messages()
    world.die_at = world.steps + after
    await decide_and_make(world, people)
    await world.restart()
    await play_game(world, people, "commands", "channel", most=3)
    notices = [it for it in world.channel_messages() if "send you direct messages" in it.text]
    assert [mover.mention in notice.text for notice in notices] == [True]


async def decide_and_make(world, people):
    """Whoever must act makes a move, of which nobody knows whether it was kept."""
    table = await world.peek_table()
    await make(table, *decide(table, people), "commands")


async def test_nobody_elses_messages_are_tried_again_by_who_may_not_begin(world):
    anna, bert = world.add_people("Anna", "Bert")
    anna.close_direct_messages()
    await anna.slash("start")
    await bert.press("Join")
    await bert.slash("begin")
    async with world.store.reading() as work:
        assert (await work.person(anna.id)).is_closed
