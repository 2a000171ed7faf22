"""What Discord shows around the bot's answers."""

import asyncio

import pytest

from bot import limits
from bot.live.table import LiveTable
from bot.sandbox.world import REPLY
from tests.app.players import open_table, play_game
from tests.thorough import thoroughly


@pytest.mark.parametrize("way", ["commands", "buttons"])
@pytest.mark.parametrize("game", ["mamma-mia", *thoroughly(["mamma-i", "plus"])])
async def test_no_play_stands_below_a_message_that_was_deleted(world, game, way):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, game=game, pace="instant")
    for _ in range(6):
        await play_game(world, people, way, "channel", most=1)
        for message in world.channel_messages():
            payload = message.payload
            assert payload["type"] != REPLY or payload["referenced_message"], message.text


async def test_a_form_that_a_command_has_opened_is_answered_with_a_line(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, game="mamma-i", pace="instant")
    opened = await people[0].slash("notes", group="mammai", direct=True)
    answer = await people[0].fill(opened, {})
    assert answer.is_ephemeral
    assert answer.text == "📝 Noted."


async def test_a_hand_that_is_too_old_to_change_is_shown_anew(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    table = await world.peek_table()
    mover = next(one for one in people if one.id == table.chairs[table.acting].user)
    await world.advance(3700)
    (hand,) = mover.direct_messages()
    answers = [(await mover.press(hand.buttons[0], hand)).message for _ in range(5)]
    assert [answer.is_ephemeral for answer in answers] == [False, False, False, True, True]
    assert all(answer.labels == answers[0].labels for answer in answers)


THINKING = {"type": 5, "data": {"flags": 64}}
"""Discord says for the one who has pressed that the bot is thinking."""


def slow_down(monkeypatch, seconds=2 * limits.ANSWER_SLOW_AFTER):
    """A change of a table takes so many seconds; with these, the answer has to be put off."""
    quickly = LiveTable.change

    async def slowly(live, *about):
        await asyncio.sleep(seconds)
        return await quickly(live, *about)

    monkeypatch.setattr(LiveTable, "change", slowly)


async def press_slowly(world, monkeypatch, person, label):
    """What comes of a slow press; others see at most that the lobby changes."""
    slow_down(monkeypatch)
    (other,) = world.add_people("Carla")
    asked = len(world.requests)
    answer = await person.press(label)
    assert [one.body for one in world.requests[asked:] if one.kind == "answer"] == [THINKING]
    assert {name for name, _ in other.heard} <= {"MESSAGE_UPDATE"}
    return answer


async def test_a_slow_press_in_the_channel_has_its_reader_alone_wait(world, monkeypatch):
    anna, bert = world.add_people("Anna", "Bert")
    bert.close_direct_messages()
    await anna.slash("start")
    answer = await press_slowly(world, monkeypatch, bert, "Join")
    assert answer.is_ephemeral
    assert "Privacy Settings" in answer.text


async def test_nothing_is_left_of_a_slow_press_that_needs_no_word(world, monkeypatch):
    anna = world.add_person("Anna")
    await anna.slash("start")
    answer = await press_slowly(world, monkeypatch, anna, "Add computer")
    assert answer.message is None
    assert "Alberto" in world.channel_text()


async def take_steps(person, hand):
    """Presses buttons under a hand until one plays; gives that button."""
    step = hand
    while not (draws := [one for one in step.buttons if one.label.startswith("Play,")]):
        step = await person.press(step.buttons[0], step)
    return draws[0]


async def test_a_private_hand_changes_as_soon_as_the_channel_has_heard(world):
    anna = world.add_person("Anna")
    await open_table(world, [anna], computers=1, pace="instant")
    hand = await anna.press("Play")
    draw, pressed_at = await take_steps(anna, hand), world.clock.now()
    await anna.press(draw, hand)
    assert [one.at for one in world.requests if one.kind == "answer"][-1] == pressed_at


@pytest.mark.parametrize("seconds", [limits.ANSWER_SLOW_AFTER / 2, 2 * limits.ANSWER_SLOW_AFTER])
async def test_a_late_answer_says_nothing_below_a_newer_hand(world, monkeypatch, seconds):
    anna = world.add_person("Anna")
    await open_table(world, [anna], computers=1, pace="instant")
    hand = await anna.press("Play")
    draw = await take_steps(anna, hand)
    slow_down(monkeypatch, seconds)
    async with world.at_once():
        await anna.press(draw, hand)
        newer = await anna.press("Hand")
    own = [seen.id for seen in anna.sees() if seen.is_ephemeral]
    assert hand.message is None
    assert own[-1] == newer.message.id
