"""The parts of the tables wired together: who calls whom when something happens."""

import asyncio
import logging
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace
from typing import Final

from bot.history.reading import GameHistory
from bot.history.rebuilding import rebuild_if_due
from bot.store.work import SqlStore
from bot.tables.alarms import Alarms
from bot.tables.announcement import Pending
from bot.tables.announcer import Announcer, Stand
from bot.tables.bets import Bets
from bot.tables.budget import Allowance, Budget
from bot.tables.computers import Asked, Computers
from bot.tables.course import Course
from bot.tables.dossier import Dossier
from bot.tables.errors import Damaged, Unavailable
from bot.tables.forgetting import Forgetting
from bot.tables.hall import Hall, User
from bot.tables.hints import Hints
from bot.tables.journal import log_alarm
from bot.tables.keeper import Keeper
from bot.tables.lobby import Lobby
from bot.tables.mention import of_table, wordless
from bot.tables.patient import MOST_AT_ONCE
from bot.tables.ports import Clock, Dice, Teller, Thinker, Voice, Watch
from bot.tables.refusals import Declined
from bot.tables.servers import Servers
from bot.tables.sitting import Sitting
from bot.tables.storage import Note, SomeTables
from bot.tables.table import AlarmKind, Status, Table
from bot.tables.terms import SomeTerms
from bot.tables.tidying import Tidier

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 30.0
"""How long an alarm that failed waits before it rings again."""

HELD_UP: Final = 2.0
"""By how many seconds something may be overdue before users hear why."""

SOON: Final = 3.0
"""The same, if it failed because the store didn't answer."""


class Host:
    """All the tables: what `front` calls, and what the announcer and the alarms call back."""

    def __init__(  # noqa: PLR0913 (all that the tables need from the world outside)
        self,
        store: SqlStore,
        voice: Voice,
        teller: Teller,
        clock: Clock,
        dice: Dice,
        *,
        thinker: Thinker,
        requests: int,
        keep_days: int | None = None,
        watch: Watch | None = None,
    ) -> None:
        """`requests` is how many Discord takes in a second, from all processes together.

        Records stay for `keep_days`, or for ever.
        """
        self._store = store
        self._voice = voice
        self._clock = clock
        self.hall = Hall(store, teller, clock, dice)
        self.lobby = Lobby(self.hall)
        self._thinker = thinker
        self._computers = Computers(thinker)
        self.course = Course(self.hall, self._is_heard, self._computers)
        self._allowance = Allowance(clock, requests)
        self._budget = Budget(clock, self._allowance.most_at_once, self.take)
        self.announcer = Announcer(store, voice, clock, self._budget, self, watch=watch or Watch())
        self.bets = Bets(self.hall)
        self.hints = Hints(self.hall, thinker)
        self.history = GameHistory(store, self.hall)
        self.dossier = Dossier(store)
        self.forgetting = Forgetting(self.hall)
        self.alarms = Alarms(clock, self._ring)
        self._computing = asyncio.Semaphore(MOST_AT_ONCE)
        self._ringing: set[int] = set()
        """Tables whose alarm has gone off and isn't dealt with yet."""
        self.keeper = Keeper(store, clock, self)
        self.servers = Servers(self.hall, self.lobby)
        self._tidier = Tidier(self.hall, self.servers, keep_days)
        self.hall.on_change(self._changed)

    async def start(self) -> None:
        """Goes on where an earlier run, or another process, has stopped."""
        await self.keeper.begin()
        await self.keeper.start()
        self.hall.spawn(rebuild_if_due(self._store), "making results", is_repeatable=True)

    async def stop(self) -> None:
        """Finishes what is under way, except what the next start begins again."""
        self.alarms.stop()
        self.hall.call_off()
        # What is being sent may set something in motion, and the rest is stored.
        await self.announcer.stop()
        await self.hall.rest()
        await self._thinker.close()

    async def leave(self) -> None:
        """Leaves everything to the other processes."""
        await self.keeper.stop()
        # Others may have notified this process until now.
        await self.hall.rest()

    async def active_tables(self) -> Sequence[SomeTables]:
        """How many tables this process holds, by game and state."""
        async with self._store.reading() as work:
            return await work.count_active_tables()

    @property
    def is_shared(self) -> bool:
        return self._store.is_shared

    def alone(self, what: int) -> AbstractAsyncContextManager[None]:
        return self._store.alone(what)

    async def queue_up(self, queue: int, seconds: float) -> None:
        await self._store.queue_up(queue, seconds)

    def _changed(self, table: Table, has_news: bool) -> None:
        if self._store.is_shared:
            self.hall.spawn(self.keeper.tell(table), "bell", table.id)
        if not self.keeper.keeps(table):
            return
        is_new = self.alarms.set(table.id, table.alarm)
        if is_new and table.alarm is not None:
            log_alarm(table, table.alarm, "is set")
        if has_news and not table.is_blocked:
            self.announcer.wake(table.id)
        if not table.status.is_active:
            self._tidier.look()

    def _ring(self, table_id: int, at: float) -> None:
        # Whoever handles this table's alarm sets the next one, even after thinking for long.
        if table_id not in self._ringing:
            self._ringing.add(table_id)
            self.hall.spawn(self._ring_until_heard(table_id, at), "alarm", table_id)

    async def _ring_until_heard(self, table_id: int, at: float) -> None:
        """Rings until it works: whatever goes wrong, the game must not wait for ever."""
        try:
            # After a start many have been due for a while.
            async with self._computing:
                rung = None if self.alarms.is_over else await self.course.ring(table_id, at)
            if isinstance(rung, Asked):
                # That may take longer, and nobody else has to wait for it.
                await self._computers.think(rung)
                self.alarms.ring_again(table_id, at, 0.0)
            else:
                self.alarms.set(table_id, rung)
        except Damaged:
            # That is logged already, and trying again wouldn't help.
            self.alarms.set(table_id, None)
        except Declined as no:
            # The table is gone, or another process was just at it.
            if no.code == "old-button":
                self.alarms.set(table_id, None)
            else:
                self.alarms.ring_again(table_id, at, SOON)
        except Unavailable as error:
            log.warning(
                "the alarm of table %s failed and is tried again: %s",
                table_id,
                error,
                extra=of_table(table_id),
            )
            self.alarms.ring_again(table_id, at, SOON)
        except Exception as error:
            log.error(
                "the alarm of table %s failed and is tried again",
                table_id,
                exc_info=wordless(error),
                extra=of_table(table_id),
            )
            self.hall.forget(table_id)
            self.alarms.ring_again(table_id, at, RETRY_SECONDS)
        finally:
            self._ringing.discard(table_id)

    async def skip(self, table_id: int, user: User) -> None:
        """Cuts the story short for a player who doesn't want to wait. Raises Declined."""
        await self.course.skip(table_id, user)
        self.announcer.hurry(table_id)

    def is_held_up(self, table: Table) -> bool:
        """Whether the rate limit is keeping the channel waiting."""
        is_troubled = table.is_blocked or self.announcer.is_troubled(table.id)
        is_overdue = 0.0 < table.told_by < self._clock.monotonic() - HELD_UP
        return self._budget.is_short and is_overdue and not table.is_told and not is_troubled

    def _is_heard(self, table: Table) -> bool:
        """Whether messages reach the table, and people's clicks reach the bot."""
        is_troubled = table.is_blocked or self.announcer.is_troubled(table.id)
        return not is_troubled and self._voice.hears(table.guild, self.keeper.heard_elsewhere)

    # Called by the keeper

    def heard(self) -> Sequence[int]:
        return self._voice.heard()

    async def take_up(self, taken: Container[int] | None) -> None:
        async with self._store.reading() as work:
            alarms = await work.alarms(self._clock.now() if taken == set() else None)
            telling = await work.tables_with_announcements()
        self.announcer.start(telling, telling if taken is None else taken)
        self.alarms.start(alarms)
        self._tidier.look()

    def lost(self) -> None:
        self.announcer.hold()

    def rung(self, table_id: int, by: int) -> None:
        self.hall.spawn(self._look_again(table_id, by), "bell", table_id)

    async def _look_again(self, table_id: int, by: int) -> None:
        await self.hall.look_again(table_id)
        table = await self.hall.look(table_id)
        if self.keeper.keeps(table):
            self.alarms.set(table_id, table.alarm)
            self.announcer.wake(table_id)
            await self.keeper.be_asked(table, by)

    # Called by the announcer

    async def story_told(self, table_id: int, full_stop: int, notes: Iterable[Note]) -> bool:
        """The channel has heard everything: the table goes on."""
        try:
            async with self.hall.sitting(table_id) as sitting:
                sitting.said, sitting.notes = full_stop, notes
                sitting.end_story()
                if sitting.table.status is Status.OVER:
                    noses = await self.bets.find_best_noses(sitting)
                    sitting.announce(sitting.teller.over(sitting.table, noses))
        except Declined:
            # Another process that thought this one dead may have told it as well.
            return False
        return True

    async def stand_of(self, table_id: int) -> Stand | None:
        try:
            table = await self.hall.look(table_id)
        except Declined:
            return None
        if not self.keeper.keeps(table):
            return None
        seat = None if table.acts_in_secret else table.acting
        return Stand(table.channel, None if seat is None else table.chairs[seat].user)

    async def take(self, requests: int) -> float:
        """Takes requests from the shared limit; returns the seconds to wait if too few are left."""
        return await self.keeper.take(requests, self._allowance)

    def may_speak(self) -> bool:
        return self.keeper.is_sure

    async def channel_gone(self, table_id: int) -> None:
        """Ends the table, as its channel was deleted."""
        await self.lobby.abandon(table_id)

    async def channel_barred(self, table_id: int) -> None:
        """Blocks the table, which may not speak in its channel, until that changes."""
        log.info("table %s may not speak in its channel", table_id, extra=of_table(table_id))
        async with self.hall.sitting(table_id) as sitting:
            sitting.block()

    async def direct_missed(self, table_id: int, missed: Pending, *, is_closed: bool) -> None:
        """A hand didn't arrive: in mid-game the channel says where to see it, but only once.

        All of it is stored together, so that no kill can lose a part.
        """
        said = missed.announcement
        assert said.user is not None
        # Another process that thought this one dead may have found out as well.
        with suppress(Declined):
            async with self.hall.sitting(table_id) as sitting:
                sitting.said, sitting.is_changed = missed.id, True
                person = await sitting.work.person(said.user)
                # A replaced hand asks in secret: nobody may learn that it didn't arrive.
                is_secret = said.act == "replace"
                if is_closed:
                    shut = person.is_closed or not is_secret
                    person = replace(person, direct=None, is_closed=shut)
                    await sitting.work.save_person(said.user, person)
                if not is_secret:
                    await _tell_unreachable(sitting, said.user, is_closed=is_closed)

    async def direct_opened(self, table_id: int, user: int) -> None:
        """Takes back what the channel said about direct messages that are open now."""
        async with self.hall.sitting(table_id) as sitting:
            _tell_reachable(sitting, user)

    def direct_opened_late(self, user: int, direct: int) -> None:
        """Sends the hands that didn't arrive, as the user's direct messages are open after all."""
        self.hall.spawn(self._send_hands(user, direct), "hands")

    async def ask_direct(self, user: int) -> None:
        """Opens direct messages with a user who asked for them. Raises Trouble."""
        await self._send_hands(user, await self._voice.open_direct(user, is_asked=True))

    async def _send_hands(self, user: int, direct: int) -> None:
        async with self._store.work() as work:
            person = await work.person(user)
            await work.save_person(user, replace(person, direct=direct, is_closed=False))
            await work.commit()
        for table_id in await self.hall.ids_of(user):
            with suppress(Damaged):
                async with self.hall.sitting(table_id) as sitting:
                    seat = sitting.table.find_seat(user)
                    if seat is not None:
                        sitting.announce(sitting.teller.hand(sitting.table, seat))
                    _tell_reachable(sitting, user)

    # Changes on Discord

    async def unblock(self, table_id: int) -> None:
        """Lets the table speak in its channel again."""
        async with self.hall.sitting(table_id) as sitting:
            if sitting.table.is_blocked:
                sitting.unblock()
        self.announcer.wake(table_id)

    async def unblock_channel(self, channel: int) -> None:
        """Lets the table of the channel speak there again."""
        table_id = await self.hall.find_table(channel)
        if table_id is not None:
            with suppress(Damaged):
                await self.unblock(table_id)

    async def unblock_server(self, guild: int) -> None:
        """Lets the tables of the server speak in their channels again."""
        async with self._store.reading() as work:
            tables = await work.blocked_tables(guild)
        for table_id in tables:
            with suppress(Damaged):
                await self.unblock(table_id)

    async def outage_over(self, concerns: Callable[[int], bool]) -> None:
        """Restarts the turn times of these servers, whose people couldn't be heard."""
        async with self._store.reading() as work:
            alarms = await work.alarms_of(concerns)
        for table_id, alarm in alarms:
            if alarm.kind is not AlarmKind.COMPUTER:
                with suppress(Damaged):
                    async with self.hall.sitting(table_id) as sitting:
                        sitting.set_alarm()

    async def channel_deleted(self, channel: int) -> None:
        """Ends the table of a deleted channel."""
        table_id = await self.hall.find_table(channel)
        if table_id is None:
            return
        try:
            await self.lobby.abandon(table_id)
        except Damaged:
            await self.hall.give_up(table_id)

    async def try_direct_again(self, user: int) -> bool:
        """Lets the next hand try direct messages again; returns whether they were closed."""
        person = await self.hall.person(user)
        if person.is_closed:
            await self._change(user, is_closed=False)
        return person.is_closed

    async def send_hand_again(self, table_id: int, user: int) -> None:
        """Sends the hand once more if the user's direct messages were closed."""
        if not await self.try_direct_again(user):
            return
        async with self.hall.sitting(table_id) as sitting:
            seat = sitting.table.find_seat(user)
            if seat is not None:
                sitting.announce(sitting.teller.hand(sitting.table, seat))

    async def wants_pictures(self, user: int) -> bool:
        """Whether the user gets pictures in what only they see."""
        return (await self.hall.person(user)).wants_pictures

    async def choose_pictures(self, user: int, *, wanted: bool) -> None:
        await self._change(user, wants_pictures=wanted)

    async def _change(self, user: int, **about: bool) -> None:
        async with self._store.work() as work:
            await work.save_person(user, replace(await work.person(user), **about))
            await work.commit()

    # Settings of servers, and the bot's own notes

    async def defaults(self, guild: int) -> SomeTerms:
        """The server's settings."""
        async with self._store.reading() as work:
            return await work.defaults(guild)

    async def choose_defaults(self, guild: int, chosen: Mapping[str, str | None]) -> SomeTerms:
        """Changes settings, or clears those that are None; returns all of the server's settings."""
        async with self._store.work() as work:
            wanted = {**await work.defaults(guild), **chosen}
            defaults = {name: word for name, word in wanted.items() if word is not None}
            await work.save_defaults(guild, defaults)
            await work.commit()
        return defaults

    async def note(self, key: str) -> str | None:
        """A text that the bot has stored for itself."""
        async with self._store.reading() as work:
            return await work.note(key)

    async def save_note(self, key: str, text: str) -> None:
        async with self._store.work() as work:
            await work.save_note(key, text)
            await work.commit()


async def _tell_unreachable(sitting: Sitting, user: int, *, is_closed: bool) -> None:
    table = sitting.table
    seat = table.find_seat(user)
    if seat is not None and table.status is Status.RUNNING:
        standing = await sitting.work.messages(table.id)
        told = sitting.teller.unreachable(table, seat, is_closed=is_closed)
        sitting.announce(one for one in told if (one.user, one.key) not in standing)


def _tell_reachable(sitting: Sitting, user: int) -> None:
    """Takes back what the channel said about how a user sees the hand, if it did.

    Direct messages may have been tried only because the user is asked in secret: nobody may know.
    """
    table = sitting.table
    seat = table.find_seat(user)
    if seat is not None and table.status is Status.RUNNING and not table.acts_in_secret:
        sitting.announce(sitting.teller.reachable(seat))
