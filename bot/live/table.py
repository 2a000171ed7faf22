"""A live table: the table as stored, and everything that this process knows of it."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from bot import limits
from bot.live.alarm import Timer
from bot.live.computers import Thought
from bot.live.delivery import Delivery
from bot.live.writing import write
from bot.store.work import Note, SqlWork
from bot.tables.change import Change
from bot.tables.changes.play import skip
from bot.tables.errors import Damaged, Unavailable
from bot.tables.log_lines import log_alarm, log_move, log_status
from bot.tables.refusals import Declined
from bot.tables.table import Status, Table, User

if TYPE_CHECKING:
    from bot.live.hints import Hint
    from bot.live.ports import Answering
    from bot.live.tables import LiveTables

P = ParamSpec("P")


class EndOfStory:
    """The end of a story that somebody waits for."""

    def __init__(self) -> None:
        self.is_over = asyncio.Event()
        self.table: Table | None = None
        """The table once everything is told."""


class LiveTable:
    """One table in use. All who write wait for each other; who reads waits for nobody."""

    def __init__(self, table_id: int, tables: "LiveTables") -> None:
        self.id = table_id
        self.present: Table | None = None
        """The table as stored; None until it's read, and while it's uncertain what was stored."""
        self.told_by = 0.0
        """When the present story should be over, as far as anybody knows (`Clock.monotonic`)."""
        self.first_told: int | None = None
        """The user whose hand changes before anything else in the present story."""
        self.timer = Timer(self, tables)
        self.delivery = Delivery(self, tables)
        self.thought: Thought | None = None
        """The move of a slow computer, not made yet; after a restart it comes out the same."""
        self.hint: Hint | None = None
        """The latest hint."""
        self.unanswered: dict[int | None, Answering] = {}
        """Interactions that a message may answer: a change of this message, or a new one (None)."""
        self._tables = tables
        self._lock = asyncio.Lock()
        self._end_of_story: EndOfStory | None = None

    # To look

    async def look(self) -> Table:
        """The table as the channel knows it. Raises Declined or Damaged."""
        if self.present is not None and not self._tables.store.is_shared:
            return self.present.as_told()
        async with self._lock, self._tables.store.reading() as work:
            return (await self._load(work)).as_told()

    async def catch_up(self, patience: float = limits.STORY_PATIENCE) -> Table:
        """The same, but waits for the end of a story that will be over soon."""
        table = await self.look()
        soon = self._tables.clock.monotonic() + limits.STORY_PATIENCE
        if not _is_being_told(table) or self.told_by > soon:
            return table
        story = self._end_of_story = self._end_of_story or EndOfStory()
        await self._tables.clock.wait(story.is_over, patience)
        return story.table or await self.look()

    async def look_again(self) -> Table:
        """The same after another process was here, which may have told the story to its end."""
        table = await self.look()
        self._end_story(table)
        return table

    def is_held_up(self, table: Table) -> bool:
        """Whether the rate limit is keeping the channel waiting."""
        is_overdue = 0.0 < self.told_by < self._tables.clock.monotonic() - limits.HELD_UP_AFTER
        is_short = self._tables.limiter.is_short
        return is_short and is_overdue and not table.is_told and not self._is_troubled(table)

    def is_heard(self, table: Table) -> bool:
        """Whether messages reach the table, and people's clicks reach the bot."""
        elsewhere = self._tables.cluster.heard_elsewhere
        return not self._is_troubled(table) and self._tables.sender.hears(table.guild, elsewhere)

    def _is_troubled(self, table: Table) -> bool:
        return table.is_blocked or self.delivery.is_troubled

    # To change

    async def change(
        self,
        happen: Callable[Concatenate[Change, P], Change],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Table:
        """Lets something happen, and returns the table as the channel knows it then.

        Raises whatever refuses it, or Damaged.
        """
        async with self.writing() as writing:
            return await writing.store(happen(writing.change, *args, **kwargs))

    async def skip(self, user: User) -> None:
        """Cuts the story short for a player who doesn't want to wait. Raises Declined."""
        async with self.writing() as writing:
            has_pauses = await writing.work.hurry(self.id)
            await writing.store(skip(writing.change, user, has_pauses=has_pauses))
        self.told_by = 0.0
        self.delivery.hurry()

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator["Writing"]:
        """Hands the table to its one writer. Raises Declined or Damaged."""
        async with self._lock, self._tables.store.work() as work:
            table = await self._load(work, is_writing=True)
            yield Writing(self, work, table, self._tables)

    @asynccontextmanager
    async def alone(self) -> AsyncGenerator[None]:
        """Keeps other writers away, from all that is read or stored meanwhile."""
        async with self._lock:
            yield

    async def load(self, work: SqlWork) -> Table:
        """The table for somebody who keeps other writers away. Raises Declined or Damaged."""
        return await self._load(work, is_writing=True)

    async def _load(self, work: SqlWork, *, is_writing: bool = False) -> Table:
        is_shared = self._tables.store.is_shared
        if is_shared:
            revision, holder = await work.peek(self.id, locks=is_writing) or (None, None)
            known = self.present
            is_known = known is not None and known.revision == revision
            self.present = replace(known, holder=holder) if known and is_known else None
        if self.present is None:
            self.present = await work.load_table(self.id)
            if not is_shared:
                # There is no lock to hold, and others need the only connection.
                await work.close()
        if self.present is None:
            raise Declined("old-button")
        self._tables.remember(self, self.present)
        return self.present

    def changed(self, change: Change, table: Table) -> None:
        """Goes on with a change that is stored now."""
        self.present = table
        if change.entries and change.former.status is Status.RUNNING:
            log_move(table, change.announcements)
        if table.status is not change.former.status:
            log_status(table)
        if change.story_seconds is not None:
            self.told_by = self._tables.clock.monotonic() + change.story_seconds
            self.first_told = change.announcements[0].user
        self.go_on(table, has_news=bool(change.announcements))

    def go_on(self, table: Table, *, has_news: bool) -> None:
        """Lets everybody know who waits for a change of the table."""
        self._end_story(table)
        self._tables.notify(table)
        if not self._tables.cluster.holds(table):
            return
        if self.timer.set(table.alarm) and table.alarm is not None:
            log_alarm(table, table.alarm, "is set")
        if has_news and not table.is_blocked:
            self.delivery.wake()
        if not table.status.is_active:
            self._tables.tidier.look()

    def find_out(self) -> None:
        """Goes on with what is stored, as a change may be that nobody knows of."""
        if not self._tables.is_stopping:
            self._tables.background.spawn(self._find_out(), "finding out", self.id)

    async def _find_out(self) -> None:
        try:
            self.go_on(await self.look(), has_news=True)
        except Unavailable:
            self._tables.clock.call_later(limits.STORE_RETRY, self.find_out)
        except (Damaged, Declined):
            # That is logged already, or there never was such a table.
            return

    def _end_story(self, table: Table) -> None:
        if self._end_of_story is not None and not _is_being_told(table):
            self._end_of_story.table = table.as_told()
            self._end_of_story.is_over.set()
            self._end_of_story = None


class Writing:
    """The turn of one writer at a table."""

    def __init__(self, live: LiveTable, work: SqlWork, table: Table, tables: "LiveTables") -> None:
        self.work = work
        """The transaction that stores everything."""
        self._live = live
        self._table = table
        self._tables = tables

    @property
    def change(self) -> Change:
        """A change in which nothing has happened yet."""
        return self._tables.change_of(self._table)

    async def store(
        self, change: Change, said: int | None = None, notes: Sequence[Note] = ()
    ) -> Table:
        """Stores a change, all or nothing, and what was said of the table meanwhile.

        Returns the table as the channel knows it then. `said` is an announcement that is done with
        it. Raises Declined if another writer was faster.
        """
        if change.is_empty and said is None and not notes:
            return change.table.as_told()
        (table,) = await store_together(self.work, [(self._live, change)], said, notes)
        return table.as_told()


async def store_together(
    work: SqlWork,
    changes: Sequence[tuple[LiveTable, Change]],
    said: int | None = None,
    notes: Sequence[Note] = (),
) -> list[Table]:
    """Stores changes of some tables, all or nothing, and only then lets them go on."""
    for live, _ in changes:
        # Until the commit has answered, nobody can tell which table is stored.
        live.present = None
    tables = await write(work, [change for _, change in changes], said)
    for note in notes:
        await note(work)
    try:
        await work.commit()
    except Exception:
        for live, _ in changes:
            live.find_out()
        raise
    for (live, change), table in zip(changes, tables, strict=True):
        live.changed(change, table)
    return tables


def _is_being_told(table: Table) -> bool:
    return not table.is_told and table.status.is_active and not table.is_blocked
