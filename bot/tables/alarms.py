"""One sleeping call for all alarms: computers' moves, reminders, turn times."""

import heapq
from collections.abc import Callable, Iterable

from bot.tables.ports import Clock
from bot.tables.table import Alarm


class Alarms:
    """Rings each table when its time has come. Nothing polls."""

    def __init__(self, clock: Clock, ring: Callable[[int], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._heap: list[tuple[float, int]] = []
        self._times: dict[int, float] = {}
        self._take_back: Callable[[], None] | None = None
        self._next: float | None = None
        self.is_over = False
        """Whether nothing rings any more; what is due stays so for the next start."""

    def start(self, alarms: Iterable[tuple[int, Alarm]]) -> None:
        """Takes up the alarms that were kept."""
        if self.is_over:
            return
        for table_id, alarm in alarms:
            if table_id not in self._times:
                self._times[table_id] = alarm.at
                heapq.heappush(self._heap, (alarm.at, table_id))
        self._sleep()

    def set(self, table_id: int, alarm: Alarm | None) -> bool:
        """Makes the table ring at this time only, or not at all; returns whether that is new."""
        if self.is_over:
            return False
        if alarm is None:
            return self._times.pop(table_id, None) is not None
        if self._times.get(table_id) == alarm.at:
            return False
        self._times[table_id] = alarm.at
        heapq.heappush(self._heap, (alarm.at, table_id))
        self._sleep()
        return True

    def stop(self) -> None:
        """Rings no more, whatever is set by those who were at it."""
        self.is_over = True
        self._heap.clear()
        self._times.clear()
        self._sleep()

    def _sleep(self) -> None:
        """Sleeps until the first time that still holds."""
        while self._heap and self._times.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        first = self._heap[0][0] if self._heap else None
        if first == self._next:
            return
        if self._take_back is not None:
            self._take_back()
        self._next = first
        self._take_back = None if first is None else self._clock.call_at(first, self._wake)

    def _wake(self) -> None:
        self._take_back = self._next = None
        now = self._clock.now()
        while self._heap and self._heap[0][0] <= now:
            at, table_id = heapq.heappop(self._heap)
            if self._times.get(table_id) == at:
                del self._times[table_id]
                self._ring(table_id)
        self._sleep()
