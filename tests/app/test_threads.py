"""Games in threads of their own, and what the channel above hears of them."""

import pytest

from bot.sandbox.world import ANNOUNCEMENT_THREAD
from tests.app.players import finish_game, open_table, play_game, take_turn

THREAD_CREATED = 18

THREADS = "/channels/{channel}/threads"


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
    assert f"is on in <#{world.channel.id}>" in begun.text
    assert notice.payload["type"] == THREAD_CREATED
    assert notice.payload["content"] == world.channel.name == "Mamma Mia! · Anna"
    assert await world.active_table(above) is None
    await finish_game(world, people)
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


async def test_people_join_from_the_channel_above_until_the_cards_are_dealt(world):
    anna, bert, carla = world.add_people("Anna", "Bert", "Carla")
    await anna.slash("start", thread=True)
    _, invitation = world.messages(world.channel.id)
    assert invitation.labels == ["Join"]
    assert (await bert.press("Join", invitation)).is_silent
    (thread,) = world.box.world.threads_of(world.guild.id)
    assert "**Bert**" in world.messages(thread.id)[0].text
    await anna.slash("begin", at=thread)
    assert world.messages(world.channel.id)[1].labels == []
    assert "from earlier in the game" in (await carla.press("Join", invitation)).text


async def test_the_channel_above_hears_which_game_it_is_now(world):
    anna = world.add_person("Anna")
    await anna.slash("start", thread=True)
    (thread,) = world.box.world.threads_of(world.guild.id)
    lobby = world.messages(thread.id)[0]
    menu = next(one for one in lobby.menus if "game mamma-i" in one.values)
    await anna.choose(menu, ["game mamma-i"], lobby)
    assert "**Mamma I**" in world.messages(world.channel.id)[1].text


async def test_the_channel_above_is_free_for_another_table(world):
    above, people = await begin(world)
    await people[1].slash("start", at=above)
    assert await world.active_table(above) not in (None, await world.active_table())


async def test_a_rematch_in_the_thread_is_told_above_as_well(world):
    above, people = await begin(world)
    await finish_game(world, people)
    await people[0].slash("rematch")
    await people[0].slash("begin")
    await finish_game(world, people)
    assert len([it for it in world.messages(above.id) if "Played in" in it.text]) == 2


async def test_a_channel_above_where_the_bot_may_not_speak_keeps_nobody_from_playing(world):
    above, people = await begin(world)
    world.deny("send_messages", at=above)
    table = await finish_game(world, people)
    assert not table.is_blocked
    assert "🏆" in world.channel_text()
    assert len(world.messages(above.id)) == 2
    assert await people[0].slash("rematch")


async def test_nor_does_one_that_is_gone(world):
    above, people = await begin(world)
    # Discord would delete the thread with it; here only what is above goes.
    del world.box.world.channels[above.id]
    await finish_game(world, people)
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
    assert "only make a thread in a text channel" in answer.text


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


async def test_a_locked_thread_parks_its_table_until_it_is_unlocked(world):
    _, people = await begin(world)
    world.lock(world.channel)
    table = await take_turn(world, await world.peek_table(), people, "buttons", "direct")
    assert table.is_blocked
    told, requests = len(world.channel_messages()), len(world.requests)
    await world.advance(600)
    assert len(world.requests) == requests
    world.lock(world.channel, locked=False)
    await world.settle()
    assert not (await world.peek_table()).is_blocked
    assert len(world.channel_messages()) >= told
    assert f"<@{table.chairs[table.acting].user}>, it" in world.channel_text()
    await play_game(world, people, "commands", "channel", most=2)


async def test_whoever_comes_to_a_locked_thread_is_told_that_it_is_locked(world):
    _, people = await begin(world)
    world.lock(world.channel)
    await take_turn(world, await world.peek_table(), people, "buttons", "direct")
    assert "thread is locked" in (await people[0].slash("table")).text
    assert "thread is locked" in (await people[0].slash("start", at=world.channel)).text


async def test_an_archived_thread_wakes_up_with_the_next_play(world):
    _, people = await begin(world)
    world.channel.is_archived = True
    world.box.hub.tell_channel("THREAD_UPDATE", world.channel)
    await play_game(world, people, "buttons", "direct", most=2)
    assert not world.channel.is_archived
    assert not (await world.peek_table()).is_blocked


async def test_in_a_private_thread_the_bot_asks_to_be_mentioned(world):
    anna = world.add_person("Anna")
    thread = world.add_thread("secret", anna)
    assert "Mention me here" in (await anna.slash("start", at=thread)).text
    assert await world.active_table(thread) is None
    world.mention_bot(thread)
    assert "The table is open" in (await anna.slash("start", at=thread)).text


async def test_a_bot_taken_out_of_a_private_thread_goes_on_when_it_is_back(world):
    people = world.add_people("Anna", "Bert")
    world.channel = world.add_thread("secret", *people)
    world.mention_bot(world.channel)
    await open_table(world, people, pace="instant")
    world.remove_bot(world.channel)
    table = await take_turn(world, await world.peek_table(), people, "buttons", "direct")
    assert table.is_blocked
    assert "Mention me here" in (await people[0].slash("table")).text
    world.mention_bot(world.channel)
    await world.settle()
    assert not (await world.peek_table()).is_blocked


async def test_a_channel_for_announcements_has_threads_of_its_own_kind(world):
    anna = world.add_person("Anna")
    news = world.add_announcements()
    await anna.slash("start", at=news, thread=True)
    (thread,) = world.box.world.threads_of(world.guild.id)
    assert thread.type == ANNOUNCEMENT_THREAD
    assert await world.active_table(thread) is not None


async def test_a_server_with_too_many_threads_is_told_so(world):
    anna = world.add_person("Anna")
    world.trouble("error", method="POST", route=THREADS, status=400, code=160006)
    answer = await anna.slash("start", thread=True)
    assert "as many open threads as Discord allows" in answer.text
