"""The sandbox with people, and the bot itself, logged in over real sockets."""

from contextlib import asynccontextmanager, nullcontext

import pytest

from bot.app import prepare_database
from bot.sandbox import buckets
from bot.tables import announcer, gate, hall
from tests.hosting import hosting
from tests.sandbox_games.stage import FREE_GLOBAL, FREE_RATES, staging
from tests.sandbox_games.story import keep_everything
from tests.threadless import without_threads


@pytest.fixture
def has_threads():
    """Whether SQLite has threads, without which the bot cannot wait for others' locks."""
    return False


@pytest.fixture
async def stage(monkeypatch, tmp_path, has_threads):
    """Two channels and three people, and the bot, which may speak as fast as it likes."""
    monkeypatch.setattr(buckets, "RATES", FREE_RATES)
    monkeypatch.setattr(buckets, "GLOBAL", FREE_GLOBAL)
    monkeypatch.setattr(gate, "SECONDS", 0.0)
    monkeypatch.setattr(announcer, "LONGEST_WAIT", 0.05)
    monkeypatch.setattr(hall, "PATIENCE", 0.1)
    with nullcontext() if has_threads else without_threads():
        async with hosted_stage(tmp_path) as stage:
            yield stage


@asynccontextmanager
async def hosted_stage(tmp_path):
    async with staging(tmp_path) as stage:
        await (await prepare_database(f"sqlite:///{stage.database}")).dispose()
        keep_everything(stage.database)
        async with hosting(stage.server.api, tmp_path), stage.reading():
            yield stage
