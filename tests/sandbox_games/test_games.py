"""Whole games over real sockets, and games in which Discord makes trouble."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from bot.front import doors
from bot.games.record import load_record, play
from bot.tables.table import Status
from tests.app.test_whole_games import GAMES
from tests.sandbox_games.players import Game
from tests.sandbox_games.stage import STEP
from tests.sandbox_games.story import (
    Place,
    check_log_is_to_be_told,
    check_record,
    heard_alone,
    heard_in,
    read_everything,
)
from tests.sandbox_games.visitor import parts

CLASSIC = {"game": "mamma-mia", "pace": "instant"}
PLUS = {"game": "plus", "pace": "instant", "helping": True}

MESSAGES = "/channels/{channel}/messages"
MESSAGE = "/channels/{channel}/messages/{message}"
CALLBACK = "/interactions/{interaction}/{token}/callback"

THINKING = 1 << 7

ROUTES = [("POST", MESSAGES), ("PATCH", MESSAGE), ("DELETE", MESSAGE), ("POST", CALLBACK)]
"""What the bot uses in the middle of a game."""


@pytest.fixture
def channel(stage):
    """The first channel."""
    return stage.channels[0]


def new_game(stage, options=CLASSIC, channel=None, **more):
    """A game of the first two persons."""
    where = channel or stage.channels[0]
    return Game(stage, where, stage.people[:2], {**options, **more})


def check_story(stage, table, everybody):
    """The game has a good record, and everything was said once and in order."""
    check_record(table)
    everything = [one for one in read_everything(stage.database) if one.table == table.id]
    check_log_is_to_be_told(table, everything)
    aloud = [one for one in everything if one.user is None]
    Place(aloud, everything, heard_in(stage.people[2], table.channel)).check()
    for guest in everybody:
        alone = [one for one in everything if one.user == guest.id]
        Place(alone, everything, heard_alone(guest)).check()


async def play_some(game, moves=3):
    """Deals the cards and makes some moves."""
    table_id = await game.open()
    table = await game.play(table_id, moves)
    await game.stage.settle()
    return table


def hands_of(guest):
    """All hands that were ever posted for somebody."""
    return [data for event, data in heard_alone(guest) if event == "MESSAGE_CREATE"]


async def delete(stage, message):
    """A moderator takes a message away."""
    channel, number = message["channel_id"], message["id"]
    await stage.trouble(kind="delete_message", channel=channel, message=number)


async def goes_on(game, table, moves=4):
    """The game takes more moves, and everything is said."""
    before = len(table.get_match().log)
    now = await game.play(table.id, moves)
    await game.stage.settle()
    assert len(now.get_match().log) >= before + moves
    return now


async def prompt_in_channel(game):
    """What stands at the bottom of the channel, as somebody sees it who does not play."""
    onlooker = game.stage.people[2]
    status, messages = await onlooker.ask("GET", f"/channels/{game.channel}/messages?limit=3")
    assert status == 200
    return str(messages)


SOME = [GAMES[place] for place in (2, 4, 6, 9)]
"""Both memories and brains, each way and each place to play; the others are played elsewhere."""


@pytest.mark.parametrize(
    ("options", "persons", "computers", "by", "where", "brain", "memory", "pace", "language"), SOME
)
async def test_a_game_is_played_to_its_ranking(
    stage, options, persons, computers, by, where, brain, memory, pace, language
):
    stage.server.box.world.guild.locale = language
    more = {"memory": memory, "pace": pace, "computers": computers}
    people = stage.people[:persons]
    game = Game(stage, stage.channels[0], people, {**options, **more}, brain, by=by, where=where)
    table = await game.play(await game.open())
    await stage.settle()
    # A hand that is pressed changes at once, and then again with all that is told.
    check_story(stage, table, [] if where != "channel" else people)
    for guest in people:
        assert len(guest.standing(None)) == 1
    assert not game.tries


async def test_two_games_are_played_at_once(stage):
    games = [new_game(stage, CLASSIC, channel, computers=1) for channel in stage.channels]
    for number, game in enumerate(games):
        game.people = [stage.people[number]]
    tables = await asyncio.gather(*[play_whole(game) for game in games])
    for table in tables:
        check_record(table)


async def play_whole(game):
    return await game.play(await game.open())


async def test_the_record_is_a_file_that_anybody_can_check(stage, channel):
    game = new_game(stage)
    await game.play(await game.open())
    anna = stage.people[0]
    assert await anna.slash(channel, "record")
    await asyncio.sleep(0.1)
    (file,) = anna.own[-1]["attachments"]
    async with stage.http.get(file["url"]) as response:
        record = await response.json(content_type=None)
    assert record["seals"]
    assert play(load_record(record)).actor is None


@pytest.mark.parametrize("status", [429, 500, 503])
@pytest.mark.parametrize("is_after", [False, True], ids=["before", "after"])
async def test_after_an_error_on_each_route_the_story_is_whole(stage, is_after, status):
    game = new_game(stage)
    table = await play_some(game, 2)
    fault = {"kind": "error", "status": status, "after": is_after, "retry_after": 0.05}
    for method, route in ROUTES:
        await stage.trouble(**fault, method=method, route=route)
    table = await goes_on(game, table, 2)
    assert not stage.server.box.faults.waiting
    check_standing(stage, table)


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_direct_messages_that_cannot_be_opened_at_once_are_opened_later(stage, status):
    fault = {"kind": "error", "status": status, "retry_after": 0.05}
    await stage.trouble(**fault, method="POST", route="/users/@me/channels")
    game = new_game(stage)
    table = await goes_on(game, await play_some(game, 2), 2)
    assert not stage.server.box.faults.waiting
    assert all(heard_alone(guest) for guest in game.people)
    check_standing(stage, table)


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_an_error_while_a_doubtful_message_is_looked_for_posts_nothing_twice(stage, status):
    game = new_game(stage)
    table = await play_some(game, 2)
    fault = {"kind": "error", "route": MESSAGES, "retry_after": 0.05}
    await stage.trouble(**fault, method="POST", status=503, after=True)
    await stage.trouble(**fault, method="GET", status=status)
    table = await goes_on(game, table, 2)
    assert not stage.server.box.faults.waiting
    check_standing(stage, table)


@pytest.mark.parametrize("has_threads", [True], ids=["threads"])
@pytest.mark.parametrize("status", [429, 500, 503])
async def test_an_answer_that_was_put_off_survives_an_error(
    stage, channel, monkeypatch, status, has_threads
):
    game = new_game(stage)
    table = await play_some(game, 2)
    monkeypatch.setattr(doors, "SLOW", 0.05)
    anna = stage.people[0]
    before = len(anna.own)
    await stage.trouble(
        kind="error",
        method="PATCH",
        route="/webhooks/{application}/{token}/messages/@original",
        status=status,
        retry_after=0.05,
    )
    with closing(sqlite3.connect(stage.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        pressing = asyncio.create_task(anna.slash(channel, "hand"))
        async with asyncio.timeout(5):
            while not any(message["flags"] & THINKING for message in anna.own[before:]):
                await asyncio.sleep(STEP)
        other.execute("ROLLBACK")
    assert await pressing
    thinking = anna.own[-1]["id"]
    async with asyncio.timeout(5):
        while anna.own[-1]["flags"] & THINKING:
            await asyncio.sleep(STEP)
    assert anna.own[-1]["id"] == thinking
    assert not stage.server.box.faults.waiting
    await goes_on(game, table, 1)


def check_standing(stage, table):
    """So far everything was said once and in order."""
    everything = [one for one in read_everything(stage.database) if one.table == table.id]
    aloud = [one for one in everything if one.user is None]
    Place(aloud, everything, heard_in(stage.people[2], table.channel)).check()


@pytest.mark.parametrize(
    "fault",
    [
        {"kind": "drop_gateway"},
        {"kind": "drop_gateway", "code": 4000},
        {"kind": "reconnect"},
        {"kind": "invalid_session", "resumable": True},
        {"kind": "invalid_session", "resumable": False},
    ],
    ids=["dropped", "closed", "reconnect", "resumable", "invalid"],
)
async def test_after_the_gateway_has_broken_the_game_goes_on(stage, fault):
    game = new_game(stage)
    table = await play_some(game)
    await stage.trouble(**fault)
    table = await goes_on(game, table)
    check_standing(stage, table)


async def test_a_slow_discord_is_waited_for(stage):
    game = new_game(stage)
    table = await play_some(game, 2)
    await stage.trouble(kind="latency", seconds=2.5, method="POST", route=CALLBACK)
    table = await goes_on(game, table, 1)
    check_standing(stage, table)
    assert not game.tries


async def test_whoever_closes_direct_messages_in_mid_game_is_told_in_the_channel(stage, channel):
    game = new_game(stage)
    table = await play_some(game)
    guest = game.who(table)
    await delete(stage, hands_of(guest)[-1])
    await stage.trouble(kind="close_dms", user=str(guest.id))
    await goes_on(game, table, 1)
    said = str([data for _, data in heard_in(stage.people[2], channel)])
    assert "I cannot send you" in said
    assert await guest.slash(channel, "hand")
    await asyncio.sleep(0.05)
    assert "mm:table:" in str(guest.own[-1])


@pytest.mark.parametrize("permission", ["send_messages", "view_channel"])
async def test_a_lost_permission_is_named_and_with_it_back_the_game_goes_on(
    stage, channel, permission
):
    game = new_game(stage)
    table = await play_some(game)
    anna = stage.people[0]
    fault = {"kind": "permission", "channel": str(channel), "permission": permission}
    await stage.trouble(**fault, allowed=False)
    await anna.slash(channel, "table")
    await asyncio.sleep(0.05)
    assert {"send_messages": "Send Messages", "view_channel": "View Channel"}[permission] in str(
        anna.own[-1]
    )
    await stage.trouble(**fault, allowed=True)
    table = await goes_on(game, table)
    assert not table.is_blocked
    check_standing(stage, table)


async def test_a_move_made_while_the_channel_is_shut_is_told_when_it_is_open(stage, channel):
    game = new_game(stage)
    table = await play_some(game)
    fault = {"kind": "error", "method": "POST", "route": MESSAGES, "status": 403, "code": 50013}
    await stage.trouble(**fault)
    await game.play(table.id, 1)
    async with asyncio.timeout(5):
        while not (await stage.table(table.id)).is_blocked:
            await asyncio.sleep(STEP)
    assert await stage.people[0].slash(channel, "table")
    await stage.settle()
    table = await stage.table(table.id)
    assert not table.is_blocked
    await goes_on(game, table)
    check_standing(stage, table)


async def test_messages_that_a_moderator_deletes_are_said_anew(stage, channel):
    game = new_game(stage)
    table = await play_some(game)
    heard = heard_in(stage.people[2], channel)
    gone = {data["id"] for event, data in heard if event == "MESSAGE_DELETE"}
    for event, data in heard:
        if event == "MESSAGE_CREATE" and data["id"] not in gone:
            await delete(stage, data)
    table = await goes_on(game, table)
    shown = await prompt_in_channel(game)
    assert f"<@{table.chairs[table.acting].user}>" in shown
    assert table.status is Status.RUNNING


async def test_a_deleted_hand_is_shown_anew(stage):
    game = new_game(stage)
    table = await play_some(game)
    guest = game.who(table)
    hands = hands_of(guest)
    await delete(stage, hands[-1])
    await goes_on(game, table, 1)
    assert len(hands_of(guest)) == len(hands) + 1


async def test_whoever_loses_the_channel_is_told_in_direct_messages(stage, channel):
    game = new_game(stage)
    table = await play_some(game)
    await stage.trouble(kind="delete_channel", channel=str(channel))
    await stage.settle()
    assert (await stage.table(table.id)).status is Status.CANCELLED
    in_their_words = ("The channel of this game is gone", "gibt es nicht mehr")
    for guest, words in zip(game.people, in_their_words, strict=True):
        _, last = heard_alone(guest)[-1]
        assert words in str(last["components"])
        assert not any("custom_id" in part for part in parts(last))


async def test_a_host_that_is_thrown_out_and_invited_again_goes_on(stage):
    game = new_game(stage)
    table = await play_some(game)
    await stage.trouble(kind="kick_bot")
    assert not await stage.people[0].slash(game.channel, "table")
    await stage.trouble(kind="invite_bot")
    table = await goes_on(game, table)
    check_standing(stage, table)
