"""The program in processes of its own: started, asked, and told to stop."""

import asyncio
import json
import re
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp

LONGEST = 120
"""After so many seconds nobody waits for a process any more, however busy the machine is."""


@dataclass(frozen=True)
class Program:
    """How the program is called."""

    words: tuple[str | Path, ...]
    environment: Mapping[str, str]


HERE = Program((sys.executable, "-m", "bot"), {"PYTHONPATH": ":".join(sys.path)})
"""The program as it stands in this tree."""


@asynccontextmanager
async def started(
    folder: Path, *arguments: str, program: Program = HERE, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """The program with these arguments and settings, in this folder."""
    told = {f"MAMMAMIA_{name.upper()}": value for name, value in settings.items()}
    process = await asyncio.create_subprocess_exec(
        *(*program.words, *arguments),
        cwd=folder,
        env={**program.environment, **told},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


@asynccontextmanager
async def sandbox(
    folder: Path, *arguments: str, program: Program = HERE
) -> AsyncIterator[asyncio.subprocess.Process]:
    """The sandbox with these arguments; a port that is free unless one is given."""
    async with started(folder, "sandbox", "--port", "0", *arguments, program=program) as process:
        yield process


async def stop(process: asyncio.subprocess.Process) -> str:
    """Tells it to stop; gives what it said as errors."""
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(LONGEST):
        _, errors = await process.communicate()
    assert process.returncode == 0, errors.decode()
    return errors.decode()


async def address(process: asyncio.subprocess.Process) -> tuple[str, str]:
    """Where a sandbox is, and the key of its page."""
    async with asyncio.timeout(LONGEST):
        line = (await process.stdout.readline()).decode()
    found = re.search(r"(http://127\.0\.0\.1:[0-9]+)/\?key=(\S+)", line)
    assert found, (await process.stderr.read()).decode()
    return found.groups()


async def get(base: str, key: str, path: str) -> str:
    """What is answered there."""
    async with (
        aiohttp.ClientSession(headers={"X-Sandbox-Key": key}) as session,
        session.get(base + path) as answer,
    ):
        assert answer.status == 200
        return await answer.text()


async def world_of(base: str, key: str) -> Any:
    """The sandbox's world as its page sees it."""
    return json.loads(await get(base, key, "/sandbox/world"))


async def wait_for_bot(base: str, key: str) -> Any:
    """Waits until the bot has logged in; gives the world then."""
    async with asyncio.timeout(LONGEST):
        while not (world := await world_of(base, key))["bot"]["is_connected"]:
            await asyncio.sleep(0.05)
    return world
