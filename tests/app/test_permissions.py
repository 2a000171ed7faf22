"""What the bot may not do is named to whoever called it."""

import pytest

from tests.app.players import finish_game, open_table, play_game, take_turn

NAMES = {
    "send_messages": "Send Messages",
    "read_message_history": "Read Message History",
}


@pytest.mark.parametrize("permission", NAMES)
async def test_a_missing_permission_is_named(world, permission):
    anna = world.add_person("Anna")
    world.deny(permission)
    answer = await anna.slash("start")
    assert answer.is_ephemeral
    assert NAMES[permission] in answer.text
    assert await world.active_table() is None


async def test_all_missing_permissions_are_named_at_once(world):
    anna = world.add_person("Anna", language="de")
    world.deny(*NAMES)
    answer = await anna.slash("start")
    assert "Nachrichten senden" in answer.text
    assert "Nachrichtenverlauf" in answer.text


async def test_threads_need_their_own_permission(world):
    anna = world.add_person("Anna")
    thread = world.add_thread()
    world.deny("send_messages_in_threads")
    assert "Send Messages in Threads" in (await anna.slash("start", at=thread)).text


async def test_answers_give_files_where_the_bot_may_attach_none(world):
    anna = world.add_person("Anna")
    await open_table(world, [anna], pace="instant", computers=1)
    await finish_game(world, [anna])
    world.deny("attach_files")
    ((told, _), (record, _)) = (await anna.slash("record")).message.files
    assert (told[-4:], record[-5:]) == (".txt", ".json")
    ((data, _),) = (await anna.slash("data export")).message.files
    assert data == "mamma-mia-data.json"


@pytest.mark.parametrize("permission", ["send_messages", "view_channel"])
async def test_a_permission_taken_in_mid_game_is_named_and_the_game_goes_on_after(
    world, permission
):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    table = await world.peek_table()
    world.deny(permission)
    table = await take_turn(world, table, people, "buttons", "direct")
    assert table.is_blocked
    answer = await people[0].slash("table")
    assert {"send_messages": "Send Messages", "view_channel": "View Channel"}[permission] in (
        answer.text
    )
    world.deny()
    await world.settle()
    await people[0].slash("table")
    table = await world.peek_table()
    assert not table.is_blocked
    assert f"<@{people[table.acting].id}>, it" in world.channel_text()
    await play_game(world, people, "commands", "channel", most=2)


async def test_permissions_that_come_back_are_noticed(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    world.deny("send_messages")
    await take_turn(world, await world.peek_table(), people, "buttons", "direct")
    before = len(world.channel_messages())
    world.deny()
    await world.settle()
    assert len(world.channel_messages()) >= before
    assert not (await world.peek_table()).is_blocked
