"""`mammamia doctor` tells what is well and what is not, and changes nothing."""

import re
from email.utils import formatdate
from pathlib import Path
from time import time

import pytest
from aiohttp import web
from sqlalchemy import text

from bot.operating.checks.database import judge_room
from bot.operating.checks.discord import known_commands
from bot.operating.checks.portal import (
    PERMISSIONS,
    judge_application,
    judge_clock,
    judge_commands,
    judge_install,
    judge_intents,
    judge_profile,
    judge_shards,
)
from bot.sandbox.server import build_server, serving
from bot.sandbox.setup import make_world, remove_bot
from bot.sandbox.world import BOT_TOKEN
from bot.settings import Settings
from bot.store.database import open_database
from tests.programs import running_bot
from tests.test_run import serve

README = Path(__file__).parents[2] / "README.md"


@pytest.fixture
async def running():
    """A small Discord."""
    async with serving(build_server(make_world(2))) as running:
        yield running


@pytest.fixture
def api(running):
    """Where it answers."""
    return running.api


@pytest.fixture
def doctor(mammamia):
    """What the doctor finds: by each line its mark, what it is about, and what it says."""

    async def run(**settings):
        status, out, err = await mammamia("doctor", **settings)
        assert err == ""
        found = [tuple(re.split("  +", line, maxsplit=2)) for line in out.splitlines()]
        assert status == any(mark == "bad" for mark, _, _ in found)
        assert settings.get("token", "none") not in out
        return found

    return run


def about(found, what):
    return [(mark, says) for mark, about, says in found if about == what]


async def test_before_the_first_start_all_is_well_and_nothing_is_made(doctor, api, tmp_path):
    found = await doctor(api=api, token=BOT_TOKEN)
    assert {mark for mark, _, _ in found} == {"ok", "note"}
    notes = [what for mark, what, _ in found if mark == "note"]
    assert notes == ["support", "database", "commands"]
    assert about(found, "token")[0][1].startswith("it belongs to Mamma Mia!")
    assert [*tmp_path.iterdir()] == []


async def test_beside_a_host_all_is_well(doctor, api, tmp_path):
    async with running_bot(api, tmp_path):
        found = await doctor(api=api, token=BOT_TOKEN, database=f"sqlite:///{tmp_path}/games.db")
    [(mark, says)] = about(found, "commands")
    assert mark == "ok"
    assert says.startswith(f"Discord has all {len(known_commands())}, for everyone")


async def test_players_need_somewhere_to_get_help(doctor):
    [(mark, says)] = about(await doctor(), "support")
    assert mark == "note"
    assert "MAMMAMIA_SUPPORT" in says
    [(mark, says)] = about(await doctor(support="https://discord.gg/pizza"), "support")
    assert mark == "ok"
    assert "https://discord.gg/pizza" in says


async def test_what_the_portal_lacks_is_told(doctor, running):
    running.box.world.portal = {"description": "Pizza.", "tags": ["pizza"]}
    found = await doctor(api=running.api, token=BOT_TOKEN)
    lacking = [says for _, says in about(found, "profile")]
    assert [says.split(":")[0] for says in lacking] == [
        "the developer portal has no terms of service",
        "the developer portal has no privacy policy",
    ]
    assert "no Add App button" in about(found, "install")[0][1]


async def test_a_server_that_keeps_people_from_commands_is_counted(doctor, running):
    world = running.box.world
    everybody = {"id": str(world.guild.id), "type": 1, "permission": False}
    about_all = {"id": str(world.application_id), "permissions": [everybody]}
    for servers, mark in (([], "ok"), ([about_all], "note")):
        world.guild.command_permissions = servers
        [(found, says)] = about(await doctor(api=running.api, token=BOT_TOKEN), "servers")
        assert found == mark
        assert "1 checked" in says
    remove_bot(world, world.guild)
    assert "on none yet" in about(await doctor(api=running.api, token=BOT_TOKEN), "servers")[0][1]


async def test_it_changes_nothing_in_a_database(doctor, sqlite_url, tmp_path):
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    found = await doctor(database=sqlite_url)
    assert [mark for mark, _ in about(found, "database")] == ["ok", "ok"]
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


async def test_every_wrong_setting_is_told_and_the_rest_looked_at(doctor, tmp_path):
    (tmp_path / ".env").write_text("nonsense\n")
    found = await doctor(shards="9/3", tokn="x", database="sqlite:///no/such/folder.db")
    assert [mark for mark, _ in about(found, "settings")] == ["bad"] * 4
    assert ("bad", f"there's no folder {tmp_path}/no/such for it: create one") in about(
        found, "database"
    )
    assert about(found, "token") == [("note", "there's no token, so Discord isn't asked anything")]


@pytest.mark.parametrize(
    ("version", "mark", "words"),
    [("0011", "note", "run `mammamia migrate` first"), ("9999", "bad", "a newer version")],
)
async def test_the_version_of_the_database_is_told(doctor, engine, url, version, mark, words):
    async with engine.begin() as connection:
        await connection.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))
    first, *_ = about(await doctor(database=url), "database")
    assert first[0] == mark
    assert words in first[1]


async def test_a_server_that_only_reads_is_told(doctor, postgresql_url):
    engine = await open_database(postgresql_url)
    url, name = postgresql_url, engine.url.database
    assert ("ok", "the bot can write to it") in about(await doctor(database=url), "database")
    async with engine.begin() as connection:
        await connection.execute(
            text(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        )
    await engine.dispose()
    assert "bad" in dict(about(await doctor(database=url), "database"))


async def test_a_user_of_the_server_who_may_not_write_is_told(doctor, postgresql_url):
    engine = await open_database(postgresql_url)
    reader = f"reader_of_{engine.url.database}"
    rights = (
        f"CREATE ROLE {reader} LOGIN",
        f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {reader}",
    )
    async with engine.begin() as connection:
        for statement in rights:
            await connection.execute(text(statement))
    url = postgresql_url.replace("postgres@", f"{reader}@")
    marks = [mark for mark, _ in about(await doctor(database=url), "database")]
    async with engine.begin() as connection:
        for statement in (f"DROP OWNED BY {reader}", f"DROP ROLE {reader}"):
            await connection.execute(text(statement))
    await engine.dispose()
    assert marks == ["ok", "bad"]


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("postgresql://ada:hunter2@localhost:1/games", "games at localhost"),
        ("mysql://ada:hunter2@localhost/games", "must begin with sqlite:///"),
        ("sqlite:///notes.txt", "file is not a database"),
        ("sqlite:///.", "there's no database"),
    ],
)
async def test_a_database_that_cannot_be_used_is_told_without_its_password(
    doctor, tmp_path, url, words
):
    (tmp_path / "notes.txt").write_text("not a database\n" * 100)
    found = about(await doctor(database=url), "database")
    assert found[0][0] == "bad"
    assert words in found[0][1]
    assert "hunter2" not in str(found)


@pytest.mark.parametrize(
    ("free", "size", "mark"),
    [(50, 1, "bad"), (500, 1, "note"), (2000, 3000, "note"), (2000, 1, "ok")],
)
def test_room_on_the_disk_is_judged_by_the_file(free, size, mark):
    assert judge_room(free * 10**6, size * 10**6).mark == mark


ANSWERS = {
    "wrong token": (web.json_response, {"data": {}, "status": 401}, "doesn't know this token"),
    "too often": (web.json_response, {"data": {}, "status": 429}, "refuses requests just now"),
    "trouble": (web.json_response, {"data": {}, "status": 503}, "answers /users/@me with 503"),
    "elsewhere": (web.Response, {"status": 302, "headers": {"Location": "/"}}, "with 302"),
    "a page": (web.Response, {"text": "<html>"}, "isn't Discord"),
    "a list": (web.json_response, {"data": [1]}, "isn't Discord"),
    "half": (web.json_response, {"data": {"id": "5", "username": "x"}}, "isn't Discord"),
}


@pytest.mark.parametrize(("kind", "facts", "words"), ANSWERS.values(), ids=ANSWERS)
async def test_whatever_else_answers_is_one_bad_line(doctor, kind, facts, words):
    async def answer(request):
        return kind(**facts)

    runner, api = await serve(answer)
    try:
        found = await doctor(api=api, token="a.secret.token")
    finally:
        await runner.cleanup()
    assert [mark for mark, says in about(found, "discord") if words in says] == ["bad"]


async def test_a_clock_that_is_wrong_is_told(doctor):
    async def late(request):
        headers = {"Date": formatdate(time() + 90, usegmt=True)}
        return web.json_response({"id": "5", "username": "x"}, headers=headers)

    runner, api = await serve(late)
    try:
        found = await doctor(api=api, token="a.secret.token")
    finally:
        await runner.cleanup()
    [(mark, says)] = about(found, "clock")
    assert mark == "bad"
    # However long the answer has taken.
    assert 30 < int(re.match(r"it's (\d+) s slow", says)[1]) <= 91
    assert judge_clock(-4.0).mark == "ok"
    assert judge_clock(None).mark == "note"


PLAIN = {"id": "7", "bot_public": True, "bot_require_code_grant": False}


@pytest.mark.parametrize(
    ("changes", "marks"),
    [
        ({}, ["ok"]),
        ({"bot_public": False}, ["note"]),
        ({"bot_require_code_grant": True}, ["ok", "bad"]),
        ({"interactions_endpoint_url": "https://x.example"}, ["ok", "bad"]),
    ],
)
def test_the_application_must_let_the_bot_in_and_hear(changes, marks):
    found = [*judge_application(PLAIN | changes)]
    assert [finding.mark for finding in found] == marks
    assert "client_id=7&" in found[0].says


WHOLE = {
    "description": "Pizza.",
    "tags": ["pizza"],
    "terms_of_service_url": "https://pizza.example/terms",
    "privacy_policy_url": "https://pizza.example/privacy",
}


def test_a_whole_profile_is_well():
    assert [finding.mark for finding in judge_profile(WHOLE)] == ["ok"]


@pytest.mark.parametrize(
    ("name", "empty", "words"),
    [
        ("description", "", "no description"),
        ("tags", [], "no tags"),
        ("terms_of_service_url", None, "no terms of service"),
        ("privacy_policy_url", None, "no privacy policy"),
    ],
)
def test_what_a_profile_lacks_is_told_with_what_to_do(name, empty, words):
    left_out = {key: value for key, value in WHOLE.items() if key != name}
    for profile in (WHOLE | {name: empty}, left_out):
        [finding] = judge_profile(profile)
        assert finding.mark == "note"
        assert words in finding.says
        assert ".md" in finding.says


def installed(scopes=("applications.commands", "bot"), permissions=PERMISSIONS):
    """How it is installed where Add App asks for these."""
    return {"oauth2_install_params": {"scopes": [*scopes], "permissions": str(permissions)}}


@pytest.mark.parametrize(
    ("settings", "marks", "words"),
    [
        ({"integration_types_config": {"0": installed()}}, ["ok"], "same permissions"),
        ({"install_params": installed()["oauth2_install_params"]}, ["ok"], "same permissions"),
        ({"integration_types_config": {"0": {}}}, ["note"], "no Add App button"),
        ({"integration_types_config": {"0": None}}, ["note"], "no Add App button"),
        ({"integration_types_config": {"1": installed()}}, ["note", "bad"], "Guild Install"),
        (
            {"integration_types_config": {"0": installed(), "1": installed()}},
            ["note", "ok"],
            "User Install",
        ),
        (
            {"integration_types_config": {"0": installed(["applications.commands"])}},
            ["bad"],
            "without the bot",
        ),
        ({"integration_types_config": {"0": installed(permissions=8)}}, ["note"], "permissions 8"),
        ({"custom_install_url": "https://x.example"}, ["note"], "leads to https://x.example"),
    ],
)
def test_the_button_must_bring_the_bot_into_servers(settings, marks, words):
    found = [*judge_install(settings)]
    assert [finding.mark for finding in found] == marks
    assert words in " ".join(finding.says for finding in found)


def test_where_only_the_owner_can_invite_it_discord_allows_no_button():
    assert [*judge_install({"bot_public": False, "integration_types_config": {"0": {}}})] == []


def test_the_link_asks_for_the_permissions_of_the_readme():
    assert f"&permissions={PERMISSIONS}`" in README.read_text()


@pytest.mark.parametrize(
    ("flags", "words"),
    [(1 << 23, "none is needed"), (1 << 14 | 1 << 19, "Server Members, Message Content")],
)
def test_needless_intents_are_named(flags, words):
    assert words in judge_intents(flags).says


def test_commands_of_another_version_and_for_few_are_told():
    known = {"house open", "house data show"}
    inner = [
        {"type": 1, "name": "open"},
        {"type": 2, "name": "data", "options": [{"type": 1, "name": "show"}]},
    ]
    group = {"name": "house", "options": inner, "default_member_permissions": None}
    assert judge_commands([group], known).mark == "ok"
    assert "another version" in judge_commands([group], known | {"house close"}).says
    assert (
        "aren't for everyone"
        in judge_commands([group | {"default_member_permissions": "0"}], known).says
    )
    assert "none yet" in judge_commands([], known).says


@pytest.mark.parametrize(
    ("shards", "servers", "mark"),
    [(None, 9000, "ok"), (2, 9000, "bad"), (4, 9000, "note"), (9, 9000, "ok"), (2, None, "note")],
)
def test_shards_are_as_many_as_the_servers_need(shards, servers, mark):
    settings = Settings("x", shard_ids=shards and (0,), shard_count=shards)
    limit = {"remaining": 5, "reset_after": 3_600_000}
    gateway = {"shards": 9, "session_start_limit": limit}
    found = [finding.mark for finding in judge_shards(gateway, servers, settings)]
    assert found == [mark, "bad" if shards is None else "note"]


async def test_the_doctor_takes_no_arguments(refusal):
    assert "unrecognized" in await refusal("doctor", "now")
