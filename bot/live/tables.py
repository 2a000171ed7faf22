"""The live tables: found, opened, started and stopped."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Container, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from weakref import WeakValueDictionary

from bot import limits
from bot.cluster.shared import make_cluster
from bot.live.background import Background
from bot.live.ports import Clock, Metrics, Sender, Thinker
from bot.live.rate_limiter import RateLimiter
from bot.live.servers import Servers
from bot.live.table import LiveTable
from bot.live.throttled_store import ThrottledStore
from bot.live.tidying import Tidier
from bot.store.work import SqlStore, SqlWork
from bot.tables.change import Change, Context
from bot.tables.changes.endings import abandon
from bot.tables.changes.lobby import Wish, new_table, opened, rematch_opened, table_again
from bot.tables.changes.reach import restart_time, unblock
from bot.tables.checks import require_may_end
from bot.tables.errors import ChannelTaken, Damaged
from bot.tables.log_lines import log_abandoned, log_given_up, log_status
from bot.tables.ports import Dice, Presenter
from bot.tables.refusals import Declined
from bot.tables.table import AlarmKind, Table, User


class LiveTables:
    """All tables, by id: `tables[7]`. Those in use are in memory, the others are read again."""

    def __init__(  # noqa: PLR0913 (all that the tables need from the world outside)
        self,
        store: SqlStore,
        sender: Sender,
        presenter: Presenter,
        clock: Clock,
        dice: Dice,
        *,
        thinker: Thinker,
        requests: int,
        keep_days: int | None = None,
        metrics: Metrics | None = None,
        most_in_memory: int = limits.TABLES_IN_MEMORY,
    ) -> None:
        """`requests` is how many Discord takes in a second, from all processes together.

        Records stay for `keep_days`, or for ever.
        """
        self.store = store
        self.throttled = ThrottledStore(store)
        self.sender = sender
        self.presenter = presenter
        self.clock = clock
        self.thinker = thinker
        self.metrics = metrics or Metrics()
        self._dice = dice
        self.background = Background()
        self.computing = asyncio.Semaphore(limits.BACKGROUND_AT_ONCE)
        """Lets in few computers at once."""
        self.cluster = make_cluster(store, clock, requests)
        self.limiter = RateLimiter(clock, self.cluster.most_at_once, self.cluster.take)
        self.servers = Servers(self)
        self.tidier = Tidier(self, keep_days)
        self.is_stopping = False
        """Whether no alarm rings any more; what is due waits for the next start."""
        self.is_silent = False
        """Whether nothing is said any more."""
        self.delivering: set[LiveTable] = set()
        """The tables that are speaking."""
        self._most = most_in_memory
        self._live: WeakValueDictionary[int, LiveTable] = WeakValueDictionary()
        """All that somebody uses: of each table there is one."""
        self._recent: OrderedDict[int, LiveTable] = OrderedDict()
        """Those in memory, the latest used last."""
        self._in_channel: WeakValueDictionary[int, LiveTable] = WeakValueDictionary()
        """By channel, the table used there last."""

    def __getitem__(self, table_id: int) -> LiveTable:
        live = self._live.get(table_id)
        if live is None:
            live = self._live[table_id] = LiveTable(table_id, self)
        return live

    def remember(self, live: LiveTable, table: Table) -> None:
        """Keeps a table in memory, perhaps instead of another."""
        self._recent[live.id] = live
        self._recent.move_to_end(live.id)
        self._in_channel[table.channel] = live
        while len(self._recent) > self._most:
            _, oldest = self._recent.popitem(last=False)
            oldest.present = None

    def evict(self, table_id: int) -> None:
        """Has the table read again when somebody needs it."""
        self[table_id].present = None

    def change_of(self, table: Table) -> Change:
        """A change of the table in which nothing has happened yet."""
        return Change.of(table, Context(self.presenter, self._dice, self.clock.now()))

    # To find tables

    async def find_in(self, channel: int) -> int | None:
        """The lobby or running game of a channel."""
        live = self._in_channel.get(channel)
        table = None if live is None else live.present
        if table is not None and table.status.is_active and not self.store.is_shared:
            return table.id
        async with self.store.reading() as work:
            return await work.find_active_table(channel)

    async def find_last_in(self, channel: int) -> int | None:
        """The table opened last in a channel, over or not."""
        async with self.store.reading() as work:
            return await work.find_last_table(channel)

    async def ids_of(self, user: int) -> list[int]:
        """The active tables where the user plays."""
        async with self.store.reading() as work:
            return await work.active_tables_of(user)

    async def of(self, user: int) -> list[Table]:
        """The same tables as their channels know them, without damaged ones."""
        tables: list[Table] = []
        for table_id in await self.ids_of(user):
            with suppress(Damaged):
                tables.append(await self[table_id].look())
        return tables

    # To open and end them

    async def open(self, guild: int, channel: int, host: User, wish: Wish) -> Table:
        """Opens a table in the channel, with the host at it. Raises Declined."""
        async with self.store.work() as work:
            table = await self._add(new_table(guild, channel, host, wish), work)
            await self._begin(table, work.commit())
        return await self[table.id].look()

    async def rematch(self, table_id: int, user: User) -> Table:
        """Opens a new lobby with the same seats. Raises Declined."""
        old = await self[table_id].catch_up(limits.END_PATIENCE)
        async with self[table_id].writing() as writing:
            table = await self._add(table_again(old, user), writing.work)
            change = rematch_opened(writing.change)
            commit = writing.work.commit() if change.is_empty else writing.store(change)
            await self._begin(table, commit)
        return await self[table.id].look()

    async def _add(self, table: Table, work: SqlWork) -> Table:
        try:
            table = await work.add_table(table, self.clock.now())
        except ChannelTaken as error:
            raise Declined("table-exists") from error
        change = opened(self.change_of(table))
        await work.add_announcements(table.id, change.announcements)
        return table

    async def _begin(self, table: Table, commit: Awaitable[object]) -> None:
        """Begins with a new table once it is stored."""
        try:
            await commit
        except Exception:
            self[table.id].find_out()
            raise
        log_status(table)
        self[table.id].go_on(table, has_news=True)

    async def clear_away(self, table_id: int, user: User, *, is_moderator: bool) -> None:
        """Ends a table that can't be read. Raises Declined."""
        async with self.store.reading() as work:
            host = await work.host_of(table_id)
        require_may_end(host, user, is_moderator=is_moderator)
        await self.give_up(table_id)

    async def give_up(self, table_id: int) -> None:
        """Ends a table that can't be read, so that its channel is free again."""
        async with self[table_id].alone(), self.store.work() as work:
            await work.close_table(table_id, self.clock.now())
            await work.commit()
        log_given_up(table_id)

    async def abandon(self, table_id: int) -> None:
        """Ends a table whose channel is gone."""
        try:
            await self[table_id].change(abandon)
            log_abandoned(table_id)
        except Damaged:
            await self.give_up(table_id)

    @asynccontextmanager
    async def writing_around(
        self, user: int
    ) -> AsyncGenerator[tuple[SqlWork, list[tuple[LiveTable, Change]]]]:
        """All tables that still involve a user, for one writer, without those that can't be read.

        Meanwhile nobody else is at them, or speaking to the user.
        """
        while True:
            async with self.store.reading() as work:
                around = await work.tables_around(user)
            async with AsyncExitStack() as stack:
                lives = [self[table_id] for table_id in around]
                for live in lives:
                    await stack.enter_async_context(live.alone())
                work = await stack.enter_async_context(self.store.work())
                await work.hold_person(user)
                changes: list[tuple[LiveTable, Change]] = []
                for live in lives:
                    with suppress(Damaged, Declined):
                        changes.append((live, self.change_of(await live.load(work))))
                # The user may have sat down elsewhere meanwhile.
                if await work.tables_around(user) == around:
                    yield work, changes
                    return

    # Changes on Discord

    async def unblock(self, table_id: int) -> None:
        """Lets the table speak in its channel again."""
        await self[table_id].change(unblock)
        self[table_id].delivery.wake()

    async def unblock_channel(self, channel: int) -> None:
        """Lets the table of the channel speak there again."""
        table_id = await self.find_in(channel)
        if table_id is not None:
            with suppress(Damaged):
                await self.unblock(table_id)

    async def unblock_server(self, guild: int) -> None:
        """Lets the tables of the server speak in their channels again."""
        async with self.store.reading() as work:
            tables = await work.blocked_tables(guild)
        for table_id in tables:
            with suppress(Damaged):
                await self.unblock(table_id)

    async def outage_over(self, concerns: Callable[[int], bool]) -> None:
        """Restarts the turn times of these servers, whose people couldn't be heard."""
        async with self.store.reading() as work:
            alarms = await work.alarms_of(concerns)
        for table_id, alarm in alarms:
            if alarm.kind is not AlarmKind.COMPUTER:
                with suppress(Damaged):
                    await self[table_id].change(restart_time)

    async def channel_deleted(self, channel: int) -> None:
        """Ends the table of a deleted channel."""
        table_id = await self.find_in(channel)
        if table_id is not None:
            await self.abandon(table_id)

    # To start and stop

    async def start(self) -> None:
        """Goes on where an earlier run, or another process, has stopped."""
        await self.cluster.start(self)

    async def stop(self) -> None:
        """Finishes what is under way, except what the next start begins again."""
        self.is_stopping = True
        for live in [*self._live.values()]:
            live.timer.stop()
        self.background.call_off()
        # What is being sent may set something in motion, and the rest is stored.
        await self._fall_silent()
        await self.background.rest()
        await self.thinker.close()

    async def _fall_silent(self) -> None:
        """Finishes what is being sent, then says no more."""
        self.is_silent = True
        for live in self.delivering:
            live.delivery.wake_up()
        self.limiter.open()
        for live in [*self.delivering]:
            await live.delivery.finish()

    async def leave(self) -> None:
        """Leaves everything to the other processes."""
        await self.cluster.stop()
        # Others may have notified this process until now.
        await self.background.rest()

    @property
    def longest_overdue(self) -> float:
        """By how many seconds the most overdue announcement is late."""
        return max((live.delivery.overdue for live in self.delivering), default=0.0)

    # Other processes

    def notify(self, table: Table) -> None:
        """Notifies other processes of a change, where there are any."""
        if self.cluster.is_shared:
            self.background.spawn(self.cluster.tell(table), "notice", table.id)

    def heard(self) -> Sequence[int]:
        return self.sender.heard()

    async def take_up(self, taken: Container[int] | None) -> None:
        async with self.store.reading() as work:
            alarms = await work.alarms(self.clock.now() if taken == set() else None)
            telling = await work.tables_with_announcements()
        for table_id in telling:
            self[table_id].delivery.start(is_doubtful=taken is None or table_id in taken)
        for table_id, alarm in alarms:
            self[table_id].timer.start(alarm)
        self.tidier.look()

    def lost(self) -> None:
        for live in self.delivering:
            live.delivery.hurry()

    def notified(self, table_id: int, by: int) -> None:
        self.background.spawn(self._look_again(table_id, by), "notice", table_id)

    async def _look_again(self, table_id: int, by: int) -> None:
        live = self[table_id]
        table = await live.look_again()
        if self.cluster.holds(table):
            live.timer.set(table.alarm)
            live.delivery.wake()
            await self.cluster.be_asked(table, by)
