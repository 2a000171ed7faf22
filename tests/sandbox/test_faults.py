"""Trouble to order, who may order it, and what is written down."""

import json

import aiohttp
import pytest

from bot.sandbox.server import HOST
from tests.sandbox.people import command, connect, trouble

MESSAGES = "/channels/{channel}/messages"


async def test_an_error_befalls_the_next_requests_that_fit(robot, people, pizzeria):
    status, waiting = await trouble(
        robot, kind="error", method="POST", route=MESSAGES, status=503, code=7, times=2
    )
    assert (status, waiting[0]["times"]) == (200, 2)
    path, body = f"/channels/{pizzeria}/messages", {"content": "x"}
    assert (await robot.ask("GET", path))[0] == 200
    await people[0].say(pizzeria, "people are spared")
    for _ in range(2):
        status, answer = await robot.ask("POST", path, body)
        assert (status, answer["code"]) == (503, 7)
    assert (await robot.ask("POST", path, body))[0] == 200
    assert len(await people[0].messages(pizzeria)) == 2


async def test_an_error_may_come_after_the_deed(robot, people, pizzeria):
    await trouble(robot, kind="error", route=MESSAGES, status=500, after=True)
    path = f"/channels/{pizzeria}/messages"
    assert (await robot.ask("POST", path, {"content": "x"}))[0] == 500
    assert [m["content"] for m in await people[0].messages(pizzeria)] == ["x"]


async def test_latency_lets_time_pass(robot, clock):
    before = clock.now()
    await trouble(robot, kind="latency", seconds=2, times=2)
    await robot.ask("GET", "/users/@me")
    assert clock.now() - before == pytest.approx(2)


@pytest.mark.parametrize("is_after", [False, True])
async def test_a_connection_breaks_before_or_after_the_deed(robot, people, pizzeria, is_after):
    status, (waiting,) = await trouble(robot, kind="break", route=MESSAGES, after=is_after)
    assert (status, waiting["after"]) == (200, is_after)
    with pytest.raises(aiohttp.ClientConnectionError):
        await robot.ask("POST", f"/channels/{pizzeria}/messages", {"content": "x"})
    assert len(await people[0].messages(pizzeria)) == is_after


async def test_a_bot_that_is_invited_again_hears_that_the_server_is_new(robot):
    await robot.connect()
    await trouble(robot, kind="kick_bot")
    await trouble(robot, kind="invite_bot")
    before = await robot.hears.wait("GUILD_CREATE")
    new = await robot.hears.wait("GUILD_CREATE", skip=1)
    assert "unavailable" in before
    assert "unavailable" not in new


async def test_faults_are_taken_back(robot, server):
    await trouble(robot, kind="error", status=500)
    url, headers = f"{server.base}/sandbox/faults", {"X-Sandbox-Key": "the key"}
    async with robot.http.delete(url, headers=headers) as response:
        assert await response.json() == []
    assert (await robot.ask("GET", "/users/@me"))[0] == 200


@pytest.mark.parametrize(
    "fault",
    [
        {"kind": "earthquake"},
        {"kind": "error", "status": 200},
        {"kind": "break", "status": 500},
        {"kind": "error", "stauts": 500},
        {"kind": "error", "times": 0},
        {"kind": "latency", "seconds": "long"},
        {"kind": "close_dms", "user": "1"},
        {"kind": "permission", "channel": "1", "permission": "send_messages"},
        {"kind": "drop_gateway", "code": 7},
        {"kind": "drop_gateway", "code": 1006},
        {"kind": "invite_bot"},
        {"kind": "latency", "seconds": 86_401},
        {"kind": "error", "code": "x"},
        {"kind": "error", "message": 7},
        {"kind": "error", "method": 7},
        {"kind": "error", "method": "PUSH"},
        {"kind": "error", "after": "no"},
        {"kind": "error", "global": 1},
        {"kind": "error", "via": "no"},
        {"kind": "error", "route": "/chanels/{channel}/messages"},
        {"kind": "error", "method": "POST", "route": "/channels/{channel}"},
        {"kind": "error", "method": "PUT", "route": "/channels/{channel}/messages"},
        {"kind": "error", "route": "/interactions"},
    ],
    ids=str,
)
async def test_a_fault_that_makes_no_sense_is_refused(robot, fault):
    status, answer = await trouble(robot, **fault)
    assert status == 400
    assert answer["message"]


async def test_a_permission_has_a_name(robot, pizzeria):
    fault = {"kind": "permission", "channel": str(pizzeria), "permission": []}
    assert (await trouble(robot, **fault))[0] == 400


@pytest.mark.parametrize(
    "route", ["*", "/users/*", "/users/@me", "/channels/7", "/channels/{channel}/*"]
)
async def test_a_route_may_be_as_wide_as_one_likes(robot, route):
    status, (waiting,) = await trouble(
        robot, kind="error", route=route, status=429, retry_after=2, **{"global": True}
    )
    assert (status, waiting["route"]) == (200, route)
    assert (waiting["retry_after"], waiting["global"]) == (2, True)


@pytest.mark.parametrize("via", [True, False])
async def test_a_ban_for_a_while_comes_without_via(server, robot, via):
    await trouble(robot, kind="error", route="/users/@me", status=429, retry_after=7, via=via)
    bot = {"Authorization": f"Bot {server.box.world.bot.token}"}
    async with robot.http.get(f"{server.api}/users/@me", headers=bot) as response:
        assert (response.status, response.headers["Retry-After"]) == (429, "7.000")
        assert ("Via" in response.headers) is via


async def test_a_request_that_comes_too_often_uses_up_no_error(robot, pizzeria, clock):
    path, body = f"/channels/{pizzeria}/messages", {"content": "x"}
    for _ in range(5):
        await robot.ask("POST", path, body)
    await trouble(robot, kind="error", route=MESSAGES, status=503)
    assert (await robot.ask("POST", path, body))[0] == 429
    clock.advance(5)
    assert (await robot.ask("POST", path, body))[0] == 503


async def test_a_deleted_channel_is_told(robot, people, pizzeria):
    anna = await people[0].connect()
    await robot.connect()
    await trouble(robot, kind="delete_channel", channel=str(pizzeria))
    for hears in (anna.hears, robot.hears):
        assert (await hears.wait("CHANNEL_DELETE"))["id"] == str(pizzeria)


@pytest.mark.parametrize(
    "path",
    ["/", "/sandbox/users", "/sandbox/world", "/sandbox/faults", "/sandbox/invalid-requests"],
)
async def test_the_key_is_needed(server, people, path):
    http = people[0].http
    for more in ({}, {"headers": {"X-Sandbox-Key": "no"}}, {"params": {"key": "no"}}):
        async with http.get(server.base + path, **more) as response:
            assert response.status == 403
    async with http.get(server.base + path, params={"key": "the key"}) as response:
        assert response.status in {200, 404}


@pytest.mark.parametrize(
    "path", ["/?key=the key", "/sandbox/users?key=the key", "/api/v10/gateway"]
)
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Host": "evil.example"},
        {"Host": "127.0.0.1.evil.example"},
    ],
    ids=str,
)
async def test_strangers_are_refused(server, people, path, headers):
    async with people[0].http.get(server.base + path, headers=headers) as response:
        assert response.status == 403


async def test_a_page_whose_address_ends_like_its_own_is_a_stranger(server, people):
    headers = {"Origin": server.base.replace("http://", "http://evil.")}
    async with people[0].http.get(f"{server.base}/api/v10/gateway", headers=headers) as response:
        assert response.status == 403


async def test_a_strange_page_gets_no_gateway(server, people):
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await people[0].http.ws_connect(
            f"{server.base}/gateway", headers={"Origin": "http://evil.example"}
        )


async def test_its_own_page_is_welcome(server, people):
    headers = {"Origin": server.base}
    async with people[0].http.get(f"{server.base}/api/v10/gateway", headers=headers) as response:
        assert response.status == 200


async def test_tokens_are_needed(server, people, robot):
    for token in ("", "nobody", people[0].row["token"] + "x", "sandbox.bot.token"):
        headers = {"Authorization": token}
        async with robot.http.get(f"{server.api}/users/@me", headers=headers) as response:
            assert response.status == 401
            assert (await response.json())["message"] == "401: Unauthorized"
    assert (await people[0].ask("GET", "/gateway/bot"))[0] == 403
    assert (await robot.ask("POST", "/interactions", {}))[1]["code"] == 20001


async def test_the_world_says_what_a_page_needs(server, people, pizzeria):
    url = f"{server.base}/sandbox/world?key=the key"
    async with people[0].http.get(url) as response:
        told = await response.json()
    assert [channel["name"] for channel in told["channels"]] == ["pizzeria", "kitchen"]
    assert told["channels"][0]["id"] == str(pizzeria)
    assert told["bot"]["token"] == "sandbox.bot.token"
    assert [user["name"] for user in told["users"]] == ["Anna", "Ben", "Carla", "Dario"]
    assert [user["locale"] for user in told["users"]] == ["en-US", "de", "en-US", "it"]
    assert (told["api"], told["bot"]["is_connected"]) == (server.api, False)


async def test_everything_is_written_down_but_no_token(robot, people, pizzeria, trace):
    anna = await people[0].connect()
    await robot.tell_commands({"name": "pizza", "description": "x"})
    await robot.connect()
    await anna.interact(2, pizzeria, command("pizza"))
    told = await robot.hears_of()
    await robot.answer(told, 4, {"content": "here"})
    await trouble(robot, kind="latency", seconds=0)
    lines = [json.loads(line) for line in trace.read_text().splitlines()]
    assert {line["kind"] for line in lines} == {"request", "gateway", "fault"}
    requests = [line for line in lines if line["kind"] == "request"]
    assert [(r["user"], r["method"], r["status"]) for r in requests[-2:]] == [
        ("Anna", "POST", 204),
        ("Mamma Mia!", "POST", 204),
    ]
    assert requests[-1]["path"] == f"/interactions/{told['id']}/…/callback"
    assert requests[-1]["body"] == {"type": 4, "data": {"content": "here"}}
    events = [line["payload"]["t"] for line in lines if line.get("direction") == "sent"]
    assert "INTERACTION_CREATE" in events
    for secret in (told["token"], anna.row["token"], "sandbox.bot.token", "the key"):
        assert secret not in trace.read_text()


@pytest.mark.parametrize("path", ["/webhooks/1/secret/slack", "/interactions/1/secret/callbacks"])
async def test_no_token_is_told_where_there_is_no_route(robot, trace, caplog, path):
    status, answer = await robot.ask("POST", path, {})
    assert (status, "secret" in answer["message"]) == (501, False)
    assert path.replace("secret", "…") in trace.read_text()
    assert "secret" not in trace.read_text() + caplog.text


async def test_a_person_can_be_dropped_as_well(people, robot):
    anna = await people[0].connect()
    await trouble(robot, kind="drop_gateway", user=anna.id, code=4000)
    assert await anna.hears.closed() == 4000
    hears = await connect(anna.http, anna.server)
    session = anna.hears.told("READY")[0]["session_id"]
    facts = {"token": anna.row["token"], "session_id": session, "seq": anna.hears.sequence}
    await hears.send(6, facts)
    await hears.wait("RESUMED")
    await hears.close()


async def test_nothing_but_this_machine_is_listened_to(server):
    assert server.base.startswith("http://127.0.0.1:")
    assert HOST == "127.0.0.1"
