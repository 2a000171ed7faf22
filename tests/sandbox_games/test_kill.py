"""The bot is killed while it hosts, and started again: nobody at a table could tell."""

from tests.sandbox_games.kill import run


async def test_whoever_is_killed_again_and_again_loses_nothing_and_says_nothing_twice(tmp_path):
    outcome = await run(tmp_path, kills=14, seed=1)

    assert outcome.kills == 14
    assert {"mamma-mia", "plus", "mamma-i"} <= set(outcome.games)
    assert outcome.complaints == []
