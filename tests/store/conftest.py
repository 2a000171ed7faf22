"""Databases of both kinds, empty or ready, fresh for every test."""

import asyncio
import os
import shutil
from itertools import count

import pytest

from bot.store.database import migrate, open_database
from bot.store.work import SqlStore
from tests.store.servers import NoServer, first_come, share_server
from tests.thorough import thoroughly

NUMBERS = count()

KINDS = ("sqlite", "postgresql")

MOSTLY = ("sqlite", *thoroughly(["postgresql"]))
"""The kinds of database for what is asked of both alike: the quick suite takes one."""

everywhere = pytest.mark.parametrize("url", KINDS, indirect=True)
"""Marks a test that the quick suite runs on both kinds, as its statements may differ."""

empty_everywhere = pytest.mark.parametrize("empty_url", KINDS, indirect=True)
"""The same for a database without any table."""


@pytest.fixture(scope="session")
def postgresql(shared_folder):
    """A server to make databases on."""
    try:
        server = share_server(shared_folder)
    except NoServer as reason:
        pytest.skip(str(reason))
    yield server
    server.disconnect()


@pytest.fixture(scope="session")
def postgresql_template(postgresql, shared_folder):
    """The name of a database that is up to date."""
    with first_come(shared_folder, "ready") as is_first:
        if is_first:
            asyncio.run(make_ready(postgresql.create("ready")))
    return "ready"


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory):
    """A file that is up to date."""
    path = tmp_path_factory.mktemp("sqlite") / "ready.db"
    asyncio.run(make_ready(f"sqlite:///{path}"))
    return path


def new_name(kind):
    """A name for a database that no other process of the run uses."""
    return f"{kind}_{os.getpid()}_{next(NUMBERS)}"


async def make_ready(url):
    engine = await open_database(url)
    await migrate(engine)
    await engine.dispose()


@pytest.fixture
def postgresql_url(postgresql, postgresql_template):
    """A database that is up to date."""
    name = new_name("ready")
    yield postgresql.create(name, postgresql_template)
    postgresql.drop(name)


@pytest.fixture
def sqlite_url(sqlite_template, tmp_path):
    """A database that is up to date."""
    return f"sqlite:///{shutil.copy(sqlite_template, tmp_path / 'bot.db')}"


@pytest.fixture(params=MOSTLY)
def url(request):
    """A database of each kind that is up to date."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture(params=MOSTLY)
def empty_url(request, tmp_path):
    """A database of each kind without any table."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.db'}"
        return
    server = request.getfixturevalue("postgresql")
    name = new_name("empty")
    yield server.create(name)
    server.drop(name)


@pytest.fixture
async def engine(url):
    engine = await open_database(url)
    yield engine
    await engine.dispose()


@pytest.fixture
async def empty_engine(empty_url):
    engine = await open_database(empty_url)
    yield engine
    await engine.dispose()


@pytest.fixture
def store(engine):
    return SqlStore(engine)
