"""Work in the background."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any
from weakref import WeakSet

from bot.tables.errors import Unavailable
from bot.tables.mention import of_table, wordless

log = logging.getLogger(__name__)


class Background:
    """The tasks that nobody waits for."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._repeatable: WeakSet[asyncio.Task[None]] = WeakSet()
        """Tasks that the next start begins again."""

    def spawn(
        self,
        work: Coroutine[Any, Any, None],
        what: str,
        table_id: int | None = None,
        *,
        is_repeatable: bool = False,
    ) -> None:
        """Runs a task in the background and logs its errors.

        A repeatable task, which the next start begins again, can be called off.
        """
        name = what if table_id is None else f"{what} of table {table_id}"
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        if is_repeatable:
            self._repeatable.add(task)
        task.add_done_callback(lambda done: self._finished(done, table_id))

    def _finished(self, task: asyncio.Task[None], table_id: int | None) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            name, about = task.get_name(), of_table(table_id)
            if isinstance(error, Unavailable):
                log.warning("%s came to nothing: %s", name, error, extra=about)
            else:
                log.error("%s failed", name, exc_info=wordless(error), extra=about)

    def call_off(self) -> None:
        """Cancels the tasks that the next start begins again."""
        for task in [*self._repeatable]:
            task.cancel()

    async def rest(self) -> None:
        """Waits until no task is left."""
        while self._tasks:
            await asyncio.wait(self._tasks)
