"""Games in which Discord makes trouble: all is said once, in order, to whom it is for."""

import json
import sqlite3
from contextlib import closing

import pytest

from bot.games.record import load_record, play
from bot.sandbox.world import LOADING
from bot.tables.table import Status
from tests.app.players import decide, finish_game, make, open_table, play_game
from tests.app.test_whole_games import GAMES
from tests.discord.seen import walk
from tests.discord.story import (
    Place,
    check_log_is_to_be_told,
    check_record,
    heard_alone,
    heard_in,
    keep_everything,
    read_everything,
)
from tests.thorough import but_few, thoroughly

MESSAGES = "/channels/{channel}/messages"
MESSAGE = "/channels/{channel}/messages/{message}"
CALLBACK = "/interactions/{interaction}/{token}/callback"
ORIGINAL = "/webhooks/{application}/{token}/messages/@original"

ROUTES = [("POST", MESSAGES), ("PATCH", MESSAGE), ("DELETE", MESSAGE), ("POST", CALLBACK)]
"""What the bot uses in the middle of a game."""

STATUSES = (429, 500, 503)

LONGEST_TROUBLE = 60.0
"""After so many seconds everything that went wrong has been tried again."""


@pytest.fixture
async def database(world, tmp_path):
    """Where everything that is to be said is kept for good."""
    path = tmp_path / "bot.db"
    keep_everything(path)
    return path


@pytest.fixture
async def people(world, database):
    """Two who play, in English and German."""
    del database
    return [world.add_person("Anna"), world.add_person("Ben", language="de")]


@pytest.fixture
async def onlooker(world):
    """Somebody who only watches."""
    return world.add_person("Carla")


async def play_some(world, people, moves=3):
    """Deals the cards and makes some moves."""
    await open_table(world, people, pace="instant")
    # In the channel the answer to a command would tell of the move.
    return await play_game(world, people, "commands", "direct", most=moves)


async def goes_on(world, people, moves=4):
    """The game takes more moves, and everything is said."""
    before = len((await world.peek(1)).log)
    await world.advance(LONGEST_TROUBLE)
    table = await play_game(world, people, "commands", "direct", most=moves)
    await world.advance(LONGEST_TROUBLE)
    assert len(table.get_match().log) >= before + moves
    return await world.peek_table(1)


def check_standing(world, onlooker, database):
    """So far everything was said once and in order."""
    everything = read_everything(database)
    aloud = [one for one in everything if one.user is None]
    Place(aloud, everything, heard_in(onlooker, world.channel.id)).check()


def mover_of(table, people):
    return next(one for one in people if one.id == table.chairs[table.acting].user)


SOME = [GAMES[place] for place in (2, 4, 6, 9)]
"""Both memories and brains, each way and each place to play; the others are played elsewhere."""

FEW = SOME[:1]


@pytest.mark.parametrize(
    ("options", "persons", "computers", "by", "where", "brain", "memory", "pace", "language"),
    but_few(SOME, FEW),
)
async def test_everything_is_said_once_and_in_order(
    world, people, onlooker, database, options, persons, computers, by, where, brain, memory, pace,
    language,
):  # fmt: skip
    world.set_language(language)
    people = [*people, world.add_person("Dora")][:persons]
    await open_table(world, people, computers, memory=memory, pace=pace, **options)
    table = await play_game(world, people, by, where, brain)
    check_record(table)
    everything = read_everything(database)
    check_log_is_to_be_told(table, everything)
    check_standing(world, onlooker, database)
    for person in people:
        assert len(person.direct_messages()) == 1
        if where == "channel":
            # A hand that is pressed changes at once, and then again with all that is told.
            alone = [one for one in everything if one.user == person.id]
            Place(alone, everything, heard_alone(person)).check()


async def test_the_record_is_a_file_that_anybody_can_check(world, people):
    await open_table(world, people, pace="instant")
    await finish_game(world, people)
    answer = await people[0].slash("record")
    _, (_, content) = answer.message.files
    record = json.loads(content)
    assert record["seals"]
    assert play(load_record(record)).actor is None


@pytest.mark.parametrize(
    "fault", [{"kind": "break"}, {"kind": "error", "status": 500, "times": 8}], ids=["break", "500"]
)
async def test_an_answer_that_is_not_heard_to_arrive_is_never_taken_away(
    world, people, onlooker, database, fault
):
    await open_table(world, people, pace="instant", memory="open")
    table = await play_game(world, people, "commands", "direct", most=2)
    person, move = decide(table, people)
    world.trouble(**fault, after=True, method="POST", route=CALLBACK)
    await make(table, person, move, "commands")
    await world.advance(LONGEST_TROUBLE)
    world.box.faults.clear()
    # An answer to nobody else takes the place of the one before.
    await person.slash("bet", guess="baked")
    await world.advance(LONGEST_TROUBLE)
    check_standing(world, onlooker, database)


@pytest.mark.parametrize("is_after", [False, True], ids=["before", "after"])
async def test_an_answer_whose_connection_breaks_is_given_again(world, is_after):
    anna, bert = world.add_people("Anna", "Bert")
    await anna.slash("start", game="mamma-i")

    def break_an_answer():
        world.trouble("break", after=is_after, method="POST", route=CALLBACK)

    break_an_answer()
    assert "get your hand by direct message" in (await bert.slash("join")).text
    break_an_answer()
    assert (await anna.press("Add computer")).is_silent
    await anna.slash("begin")
    break_an_answer()
    opened = await bert.slash("notes", group="mammai")
    assert opened.form
    break_an_answer()
    assert (await bert.fill(opened, {})).is_answered
    assert not world.box.faults.waiting


@pytest.mark.parametrize("is_after", [False, *thoroughly([True])])
async def test_so_is_one_with_pictures(world, people, is_after):
    world.draws = True
    await world.restart()
    await open_table(world, people, pace="instant")
    meant = (await people[0].slash("hand")).message
    world.trouble("break", after=is_after, method="POST", route=CALLBACK)
    shown = (await people[0].slash("hand")).message
    assert shown.files
    assert shown.files == meant.files


@pytest.mark.parametrize("is_after", [False, True], ids=["before", "after"])
async def test_so_is_word_that_the_answer_takes_longer(world, people, database, is_after):
    await open_table(world, people, pace="instant")
    world.trouble("break", after=is_after, method="POST", route=CALLBACK)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        world.clock.hold()
        answer = await people[0].slash("leave")
        await world.advance(2)
        assert people[0].own[-1]["flags"] & LOADING
        other.execute("ROLLBACK")
    world.clock.release()
    await world.settle()
    assert not people[0].own[-1]["flags"] & LOADING
    assert "left the game" in answer.text


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("is_after", [False, True], ids=["before", "after"])
async def test_after_an_error_on_each_route_the_story_is_whole(
    world, people, onlooker, database, is_after, status
):
    await play_some(world, people, 2)
    for method, route in ROUTES:
        world.trouble(
            "error", status=status, after=is_after, retry_after=0.05, method=method, route=route
        )
    await goes_on(world, people)
    assert not world.box.faults.waiting
    check_standing(world, onlooker, database)


@pytest.mark.parametrize("is_after", [False, True], ids=["before", "after"])
async def test_after_a_broken_connection_on_each_route_the_story_is_whole(
    world, people, onlooker, database, is_after
):
    await play_some(world, people, 2)
    for method, route in ROUTES[:3]:
        world.trouble("break", after=is_after, method=method, route=route)
    await goes_on(world, people)
    assert not world.box.faults.waiting
    check_standing(world, onlooker, database)


@pytest.mark.parametrize("status", STATUSES)
async def test_direct_messages_that_cannot_be_opened_at_once_are_opened_later(
    world, people, onlooker, database, status
):
    world.trouble(
        "error", status=status, retry_after=0.05, method="POST", route="/users/@me/channels"
    )
    await play_some(world, people, 2)
    await goes_on(world, people, 2)
    assert not world.box.faults.waiting
    assert all(heard_alone(person) for person in people)
    check_standing(world, onlooker, database)


@pytest.mark.parametrize("status", STATUSES)
async def test_an_error_while_a_doubtful_message_is_looked_for_posts_nothing_twice(
    world, people, onlooker, database, status
):
    await play_some(world, people, 2)
    fault = {"route": MESSAGES, "retry_after": 0.05}
    world.trouble("error", **fault, method="POST", status=503, after=True)
    world.trouble("error", **fault, method="GET", status=status)
    await goes_on(world, people, 2)
    assert not world.box.faults.waiting
    check_standing(world, onlooker, database)


@pytest.mark.parametrize("status", STATUSES)
async def test_an_answer_that_was_put_off_survives_an_error(world, people, database, status):
    table = await play_some(world, people, 2)
    person, move = decide(table, people)
    world.trouble("error", method="PATCH", route=ORIGINAL, status=status, retry_after=0.05)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        world.clock.hold()
        answer = await make(table, person, move, "commands")
        assert not answer.is_answered
        await world.advance(2)
        assert person.own[-1]["flags"] & LOADING
        other.execute("ROLLBACK")
    world.clock.release()
    await world.settle()
    assert not person.own[-1]["flags"] & LOADING
    assert answer.text
    assert not world.box.faults.waiting
    await goes_on(world, people, 1)


@pytest.mark.parametrize(
    "fault",
    [
        {"kind": "drop_gateway"},
        *thoroughly([{"kind": "drop_gateway", "code": 4000}, {"kind": "reconnect"}]),
        *thoroughly([{"kind": "invalid_session", "resumable": True}]),
        {"kind": "invalid_session", "resumable": False},
    ],
    ids=["dropped", "closed", "reconnect", "resumable", "invalid"],
)
async def test_after_the_gateway_has_broken_the_game_goes_on(
    world, people, onlooker, database, fault
):
    await play_some(world, people)
    world.trouble(**fault)
    await goes_on(world, people)
    check_standing(world, onlooker, database)


async def test_a_single_401_silences_nobody(world, people, onlooker, database):
    await play_some(world, people, 2)
    world.trouble("error", method="POST", route=MESSAGES, status=401)
    await goes_on(world, people, 1)
    check_standing(world, onlooker, database)


@pytest.mark.parametrize(("memory", "method"), [("open", "PATCH"), ("faithful", "DELETE")])
async def test_a_token_that_discord_limits_for_long_holds_nobody_up(
    world, people, onlooker, database, memory, method
):
    await open_table(world, people, pace="instant", memory=memory)
    table = await play_game(world, people, "commands", "channel", most=2)
    world.trouble("error", method=method, route=ORIGINAL, status=429, retry_after=50, times=9)
    for _ in range(2):
        await make(table, *decide(table, people), "commands")
        await world.advance(5)
        table = await world.peek_table(1)
        assert table.is_told
    assert len(world.box.faults.waiting) == 1
    world.box.faults.clear()
    await goes_on(world, people, 1)
    check_standing(world, onlooker, database)


async def test_a_slow_discord_is_waited_for(world, people, onlooker, database):
    await play_some(world, people, 2)
    world.trouble("latency", seconds=2.5, method="POST", route=CALLBACK)
    await goes_on(world, people, 1)
    check_standing(world, onlooker, database)


async def test_an_answer_that_tells_of_the_move_is_not_written_over_while_it_is_on_its_way(
    world, people, onlooker, database
):
    await play_some(world, people, 2)
    world.trouble("latency", seconds=1.2, method="POST", route=CALLBACK)
    await play_game(world, people, "commands", "channel", most=1)
    assert not world.box.faults.waiting
    assert not any("✅ Done" in message.text for message in world.channel_messages())
    check_standing(world, onlooker, database)


@pytest.mark.parametrize(
    ("permission", "name"),
    [("send_messages", "Send Messages"), ("view_channel", "View Channel")],
)
async def test_a_lost_permission_is_named_and_with_it_back_the_game_goes_on(
    world, people, onlooker, database, permission, name
):
    await play_some(world, people)
    world.deny(permission)
    assert name in (await people[0].slash("table")).text
    world.deny()
    table = await goes_on(world, people)
    assert not table.is_blocked
    check_standing(world, onlooker, database)


async def test_a_move_made_while_the_channel_is_shut_is_told_when_it_is_open(
    world, people, onlooker, database
):
    await play_some(world, people)
    world.trouble("error", method="POST", route=MESSAGES, status=403, code=50013)
    await play_game(world, people, "commands", "direct", most=1)
    assert (await world.peek_table()).is_blocked
    await people[0].slash("table")
    assert not (await world.peek_table()).is_blocked
    await goes_on(world, people)
    check_standing(world, onlooker, database)


async def test_messages_that_a_moderator_deletes_are_said_anew(world, people):
    await play_some(world, people)
    for message in world.channel_messages():
        world.delete_message(message)
    table = await goes_on(world, people)
    assert f"<@{table.chairs[table.acting].user}>" in world.channel_text()
    assert table.status is Status.RUNNING


async def test_a_deleted_hand_is_shown_anew(world, people):
    person = mover_of(await play_some(world, people), people)
    (hand,) = person.direct_messages()
    world.delete_message(hand)
    await goes_on(world, people, 1)
    (another,) = person.direct_messages()
    assert another.id != hand.id


async def test_whoever_loses_the_channel_is_told_in_direct_messages(world, people):
    table = await play_some(world, people)
    world.delete_channel()
    await world.settle()
    assert (await world.peek_table(table.id)).status is Status.CANCELLED
    in_their_words = ("channel is gone, so the game is over", "gibt es nicht mehr")
    for person, words in zip(people, in_their_words, strict=True):
        (last,) = person.direct_messages()
        assert words in last.text
        assert not any("custom_id" in part for part in walk(last.payload["components"]))
