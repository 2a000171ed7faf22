"""Worlds to host tables in."""

import asyncio
import shutil
from itertools import count

import pytest
import pytest_asyncio

from tests.live.world import World, running
from tests.store.conftest import make_ready, postgresql, postgresql_template, postgresql_url

__all__ = ["postgresql", "postgresql_template", "postgresql_url"]

NUMBERS = count()


@pytest.fixture(scope="session")
def databases(tmp_path_factory):
    """A folder for databases."""
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def ready_database(databases):
    """A SQLite file that is up to date."""
    path = databases / "ready.db"
    asyncio.run(make_ready(f"sqlite:///{path}"))
    return path


@pytest.fixture
def url(ready_database, databases):
    """A SQLite database that is up to date."""
    return f"sqlite:///{shutil.copy(ready_database, databases / f'{next(NUMBERS)}.db')}"


@pytest_asyncio.fixture
async def world(url):
    """A world whose program runs."""
    async with running(World(url)) as world:
        yield world
