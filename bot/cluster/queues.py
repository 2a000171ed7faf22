"""What one process at a time does, where several share a PostgreSQL server."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

ALONE: Final = 0x6D616E
"""The first number of the locks for what one process at a time does."""

QUEUES: Final = 0x6D616F
"""The same for queues."""


class Queues:
    """Waits for other processes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._leaving: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def alone(self, what: int) -> AsyncGenerator[None]:
        """Waits until no other process does this."""
        async with self._engine.connect() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(ALONE, what)))
            yield

    async def queue_up(self, queue: int, seconds: float) -> None:
        """Waits for its turn, which no other process gets within `seconds`."""
        # Of each process one waits there, so that few connections do nothing else.
        turn = self._turns[queue]
        await turn.acquire()
        try:
            connection = await self._take_turn(queue)
        except BaseException:
            turn.release()
            raise
        leaving = asyncio.create_task(_leave(connection, turn, seconds))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def _take_turn(self, queue: int) -> AsyncConnection:
        connection = await self._engine.connect()
        try:
            # Everybody else needs the connections of the pool.
            await connection.run_sync(Connection.detach)
            await connection.execute(select(func.pg_advisory_xact_lock(QUEUES, queue)))
        except BaseException:
            await connection.close()
            raise
        return connection


async def _leave(connection: AsyncConnection, turn: asyncio.Lock, seconds: float) -> None:
    """Gives up its turn after a while."""
    try:
        await asyncio.sleep(seconds)
    finally:
        turn.release()
        await connection.close()
