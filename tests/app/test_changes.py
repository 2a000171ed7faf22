"""Messages, channels, threads and servers go away while a game runs."""

from bot.tables.table import Status
from tests.app.players import open_table, play_game, take_turn

MESSAGES = "/channels/{channel}/messages"


async def begin(world, **options):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant", **options)
    return people


async def test_a_lost_turn_message_does_not_matter(world):
    people = await begin(world)
    for _ in range(3):
        for message in world.channel_messages():
            world.delete_message(message)
        await take_turn(world, await world.peek_table(), people)
        table = await world.peek_table()
        assert people[table.acting].mention in world.channel_text()


async def test_a_lost_hand_is_posted_anew(world):
    people = await begin(world)
    for person in people:
        world.delete_message(person.direct_messages()[0])
    await play_game(world, people, "commands", "channel", most=2)
    for person in people:
        (hand,) = person.direct_messages()
        assert "Your ingredients" in hand.text


async def test_a_deleted_lobby_message_comes_back(world):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start")
    world.delete_message(world.channel_messages()[0])
    await bert.slash("join")
    (lobby,) = world.channel_messages()
    assert "Bert" in lobby.text


async def test_a_deleted_channel_ends_its_game_and_the_hands_say_so(world):
    people = await begin(world)
    world.delete_channel()
    await world.settle()
    assert (await world.peek_table(1)).status is Status.CANCELLED
    for person in people:
        assert "channel is gone, so the game is over" in person.direct_messages()[0].text


async def test_a_deleted_channel_leaves_no_table_in_direct_messages(world):
    people = await begin(world)
    world.delete_channel()
    await world.settle()
    assert "playing anywhere right now" in (await people[0].slash("hand", direct=True)).text


async def test_a_deleted_thread_ends_its_game(world):
    people = world.add_people("Anna", "Bert")
    thread = world.add_thread()
    await people[0].slash("start", at=thread)
    await people[1].slash("join", at=thread)
    await people[0].slash("begin", at=thread)
    world.delete_channel(thread)
    await world.settle()
    assert (await world.peek_table(1)).status is Status.CANCELLED


async def test_a_channel_that_vanished_while_nobody_looked_is_noticed(world):
    people = await begin(world)
    await world.kill()
    world.delete_channel()
    await world.restart()
    hand = people[(await world.peek_table(1)).acting]
    await hand.press("Rules", hand.direct_messages()[0])
    table = await world.peek_table(1)
    table = await take_turn(world, table, people, "commands", "direct")
    assert table.status is Status.CANCELLED
    assert "channel is gone, so the game is over" in hand.direct_messages()[-1].text


async def test_a_bot_thrown_out_and_invited_back_goes_on(world):
    people = await begin(world)
    world.kick()
    await world.settle()
    table = await world.peek_table(1)
    table = await take_turn(world, table, people, "buttons", "direct")
    assert table.status is Status.RUNNING
    world.invite_back()
    await world.settle()
    table = await world.peek_table(1)
    assert not table.is_blocked
    assert people[table.acting].mention in world.channel_text()
    await play_game(world, people, "commands", "channel", most=2)


async def test_a_server_that_is_gone_stops_no_other_game(world):
    people = await begin(world)
    world.kick()
    await world.settle()
    await take_turn(world, await world.peek_table(1), people, "buttons", "direct")
    answer = await people[0].slash("hand", direct=True)
    assert "Your ingredients" in answer.text


async def test_discord_out_of_reach_delays_and_loses_nothing(world):
    people = await begin(world)
    world.trouble("error", method="POST", route=MESSAGES, status=503, times=3)
    await take_turn(world, await world.peek_table(), people)
    table = await world.peek_table()
    assert people[table.acting].mention in world.channel_messages()[-1].text
    assert len([m for m in world.channel_messages() if " draws " in m.text]) == 1


async def test_an_answer_that_got_lost_doubles_nothing(world):
    people = await begin(world)
    world.trouble("break", method="POST", route=MESSAGES, times=2, after=True)
    await take_turn(world, await world.peek_table(), people)
    assert len([m for m in world.channel_messages() if " draws " in m.text]) == 1


async def test_a_restart_between_moves_changes_nothing(world):
    people = await begin(world)
    for _ in range(4):
        await play_game(world, people, "buttons", "direct", most=1)
        before = world.channel_text()
        await world.restart()
        assert world.channel_text() == before
    assert len((await world.peek()).log) == 5


async def test_a_stop_answers_what_is_open_and_a_start_goes_on(world):
    people = await begin(world)
    async with world.at_once():
        answer = await people[0].slash("hand")
    await world.stop()
    assert "Your ingredients" in answer.text
    await world.restart()
    await play_game(world, people, "mixed", "mixed", most=4)
