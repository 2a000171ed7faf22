"""SQLite: one writer at a time, readers beside it, and few hops to the thread of a connection.

For a query the driver's own cursors go to the thread of a connection and back four times: to open,
to execute, to fetch, and to close. Here they go once, and take along what nobody waits for.
"""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, Self, TypeAlias
from urllib.parse import quote

import aiosqlite
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot import limits

BEGIN_WRITING: Final = "BEGIN IMMEDIATE"
BEGIN_READING: Final = "BEGIN"
BEGINNINGS: Final = (BEGIN_WRITING, BEGIN_READING)

ARGUMENTS: Final[dict[str, Any]] = {"isolation_level": None}
"""With these, Python's driver begins no transactions of its own accord."""


Step: TypeAlias = Callable[[sqlite3.Connection], None]
"""Something to do in a connection's thread."""


class QuickCursor:
    """Does everything for a statement in one go in the connection's thread."""

    def __init__(self, connection: "QuickConnection") -> None:
        self._connection = connection
        self._rows: Sequence[Any] = ()
        self.is_patient = False
        """Whether nobody waits for its result."""
        self.arraysize = 1
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> None:
        await self._do(sqlite3.Cursor.execute, sql, parameters)

    async def executemany(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        await self._do(sqlite3.Cursor.executemany, sql, rows)

    async def fetchall(self) -> Sequence[Any]:
        return self._rows

    async def close(self) -> None:
        """Does nothing, as nothing is open any more."""

    async def _do(self, execute: Callable[..., Any], sql: str, parameters: Any) -> None:
        def do(connection: sqlite3.Connection) -> None:
            cursor = connection.cursor()
            try:
                execute(cursor, sql, parameters)
                self.description = cursor.description
                self._rows = cursor.fetchall() if cursor.description else ()
                self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
            finally:
                cursor.close()

        if sql in BEGINNINGS:
            self._connection.begin(do)
        elif self.is_patient:
            self._connection.postpone(do)
        else:
            await self._connection.run(do)


class QuickConnection(aiosqlite.Connection):
    """The driver's connection with such cursors."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        opened: list[sqlite3.Connection] = []

        def connect() -> sqlite3.Connection:
            opened.append(connector())
            return opened[-1]

        super().__init__(connect, iter_chunk_size=1)
        # A process that ends does not wait for it.
        self._thread.daemon = True
        self._opened = opened
        """What the thread has opened, even if whoever wanted it was cancelled."""
        self._beginning: list[Step] = []
        self._postponed: list[Step] = []
        self._may_have_begun = False
        """Whether a transaction is open, or will be once the thread has got that far."""

    def stop(self) -> Any:
        """Closes what the thread has opened, and ends it."""

        def close() -> None:
            for connection in self._opened:
                connection.close()

        # The driver leaves connections open that nobody was handed.
        queue: Any = self._tx  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
        queue.put_nowait((None, close))
        return super().stop()  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]

    def cursor(self) -> Any:
        """A cursor that the connection's thread needn't know yet."""
        return QuickCursor(self)

    def begin(self, step: Step) -> None:
        """Begins a transaction with its first statement."""
        # One that could not be committed may have been left open.
        left = [sqlite3.Connection.rollback] if self._may_have_begun else []
        self._beginning = [*left, step]

    def postpone(self, step: Step) -> None:
        """Puts a step off until the next statement, or the end."""
        self._postponed.append(step)

    async def run(self, step: Step) -> None:
        """Has the connection's thread do it, after everything that was put off."""
        steps = [*self._beginning, *self._postponed, step]
        self._forget()
        self._may_have_begun = True

        def do() -> None:
            for one in steps:
                one(self._conn)

        await self._execute(do)  # pyright: ignore[reportUnknownMemberType]

    async def commit(self) -> None:
        if self._postponed or self._may_have_begun:
            await self.run(sqlite3.Connection.commit)
        self._forget()
        self._may_have_begun = False

    async def rollback(self) -> None:
        self._forget()
        if self._may_have_begun:
            await super().rollback()
        self._may_have_begun = False

    def _forget(self) -> None:
        self._beginning, self._postponed = [], []


def open_sqlite(url: URL) -> AsyncEngine:
    """An engine for a file that is there."""
    # At a finer level the driver logs every statement with its values.
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    engine = create_async_engine(
        url,
        async_creator=lambda: _connect(url),
        # One that writes, as the store lets in one at a time, and some that read.
        pool_size=1 + limits.STORE_READERS,
        max_overflow=0,
        pool_timeout=limits.STORE_BUSY_SECONDS,
        # The values of statements are hands, and the order of the supply.
        hide_parameters=True,
    )
    _listen(engine.sync_engine)
    event.listen(engine.sync_engine, "before_cursor_execute", _postpone, named=True)
    return engine


async def _connect(url: URL) -> QuickConnection:
    places, named = SQLiteDialect_aiosqlite().create_connect_args(url)

    def connect() -> sqlite3.Connection:
        connector: Any = sqlite3.connect
        return connector(*places, **named, **ARGUMENTS)

    connection = QuickConnection(connect)
    await connection
    return connection


def file_uri(path: Path, how: str) -> str:
    """The URI of a file that must be there."""
    return f"file:{quote(str(path.resolve()))}?{how}"


def looking_uri(path: Path) -> str:
    """The same, for somebody who only looks and leaves nothing behind."""
    # Beside a file that is not in use a reader would leave two others, perhaps not owned by the
    # bot.
    is_in_use = path.with_name(f"{path.name}-wal").exists()
    return file_uri(path, "mode=ro" if is_in_use else "immutable=1")


def prepare_file(url: URL) -> None:
    """Makes sure that the file can be used, and sets its journal mode. Raises SQLAlchemyError."""
    # The asynchronous driver does not clean up well after a file that it could not open.
    engine = create_engine(
        url.set(drivername="sqlite"), poolclass=NullPool, connect_args={**ARGUMENTS}
    )
    event.listen(engine, "connect", _switch_to_wal)
    _listen(engine)
    with engine.begin():
        pass


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _postpone(*, cursor: Any, context: Any, **about: Any) -> None:
    """Lets a statement wait for the next one if nobody waits for its result."""
    cursor._cursor.is_patient = context.execution_options.get("later", False)


def _switch_to_wal(connection: sqlite3.Connection, record: object) -> None:
    """Sets the file's journal mode, which it keeps."""
    # If two processes switch a new file at the same time, SQLite lets one fail without waiting.
    deadline = monotonic() + limits.STORE_BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.Error as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY and monotonic() < deadline:
                sleep(limits.JOURNAL_RETRY)
                continue
            # The pool does not know this connection yet, and would leave it open.
            connection.close()
            raise
        return


def _set_up_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    # Deleted data must not be found in the gaps of the file.
    cursor.execute("PRAGMA secure_delete = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    if not connection.get_execution_options().get("foreign_keys", True):
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql(BEGIN_READING if reads else BEGIN_WRITING)
