"""A Discord in real time, for a bot in a process of its own, whose database is only read."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.sandbox.buckets import GLOBAL, RATES
from bot.sandbox.clock import RealClock
from bot.sandbox.server import Running, serving
from bot.sandbox.setup import PEOPLE
from bot.sandbox.world import Channel, Guild, Member
from bot.store.models import AnnouncementRow, TableRow
from bot.store.work import SqlStore, SqlWork
from bot.tables.table import Table
from tests.discord.people import Answer
from tests.discord.server import ENGLISH, GERMAN, Discord
from tests.sandbox_games.databases import Database

STEP = 0.01
"""How often is looked whether something has happened that nobody tells of."""

LONGEST_ANSWER = 60.0

FREE_RATES = dict.fromkeys(RATES, (100000, 1.0))
FREE_GLOBAL = (100_000, GLOBAL[1])
"""What the sandbox takes where nobody wants to wait for its limits."""


class ReadStore(SqlStore):
    """A store whose readers wait while it is closed."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.readers = 0

    def work(self) -> AbstractAsyncContextManager[SqlWork]:
        return self._counted(super().work())

    def reading(self) -> AbstractAsyncContextManager[SqlWork]:
        return self._counted(super().reading())

    @asynccontextmanager
    async def _counted(
        self, begun: AbstractAsyncContextManager[SqlWork]
    ) -> AsyncGenerator[SqlWork]:
        await self.is_open.wait()
        self.readers += 1
        try:
            async with begun as work:
                yield work
        finally:
            self.readers -= 1


class Stage(Discord):
    """See the head of the module."""

    engine: AsyncEngine
    store: ReadStore

    takes_late_clicks = False

    def __init__(self, database: Database, players: int, channels: int, trace: Path | None) -> None:
        super().__init__(RealClock(), trace=trace)
        self.database = database
        # Of two shards, one has this server and one the other.
        owner, number = self.guild.owner_id, self.guild.id + (1 << 22)
        self.elsewhere = self.add_guild(Guild(number, "Osteria", owner, self.language))
        guilds = (self.guild, self.elsewhere)
        rooms = (self.add_channel(f"room-{n}", guilds[n % 2]) for n in range(1, channels))
        self.channels = [self.channel, *rooms]
        self.players = [
            self.add_person(name, language=GERMAN if place == 1 else ENGLISH)
            for place, name in enumerate(PEOPLE[:players])
        ]
        for person in self.players:
            self.elsewhere.members[person.id] = Member(person.user, self.box.clock.now())
        self.server: Running
        self._known: dict[int, Table] = {}

    @asynccontextmanager
    async def unread(self) -> AsyncGenerator[None]:
        """Nobody reads the database meanwhile: it may be gone."""
        self.store.is_open.clear()
        while self.store.readers:
            await asyncio.sleep(STEP)
        yield
        self.store.is_open.set()

    async def answered(self, answer: Answer) -> Answer:
        """Waits until the bot has answered, or Discord has given it up."""
        async with asyncio.timeout(LONGEST_ANSWER):
            while not (answer.is_answered or answer.interaction.has_failed):
                answer.person.news.clear()
                await answer.person.news.wait()
        return answer

    async def find_table(self, channel: Channel) -> Table | None:
        """The active table of a channel."""
        async with self.store.reading() as work:
            found = await work.find_active_table(channel.id)
            return None if found is None else await self._load(work, found)

    async def peek_table(self, table_id: int | None = None) -> Table:
        """A table as it is kept."""
        assert table_id is not None
        async with self.store.reading() as work:
            return await self._load(work, table_id)

    async def _load(self, work: SqlWork, table_id: int) -> Table:
        """A table, which is asked for often, and read only where it has changed."""
        found = await work.peek(table_id)
        assert found is not None
        known = self._known.get(table_id)
        if known is None or known.revision != found[0]:
            known = await work.load_table(table_id)
            assert known is not None
            self._known[table_id] = known
        return known

    async def has_to_say(self, table_id: int) -> bool:
        """Whether the table has anything left to say."""
        async with self.store.reading() as work:
            return bool(await work.pending(table_id, 1))

    async def all_said(self) -> bool:
        """Whether no table that may speak has anything left to say."""
        unsaid = select(TableRow.id).where(
            TableRow.is_blocked.is_(False), TableRow.id.in_(select(AnnouncementRow.table_id))
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(unsaid)).first() is None

    async def settle(self, seconds: float = 30) -> None:
        """Waits until everything is said, and everybody has heard it."""
        async with asyncio.timeout(seconds):
            while not await self.all_said():
                await asyncio.sleep(STEP)
        await asyncio.sleep(0.1)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[None]:
        """The database is there, and is read without ever being written."""
        async with self.database.reading() as self.engine:
            self.store = ReadStore(self.engine)
            yield


@asynccontextmanager
async def staging(
    database: Database, players: int = 3, channels: int = 2, trace: Path | None = None
) -> AsyncGenerator[Stage]:
    """A stage that a bot can log in to."""
    stage = Stage(database, players, channels, trace)
    async with serving(stage.app) as stage.server:
        yield stage
