"""Discord has trouble while the program starts: it comes in later, and people can play."""

import pytest

from tests.sandbox_games.kill import prepared, speed
from tests.sandbox_games.players import Game

AT_THE_START = [
    ("GET", "/users/@me"),
    ("GET", "/oauth2/applications/@me"),
    ("GET", "/gateway/bot"),
    ("PUT", "/applications/{application}/commands"),
]
"""What the program asks before anybody can play."""


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_after_errors_on_each_route_at_the_start_people_can_play(tmp_path, status):
    with speed("quick"):
        async with prepared(tmp_path, gate=0.0) as (stage, bot):
            fault = {"kind": "error", "status": status, "retry_after": 0.05}
            for method, route in AT_THE_START:
                await stage.trouble(**fault, method=method, route=route)
            await bot.begin()
            game = Game(stage, stage.channels[0], stage.people[:2], {"pace": "instant"})
            await game.play(await game.open(), 2)
            assert not stage.server.box.faults.waiting
