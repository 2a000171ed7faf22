"""The gateway: hello, identify, heartbeats, resume, and what each is told."""

import asyncio

import discord
import pytest

from bot.sandbox import gateway
from bot.sandbox.buckets import Buckets
from tests.sandbox.bots import Bot, logged_in
from tests.sandbox.people import connect, trouble, until_gone

GUILD_MESSAGES = 1 << 9
DIRECT_MESSAGES = 1 << 12


async def identified(robot, **facts):
    """A connection that has tried to identify."""
    listener = await connect(robot.http, robot.server)
    await listener.wait_op(10)
    await listener.send(2, {"token": "sandbox.bot.token", "intents": 1, **facts})
    return listener


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"intents": None}, 4013),
        ({"intents": 1 << 30}, 4013),
        ({"intents": 1 << 15}, 4014),
        ({"shard": [3, 2]}, 4010),
    ],
)
async def test_a_bad_identify_is_closed_with_its_code(robot, facts, code):
    listener = await identified(robot, **facts)
    assert await listener.closed() == code


@pytest.mark.parametrize(
    ("payload", "code"),
    [("{", 4002), ('{"op": 4, "d": {}}', 4001)],
)
async def test_bad_payloads_are_closed_with_their_code(robot, payload, code):
    listener = await connect(robot.http, robot.server)
    await listener.socket.send_str(payload)
    assert await listener.closed() == code


async def test_another_version_is_refused(robot):
    listener = await connect(robot.http, robot.server, v="6")
    assert await listener.closed() == 4012


async def test_identifying_twice_is_refused(robot):
    listener = await identified(robot)
    await listener.send(2, {"token": "sandbox.bot.token", "intents": 1})
    assert await listener.closed() == 4005


async def test_a_shard_hears_of_its_own_servers_only(robot, server):
    number = (server.box.world.guild.id >> 22) % 2
    listener = await identified(robot, shard=[number, 2])
    assert (await listener.wait("READY"))["shard"] == [number, 2]
    await listener.wait("GUILD_CREATE")
    other = await identified(robot, shard=[1 - number, 2])
    assert (await other.wait("READY"))["guilds"] == []
    await listener.close()
    await other.close()


async def test_only_one_shard_of_a_queue_logs_in_within_five_seconds(robot, server, clock):
    server.box.buckets = Buckets(clock)
    first = await identified(robot, shard=[0, 2])
    await first.wait("READY")
    second = await identified(robot, shard=[1, 2])
    assert (await second.wait_op(9))["d"] is False
    clock.advance(5)
    await second.send(2, {"token": "sandbox.bot.token", "intents": 1, "shard": [1, 2]})
    await second.wait("READY")
    await first.close()
    await second.close()


async def test_without_heartbeats_the_connection_is_closed(robot, clock, server):
    await robot.connect()
    clock.advance(60)
    await robot.hears.send(1, None)
    await robot.hears.wait_op(11)
    clock.advance(60)
    assert not robot.hears.socket.closed
    clock.advance(3)
    assert await robot.hears.closed() == 4009


async def test_too_many_messages_are_closed(robot):
    await robot.connect()
    for _ in range(125):
        await robot.hears.send(1, None)
    assert await robot.hears.closed() == 4008


async def test_after_a_resume_nothing_is_lost(robot, people, pizzeria):
    await robot.connect(intents=GUILD_MESSAGES)
    session = robot.hears.told("READY")[0]["session_id"]
    await people[0].say(pizzeria, "one")
    await robot.hears.wait("MESSAGE_CREATE")
    await trouble(robot, kind="drop_gateway")
    await robot.hears.closed()
    await people[0].say(pizzeria, "two")
    await people[0].say(pizzeria, "three")
    again = await connect(robot.http, robot.server)
    token, sequence = "sandbox.bot.token", robot.hears.sequence
    await again.send(6, {"token": token, "session_id": session, "seq": sequence})
    await again.wait("RESUMED")
    names = [event["t"] for event in again.events if event["op"] == 0]
    assert names == ["MESSAGE_CREATE", "MESSAGE_CREATE", "RESUMED"]
    await again.close()


@pytest.mark.parametrize("sequence", [0, 10_000])
async def test_a_resume_of_something_else_is_refused(robot, sequence):
    await robot.connect()
    session = robot.hears.told("READY")[0]["session_id"]
    again = await connect(robot.http, robot.server)
    if sequence:
        facts = {"token": "sandbox.bot.token", "session_id": session, "seq": sequence}
        await again.send(6, facts)
        assert await again.closed() == 4007
    else:
        await again.send(6, {"token": "sandbox.bot.token", "session_id": "x", "seq": 1})
        assert (await again.wait_op(9))["d"] is False
        await again.close()


async def test_a_session_does_not_wait_for_ever(robot, server, clock):
    await robot.connect()
    session = robot.hears.told("READY")[0]["session_id"]
    await robot.hears.socket.close(code=4000)
    await until_gone(server.box.hub.sessions[session])
    clock.advance(301)
    again = await connect(robot.http, robot.server)
    await again.send(6, {"token": "sandbox.bot.token", "session_id": session, "seq": 1})
    assert (await again.wait_op(9))["d"] is False
    await again.close()


@pytest.mark.parametrize(
    ("intents", "places"), [(0, []), (GUILD_MESSAGES, [0]), (DIRECT_MESSAGES, [1])]
)
async def test_a_bot_hears_what_it_has_asked_for(robot, people, pizzeria, intents, places):
    await robot.connect(intents=intents)
    _, direct = await people[0].ask("POST", "/users/@me/channels", {"recipient_id": robot.id})
    channels = [str(pizzeria), direct["id"]]
    for channel in channels:
        await people[0].say(channel, "hello")
    await robot.hears.send(1, None)
    await robot.hears.wait_op(11)
    told = [m["channel_id"] for m in robot.hears.told("MESSAGE_CREATE")]
    assert told == [channels[place] for place in places]


async def test_a_bot_does_not_learn_what_people_say_among_themselves(robot, people, pizzeria):
    await robot.connect(intents=GUILD_MESSAGES)
    await people[0].say(pizzeria, "a secret")
    await people[0].say(pizzeria, f"hello <@{robot.id}>")
    assert (await robot.hears.wait("MESSAGE_CREATE"))["content"] == ""
    assert (await robot.hears.wait("MESSAGE_CREATE", skip=1))["content"] == f"hello <@{robot.id}>"
    assert [m["content"] for m in await robot.messages(pizzeria)] == [f"hello <@{robot.id}>", ""]


async def test_direct_messages_reach_the_two_only(robot, people):
    anna, ben = [await person.connect() for person in people[:2]]
    _, direct = await robot.ask("POST", "/users/@me/channels", {"recipient_id": anna.id})
    await robot.send(direct["id"], content="psst")
    await anna.hears.wait("MESSAGE_CREATE")
    await ben.hears.send(1, None)
    await ben.hears.wait_op(11)
    assert not ben.hears.told("MESSAGE_CREATE")
    assert not ben.hears.told("CHANNEL_CREATE")
    assert (await ben.ask("GET", f"/channels/{direct['id']}/messages"))[1]["code"] == 50001


class TestWithDiscordPy:
    """The same with the library's own ways of coming back."""

    @pytest.fixture
    async def bot(self, server):
        bot = Bot(discord.Intents(guilds=True, guild_messages=True))
        async with logged_in(server, bot, sync=False):
            yield bot

    @pytest.mark.parametrize(
        "fault",
        [
            {"kind": "drop_gateway"},
            {"kind": "drop_gateway", "code": 4000},
            {"kind": "reconnect"},
            {"kind": "invalid_session", "resumable": True},
        ],
        ids=str,
    )
    async def test_it_resumes_and_misses_nothing(self, bot, people, pizzeria, fault):
        assert (await trouble(people[0], **fault))[0] == 200
        await people[0].say(pizzeria, "meanwhile")
        await bot.until("RESUMED")
        await bot.until("MESSAGE_CREATE")
        assert bot.heard.count("READY") == 1

    async def test_after_an_invalid_session_it_begins_anew(self, bot, people):
        await trouble(people[0], kind="invalid_session", resumable=False)
        await bot.until("READY", 2)
        await bot.until("GUILD_CREATE", 2)
        assert "RESUMED" not in bot.heard


@pytest.mark.parametrize(
    ("is_resumable", "op", "name"), [(False, 2, "READY"), (True, 6, "RESUMED")], ids=str
)
async def test_after_an_invalid_session_the_connection_can_be_used(people, is_resumable, op, name):
    anna = await people[0].connect()
    token, session = anna.row["token"], anna.hears.told("READY")[0]["session_id"]
    fault = {"kind": "invalid_session", "user": anna.id, "resumable": is_resumable}
    await trouble(anna, **fault)
    await anna.hears.wait_op(9)
    facts = {"token": token, "properties": {}, "session_id": session, "seq": anna.hears.sequence}
    await anna.hears.send(op, facts)
    await anna.hears.wait(name, skip=0 if is_resumable else 1)


async def test_an_unknown_opcode_is_named_as_far_as_there_is_room(robot):
    listener = await connect(robot.http, robot.server)
    await listener.send("é" * 200, {})
    assert await listener.closed() == 4001


async def test_a_heartbeat_is_answered_after_a_moment(robot):
    await robot.connect()
    started = asyncio.get_running_loop().time()
    await robot.hears.send(1, None)
    await robot.hears.wait_op(11)
    assert asyncio.get_running_loop().time() - started >= gateway.PULSE / 2
