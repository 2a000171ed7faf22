"""Discord has trouble while the program starts: it comes in later, and people can play."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.sandbox_games.kill import Plan, prepared, speed
from tests.sandbox_games.players import Game
from tests.thorough import thorough

AT_THE_START = [
    ("GET", "/users/@me"),
    ("GET", "/oauth2/applications/@me"),
    ("GET", "/gateway/bot"),
    ("PUT", "/applications/{application}/commands"),
    ("GET", "/applications/{application}/emojis"),
]
"""What the program asks before anybody can play."""


@thorough
@pytest.mark.parametrize("statuses", [(500,), (429, 500, 503)], ids=str)
async def test_after_errors_on_each_route_at_the_start_people_can_play(tmp_path, statuses):
    """Each of them with a Discord and a bot of its own, all at the same time."""
    with speed("quick") as how:
        async with AsyncExitStack() as worlds, asyncio.TaskGroup() as tasks:
            for status in statuses:
                folder = tmp_path / str(status)
                folder.mkdir()
                stage, [bot] = await worlds.enter_async_context(prepared(folder, how, Plan(0, 1)))
                tasks.create_task(play_after_errors(stage, bot, status))


async def play_after_errors(stage, bot, status):
    """Some moves of a game, of a bot that met with this on every route."""
    fault = {"kind": "error", "status": status, "retry_after": 0.05}
    for method, route in AT_THE_START:
        stage.trouble(**fault, method=method, route=route)
    await bot.begin()
    game = Game(stage, stage.channels[0], stage.players[:2], {"pace": "instant"})
    await game.play(await game.open(), 2)
    assert not stage.box.faults.waiting
