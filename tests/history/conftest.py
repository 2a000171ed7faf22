"""Databases, and worlds to host tables in."""

import pytest_asyncio

from tests.store.conftest import (
    engine,
    postgresql,
    postgresql_template,
    postgresql_url,
    sqlite_template,
    sqlite_url,
    store,
    url,
)
from tests.tables.world import World, running

__all__ = [
    "engine",
    "postgresql",
    "postgresql_template",
    "postgresql_url",
    "sqlite_template",
    "sqlite_url",
    "store",
    "url",
]


@pytest_asyncio.fixture
async def world(sqlite_url):
    """A world whose program runs."""
    async with running(World(sqlite_url)) as world:
        yield world
