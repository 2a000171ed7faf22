"""`mammamia sandbox` as a process: what it prints, and that it can be played at once."""

import asyncio
import re
import signal
import sys
from contextlib import asynccontextmanager

import aiohttp
import pytest


@asynccontextmanager
async def sandbox(folder, *arguments):
    """The program with these arguments; a port that is free unless one is given."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sandbox", "--port", "0", *arguments),
        cwd=folder,
        env={"PYTHONPATH": ":".join(sys.path)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def stop(process):
    """Tells it to stop; gives what it said as errors."""
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(20):
        _, errors = await process.communicate()
    assert process.returncode == 0
    return errors.decode()


async def address(process):
    async with asyncio.timeout(20):
        line = (await process.stdout.readline()).decode()
    return re.search(r"(http://127\.0\.0\.1:[0-9]+)/\?key=(\S+)", line).groups()


async def ask(base, key, path):
    async with (
        aiohttp.ClientSession(headers={"X-Sandbox-Key": key}) as session,
        session.get(base + path) as answer,
    ):
        assert answer.status == 200
        return await answer.json()


async def test_the_bot_is_there_and_has_told_its_commands(tmp_path):
    async with sandbox(tmp_path, "--players", "2") as process:
        base, key = await address(process)
        assert "/mammamia start" in (await process.stdout.readline()).decode()
        async with asyncio.timeout(20):
            while not (world := await ask(base, key, "/sandbox/world"))["bot"]["is_connected"]:
                await asyncio.sleep(0.05)
        assert [user["name"] for user in world["users"]] == ["Anna", "Ben"]
        assert await stop(process) == ""


async def test_the_server_alone_says_how_a_bot_finds_it(tmp_path):
    trace = tmp_path / "trace"
    async with sandbox(tmp_path, "--server-only", "--trace", str(trace)) as process:
        base, key = await address(process)
        assert f"MAMMAMIA_API={base}/api/v10" in (await process.stdout.readline()).decode()
        assert "MAMMAMIA_TOKEN=sandbox.bot.token" in (await process.stdout.readline()).decode()
        assert not (await ask(base, key, "/sandbox/world"))["bot"]["is_connected"]
        assert await stop(process) == ""
    assert trace.is_file()


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--players", "0"), "players"),
        (("--players", "11"), "players"),
        (("--trace", "/no/such/folder/file"), "/no/such/folder"),
        (("--database", "nonsense"), "sqlite:///"),
    ],
)
async def test_what_cannot_work_is_said_in_one_line(tmp_path, arguments, word):
    async with sandbox(tmp_path, *arguments) as process:
        async with asyncio.timeout(20):
            said, errors = await process.communicate()
        assert process.returncode == 2
        assert said == b""
        assert errors.decode().count("\n") == 1
        assert word in errors.decode()
