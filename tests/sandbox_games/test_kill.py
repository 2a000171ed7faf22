"""The bot is killed while it hosts, and started again: nobody at a table could tell."""

from dataclasses import replace

import pytest

from tests.sandbox_games.kill import SHARDS, Plan, run
from tests.store.conftest import postgresql, postgresql_template, postgresql_url
from tests.store.servers import SAFE, NoServer, start_server, stop_server
from tests.thorough import thorough

__all__ = ["postgresql", "postgresql_template", "postgresql_url"]


async def test_whoever_is_killed_loses_nothing_and_says_nothing_twice(tmp_path):
    outcome = await run(tmp_path, Plan(kills=4, seed=1, tables=1, is_whole=False))

    assert outcome.kills == 4
    assert outcome.complaints == []


@thorough
async def test_whoever_is_killed_again_and_again_loses_nothing_and_says_nothing_twice(tmp_path):
    outcome = await run(tmp_path, Plan(kills=9, seed=1))

    assert outcome.kills == 9
    assert {"mamma-mia", "plus", "mamma-i"} <= set(outcome.games)
    assert outcome.complaints == []


@pytest.mark.parametrize(
    ("shards", "kills", "replaced", "tables"),
    [
        ("same", 1, 1, 1),
        pytest.param("own", 3, 1, 2, marks=thorough),
        pytest.param("same", 2, 2, 2, marks=thorough),
    ],
)
async def test_two_processes_lose_nothing_and_say_nothing_twice(
    tmp_path, postgresql_url, shards, kills, replaced, tables
):
    plan = Plan(kills, seed=1, replaced=replaced, url=postgresql_url, tables=tables)
    plan = replace(plan, is_whole=tables > 1)
    outcome = await run(tmp_path, replace(plan, shards=SHARDS[shards]))

    assert (outcome.kills, outcome.replaced) == (kills, replaced)
    assert outcome.complaints == []


@thorough
async def test_without_a_database_nothing_is_lost_and_all_goes_on_when_it_is_back(tmp_path):
    try:
        server = start_server(SAFE)
    except NoServer as reason:
        pytest.skip(str(reason))
    try:
        plan = Plan(kills=0, seed=1, outages=1, outage_seconds=3.0, server=server, tables=1)
        outcome = await run(tmp_path, replace(plan, url=server.create("games")))
    finally:
        stop_server(server)

    assert outcome.outages == 1
    assert not [line for line in outcome.complaints if " WARNING " not in line]
