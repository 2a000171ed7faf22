"""`mammamia sandbox`: what it prints, and as a process, that it can be played at once."""

import asyncio

import pytest

from tests.operating.conftest import mammamia, refusal
from tests.thorough import thorough
from tests.trials import LONGEST, address, sandbox, stop, wait_for_bot, world_of

__all__ = ["mammamia", "refusal"]


async def test_the_bot_is_there_and_has_told_its_commands(tmp_path):
    async with sandbox(tmp_path, "--players", "2") as process:
        base, key = await address(process)
        assert "/mammamia start" in (await process.stdout.readline()).decode()
        world = await wait_for_bot(base, key)
        assert [user["name"] for user in world["users"]] == ["Anna", "Ben"]
        assert await stop(process) == ""


async def test_the_server_alone_says_how_a_bot_finds_it(tmp_path):
    trace = tmp_path / "trace"
    async with sandbox(tmp_path, "--server-only", "--trace", str(trace)) as process:
        base, key = await address(process)
        assert f"MAMMAMIA_API={base}/api/v10" in (await process.stdout.readline()).decode()
        assert "MAMMAMIA_TOKEN=sandbox.bot.token" in (await process.stdout.readline()).decode()
        assert not (await world_of(base, key))["bot"]["is_connected"]
        assert await stop(process) == ""
    assert trace.is_file()


REFUSED = [
    (("--players", "0"), "players"),
    (("--players", "11"), "players"),
    (("--trace", "/no/such/folder/file"), "/no/such/folder"),
    (("--database", "nonsense"), "sqlite:///"),
]
"""Arguments with which there is no sandbox, and what is said of them."""


@pytest.mark.parametrize(("arguments", "word"), REFUSED)
async def test_what_cannot_work_is_said_in_one_line(refusal, arguments, word):
    assert word in await refusal("sandbox", "--port", "0", *arguments)


@thorough
@pytest.mark.parametrize(("arguments", "word"), REFUSED)
async def test_a_process_that_cannot_work_says_so_and_ends(tmp_path, arguments, word):
    async with sandbox(tmp_path, *arguments) as process:
        async with asyncio.timeout(LONGEST):
            said, errors = await process.communicate()
        assert process.returncode == 2
        assert said == b""
        assert errors.decode().count("\n") == 1
        assert word in errors.decode()
