"""Delivers what is in the outbox: table by table, in order, each announcement once.

An announcement is stored in the same transaction as the move it tells of. Sending it and storing
that it was sent are two steps, and the bot may die between them. So that nothing is said twice, a
repeated post carries the same nonce, which Discord honours for some minutes, and anything that may
have been posted before a restart is first looked for in the channel. Editing or deleting twice does
no harm.
"""

import asyncio
import logging
from collections.abc import Container, Iterable
from itertools import zip_longest
from typing import Final, NamedTuple, Protocol

from bot.tables.announcement import Pending
from bot.tables.backoff import backoff
from bot.tables.budget import Budget, urgency_of
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
from bot.tables.journal import log_said
from bot.tables.mention import of_table, wordless
from bot.tables.patient import PatientStore
from bot.tables.ports import Clock, Voice, Watch
from bot.tables.speech import Means, Speech
from bot.tables.storage import Note, Store

log = logging.getLogger(__name__)

BATCH: Final = 40
"""How many announcements of a table are read at once."""

LONGEST_WAIT: Final = 60.0
"""The longest wait before an unreachable Discord is tried again."""


class Stand(NamedTuple):
    """The channel of a table, and the user it waits for."""

    channel: int
    awaited: int | None
    """The user whose turn it is, if everybody may know."""


class Overseer(Protocol):
    """Knows where a table speaks, and hears what stops it from speaking."""

    async def stand_of(self, table_id: int) -> Stand | None:
        """None if this process doesn't speak there."""
        ...

    def may_speak(self) -> bool:
        """Whether it's certain that no other process speaks at the same tables."""
        ...

    async def story_told(self, table_id: int, full_stop: int, notes: Iterable[Note]) -> bool:
        """Lets the table go on; returns whether that and the notes are stored."""
        ...

    async def channel_gone(self, table_id: int) -> None: ...

    async def channel_barred(self, table_id: int) -> None: ...

    async def direct_missed(self, table_id: int, missed: Pending, *, is_closed: bool) -> None: ...

    async def direct_opened(self, table_id: int, user: int) -> None: ...


class Announcer:
    """Delivers each table's announcements, in one task per table while there are any."""

    def __init__(  # noqa: PLR0913 (all that it takes to speak, and to be heard of)
        self,
        store: Store,
        voice: Voice,
        clock: Clock,
        budget: Budget,
        overseer: Overseer,
        *,
        watch: Watch,
    ) -> None:
        self._clock = clock
        self._watch = watch
        self._budget = budget
        self._overseer = overseer
        self._means = Means(PatientStore(store), voice, clock, budget)
        self._speaking: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._doubtful: set[int] = set()
        """Tables whose first announcement may already have been posted."""
        self._sleepers: dict[int, asyncio.Future[None]] = {}
        self._said_at: dict[int, float] = {}
        """By table, when the last announcement went out, or one came up after a pause."""
        self._due: dict[int, float] = {}
        """By table, when the next announcement is due, or was."""
        self._troubled: set[int] = set()
        """Tables where the last delivery failed."""
        self._is_stopping = False

    def start(self, tables: Iterable[int], doubtful: Container[int]) -> None:
        """Begins to deliver at these tables; at the doubtful ones some may be out already."""
        self._doubtful.update(table_id for table_id in tables if table_id in doubtful)
        for table_id in tables:
            if table_id not in self._speaking:
                self.wake(table_id)

    def wake(self, table_id: int) -> None:
        """Delivers what may be waiting at this table."""
        if self._is_stopping:
            return
        if table_id in self._speaking:
            self._again.add(table_id)
            return
        self._said_at[table_id] = self._due[table_id] = self._clock.monotonic()
        task = asyncio.create_task(self._speak(table_id), name=f"announcer of table {table_id}")
        self._speaking[table_id] = task
        task.add_done_callback(lambda done: self._finished(table_id, done))

    def hurry(self, table_id: int) -> None:
        """Skips the wait before the next announcement."""
        if table_id in self._speaking:
            self._again.add(table_id)
        if sleeper := self._sleepers.get(table_id):
            sleeper.cancel()

    def hold(self) -> None:
        """Checks at every table whether this process may still speak there."""
        for table_id in self._speaking:
            self.hurry(table_id)

    @property
    def longest_overdue(self) -> float:
        """By how many seconds the most overdue announcement is late."""
        now = self._clock.monotonic()
        return max((now - due for due in self._due.values() if due < now), default=0.0)

    def is_troubled(self, table_id: int) -> bool:
        """Whether the table's announcements aren't getting through."""
        return table_id in self._troubled

    async def silence(self, table_id: int) -> None:
        """Waits until the table has nothing left that it may say."""
        while task := self._speaking.get(table_id):
            await asyncio.wait({task})

    async def stop(self) -> None:
        """Finishes what is being sent, then stops."""
        self._is_stopping = True
        for sleeper in [*self._sleepers.values()]:
            sleeper.cancel()
        self._budget.open()
        while self._speaking:
            await asyncio.wait([*self._speaking.values()])

    def _finished(self, table_id: int, task: asyncio.Task[None]) -> None:
        del self._speaking[table_id]
        if not task.cancelled() and (error := task.exception()):
            log.error(
                "the announcer of table %s failed",
                table_id,
                exc_info=wordless(error),
                extra=of_table(table_id),
            )
        if not self._is_stopping:
            # Otherwise it stays due, for whoever comes next.
            del self._said_at[table_id], self._due[table_id]
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    async def _speak(self, table_id: int) -> None:
        """Delivers everything that is waiting, and retries what goes wrong."""
        failures = 0
        while not self._is_stopping:
            self._again.discard(table_id)
            try:
                if not await self._say_some(table_id):
                    self._troubled.discard(table_id)
                    return
                failures = 0
                continue
            except Unreachable:
                failures += 1
            except Damaged:
                # The table stays silent until a start of a bot that can read it.
                return
            except Silenced:
                if await self._means.voice.is_lost():
                    self._is_stopping = True
                    return
                failures += 1
            except Unavailable as error:
                log.warning(
                    "table %s cannot be told of: %s", table_id, error, extra=of_table(table_id)
                )
                failures += 1
            except Exception as error:
                # Whatever it is, try again: nobody could make a move that would wake the table.
                log.error(
                    "the announcer of table %s failed",
                    table_id,
                    exc_info=wordless(error),
                    extra=of_table(table_id),
                )
                failures += 1
            self._doubtful.add(table_id)
            self._troubled.add(table_id)
            await self._sleep(table_id, backoff(failures, LONGEST_WAIT))

    async def _say_some(self, table_id: int) -> bool:
        """Delivers one batch; returns whether there may be more."""
        # After a start all tables come at once.
        async with self._means.store.places:
            stand = await self._overseer.stand_of(table_id)
        if stand is None:
            return False
        speech = Speech(table_id, stand.channel, self._means)
        pending = await speech.next(BATCH)
        try:
            is_all_said = await self._say_all(table_id, speech, pending, stand.awaited)
        except Barred:
            await self._overseer.channel_barred(table_id)
            return False
        finally:
            await speech.store()
        if is_all_said:
            self._doubtful.discard(table_id)
        return not is_all_said or len(pending) == BATCH

    async def _say_all(
        self, table_id: int, speech: Speech, pending: list[Pending], awaited: int | None
    ) -> bool:
        """Delivers them in order; returns whether all of them went out."""
        announcements = [one.announcement for one in pending]
        for place, (one, following) in enumerate(zip_longest(pending, pending[1:])):
            # What may have been posted already must be looked for, not skipped.
            if table_id not in self._doubtful and _is_overtaken(one, following):
                speech.pass_over(one)
                continue
            due = self._said_at[table_id] + one.announcement.gap
            self._due[table_id] = due
            if one.announcement.gap:
                # A kill meanwhile must not begin the story anew.
                await speech.store()
                await self._sleep(table_id, due - self._clock.monotonic())
            if not speech.is_free(one):
                await self._budget.spend(urgency_of(announcements[place:], awaited))
            if self._is_stopping or table_id in self._again or not self._overseer.may_speak():
                # Something has changed meanwhile: this may no longer be due.
                return False
            if not await self._say(table_id, speech, one):
                return False
            self._said_at[table_id] = self._clock.monotonic()
        return True

    async def _say(self, table_id: int, speech: Speech, one: Pending) -> bool:
        """Delivers one announcement, or handles the failure; returns whether to go on."""
        if one.announcement.act == "told":
            if await self._overseer.story_told(table_id, one.id, speech.notes):
                speech.stored()
            return True
        is_doubtful = table_id in self._doubtful
        user = one.announcement.user
        try:
            has_opened = await speech.say(one, is_doubtful=is_doubtful)
            if has_opened and user is not None:
                await self._overseer.direct_opened(table_id, user)
        except Unwanted:
            speech.pass_over(one)
        except (DirectClosed, NotOpened) as error:
            is_closed = isinstance(error, DirectClosed)
            await self._overseer.direct_missed(table_id, one, is_closed=is_closed)
        except NotElsewhere as error:
            log.info(
                "table %s cannot speak in another channel: %r",
                table_id,
                error.__cause__,
                extra=of_table(table_id),
            )
            speech.pass_over(one)
        except PlaceGone:
            await self._overseer.channel_gone(table_id)
            return False
        except Rejected as error:
            log.error(
                "announcement %s of table %s was rejected: %s",
                one.id,
                table_id,
                error,
                extra=of_table(table_id),
            )
            speech.pass_over(one)
        else:
            log_said(table_id, one)
            self._watch.said(max(0.0, self._clock.monotonic() - self._due[table_id]))
        if speech.has_posted:
            self._doubtful.discard(table_id)
        self._troubled.discard(table_id)
        return True

    async def _sleep(self, table_id: int, seconds: float) -> None:
        """Sleeps, unless the table is hurried or the bot is about to stop."""
        if self._is_stopping or seconds <= 0:
            return
        sleeper = asyncio.ensure_future(self._clock.sleep(seconds))
        self._sleepers[table_id] = sleeper
        await asyncio.wait({sleeper})
        del self._sleepers[table_id]


def _is_overtaken(one: Pending, following: Pending | None) -> bool:
    """Whether the next announcement edits the same message again straight away."""
    if following is None or following.announcement.gap:
        return False
    now, then = one.announcement, following.announcement
    return now.act == then.act == "edit" and (now.user, now.key) == (then.user, then.key)
