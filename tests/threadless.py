"""SQLite without a thread: whatever is asked of it is done at once, and told soon.

The driver hands every statement to a thread, and waits for it. Where one program has its file for
itself, that costs far more time than the statements do, and says nothing about the program.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from aiosqlite import core

SOON = 0.01
"""After so many seconds it is tried again to get the lock that others hold."""

MOST_TRIES = 3000


class DoneAtOnce:
    """Stands where the driver puts what its thread is to do."""

    def put_nowait(
        self, asked: tuple[asyncio.Future[Any] | None, Callable[[], Any]], tries: int = MOST_TRIES
    ) -> None:
        """Does it; whoever waits for it is told with the next turn of the event loop."""
        future, act = asked
        try:
            result = act()
        except BaseException as error:
            if tries and future is not None and "database is locked" in str(error):
                future.get_loop().call_later(SOON, self.put_nowait, asked, tries - 1)
                return
            if future is not None:
                future.get_loop().call_soon(core.set_exception, future, error)
        else:
            if isinstance(result, sqlite3.Connection):
                # Others would never let go of their locks while everybody waits for them.
                result.execute("PRAGMA busy_timeout = 0")
            if future is not None:
                future.get_loop().call_soon(core.set_result, future, result)


class NoThread:
    """Stands where the driver has its thread."""

    def __init__(self, **about: object) -> None:
        self.daemon = True

    def start(self) -> None:
        """There is nothing to start."""


@contextmanager
def without_threads() -> Iterator[None]:
    """Connections to SQLite that are made meanwhile have no threads."""
    with patch.object(core, "SimpleQueue", DoneAtOnce), patch.object(core, "Thread", NoThread):
        yield
