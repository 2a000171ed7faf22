"""`mammamia run` as a process: what it says when it cannot host, and how it stops."""

import asyncio
import json
import re
import signal
import sqlite3
import sys
from contextlib import closing

import pytest
from aiohttp import web

from bot.cli import main
from bot.store.database import claim, open_database
from bot.store.work import SqlStore
from bot.tables.endings import result_of
from tests.figures.scraping import Reader
from tests.store.samples import (
    NOW,
    SNOWFLAKE,
    committed,
    end,
    keep_game,
    make_table,
)

TOKEN = "a.secret.token"


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
    async with asyncio.timeout(30):
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


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({}, "MAMMAMIA_TOKEN"),
        ({"token": TOKEN, "tokn": "x"}, "MAMMAMIA_TOKN"),
        ({"token": TOKEN, "database": "mysql://here"}, "sqlite:///"),
        ({"token": TOKEN, "database": "sqlite:////no/such/folder/x.db"}, "/no/such/folder"),
        ({"token": TOKEN, "api": "http://127.0.0.1:9/api/v10"}, "127.0.0.1:9"),
    ],
    ids=["no-token", "unknown-setting", "other-database", "no-folder", "nobody-there"],
)
async def test_what_keeps_it_from_hosting_is_one_line(settings, word, tmp_path):
    status, text = await said(tmp_path, **settings)
    assert status == 2
    assert text.startswith("mammamia run: ")
    assert text.count("\n") == 1
    assert word in text
    assert TOKEN not in text


async def test_a_wrong_token_is_one_line(tmp_path):
    async def unauthorized(request):
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)

    runner, api = await serve(unauthorized)
    try:
        status, text = await said(tmp_path, token=TOKEN, api=api)
    finally:
        await runner.cleanup()
    assert (status, text.count("\n")) == (2, 1)
    assert "token" in text
    assert TOKEN not in text


async def test_a_database_of_a_newer_program_is_left_alone(tmp_path):
    assert await said(tmp_path, "migrate") == (0, "")
    path = tmp_path / "mammamia.db"
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999_later'")
    database.close()
    for command in ("run", "migrate"):
        status, text = await said(tmp_path, command, token=TOKEN)
        assert (status, text.count("\n")) == (2, 1)
        assert "newer" in text


async def fill(folder):
    """Two games in a database of that folder, of which one was never counted."""
    assert await said(folder, "migrate") == (0, "")
    engine = await open_database(f"sqlite:///{folder / 'mammamia.db'}")
    store = SqlStore(engine)
    for channel in (1, 2):
        table = await keep_game(store, make_table(channel), moves=1000)
        await end(store, table, now=NOW + channel)
        if channel == 1:
            async with committed(store) as work:
                await work.count_game(result_of(table, NOW + channel))
    await engine.dispose()


async def test_ratings_are_made_anew_from_the_records(tmp_path):
    await fill(tmp_path)
    for changed in ("4 rows changed", "nothing changed"):
        process = await start(tmp_path, "ratings rebuild")
        out, err = await process.communicate()
        assert (process.returncode, err) == (0, b"")
        assert out.decode() == f"server {SNOWFLAKE}: 2 games, 2 ratings, {changed}\n"


async def test_ratings_are_not_made_anew_while_a_host_runs_on_the_file(tmp_path):
    assert await said(tmp_path, "migrate") == (0, "")
    with claim(f"sqlite:///{tmp_path / 'mammamia.db'}"):
        status, text = await said(tmp_path, "ratings rebuild")
    assert (status, text.count("\n")) == (2, 1)
    assert text.startswith("mammamia ratings: another process hosts")


async def test_it_stops_when_it_is_told_to(tmp_path):
    asked = asyncio.Event()

    async def never(request):
        asked.set()
        await asyncio.sleep(60)

    runner, api = await serve(never)
    process = await start(tmp_path, token=TOKEN, api=api)
    try:
        async with asyncio.timeout(30):
            await asked.wait()
            process.send_signal(signal.SIGTERM)
            _, err = await process.communicate()
    finally:
        await runner.cleanup()
    assert process.returncode == 0
    assert b"Traceback" not in err


async def test_it_tells_how_it_fares_from_its_first_moment_on(tmp_path):
    async def never(request):
        await asyncio.sleep(60)

    runner, api = await serve(never)
    settings = {"metrics": "127.0.0.1:0", "log_format": "json"}
    process = await start(tmp_path, token=TOKEN, api=api, **settings)
    try:
        async with asyncio.timeout(30):
            first = json.loads(await process.stderr.readline())
            port = int(re.search(r":(\d+)/metrics", first["message"])[1])
            reader = Reader(port)
            assert await reader.ask("/live") == (200, "alive\n")
            status, missing = await reader.ask("/ready")
            while missing == "the host has not begun, or has ended\n":
                status, missing = await reader.ask("/ready")
            assert (status, missing) == (503, "Discord has not let the bot in yet\n")
            scrape = await reader.scrape()
            process.send_signal(signal.SIGTERM)
            _, err = await process.communicate()
    finally:
        await runner.cleanup()
    assert scrape("database_seconds_count") > 0
    assert [json.loads(line)["message"] for line in err.splitlines()] == ["stopping"]


async def test_a_port_that_is_taken_is_one_line(tmp_path):
    async def nobody(request):
        raise web.HTTPNotFound

    runner, api = await serve(nobody)
    taken = api.removeprefix("http://").removesuffix("/api/v10")
    try:
        status, text = await said(tmp_path, token=TOKEN, metrics=taken)
    finally:
        await runner.cleanup()
    assert (status, text.count("\n")) == (2, 1)
    assert f"MAMMAMIA_METRICS={taken} cannot be had: Address already in use" in text


async def test_a_second_process_on_the_same_file_is_refused_in_one_line(tmp_path):
    entered = asyncio.Event()

    async def unhurried(request):
        entered.set()
        await asyncio.Event().wait()

    runner, api = await serve(unhurried)
    first = await start(tmp_path, token=TOKEN, api=api)
    try:
        async with asyncio.timeout(30):
            await entered.wait()
        status, text = await said(tmp_path, token=TOKEN, api=api)
        assert (status, text.count("\n")) == (2, 1)
        assert "another process hosts with the database" in text
    finally:
        first.kill()
        await first.wait()
        await runner.cleanup()
    # Whoever is killed claims nothing any more.
    status, text = await said(tmp_path, token=TOKEN, api="http://127.0.0.1:9/api/v10")
    assert "127.0.0.1:9" in text


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
        f"mammamia migrate: the database never had the schema {wrong}, but 0001,"
    )
    assert schema(tmp_path) == newest


def test_a_database_without_a_schema_does_not_go_back(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["migrate", "--back-to", "0011"]) == 2
    assert capsys.readouterr().err.endswith("the schema 0011, but none yet\n")


def test_nothing_goes_back_while_a_host_runs_on_the_file(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["migrate"]) == 0
    newest = schema(tmp_path)
    with claim(f"sqlite:///{tmp_path / 'mammamia.db'}"):
        assert main(["migrate", "--back-to", "0011"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "another process hosts" in line
    assert schema(tmp_path) == newest
