"""The bot is killed while people play, and nobody at the tables can tell."""

from tests.sandbox_games.kill import run


async def test_nothing_is_lost_and_nothing_is_doubled_however_often_the_bot_is_killed(tmp_path):
    outcome = await run(tmp_path, kills=20, seed=1)
    assert outcome.kills == 20
    assert {"mamma-mia", "plus"} == set(outcome.games)
    assert outcome.complaints == []
