"""A table's alarm: a computer's move, a call, a reminder, the end of a turn time.

The store keeps alarms by the wall clock, which can be changed. Here each waits for the time that
was left when it was set.
"""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bot import limits
from bot.live.computers import Asked, decide, decide_at_once
from bot.tables.changes.play import computer_moves, time_is_up
from bot.tables.changes.reach import restart_time
from bot.tables.errors import Damaged, Unavailable
from bot.tables.log_lines import log_alarm
from bot.tables.mention import of_table, wordless
from bot.tables.refusals import Declined
from bot.tables.table import Alarm, AlarmKind

if TYPE_CHECKING:
    from bot.live.table import LiveTable
    from bot.live.tables import LiveTables

log = logging.getLogger(__name__)

SHORT: Final = (AlarmKind.COMPUTER, AlarmKind.CALL)
"""Alarms that are always set for soon."""


class Timer:
    """Waits for the alarm of one table."""

    def __init__(self, live: "LiveTable", tables: "LiveTables") -> None:
        self._live = live
        self._tables = tables
        self._at: float | None = None
        """The time that the table stores for what is waited for."""
        self._cancel: Callable[[], None] | None = None
        self._is_ringing = False
        """Whether the alarm has gone off and isn't dealt with yet."""

    def start(self, alarm: Alarm) -> None:
        """Sets the stored alarm, unless another is set."""
        if self._at is None:
            self.set(alarm)

    def set(self, alarm: Alarm | None) -> bool:
        """Replaces the alarm, or clears it; returns whether that changed anything."""
        if alarm is None:
            was_set = self._at is not None
            self.stop()
            return was_set
        if self._at == alarm.at:
            return False
        left = alarm.at - self._tables.clock.now()
        if alarm.kind in SHORT:
            left = min(left, limits.SHORT_ALARM_SECONDS)
        return self._wait(alarm.at, left)

    def stop(self) -> None:
        """Waits no longer."""
        if self._cancel is not None:
            self._cancel()
        self._at = self._cancel = None

    def _wait(self, at: float, seconds: float) -> bool:
        """Rings after `seconds`, for an alarm that was set for `at`."""
        self.stop()
        if self._tables.is_stopping:
            return False
        self._at = at
        self._cancel = self._tables.clock.call_later(seconds, lambda: self._ring(at))
        return True

    def _ring(self, at: float) -> None:
        self._at = self._cancel = None
        # Whoever handles the alarm sets the next one, even after thinking for long.
        if not self._is_ringing:
            self._is_ringing = True
            self._tables.background.spawn(self._ring_until_heard(at), "alarm", self._live.id)

    async def _ring_until_heard(self, at: float) -> None:
        """Rings until it works: whatever goes wrong, the game must not wait for ever."""
        try:
            # After a start many have been due for a while.
            async with self._tables.computing:
                rung = None if self._tables.is_stopping else await self._handle(at)
            if isinstance(rung, Asked):
                # That may take longer, and nobody else has to wait for it.
                self._live.thought = await rung.answered_by(self._tables.thinker)
                self._wait(at, 0.0)
            else:
                self.set(rung)
        except Damaged:
            # That is logged already, and trying again wouldn't help.
            self.stop()
        except Declined as no:
            # The table is gone, or another process was just at it.
            if no.code == "old-button":
                self.stop()
            else:
                self._wait(at, limits.STORE_RETRY)
        except Unavailable as error:
            log.warning(
                "the alarm of table %s failed and is tried again: %s",
                self._live.id,
                error,
                extra=of_table(self._live.id),
            )
            self._wait(at, limits.STORE_RETRY)
        except Exception as error:
            log.error(
                "the alarm of table %s failed and is tried again",
                self._live.id,
                exc_info=wordless(error),
                extra=of_table(self._live.id),
            )
            self._live.present = None
            self._wait(at, limits.ALARM_RETRY)
        finally:
            self._is_ringing = False

    async def _handle(self, at: float) -> Alarm | Asked | None:
        """Does what is due; returns the table's next alarm.

        Or the question for a slow computer, which rings again once it has an answer.
        """
        live, thinker = self._live, self._tables.thinker
        thought, live.thought = live.thought, None
        async with live.writing() as writing:
            table = writing.change.table
            alarm, seat = table.alarm, table.acting
            # While a computer thought, somebody may have hurried it.
            if alarm is None or alarm.at > max(at, writing.change.context.now) or seat is None:
                return alarm
            if alarm.kind is not AlarmKind.COMPUTER and not live.is_heard(table):
                # No time runs while people can't be told, or can't answer.
                return (await writing.store(restart_time(writing.change))).alarm
            log_alarm(table, alarm, "rings")
            match alarm.kind:
                case AlarmKind.COMPUTER:
                    move = await decide(thinker, table, seat, thought)
                    if isinstance(move, Asked):
                        return move
                    change = computer_moves(writing.change, seat, move)
                case AlarmKind.CALL:
                    change = writing.change.call()
                case AlarmKind.REMINDER:
                    change = writing.change.remind()
                case AlarmKind.TIMEOUT:
                    move = await decide_at_once(thinker, table, seat)
                    change = time_is_up(writing.change, seat, move)
            return (await writing.store(change)).alarm
