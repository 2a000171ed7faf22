"""The bot is killed while it hosts, and started again: nobody at a table could tell."""

from dataclasses import replace

import pytest

from tests.sandbox_games.kill import SHARDS, Plan, run
from tests.store.conftest import postgresql, postgresql_template, postgresql_url

__all__ = ["postgresql", "postgresql_template", "postgresql_url"]


async def test_whoever_is_killed_again_and_again_loses_nothing_and_says_nothing_twice(tmp_path):
    outcome = await run(tmp_path, Plan(kills=14, seed=1))

    assert outcome.kills == 14
    assert {"mamma-mia", "plus", "mamma-i"} <= set(outcome.games)
    assert outcome.complaints == []


@pytest.mark.parametrize(("shards", "kills", "replaced"), [("own", 5, 1), ("same", 3, 3)])
async def test_two_processes_lose_nothing_and_say_nothing_twice(
    tmp_path, postgresql_url, shards, kills, replaced
):
    plan = Plan(kills, seed=1, replaced=replaced, url=postgresql_url, tables=2)
    outcome = await run(tmp_path, replace(plan, shards=SHARDS[shards]))

    assert (outcome.kills, outcome.replaced) == (kills, replaced)
    assert outcome.complaints == []
