"""Databases that bots in processes of their own write, and that are only read here."""

from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Protocol

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.app import prepare_database
from bot.store.database import open_database
from tests.discord.story import EVERYTHING, ToSay, keep_everything, read_everything, to_say


class Database(Protocol):
    """Where bots keep their tables."""

    url: str

    async def prepare(self) -> None:
        """Brings it up to date; everything that is to be said is kept for good."""
        ...

    async def read_everything(self) -> list[ToSay]:
        """All that was ever to be said, in order."""
        ...

    def reading(self) -> AbstractAsyncContextManager[AsyncEngine]:
        """An engine that only reads."""
        ...


class SqliteFile:
    """A file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"

    async def prepare(self) -> None:
        await (await prepare_database(self.url)).dispose()
        keep_everything(self.path)

    async def read_everything(self) -> list[ToSay]:
        return read_everything(self.path)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncEngine]:
        url = f"sqlite+aiosqlite:///file:{self.path}?mode=ro&uri=true"
        engine = create_async_engine(url, connect_args={"isolation_level": None})
        event.listen(engine.sync_engine, "begin", lambda one: one.exec_driver_sql("BEGIN"))
        try:
            yield engine
        finally:
            await engine.dispose()


KEEPING = (
    """
    CREATE TABLE everything_to_say (
        id BIGINT PRIMARY KEY, table_id BIGINT, mark BIGINT, key TEXT, act TEXT, screen TEXT,
        "user" BIGINT, remains TEXT)
    """,
    """
    CREATE FUNCTION keep_what_is_to_be_said() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO everything_to_say VALUES (
            new.id, new.table_id, new.mark, new.key, new.act, new.screen::text, new."user",
            new.remains::text);
        RETURN NULL;
    END $$
    """,
    """
    CREATE TRIGGER keep_what_is_to_be_said AFTER INSERT ON announcements
    FOR EACH ROW WHEN (new.act <> 'told') EXECUTE FUNCTION keep_what_is_to_be_said()
    """,
)


class PostgresDatabase:
    """A database on a server."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def prepare(self) -> None:
        engine = await prepare_database(self.url)
        async with engine.begin() as connection:
            for statement in KEEPING:
                await connection.execute(text(statement))
        await engine.dispose()

    async def read_everything(self) -> list[ToSay]:
        async with self.reading() as engine, engine.connect() as connection:
            return to_say((await connection.execute(text(EVERYTHING))).all())

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncEngine]:
        engine = await open_database(self.url)
        try:
            yield engine
        finally:
            await engine.dispose()
