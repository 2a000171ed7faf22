"""One timer for all alarms: computers' moves, reminders, turn times.

The store keeps alarms by the wall clock, which can be changed. Here each waits for the time that
was left when it was set.
"""

import heapq
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from bot.tables.ports import Clock
from bot.tables.table import Alarm, AlarmKind

LONGEST: Final = {AlarmKind.COMPUTER: 30.0, AlarmKind.CALL: 30.0}
"""The longest wait for these, in seconds: if it seems longer, the clock was set back."""


class Waiting(NamedTuple):
    """A pending alarm."""

    due: float
    """By the monotonic clock."""
    table_id: int
    at: float
    """The time the table stores."""


class Alarms:
    """Wakes each table when its alarm is due, without polling."""

    def __init__(self, clock: Clock, ring: Callable[[int, float], None]) -> None:
        """`ring` gets the table and the time its alarm was set for."""
        self._clock = clock
        self._ring = ring
        self._heap: list[Waiting] = []
        self._waiting: dict[int, Waiting] = {}
        self._take_back: Callable[[], None] | None = None
        self._next: float | None = None
        self.is_over = False
        """After that nothing rings; what is due waits for the next start."""

    def start(self, alarms: Iterable[tuple[int, Alarm]]) -> None:
        """Sets the stored alarms."""
        for table_id, alarm in alarms:
            if table_id not in self._waiting:
                self.set(table_id, alarm)

    def set(self, table_id: int, alarm: Alarm | None) -> bool:
        """Replaces the table's alarm, or clears it; returns whether that changed anything."""
        former = self._waiting.get(table_id)
        if alarm is None:
            return self._waiting.pop(table_id, None) is not None
        if former is not None and former.at == alarm.at:
            return False
        left = min(alarm.at - self._clock.now(), LONGEST.get(alarm.kind, float("inf")))
        return self.ring_again(table_id, alarm.at, left)

    def ring_again(self, table_id: int, at: float, seconds: float) -> bool:
        """Rings after `seconds`, for an alarm that was set for `at`."""
        if self.is_over:
            return False
        waiting = Waiting(self._clock.monotonic() + seconds, table_id, at)
        self._waiting[table_id] = waiting
        heapq.heappush(self._heap, waiting)
        self._sleep()
        return True

    def stop(self) -> None:
        """Stops for good: alarms set later don't ring either."""
        self.is_over = True
        self._heap.clear()
        self._waiting.clear()
        self._sleep()

    def _sleep(self) -> None:
        """Sleeps until the first alarm that still holds."""
        while self._heap and self._waiting.get(self._heap[0].table_id) != self._heap[0]:
            heapq.heappop(self._heap)
        first = self._heap[0].due if self._heap else None
        if first == self._next:
            return
        if self._take_back is not None:
            self._take_back()
        self._next, self._take_back = first, None
        if first is not None:
            left = first - self._clock.monotonic()
            self._take_back = self._clock.call_later(left, self._wake)

    def _wake(self) -> None:
        self._take_back = self._next = None
        now = self._clock.monotonic()
        while self._heap and self._heap[0].due <= now:
            waiting = heapq.heappop(self._heap)
            if self._waiting.get(waiting.table_id) == waiting:
                del self._waiting[waiting.table_id]
                self._ring(waiting.table_id, waiting.at)
        self._sleep()
