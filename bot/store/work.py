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

    async def commit(self) -> None:
        """Keeps all of it; without this nothing is kept."""
        await self._connection.commit()


class SqlStore(Store):
    """Keeps everything in the database of an engine, for tables that play these games."""

    def __init__(self, engine: AsyncEngine, games: Mapping[str, Game[Any]] = GAMES) -> None:
        self._engine = engine
        self._games = games

    @asynccontextmanager
    async def work(self) -> AsyncGenerator[Work]:
        """Begins a transaction; what is not committed at the end is undone."""
        async with self._engine.connect() as connection:
            yield SqlWork(connection, self._games)
