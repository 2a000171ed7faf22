"""The store: transactions on a database."""

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.interface import Game
from bot.games.registry import GAMES
from bot.store.bets import Guesses
from bot.store.outbox import Messages, Outbox
from bot.store.people import People
from bot.store.tables import Tables
from bot.tables.ports import Store, Work


class SqlWork(Tables, Outbox, Messages, Guesses, People):
    """One transaction; it begins with the first statement."""


class SqlStore(Store):
    """Keeps everything in the database of an engine, for tables that play these games."""

    def __init__(self, engine: AsyncEngine, games: Mapping[str, Game[Any]] = GAMES) -> None:
        self._engine = engine
        self._games = games
        self.is_shared = engine.dialect.name == "postgresql"
        """Whether other processes may write too."""

    @asynccontextmanager
    async def work(self) -> AsyncGenerator[Work]:
        """Begins a transaction; what is not committed at the end is undone."""
        work = SqlWork(self._engine, self._games)
        try:
            yield work
        finally:
            await work.close()
