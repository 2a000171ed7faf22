"""`mammamia run`: what it says when it cannot host, and as a process, how it stops."""

import asyncio
import gc
import json
import logging
import re
import signal
import socket
import sqlite3
import sys
from contextlib import closing

import pytest
from aiohttp import web

from bot.app import run
from bot.cli import main
from bot.history.endings import result_of
from bot.settings import BadSettings, read_settings
from bot.store.database import claim, open_database
from bot.store.work import SqlStore
from tests.metrics.scraping import Reader
from tests.operating.conftest import impatience, mammamia, refusal
from tests.programs import discord_elsewhere
from tests.store.samples import (
    NOW,
    SNOWFLAKE,
    committed,
    end,
    keep_game,
    make_table,
)
from tests.thorough import thorough

__all__ = ["impatience", "mammamia", "refusal"]

TOKEN = "a.secret.token"

LONGEST = 120
"""After so many seconds nobody waits for a process any more, however busy the machine is."""


@pytest.fixture(autouse=True)
def log_level():
    """The program sets how much it logs; this puts it back."""
    log = logging.getLogger("bot")
    before = log.level
    yield
    log.setLevel(before)


async def start(folder, command="run", **settings):
    """The program in a folder of its own, with these settings and no others."""
    told = {f"MAMMAMIA_{name.upper()}": value for name, value in settings.items()}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *command.split()),
        cwd=folder,
        env={"PYTHONPATH": ":".join(sys.path), **told},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def said(folder, command="run", **settings):
    """The exit status, and what was said that is no log."""
    process = await start(folder, command, log_level="error", **settings)
    async with asyncio.timeout(LONGEST):
        out, err = await process.communicate()
    assert out == b""
    return process.returncode, err.decode()


async def serve(handler):
    """A server that answers everything alike; gives it and its address."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", handler)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0]
    return runner, f"http://{host}:{port}/api/v10"


UNUSABLE = {
    "no token": ({}, "MAMMAMIA_TOKEN"),
    "an unknown setting": ({"token": TOKEN, "tokn": "x"}, "MAMMAMIA_TOKN"),
    "another database": ({"token": TOKEN, "database": "mysql://here"}, "sqlite:///"),
    "no folder": ({"token": TOKEN, "database": "sqlite:////no/such/x.db"}, "/no/such"),
}
"""Settings with which nothing can be hosted, and what is said of them."""


@pytest.mark.parametrize(("settings", "word"), UNUSABLE.values(), ids=UNUSABLE)
async def test_what_keeps_it_from_hosting_is_one_line(refusal, settings, word):
    text = await refusal("run", **settings)
    assert text.startswith("mammamia run: ")
    assert word in text
    assert TOKEN not in text


@thorough
@pytest.mark.parametrize(("settings", "word"), UNUSABLE.values(), ids=UNUSABLE)
async def test_a_process_that_cannot_host_says_so_and_ends(settings, word, tmp_path):
    status, text = await said(tmp_path, **settings)
    assert (status, text.count("\n")) == (2, 1)
    assert text.startswith("mammamia run: ")
    assert word in text


@pytest.fixture
def host(tmp_path, monkeypatch):
    """Hosts in this process, which goes on afterwards; gives why that could not be."""
    monkeypatch.setattr(gc, "freeze", lambda: None)

    async def host(**settings):
        told = {f"MAMMAMIA_{name.upper()}": value for name, value in settings.items()}
        database = {"MAMMAMIA_DATABASE": f"sqlite:///{tmp_path / 'mammamia.db'}"}
        with discord_elsewhere(), pytest.raises(BadSettings) as caught:
            await run(read_settings(told | database, tmp_path))
        return str(caught.value)

    return host


async def unauthorized(request):
    return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)


async def test_with_a_wrong_token_nobody_hosts(host):
    runner, api = await serve(unauthorized)
    try:
        text = await host(token=TOKEN, api=api)
    finally:
        await runner.cleanup()
    assert "doesn't know this token" in text
    assert TOKEN not in text


async def test_an_address_where_there_is_no_discord_is_said(host):
    async def nothing_here(request):
        raise web.HTTPNotFound

    runner, api = await serve(nothing_here)
    try:
        text = await host(token=TOKEN, api=api)
    finally:
        await runner.cleanup()
    assert f"can't reach {api}" in text


@thorough
async def test_a_process_that_is_not_let_in_says_so_and_ends(tmp_path):
    runner, api = await serve(unauthorized)
    try:
        status, text = await said(tmp_path, token=TOKEN, api=api)
    finally:
        await runner.cleanup()
    assert (status, text.count("\n")) == (2, 1)
    assert text.startswith("mammamia run: ")
    assert "token" in text
    assert TOKEN not in text


async def test_a_database_of_a_newer_program_is_left_alone(mammamia, refusal, tmp_path):
    assert await mammamia("migrate") == (0, "", "")
    with closing(sqlite3.connect(tmp_path / "mammamia.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999_later'")
    for command in ("run", "migrate"):
        assert "newer" in await refusal(command, token=TOKEN)


async def fill(folder):
    """Two games in the database of that folder, of which one was never counted."""
    engine = await open_database(f"sqlite:///{folder / 'mammamia.db'}")
    store = SqlStore(engine)
    for channel in (1, 2):
        table = await keep_game(store, make_table(channel), moves=1000)
        await end(store, table, now=NOW + channel)
        if channel == 1:
            async with committed(store) as work:
                await work.count_game(result_of(table, NOW + channel))
    await engine.dispose()


async def test_ratings_are_made_anew_from_the_records(mammamia, tmp_path):
    assert await mammamia("migrate") == (0, "", "")
    await fill(tmp_path)
    for changed in ("4 rows changed", "no rows changed"):
        status, out, err = await mammamia("ratings", "rebuild")
        assert (status, err) == (0, "")
        assert out == f"server {SNOWFLAKE}: 2 games, 2 ratings, {changed}\n"


@pytest.mark.parametrize("command", ["run", "ratings rebuild"])
async def test_a_file_on_which_a_host_runs_is_left_alone(mammamia, refusal, tmp_path, command):
    assert await mammamia("migrate") == (0, "", "")
    with claim(f"sqlite:///{tmp_path / 'mammamia.db'}"):
        text = await refusal(*command.split(), token=TOKEN)
    assert text.startswith(f"mammamia {command.split()[0]}: another process is already using")


@thorough
async def test_it_stops_when_it_is_told_to(tmp_path):
    asked = asyncio.Event()

    async def never(request):
        asked.set()
        await asyncio.Event().wait()

    runner, api = await serve(never)
    process = await start(tmp_path, token=TOKEN, api=api)
    try:
        async with asyncio.timeout(LONGEST):
            await asked.wait()
            process.send_signal(signal.SIGTERM)
            _, err = await process.communicate()
    finally:
        await runner.cleanup()
    assert process.returncode == 0
    assert b"Traceback" not in err


async def test_it_tells_how_it_fares_from_its_first_moment_on(tmp_path):
    async def never(request):
        await asyncio.Event().wait()

    runner, api = await serve(never)
    settings = {"metrics": "127.0.0.1:0", "log_format": "json"}
    process = await start(tmp_path, token=TOKEN, api=api, **settings)
    try:
        async with asyncio.timeout(LONGEST):
            first = json.loads(await process.stderr.readline())
            port = int(re.search(r":(\d+)/metrics", first["message"])[1])
            reader = Reader(port)
            assert await reader.ask("/live") == (200, "alive\n")
            status, missing = await reader.ask("/ready")
            while missing == "the bot hasn't started, or has stopped\n":
                status, missing = await reader.ask("/ready")
            assert (status, missing) == (503, "Discord hasn't let the bot in yet\n")
            scrape = await reader.scrape()
            process.send_signal(signal.SIGTERM)
            _, err = await process.communicate()
    finally:
        await runner.cleanup()
    assert process.returncode == 0
    assert scrape("database_seconds_count") > 0
    assert [json.loads(line)["message"] for line in err.splitlines()] == ["stopping"]


async def test_a_port_that_is_taken_is_one_line(refusal):
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = f"127.0.0.1:{other.getsockname()[1]}"
        text = await refusal("run", token=TOKEN, metrics=taken)
    assert f"can't listen at MAMMAMIA_METRICS={taken}: Address already in use" in text


@thorough
async def test_a_second_process_on_the_same_file_is_refused_in_one_line(tmp_path):
    entered = asyncio.Event()

    async def unhurried(request):
        entered.set()
        await asyncio.Event().wait()

    runner, api = await serve(unhurried)
    first = await start(tmp_path, token=TOKEN, api=api)
    try:
        async with asyncio.timeout(LONGEST):
            await entered.wait()
        status, text = await said(tmp_path, token=TOKEN, api=api)
        assert (status, text.count("\n")) == (2, 1)
        assert "another process is already using the database" in text
    finally:
        first.kill()
        await first.wait()
        await runner.cleanup()
    # Whoever is killed claims nothing any more.
    runner, api = await serve(unauthorized)
    status, text = await said(tmp_path, token=TOKEN, api=api)
    await runner.cleanup()
    assert "doesn't know this token" in text


def schema(folder):
    """Which schema the database of that folder has."""
    with closing(sqlite3.connect(folder / "mammamia.db")) as database:
        return database.execute("SELECT version_num FROM alembic_version").fetchone()[0]


def test_the_database_goes_back_to_an_older_schema_and_up_again(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["migrate"]) == 0
    newest = schema(tmp_path)
    assert main(["migrate", "--back-to", "0011"]) == 0
    assert schema(tmp_path) == "0011"
    assert main(["migrate"]) == 0
    assert schema(tmp_path) == newest


@pytest.mark.parametrize("wrong", ["base", "9999", "001", "-1"])
def test_a_schema_that_it_never_had_is_said_in_one_line(tmp_path, monkeypatch, capsys, wrong):
    monkeypatch.chdir(tmp_path)
    assert main(["migrate"]) == 0
    newest = schema(tmp_path)
    assert main(["migrate", f"--back-to={wrong}"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(
        f"mammamia migrate: the database never had the schema {wrong}; it had 0001,"
    )
    assert schema(tmp_path) == newest


def test_a_database_without_a_schema_does_not_go_back(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["migrate", "--back-to", "0011"]) == 2
    assert capsys.readouterr().err.endswith("the schema 0011; it had none yet\n")


def test_nothing_goes_back_while_a_host_runs_on_the_file(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["migrate"]) == 0
    newest = schema(tmp_path)
    with claim(f"sqlite:///{tmp_path / 'mammamia.db'}"):
        assert main(["migrate", "--back-to", "0011"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "another process is already using" in line
    assert schema(tmp_path) == newest
