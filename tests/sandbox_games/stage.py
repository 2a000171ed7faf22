"""A Discord in real time, for a bot in a process of its own, whose database is only read."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import event
from sqlalchemy.ext.asyncio import create_async_engine

from bot.sandbox.buckets import GLOBAL, RATES
from bot.sandbox.clock import RealClock
from bot.sandbox.server import Running, serving
from bot.sandbox.setup import PEOPLE
from bot.sandbox.world import Channel
from bot.store.work import SqlStore
from bot.tables.table import Table
from tests.discord.people import Answer
from tests.discord.server import ENGLISH, GERMAN, Discord

STEP = 0.01
"""How often is looked whether something has happened that nobody tells of."""

LONGEST_ANSWER = 30.0

FREE_RATES = dict.fromkeys(RATES, (100000, 1.0))
FREE_GLOBAL = (100_000, GLOBAL[1])
"""What the sandbox takes where nobody wants to wait for its limits."""


class Stage(Discord):
    """See the head of the module."""

    takes_late_clicks = False

    def __init__(self, database: Path, players: int, channels: int, trace: Path | None) -> None:
        super().__init__(RealClock(), trace=trace)
        self.database = database
        self.channels = [
            self.channel,
            *(self.add_channel(f"room-{n}") for n in range(2, channels + 1)),
        ]
        self.players = [
            self.add_person(name, language=GERMAN if place == 1 else ENGLISH)
            for place, name in enumerate(PEOPLE[:players])
        ]
        self.server: Running

    async def answered(self, answer: Answer) -> Answer:
        """Waits until the bot has answered, or Discord has given it up."""
        async with asyncio.timeout(LONGEST_ANSWER):
            while not (answer.is_answered or answer.interaction.has_failed):
                answer.person.news.clear()
                await answer.person.news.wait()
        return answer

    async def find_table(self, channel: Channel) -> Table | None:
        """The active table of a channel."""
        async with self.store.work() as work:
            found = await work.find_active_table(channel.id)
            return None if found is None else await work.load_table(found)

    async def has_to_say(self, table_id: int) -> bool:
        """Whether the table has anything left to say."""
        async with self.store.work() as work:
            return bool(await work.pending(table_id, 1))

    async def all_said(self) -> bool:
        """Whether no table that may speak has anything left to say."""
        async with self.store.work() as work:
            return not await work.tables_with_announcements()

    async def settle(self, seconds: float = 30) -> None:
        """Waits until everything is said, and everybody has heard it."""
        async with asyncio.timeout(seconds):
            while not await self.all_said():
                await asyncio.sleep(STEP)
        await asyncio.sleep(0.1)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[None]:
        """The database is there, and is read without ever being written."""
        url = f"sqlite+aiosqlite:///file:{self.database}?mode=ro&uri=true"
        engine = create_async_engine(url, connect_args={"isolation_level": None})
        event.listen(engine.sync_engine, "begin", lambda one: one.exec_driver_sql("BEGIN"))
        self.store = SqlStore(engine)
        try:
            yield
        finally:
            await engine.dispose()


@asynccontextmanager
async def staging(
    folder: Path, players: int = 3, channels: int = 2, trace: Path | None = None
) -> AsyncGenerator[Stage]:
    """A stage that a bot can log in to."""
    stage = Stage(folder / "games.db", players, channels, trace)
    async with serving(stage.app) as stage.server:
        yield stage
