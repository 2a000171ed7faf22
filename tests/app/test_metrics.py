"""What the metrics say of a game, while it is played at the tests' Discord."""

import re
import sqlite3
from collections import Counter
from contextlib import closing

import pytest
from aiohttp import web

from bot.games.interface import SeatMove
from bot.games.mamma_mia.moves import Help
from bot.metrics.prometheus import PrometheusMetrics
from bot.metrics.requests import route_of
from bot.sandbox import server
from bot.sandbox.world import BOT_TOKEN
from tests.app.players import open_table, play_game
from tests.app.test_error_boundary import FORGED
from tests.discord.story import keep_everything, read_everything
from tests.metrics.scraping import asking
from tests.thorough import thorough


@pytest.fixture
async def ask(world):
    """Asks how the bot fares, which takes its metrics from a start on."""
    world.metrics = PrometheusMetrics()
    await world.kill()
    world.requests.clear()
    await world.restart()
    async with asking(world.client, world.metrics) as ask:
        yield ask


async def test_what_was_done_in_a_game_is_what_the_figures_say(world, ask, tmp_path):
    keep_everything(tmp_path / "bot.db")
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, computers=1, pace="instant")
    table = await play_game(world, people, "commands", "channel", most=4)
    await people[0].slash("hand")
    metrics = await ask.scrape()
    clicks = {"start": 1, "join": 1, "begin": 1, "play": 4, "hand": 1}
    for command, often in clicks.items():
        assert metrics("click_seconds_count", what=f"command {command}") == often
    assert metrics("click_seconds_count") == sum(clicks.values())
    assert metrics("announcement_lag_seconds_count") == len(read_everything(tmp_path / "bot.db"))
    computed = [made for made in table.match.log[1:] if table.chairs[made.seat].user is None]
    assert metrics("thinking_seconds_count", strength="normal") == len(computed) > 0
    assert metrics("tables", game="mamma-mia", state="running") == 1
    assert metrics("database_seconds_count", what="commit") >= len(table.match.log)


async def test_every_request_is_counted_by_its_route(world, ask):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="instant")
    world.trouble("error", method="POST", route="/channels/{channel}/messages", status=429)
    await play_game(world, people, "buttons", "direct", most=2)
    metrics = await ask.scrape()
    asked = Counter((one.method, route_of(one.path)) for one in world.requests)
    assert len(asked) > 4
    for (method, route), often in asked.items():
        assert metrics("discord_requests_total", method=method, route=route) == often
    assert metrics("discord_requests_total") == len(world.requests)
    assert metrics("discord_requests_total", status="429") == 1
    assert metrics("discord_limited_total", scope="shared") == 1


async def test_nobody_and_nothing_at_the_table_is_named(world, ask):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, computers=1, game="plus", helping=True, pace="instant")
    await play_game(world, people, most=12)
    table = await world.peek_table()
    metrics = await ask.scrape()
    interactions = world.box.world.interactions.values()
    ids = [world.guild.id, *world.box.world.channels, *world.box.world.users]
    ids += [one.id for one in interactions]
    assert len(ids) > 20
    words = {*map(str, ids), *(one.token for one in interactions), BOT_TOKEN}
    words |= {*table.names, world.guild.name, "Anna", "Bert"}
    assert [
        word for word in words if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", metrics.text)
    ] == []
    for sample in metrics.samples:
        numbers = {label for label, value in sample.labels.items() if re.search(r"\b\d", value)}
        assert numbers <= {"le", "status"}, sample


@thorough
async def test_what_is_done_in_secret_counts_nowhere(world, ask):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, computers=1, game="plus", helping=True, pace="instant")
    table = await play_game(world, people, "commands", "direct")
    made = [one for one in table.match.log if isinstance(one, SeatMove)]
    helped = Counter(table.chairs[one.seat].user is None for one in made if is_help(one))
    assert helped[True] > 0
    assert helped[False] > 0
    computed = [one for one in made if table.chairs[one.seat].user is None and not is_help(one)]
    metrics = await ask.scrape()
    assert metrics("thinking_seconds_count", strength="normal") == len(computed)
    assert metrics("click_seconds_count", what="command bake") > 0
    assert metrics("click_seconds_count", what="command assist") == 0


def is_help(made):
    return isinstance(made.move, Help)


async def test_whatever_is_forged_is_something_else(world, ask):
    anna = world.add_person("Anna")
    await anna.slash("start")
    known, message = world.client.interactions, world.channel_messages()[-1]
    for press in FORGED:
        await anna.send_press(press, message)
    await anna.send_command("nonsense", [])
    metrics = await ask.scrape()
    assert metrics("click_seconds_count", what="other") >= 2
    assert metrics.labels("click_seconds_count", "what") <= known | {"other"}


async def test_what_is_late_is_overdue_until_it_is_said(world, ask):
    anna = world.add_person("Anna")
    await anna.slash("start")
    assert (await ask.scrape())("announcement_overdue_seconds") == 0
    world.trouble("error", method="PATCH", status=503, times=1000)
    world.clock.hold()
    await anna.slash("computer")
    await world.advance(100)
    assert (await ask.scrape())("announcement_overdue_seconds") == pytest.approx(100, abs=5)
    world.box.faults.clear()
    await world.advance(61)
    metrics = await ask.scrape()
    assert metrics("announcement_overdue_seconds") == 0
    assert metrics("announcement_lag_seconds_bucket", le="+Inf") > metrics(
        "announcement_lag_seconds_bucket", le="60.0"
    )


async def away(box, request):
    raise web.HTTPServiceUnavailable


async def test_a_gateway_that_is_away_is_no_reason_to_start_anew(world, ask, monkeypatch):
    assert await ask.ask("/ready") == (200, "ready\n")
    with monkeypatch.context() as outage:
        outage.setattr(server, "serve_gateway", away)
        world.trouble("drop_gateway")
        await world.settle()
        assert await ask.ask("/ready") == (503, "1 of 1 shards aren't connected\n")
        assert await ask.ask("/live") == (200, "alive\n")
        assert (await ask.scrape())("shards", state="away") == 1
    await world.advance(300)
    assert await ask.ask("/ready") == (200, "ready\n")
    assert (await ask.scrape())("shards", state="away") == 0
    # discord.py says of each attempt in vain that it tries again.
    world.errors.clear()


async def test_connections_that_are_lost_and_made_anew_are_counted(world, ask):
    world.trouble("drop_gateway")
    await world.settle()
    world.trouble("invalid_session")
    await world.advance(30)
    metrics = await ask.scrape()
    events = {"identify": 2, "disconnect": 2, "resume": 1}
    for event, often in events.items():
        assert metrics("gateway_events_total", event=event) == often


async def test_a_database_that_does_not_answer_is_named(world, ask, tmp_path):
    with closing(sqlite3.connect(tmp_path / "bot.db")) as database:
        database.execute("ALTER TABLE tables RENAME TO elsewhere")
        assert await ask.ask("/ready") == (503, "the database isn't answering\n")
        assert await ask.ask("/live") == (200, "alive\n")
        assert (await ask.scrape())("shards", state="heard") == 1
        database.execute("ALTER TABLE elsewhere RENAME TO tables")
    assert await ask.ask("/ready") == (200, "ready\n")
