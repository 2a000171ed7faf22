"""Games in threads of their own, and what the channel above hears of them."""

import pytest

from tests.app.players import open_table, play_game

THREAD_CREATED = 18


async def begin(world, **options):
    """Opens a table in a thread; everybody is there from then on. Gives the channel above."""
    anna, bert = world.add_people("Anna", "Bert")
    answer = await anna.slash("start", thread=True, pace="instant", **options)
    (thread,) = world.box.world.threads_of(world.guild.id)
    assert f"<#{thread.id}>" in answer.text
    above, world.channel = world.channel, thread
    await bert.slash("join")
    await anna.slash("begin")
    return above, [anna, bert]


def own_messages(world, place):
    """What the bot itself has said there."""
    return [message for message in world.messages(place.id) if message.text]


async def test_a_game_has_a_thread_and_the_channel_above_hears_how_it_ended(world):
    above, people = await begin(world)
    notice, begun = world.messages(above.id)
    assert f"being played in <#{world.channel.id}>" in begun.text
    assert notice.payload["type"] == THREAD_CREATED
    assert notice.payload["content"] == world.channel.name == "Mamma Mia! · Anna"
    assert await world.active_table(above) is None
    await play_game(world, people, "commands", "channel")
    end = next(message for message in world.channel_messages() if "🏆" in message.text)
    result = world.messages(above.id)[-1]
    assert end.text in result.text
    assert f"Played in <#{world.channel.id}>" in result.text
    assert not result.buttons
    assert not result.pings
    assert len(world.messages(above.id)) == 2


async def test_people_are_invited_and_not_any_more_when_the_table_is_gone(world):
    anna = world.add_person("Anna", language="de")
    await anna.slash("start", thread=True)
    _, invitation = world.messages(world.channel.id)
    assert "**Anna** eröffnet einen Tisch für **Mamma Mia!**" in invitation.text
    assert not invitation.pings
    (thread,) = world.box.world.threads_of(world.guild.id)
    await anna.slash("leave", at=thread)
    assert len(world.messages(world.channel.id)) == 1


async def test_the_channel_above_is_free_for_another_table(world):
    above, people = await begin(world)
    await people[1].slash("start", at=above)
    assert await world.active_table(above) not in (None, await world.active_table())


async def test_a_rematch_in_the_thread_is_told_above_as_well(world):
    above, people = await begin(world)
    await play_game(world, people, "commands", "channel")
    await people[0].slash("rematch")
    await people[0].slash("begin")
    await play_game(world, people, "commands", "channel")
    assert len([it for it in world.messages(above.id) if "Played in" in it.text]) == 2


async def test_a_channel_above_where_the_bot_may_not_speak_keeps_nobody_from_playing(world):
    above, people = await begin(world)
    world.deny("send_messages", at=above)
    table = await play_game(world, people, "commands", "channel")
    assert not table.is_blocked
    assert "🏆" in world.channel_text()
    assert len(world.messages(above.id)) == 2
    assert await people[0].slash("rematch")


async def test_nor_does_one_that_is_gone(world):
    above, people = await begin(world)
    # Discord would delete the thread with it; here only what is above goes.
    del world.box.world.channels[above.id]
    await play_game(world, people, "commands", "channel")
    assert "🏆" in world.channel_text()


async def test_the_result_is_told_once_whenever_the_bot_dies(world):
    above, people = await begin(world)
    table = await world.peek_table()
    last = 0
    while table.match.actor is not None:
        last += 1
        table = await play_game(world, people, "commands", "channel", most=1)
        if len(table.match.log) > 60:
            world.die_at = world.steps + last % 7
            await world.settle()
            if world.is_dead:
                await world.restart()
            world.die_at = None
    await world.settle()
    assert len([it for it in world.messages(above.id) if "Played in" in it.text]) == 1


async def test_no_thread_is_made_for_a_table_that_cannot_be(world):
    anna = world.add_person("Anna")
    answer = await anna.slash("start", thread=True, computers=5)
    assert "at most" in answer.text
    assert not world.box.world.threads_of(world.guild.id)


async def test_a_thread_has_no_threads(world):
    anna = world.add_person("Anna")
    answer = await anna.slash("start", thread=True, at=world.add_thread())
    assert "only in a text channel" in answer.text


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages in Threads"),
    ],
)
async def test_what_a_thread_needs_is_named(world, permission, name):
    anna = world.add_person("Anna")
    world.deny(permission)
    assert name in (await anna.slash("start", thread=True)).text
    assert await open_table(world, [anna], 1)
