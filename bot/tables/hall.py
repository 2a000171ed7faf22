"""The live tables: those in use are in memory, the others come back from their logs."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Final
from weakref import WeakSet, WeakValueDictionary

from bot.games.errors import Refused
from bot.games.interface import value
from bot.history.endings import result_of
from bot.tables.announcement import Announcement
from bot.tables.errors import AlreadyWritten, Damaged
from bot.tables.journal import log_given_up, log_move, log_status
from bot.tables.mention import of_table, wordless
from bot.tables.ports import Clock, Dice, Teller
from bot.tables.refusals import Declined
from bot.tables.sitting import Sitting
from bot.tables.storage import Person, Store, Work
from bot.tables.table import Status, Table

log = logging.getLogger(__name__)

PATIENCE: Final = 0.8
"""How many seconds a user who is too early waits for the end of a story."""

UNTIL_OVER: Final = 6.0
"""The same for somebody who read the end of a game before Discord confirmed the post."""

MOST_IN_MEMORY: Final = 2000
"""How many tables stay in memory; the one unused for longest goes first."""


@value
class User:
    """The user behind a command or a button."""

    id: int
    name: str
    language: str


class Story:
    """A story whose end somebody waits for."""

    def __init__(self) -> None:
        self.is_over = asyncio.Event()
        self.table: Table | None = None
        """The table once everything is told, read-only."""


class Hall:
    """Finds tables, hands each to one writer at a time, and saves what the writer did."""

    def __init__(
        self,
        store: Store,
        teller: Teller,
        clock: Clock,
        dice: Dice,
        most_in_memory: int = MOST_IN_MEMORY,
    ) -> None:
        self.store = store
        self.teller = teller
        self.clock = clock
        self.dice = dice
        self._most = most_in_memory
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._in_channel: dict[int, int] = {}
        """By channel, the table used there last."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[Table, bool], None]] = []
        self._stories: dict[int, Story] = {}
        """By table, the stories that somebody waits for."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._repeatable: WeakSet[asyncio.Task[None]] = WeakSet()
        """Tasks that the next start begins again."""

    def on_change(self, listener: Callable[[Table, bool], None]) -> None:
        """Calls the listener with every changed table, once the change is stored.

        The flag says whether there is anything to announce.
        """
        self._listeners.append(listener)

    @asynccontextmanager
    async def sitting(self, table_id: int) -> AsyncGenerator[Sitting]:
        """Hands the table to its one writer; saves what was done at the end, all or nothing.

        A writer that refuses must do so before changing anything. After any other error the table
        is read from the store again, as nobody knows what has changed in memory. Raises Damaged.
        """
        async with self._lock(table_id), self.store.work() as work:
            table = await self._get(table_id, work, is_writing=True)
            sitting = Sitting(table, work, self.teller, self.clock, self.dice)
            try:
                yield sitting
                if sitting.is_changed:
                    await self._keep(sitting)
            except BaseException as error:
                if sitting.is_changed or not isinstance(error, Declined | Refused):
                    self.forget(table_id)
                raise

    @asynccontextmanager
    async def sittings_around(self, user: int) -> AsyncGenerator[tuple[Work, list[Sitting]]]:
        """All tables that still involve a user, for one writer.

        What the writer does there is committed together with the rest of the transaction, all or
        nothing. Tables that can't be read are left out.
        """
        async with self._alone_around(user) as (work, tables):
            sittings = [
                Sitting(table, work, self.teller, self.clock, self.dice) for table in tables
            ]
            try:
                yield work, sittings
                for sitting in sittings:
                    await self._write(sitting)
                await work.commit()
            finally:
                for sitting in sittings:
                    self.forget(sitting.table.id)
            for sitting in sittings:
                self._kept(sitting)

    @asynccontextmanager
    async def _alone_around(self, user: int) -> AsyncGenerator[tuple[Work, list[Table]]]:
        """Waits until nobody else is at those tables, or speaking to the user."""
        while True:
            async with self.store.reading() as work:
                around = await work.tables_around(user)
            async with AsyncExitStack() as stack:
                for table_id in around:
                    await stack.enter_async_context(self._lock(table_id))
                work = await stack.enter_async_context(self.store.work())
                await work.hold_person(user)
                tables = [await self._find(table_id, work) for table_id in around]
                # The user may have sat down elsewhere meanwhile.
                if await work.tables_around(user) == around:
                    yield work, [table for table in tables if table is not None]
                    return

    async def _find(self, table_id: int, work: Work) -> Table | None:
        with suppress(Damaged, Declined):
            return await self._get(table_id, work, is_writing=True)
        return None

    async def look(self, table_id: int) -> Table:
        """The table as the channel knows it, read-only. Raises Declined or Damaged."""
        # A writer may be at work, and what isn't stored yet may still come to nothing.
        async with self._lock(table_id), self.store.reading() as work:
            return (await self._get(table_id, work)).as_told()

    async def catch_up(self, table_id: int, patience: float = PATIENCE) -> Table:
        """The same, but waits for the end of a story that will be over soon."""
        table = await self.look(table_id)
        if not _is_being_told(table) or not self._is_short(table):
            return table
        story = self._stories.setdefault(table_id, Story())
        await self.clock.wait(story.is_over, patience)
        return story.table or await self.look(table_id)

    def _is_short(self, table: Table) -> bool:
        return table.told_by <= self.clock.monotonic() + PATIENCE

    async def find_table(self, channel: int) -> int | None:
        table = self._tables.get(self._in_channel.get(channel, 0))
        if table is not None and table.status.is_active and not self.store.is_shared:
            return table.id
        async with self.store.reading() as work:
            return await work.find_active_table(channel)

    async def find_last_table(self, channel: int) -> int | None:
        async with self.store.reading() as work:
            return await work.find_last_table(channel)

    async def ids_of(self, user: int) -> list[int]:
        """The active tables where the user plays."""
        async with self.store.reading() as work:
            return await work.active_tables_of(user)

    async def tables_of(self, user: int) -> list[Table]:
        """The same tables, read-only, without damaged ones."""
        tables: list[Table] = []
        for table_id in await self.ids_of(user):
            with suppress(Damaged):
                tables.append(await self.look(table_id))
        return tables

    async def add(self, table: Table) -> Table:
        """Stores a new table. Raises ChannelTaken."""
        async with self.store.work() as work:
            sitting = Sitting(table, work, self.teller, self.clock, self.dice)
            table.id = await work.add_table(table, self.clock.now())
            sitting.announce(self.teller.lobby(table))
            sitting.announce(self.teller.opened(table))
            sitting.announce(self._greetings(table))
            await work.add_announcements(table.id, sitting.announcements)
            await work.commit()
        log_status(table)
        self._tell_listeners(table, has_news=True)
        # Somebody may have loaded it meanwhile, and everybody must get the same object.
        return await self.look(table.id)

    def _greetings(self, table: Table) -> list[Announcement]:
        """A direct message to every person, to find out at once whether they arrive."""
        seats = [seat for seat, chair in enumerate(table.chairs) if chair.is_person]
        return [told for seat in seats for told in self.teller.hand(table, seat)]

    async def person(self, user: int) -> Person:
        async with self.store.reading() as work:
            return await work.person(user)

    async def give_up(self, table_id: int) -> None:
        """Ends a table that can't be read, so that its channel is free again."""
        async with self._lock(table_id), self.store.work() as work:
            await work.close_table(table_id, self.clock.now())
            await work.commit()
        log_given_up(table_id)

    def forget(self, table_id: int) -> None:
        """Evicts the table from memory; its log brings it back."""
        self._tables.pop(table_id, None)

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
            name = task.get_name()
            log.error("%s failed", name, exc_info=wordless(error), extra=of_table(table_id))

    def call_off(self) -> None:
        """Cancels the tasks that the next start begins again."""
        for task in [*self._repeatable]:
            task.cancel()

    async def rest(self) -> None:
        """Waits until no background task is left."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _lock(self, table_id: int) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            self._locks[table_id] = lock = asyncio.Lock()
        return lock

    async def _get(self, table_id: int, work: Work, *, is_writing: bool = False) -> Table:
        table = self._tables.get(table_id)
        if self.store.is_shared:
            revision, keeper = await work.peek(table_id, locks=is_writing) or (None, None)
            if table is not None and table.revision == revision:
                table.keeper = keeper
            else:
                table = None
        if table is None:
            table = await work.load_table(table_id)
            if not self.store.is_shared:
                # There is no lock to hold, and others need the only connection.
                await work.close()
        if table is None:
            raise Declined("old-button")
        self._remember(table)
        return table

    def _remember(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        self._in_channel[table.channel] = table.id
        while len(self._tables) > self._most:
            _, oldest = self._tables.popitem(last=False)
            self._in_channel.pop(oldest.channel, None)

    async def _keep(self, sitting: Sitting) -> None:
        await self._write(sitting)
        await sitting.work.commit()
        self._kept(sitting)

    async def _write(self, sitting: Sitting) -> None:
        """Writes the changes. Raises Declined if another writer was faster."""
        table, work = sitting.table, sitting.work
        try:
            if sitting.entries:
                first = len(table.get_match().log) - len(sitting.entries)
                await work.add_entries(table.id, first, sitting.entries)
            with_chairs = table.chairs != sitting.former_chairs
            now = self.clock.now()
            has_ended = table.status is Status.OVER is not sitting.former_status
            if has_ended:
                now = await work.wait_to_end(table.guild, now)
            await work.save_table(table, now, with_chairs=with_chairs)
            if has_ended:
                await work.count_game(result_of(table, now))
            if sitting.silences:
                await work.drop_announcements(table.id)
            if sitting.said is not None and not await work.finish(sitting.said):
                raise AlreadyWritten
            for note in sitting.notes:
                await note(work)
            await work.add_announcements(table.id, sitting.announcements)
        except AlreadyWritten as error:
            raise Declined("busy") from error

    def _kept(self, sitting: Sitting) -> None:
        """Logs the changes and tells the listeners."""
        table = sitting.table
        if sitting.entries and sitting.former_status is Status.RUNNING:
            log_move(table, sitting.announcements)
        if table.status is not sitting.former_status:
            log_status(table)
        self._tell_listeners(table, has_news=bool(sitting.announcements))

    def _tell_listeners(self, table: Table, *, has_news: bool) -> None:
        self._end_story(table)
        for listener in self._listeners:
            listener(table, has_news)

    def _end_story(self, table: Table) -> None:
        if not _is_being_told(table) and (story := self._stories.pop(table.id, None)):
            story.table = table.as_told()
            story.is_over.set()

    async def look_again(self, table_id: int) -> None:
        """Ends the story if another process has finished telling it."""
        if table_id in self._stories:
            self._end_story(await self.look(table_id))


def _is_being_told(table: Table) -> bool:
    return not table.is_told and table.status.is_active and not table.is_blocked
