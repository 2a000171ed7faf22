"""Delivers what is in a table's outbox: in order, each announcement once.

An announcement is stored in the same transaction as the move it tells of. Sending it and storing
that it was sent are two steps, and the bot may die between them. So that nothing is said twice, a
repeated post carries the same nonce, which Discord honours for some minutes, and anything that may
have been posted before a restart is first looked for in the channel. Editing or deleting twice does
no harm.
"""

import asyncio
import logging
from dataclasses import replace
from itertools import zip_longest
from typing import TYPE_CHECKING

from bot import limits
from bot.live.backoff import backoff
from bot.live.batch import Batch
from bot.live.bets import find_best_guessers
from bot.live.rate_limiter import priority_of
from bot.tables.announcement import Pending
from bot.tables.changes.endings import abandon
from bot.tables.changes.play import end
from bot.tables.changes.reach import block, hand_arrives, hand_missed
from bot.tables.errors import (
    Barred,
    Damaged,
    DirectClosed,
    NotElsewhere,
    NotOpened,
    PlaceGone,
    Rejected,
    Silenced,
    Unavailable,
    Unreachable,
    Unwanted,
)
from bot.tables.log_lines import log_abandoned, log_said
from bot.tables.mention import of_table, wordless
from bot.tables.refusals import Declined
from bot.tables.table import Status, Table

if TYPE_CHECKING:
    from bot.live.table import LiveTable
    from bot.live.tables import LiveTables

log = logging.getLogger(__name__)


class Delivery:
    """Delivers one table's announcements, in one task while there are any."""

    def __init__(self, live: "LiveTable", tables: "LiveTables") -> None:
        self._live = live
        self._tables = tables
        self._clock = tables.clock
        self._task: asyncio.Task[None] | None = None
        self._again = False
        """Whether something has come up since the outbox was read."""
        self._is_doubtful = False
        """Whether the first announcement may already have been posted."""
        self._sleeper: asyncio.Future[None] | None = None
        self._said_at = 0.0
        """When the last announcement went out, or one came up after a pause."""
        self._due: float | None = None
        """When the next announcement is due, or was."""
        self.is_troubled = False
        """Whether the last delivery failed."""

    def start(self, *, is_doubtful: bool) -> None:
        """Begins to deliver; if that is doubtful, some may be out already."""
        self._is_doubtful |= is_doubtful
        if self._task is None:
            self.wake()

    def wake(self) -> None:
        """Delivers what may be waiting."""
        if self._tables.is_silent:
            return
        if self._task is not None:
            self._again = True
            return
        self._said_at = self._due = self._clock.monotonic()
        self._task = asyncio.create_task(self._speak(), name=f"delivery of table {self._live.id}")
        self._tables.delivering.add(self._live)
        self._task.add_done_callback(self._finished)

    def hurry(self) -> None:
        """Skips the wait before the next announcement."""
        if self._task is not None:
            self._again = True
        self.wake_up()

    def wake_up(self) -> None:
        """Ends the wait before the next announcement, whether or not it's due."""
        if self._sleeper is not None:
            self._sleeper.cancel()

    @property
    def overdue(self) -> float:
        """By how many seconds the next announcement is late."""
        return 0.0 if self._due is None else max(0.0, self._clock.monotonic() - self._due)

    async def finish(self) -> None:
        """Waits until the table has nothing left that it may say."""
        while self._task is not None:
            await asyncio.wait({self._task})

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._task = None
        self._tables.delivering.discard(self._live)
        if not task.cancelled() and (error := task.exception()):
            self._log_failure(error)
        if not self._tables.is_silent:
            # Otherwise it stays due, for whoever comes next.
            self._due = None
        if self._again:
            self._again = False
            self.wake()

    def _log_failure(self, error: BaseException) -> None:
        log.error(
            "the delivery of table %s failed",
            self._live.id,
            exc_info=wordless(error),
            extra=of_table(self._live.id),
        )

    async def _speak(self) -> None:
        """Delivers everything that is waiting, and retries what goes wrong."""
        failures = 0
        while not self._tables.is_silent:
            self._again = False
            try:
                if not await self._say_some():
                    self.is_troubled = False
                    return
                failures = 0
                continue
            except Unreachable:
                failures += 1
            except Damaged:
                # The table stays silent until a start of a bot that can read it.
                return
            except Silenced:
                if await self._tables.sender.is_lost():
                    self._tables.is_silent = True
                    return
                failures += 1
            except Unavailable as error:
                table_id = self._live.id
                log.warning(
                    "table %s cannot be told of: %s", table_id, error, extra=of_table(table_id)
                )
                failures += 1
            except Exception as error:
                # Whatever it is, try again: nobody could make a move that would wake the table.
                self._log_failure(error)
                failures += 1
            self._is_doubtful = self.is_troubled = True
            await self._sleep(backoff(failures, limits.DELIVERY_RETRY))

    async def _say_some(self) -> bool:
        """Delivers one batch; returns whether there may be more."""
        # After a start all tables come at once.
        async with self._tables.throttled.places:
            table = await self._find_table()
        if table is None:
            return False
        batch = Batch(self._live, table.channel, self._tables)
        pending = await batch.next(limits.ANNOUNCEMENTS_AT_ONCE)
        try:
            is_all_said = await self._say_all(batch, pending, _awaited(table))
        except Barred:
            log.info("table %s may not speak in its channel", table.id, extra=of_table(table.id))
            await self._live.change(block)
            return False
        finally:
            await batch.store()
        if is_all_said:
            self._is_doubtful = False
        return not is_all_said or len(pending) == limits.ANNOUNCEMENTS_AT_ONCE

    async def _find_table(self) -> Table | None:
        """The table, if this process speaks there."""
        try:
            table = await self._live.look()
        except Declined:
            return None
        return table if self._tables.cluster.holds(table) else None

    async def _say_all(self, batch: Batch, pending: list[Pending], awaited: int | None) -> bool:
        """Delivers them in order; returns whether all of them went out."""
        announcements = [one.announcement for one in pending]
        for place, (one, following) in enumerate(zip_longest(pending, pending[1:])):
            # What may have been posted already must be looked for, not skipped.
            is_known = not self._is_doubtful or batch.is_posted(one)
            if is_known and _is_overtaken(one, following):
                batch.pass_over(one)
                continue
            self._due = due = self._said_at + one.announcement.gap
            if one.announcement.gap:
                # A kill meanwhile must not begin the story anew.
                await batch.store()
                await self._sleep(due - self._clock.monotonic())
            if not batch.is_free(one):
                await self._tables.limiter.acquire(priority_of(announcements[place:], awaited))
            if self._tables.is_silent or self._again or not self._tables.cluster.is_sure:
                # Something has changed meanwhile: this may no longer be due.
                return False
            if not await self._say(batch, one):
                return False
            self._said_at = self._clock.monotonic()
        return True

    async def _say(self, batch: Batch, one: Pending) -> bool:
        """Delivers one announcement, or handles the failure; returns whether to go on."""
        if one.announcement.act == "told":
            await self._end_story(batch, one)
            return True
        user = one.announcement.user
        try:
            has_opened = await batch.say(one, is_doubtful=self._is_doubtful)
            if has_opened and user is not None:
                await self._live.change(hand_arrives, user)
        except Unwanted:
            batch.pass_over(one)
        except (DirectClosed, NotOpened) as error:
            await self._note_missed(one, is_closed=isinstance(error, DirectClosed))
        except NotElsewhere as error:
            log.info(
                "table %s cannot speak in another channel: %r",
                self._live.id,
                error.__cause__,
                extra=of_table(self._live.id),
            )
            batch.pass_over(one)
        except PlaceGone:
            await self._live.change(abandon)
            log_abandoned(self._live.id)
            return False
        except Rejected as error:
            log.error(
                "announcement %s of table %s was rejected: %s",
                one.id,
                self._live.id,
                error,
                extra=of_table(self._live.id),
            )
            batch.pass_over(one)
        else:
            log_said(self._live.id, one)
            self._tables.metrics.said(self.overdue)
        if batch.has_posted:
            self._is_doubtful = False
        self.is_troubled = False
        return True

    async def _end_story(self, batch: Batch, full_stop: Pending) -> None:
        """The channel has heard everything: the table goes on."""
        try:
            async with self._live.writing() as writing:
                change = writing.change.end_story()
                if change.table.status is Status.OVER:
                    best = await find_best_guessers(writing.work, change)
                    change = end(change, best)
                await writing.store(change, full_stop.id, batch.notes)
        except Declined:
            # Another process that thought this one dead may have told it as well.
            return
        batch.stored()

    async def _note_missed(self, missed: Pending, *, is_closed: bool) -> None:
        """A hand didn't arrive: in mid-game the channel says where to see it, but only once.

        All of it is stored together, so that no kill can lose a part.
        """
        user = missed.announcement.user
        assert user is not None
        # A replaced hand asks in secret: nobody may learn that it didn't arrive.
        is_secret = missed.announcement.act == "replace"
        try:
            async with self._live.writing() as writing:
                change, work = writing.change, writing.work
                person = await work.person(user)
                if is_closed:
                    shut = person.is_closed or not is_secret
                    await work.save_person(user, replace(person, direct=None, is_closed=shut))
                if not is_secret:
                    standing = await work.messages(self._live.id)
                    change = hand_missed(change, user, standing, is_closed=is_closed)
                await writing.store(change, missed.id)
        except Declined:
            # Another process that thought this one dead may have found out as well.
            return

    async def _sleep(self, seconds: float) -> None:
        """Sleeps, unless the table is hurried or the bot is about to stop."""
        if self._tables.is_silent or seconds <= 0:
            return
        self._sleeper = asyncio.ensure_future(self._clock.sleep(seconds))
        await asyncio.wait({self._sleeper})
        self._sleeper = None


def _awaited(table: Table) -> int | None:
    """The user whose turn it is, if everybody may know."""
    if table.acting is None or table.acts_in_secret:
        return None
    return table.chairs[table.acting].user


def _is_overtaken(one: Pending, following: Pending | None) -> bool:
    """Whether the next announcement edits the same message again straight away."""
    if following is None or following.announcement.gap:
        return False
    now, then = one.announcement, following.announcement
    return now.act == then.act == "edit" and (now.user, now.key) == (then.user, then.key)
