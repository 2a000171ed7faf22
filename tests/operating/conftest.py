"""Commands as they are typed, and databases of both kinds."""

import asyncio

import pytest

from bot import limits
from bot.cli import main
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


@pytest.fixture(autouse=True)
def impatience(monkeypatch):
    """Nobody is about to end, so nobody is waited for."""
    monkeypatch.setattr(limits, "FILE_CLAIM_SECONDS", 0.1)


@pytest.fixture
def mammamia(tmp_path, monkeypatch, capsys):
    """Types a command in a folder of its own; gives its status, what it prints and says."""
    monkeypatch.chdir(tmp_path)

    async def run(*arguments, **settings):
        with monkeypatch.context() as environment:
            for name, value in settings.items():
                environment.setenv(f"MAMMAMIA_{name.upper()}", value)
            try:
                status = await asyncio.to_thread(main, [*map(str, arguments)])
            except SystemExit as end:
                status = end.code
        return status, *capsys.readouterr()

    return run


@pytest.fixture
def refusal(mammamia):
    """Types a command that is refused; gives the one sentence that it says."""

    async def run(*arguments, **settings):
        status, out, err = await mammamia(*arguments, **settings)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert err.startswith("mammamia")
        return err

    return run
