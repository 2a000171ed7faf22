"""`mammamia sandbox` as a process: what it prints, and that it can be played at once."""

import asyncio

import pytest

from tests.trials import address, sandbox, stop, wait_for_bot, world_of


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
