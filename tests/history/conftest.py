"""Databases, and worlds to host tables in."""

import pytest
import pytest_asyncio

from bot.history.reading import GameHistory
from bot.screens.families import FAMILIES
from bot.screens.presenter import TablePresenter
from tests.live.world import VirtualClock, World, make_tables, running
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


@pytest.fixture
def history(store):
    """What can be read of the games in a store."""
    return GameHistory(make_tables(store, TablePresenter(FAMILIES), VirtualClock()))


@pytest_asyncio.fixture
async def world(sqlite_url):
    """A world whose program runs."""
    async with running(World(sqlite_url)) as world:
        yield world
