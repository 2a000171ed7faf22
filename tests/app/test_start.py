"""Discord lets nobody in at the start: the program waits as long as it is told to, or longer."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.app import run
from bot.sandbox.invoking import COMMAND, Invoking
from bot.sandbox.sandbox import Strictness
from bot.sandbox.server import build_server, serving
from bot.sandbox.setup import make_world
from bot.sandbox.trouble import make_trouble
from bot.sandbox.world import BOT_TOKEN
from bot.settings import BadSettings, Settings
from tests.discord.loop import LoopClock, running
from tests.discord.server import FREE_LOGINS
from tests.discord.world import FOREVER, make_database
from tests.programs import discord_elsewhere
from tests.sandbox.people import command
from tests.threadless import without_threads


@pytest.fixture
async def small_discord():
    """A small Discord that is not there yet."""
    clock = LoopClock()
    strictness = Strictness(FOREVER, FREE_LOGINS)
    return build_server(make_world(clock=clock), clock=clock, strictness=strictness)


@asynccontextmanager
async def running_bot(folder, port):
    """The program, which comes in as soon as it can."""
    api, database = f"http://127.0.0.1:{port}/api/v10", await make_database(folder)
    with discord_elsewhere(), without_threads():
        settings = Settings(BOT_TOKEN, api=api, database=database, thinkers=0)
        program = asyncio.create_task(run(settings))
        yield program
        program.cancel()
        await asyncio.wait({program})


def port_of(there):
    return there.base.rpartition(":")[2]


async def come_in(there, program):
    """How many seconds go by before the bot is there."""
    while not there.box.hub.is_connected(there.box.world.bot):
        assert not program.done(), program
        await asyncio.sleep(1)
    return running().time()


async def test_without_a_network_it_tries_until_there_is_one(
    tmp_path, small_discord, unused_tcp_port, caplog
):
    async with running_bot(tmp_path, unused_tcp_port) as program:
        await asyncio.sleep(3600)
        assert 60 < caplog.text.count("can't reach Discord") < 80
        async with serving(small_discord, unused_tcp_port) as there:
            assert await come_in(there, program) < 3600 + 70


async def test_a_server_of_databases_that_is_away_is_waited_for(caplog):
    with without_threads():
        settings = Settings(BOT_TOKEN, database="postgresql://mamma@/mia?host=/nowhere")
        program = asyncio.create_task(run(settings))
        await asyncio.sleep(3600)
        assert not program.done()
        assert 60 < caplog.text.count("can't open the database mia") < 80
        program.cancel()
        await asyncio.wait({program})


@pytest.mark.parametrize("route", ["/users/@me", "/gateway/bot"])
@pytest.mark.parametrize("via", [True, False], ids=["discord", "cloudflare"])
async def test_whoever_has_asked_too_often_waits_as_long_as_it_is_told(
    tmp_path, small_discord, via, route
):
    async with serving(small_discord) as there:
        fault = {"kind": "error", "route": route, "status": 429, "retry_after": 900, "via": via}
        make_trouble(there.box, fault)
        async with running_bot(tmp_path, port_of(there)) as program:
            assert 900 < await come_in(there, program) < 910


async def test_a_token_that_is_reset_ends_the_program_in_one_line(tmp_path, small_discord):
    async with serving(small_discord) as there, running_bot(tmp_path, port_of(there)) as program:
        await come_in(there, program)
        anna, everything = there.box.world.people[1], there.box.world
        everything.bot.token = "another"
        channel, *_ = everything.channels_of(everything.guild.id)
        wish = {"type": COMMAND, "channel_id": str(channel.id), "guild_id": str(channel.guild_id)}
        Invoking(there.box, anna, {**wish, "data": command("mammamia", "start")}).start()
        await asyncio.wait({program}, timeout=60)
        with pytest.raises(BadSettings, match="doesn't know this token"):
            program.result()
