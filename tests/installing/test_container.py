"""What the image is run with: it hosts, tells whether it is well, and stops when it is told to."""

import asyncio
import socket
from contextlib import asynccontextmanager

import pytest
from aiohttp import web

from bot.sandbox.world import BOT_TOKEN
from bot.settings import PREFIX
from tests.thorough import thorough
from tests.trials import LONGEST, Program, address, sandbox, started, stop, wait_for_bot

pytestmark = thorough

METRICS = f"{PREFIX}METRICS"


@asynccontextmanager
async def answering(status):
    """Somebody who says at an address how a bot is."""

    async def say(_request):
        return web.Response(status=status)

    app = web.Application()
    app.router.add_get("/live", say)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0]
    try:
        yield f"{host}:{port}"
    finally:
        await runner.cleanup()


async def is_well(image, where):
    """What the image's health check finds out about a bot that tells it there."""
    environment = {**image.environment, METRICS: where}
    check = image.command("HEALTHCHECK")
    nowhere = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*check, env=environment, stderr=nowhere)
    async with asyncio.timeout(LONGEST):
        return await process.wait() == 0


@asynccontextmanager
async def running_bot(image, folder, **settings):
    """A container of the image, logged in to a Discord of its own; told to stop in the end."""
    environment = {name: it for name, it in image.environment.items() if name != METRICS}
    container = Program(tuple(image.command("ENTRYPOINT", "CMD")), environment)
    async with sandbox(folder, "--server-only") as discord:
        base, key = await address(discord)
        told = {"token": BOT_TOKEN, "api": f"{base}/api/v10", **settings}
        async with started(image.find(image.place), program=container, **told) as host:
            await wait_for_bot(base, key)
            yield
            await stop(host)


def files(image):
    return {path for path in image.folder.rglob("*") if "__pycache__" not in path.parts}


async def test_it_hosts_until_it_is_told_to_stop_and_writes_into_its_volume_only(image, tmp_path):
    before, volume = files(image), image.find(image.said["VOLUME"])
    async with running_bot(image, tmp_path):
        written = files(image) - before
    assert volume / "mammamia.db" in written
    assert {path.parent for path in written} == {volume}


@pytest.mark.parametrize(("status", "well"), [(200, True), (503, False)])
async def test_it_is_well_if_the_program_says_so(image, status, well):
    async with answering(status) as where:
        assert await is_well(image, where) is well


async def test_nothing_is_said_against_a_program_that_is_not_to_tell(image):
    assert await is_well(image, "")


async def test_while_it_hosts_it_is_well(image, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as free:
        where = f"127.0.0.1:{free.getsockname()[1]}"
    async with running_bot(image, tmp_path, metrics=where):
        assert await is_well(image, where)
    assert not await is_well(image, where)


def test_it_is_run_by_a_user_who_owns_the_volume_and_nothing_else(image):
    user = image.said["USER"]
    assert not {"0", "root"} & {*user.split(":")}
    assert image.owners == {image.said["VOLUME"]: user}
