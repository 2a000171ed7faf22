"""Two processes and their database, as compose.yaml puts them together."""

import re

import pytest
import yaml
from sqlalchemy import make_url

from bot.settings import KNOWN, PREFIX, read_settings
from tests.test_project import ROOT

COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())

SERVICES = COMPOSE["services"]

HOSTS = {name: it for name, it in SERVICES.items() if it["image"] == "mammamia"}

SECRET = re.compile(r"\$\{(?P<name>\w+):\?[^}]+\}")
"""What has to stand in `.env`."""


def filled_in(service):
    """What a service is told, with a password for every secret."""
    return {name: SECRET.sub("passw0rd", it) for name, it in service["environment"].items()}


@pytest.fixture(params=HOSTS)
def settings(request, tmp_path):
    """What the program makes of what one of the hosts is told, with a filled-in example."""
    example = (ROOT / ".env.example").read_text()
    (tmp_path / ".env").write_text(example.replace("TOKEN=", "TOKEN=a.token"))
    told = filled_in(HOSTS[request.param])
    assert {name.removeprefix(PREFIX) for name in told} <= set(KNOWN)
    return read_settings(told, tmp_path)


def test_every_host_uses_the_database_that_is_started_with_it(settings):
    url, database = make_url(settings.database), filled_in(SERVICES["database"])
    assert url.host in SERVICES
    assert url.drivername == "postgresql"
    assert url.username == database["POSTGRES_USER"]
    assert url.password == database["POSTGRES_PASSWORD"]
    assert url.database == database["POSTGRES_DB"]


def test_the_hosts_share_all_shards(tmp_path):
    told = [{f"{PREFIX}TOKEN": "a.token", **filled_in(host)} for host in HOSTS.values()]
    shared = [read_settings(one, tmp_path) for one in told]
    (count,) = {one.shard_count for one in shared}
    assert sorted(shard for one in shared for shard in one.shard_ids) == [*range(count)]
    assert len(shared) == 2


def test_every_secret_stands_in_the_example_without_a_value():
    secrets = {found["name"] for found in SECRET.finditer((ROOT / "compose.yaml").read_text())}
    example = (ROOT / ".env.example").read_text().splitlines()
    assert secrets
    assert {f"{name}=" for name in secrets} <= {*example}


def test_the_games_outlive_the_database_that_keeps_them():
    (volume,) = SERVICES["database"]["volumes"]
    assert volume.split(":")[0] in COMPOSE["volumes"]
