"""Too many requests that are refused ban the bot for a while."""

import discord
import pytest

from bot.sandbox.sandbox import Strictness
from bot.sandbox.server import build_server, serving
from bot.sandbox.setup import make_world
from tests.discord.server import FREE_LOGINS
from tests.sandbox.bots import Bot, logged_in
from tests.sandbox.people import trouble

LIMIT = (3, 600.0)


@pytest.fixture
async def server(clock):
    """A server that bans after three refusals."""
    strictness = Strictness(logins=FREE_LOGINS, invalid=LIMIT)
    app = build_server(make_world(2, clock), clock=clock, key="the key", strictness=strictness)
    async with serving(app) as running:
        yield running


async def figure(person):
    """What the sandbox says of refused requests."""
    url, headers = f"{person.server.base}/sandbox/invalid-requests", {"X-Sandbox-Key": "the key"}
    async with person.http.get(url, headers=headers) as response:
        assert response.status == 200
        return await response.json()


async def be_refused(robot, times):
    """Asks with a token that is none."""
    row, robot.row = robot.row, {**robot.row, "token": "Bot nobody"}
    for _ in range(times):
        assert (await robot.ask("GET", "/users/@me"))[0] == 401
    robot.row = row


@pytest.mark.parametrize(
    ("status", "more", "counts"),
    [
        (401, {}, True),
        (403, {"code": 50013}, True),
        (404, {}, False),
        (503, {}, False),
        (429, {}, False),
        (429, {"global": True}, True),
    ],
    ids=str,
)
async def test_what_is_refused_is_counted(robot, status, more, counts):
    await trouble(robot, kind="error", status=status, **more)
    assert (await robot.ask("GET", "/users/@me"))[0] == status
    assert await figure(robot) == {
        "count": int(counts), "limit": 3, "seconds": 600, "is_banned": False
    }  # fmt: skip


async def test_people_are_not_counted(people):
    assert (await people[0].ask("GET", "/gateway/bot"))[0] == 403
    assert (await figure(people[0]))["count"] == 0


async def test_too_many_are_a_ban_until_they_are_forgotten(robot, people, pizzeria, clock):
    await be_refused(robot, 2)
    clock.advance(60)
    await be_refused(robot, 1)
    url, headers = f"{robot.server.api}/users/@me", {"Authorization": robot.row["token"]}
    for _ in range(2):
        async with robot.http.get(url, headers=headers) as response:
            assert (response.status, response.content_type) == (429, "text/html")
            assert "Via" not in response.headers
            assert response.headers["Retry-After"] == "540"
    told = await figure(robot)
    assert (told["count"], told["is_banned"]) == (3, True)
    await people[0].say(pizzeria, "people are spared")
    clock.advance(540)
    assert (await robot.ask("GET", "/users/@me"))[0] == 200
    assert (await figure(robot))["count"] == 1


async def test_discord_py_does_not_wait_for_the_end_of_a_ban(server, robot, pizzeria):
    bot = Bot()
    async with logged_in(server, bot, sync=False):
        await be_refused(robot, 3)
        with pytest.raises(discord.HTTPException) as refused:
            await bot.get_channel(pizzeria).send("x")
        assert refused.value.status == 429
