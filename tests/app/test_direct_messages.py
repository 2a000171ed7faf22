"""Direct messages that Discord, or whoever runs the bot, does not open at once."""

import logging

import pytest

from bot.sandbox import buckets
from bot.tables.table import Status
from tests.app.players import decide, open_table, play_game, take_turn

OPEN = "/users/@me/channels"

TOO_FAST, QUARANTINED = 40003, 20026

DAY = 86_400


def forget_directs(world):
    """The bot has never written to anybody."""
    everything = world.box.world.channels
    for channel in [one for one in everything.values() if one.is_direct]:
        del everything[channel.id]


@pytest.mark.parametrize("code", [TOO_FAST, QUARANTINED])
async def test_the_table_speaks_while_direct_messages_cannot_be_opened(world, code):
    people = world.add_people("Anna", "Bert")
    world.trouble("refuse_dms", code=code)
    await open_table(world, people, pace="instant")
    assert "Round 1 of 3" in world.channel_text()
    assert "can\u2019t open direct messages" in world.channel_text()
    assert "send you direct messages" not in world.channel_text()
    table = await play_game(world, people, "mixed", "channel", most=4)
    assert table.status is Status.RUNNING
    world.errors.clear()


async def test_whoever_joins_then_hears_where_the_hand_is_and_nothing_of_privacy(world):
    anna, bert = world.add_people("Anna", "Bert")
    world.trouble("refuse_dms", code=TOO_FAST)
    await anna.slash("start")
    answer = await bert.press("Join")
    assert "/mammamia hand" in answer.text
    assert "Privacy Settings" not in answer.text
    person = await world.client.people.find(bert.id)
    assert not person.is_closed


async def test_after_a_minute_the_next_hand_tries_again(world):
    people = world.add_people("Anna", "Bert")
    world.trouble("refuse_dms", code=TOO_FAST)
    await open_table(world, people, pace="instant")
    world.trouble("refuse_dms", code=None)
    await play_game(world, people, "commands", "channel", most=2)
    assert not any(person.direct_messages() for person in people)
    await world.advance(61)
    await play_game(world, people, "commands", "channel", most=2)
    for person in people:
        assert "Your ingredients" in person.direct_messages()[0].text
    assert "can\u2019t open" not in world.channel_text()


async def test_quarantine_is_one_error_line_and_a_day_without_openings(world, caplog):
    people = world.add_people("Anna", "Bert")
    world.trouble("refuse_dms", code=QUARANTINED)
    await open_table(world, people, pace="instant")
    await play_game(world, people, "commands", "channel", most=4)
    lines = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [line.getMessage() for line in lines] == [
        "Discord holds the bot in quarantine: it opens no direct messages"
    ]
    assert sum(one.path == OPEN for one in world.requests) == 1
    await world.advance(DAY)
    world.trouble("refuse_dms", code=None)
    await play_game(world, people, "commands", "channel", most=2)
    assert all(person.direct_messages() for person in people)
    world.errors.clear()


async def test_whoever_was_written_to_before_the_quarantine_still_is(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    world.trouble("refuse_dms", code=QUARANTINED)
    await play_game(world, people, "commands", "channel", most=4)
    for person in people:
        assert "Your ingredients" in person.direct_messages()[0].text


async def test_a_limit_holds_up_no_table_and_the_hand_comes_when_it_is_over(world):
    people = world.add_people("Anna", "Bert")
    world.trouble("error", method="POST", route=OPEN, status=429, retry_after=40, times=2)
    await people[0].slash("start", pace="instant")
    await people[1].slash("join")
    await world.advance(5)
    assert "**Bert**" in world.channel_text()
    await people[0].slash("begin")
    await world.advance(5)
    assert "it\u2019s your turn" in world.channel_text()
    await world.advance(90)
    for person in people:
        assert "Your ingredients" in person.direct_messages()[0].text
    assert "can\u2019t open" not in world.channel_text()


async def test_many_tables_that_begin_at_once_speak_before_all_messages_are_open(
    world, monkeypatch
):
    monkeypatch.setitem(buckets.RATES, "directs", (1, 10.0))
    channels = [world.add_channel(f"table-{one}") for one in range(8)]
    people = [world.add_person(f"Guest {one}") for one in range(8)]
    async with world.at_once():
        for person, channel in zip(people, channels, strict=True):
            await person.slash("start", at=channel, computers=2, pace="instant")
    async with world.at_once():
        for person, channel in zip(people, channels, strict=True):
            await person.slash("begin", at=channel)
    await world.advance(5)
    for person, channel in zip(people, channels, strict=True):
        assert "Round 1 of 3" in world.told(channel), person
    await world.advance(120)
    assert all("Your ingredients" in one.direct_messages()[0].text for one in people)


@pytest.fixture
async def on_request(world):
    """A bot that opens direct messages only for who asks."""
    world.more_settings = {"directs_on_request": True}
    await world.restart()
    return world


async def test_where_they_are_opened_on_request_nobody_is_written_to_unasked(on_request):
    world = on_request
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    await play_game(world, people, "commands", "channel", most=4)
    assert not any(one.path == OPEN for one in world.requests)
    assert "direct message" not in world.channel_text()


async def test_whoever_asks_for_them_gets_every_hand_by_direct_message(on_request):
    world = on_request
    people = world.add_people("Anna", "Bert")
    await people[0].slash("start", pace="instant")
    joined = await people[1].press("Join")
    answer = await people[1].press("Send me direct messages", joined.message)
    assert "From now on" in answer.text
    await people[0].slash("begin")
    assert "Your ingredients" in people[1].direct_messages()[0].text
    table = await world.peek_table()
    mover = people[table.acting]
    hand = await people[0].slash("hand")
    assert "Send me direct messages" in hand.labels
    assert "Send me direct messages" not in (await people[1].slash("hand")).labels
    table = await take_turn(world, table, people)
    person, _ = decide(table, people)
    assert person is not mover


async def test_whoever_asks_in_vain_is_told_so(on_request):
    world = on_request
    anna = world.add_person("Anna")
    opened = await anna.slash("start")
    world.trouble("refuse_dms", code=TOO_FAST)
    answer = await anna.press("Send me direct messages", opened.message)
    assert "won\u2019t let me open" in answer.text
