"""Keeps within what Discord takes in a channel: five messages or edits in five seconds."""

from collections import deque
from typing import Final

from bot.tables.ports import Clock

MOST: Final = 5
SECONDS: Final = 5.0
MOST_PLACES: Final = 1000
"""From so many channels on, those that have been quiet are forgotten."""


class Gate:
    """Lets through what a channel takes, and the rest a little later."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._passed: dict[int, deque[float]] = {}

    async def enter(self, place: int) -> None:
        """Waits until one more may go to this channel."""
        passed = self._passed.setdefault(place, deque(maxlen=MOST))
        # Others may have waited for the same moment, and have passed.
        while len(passed) == MOST and (wait := passed[0] + SECONDS - self._clock.now()) > 0:
            await self._clock.sleep(wait)
        passed.append(self._clock.now())
        if len(self._passed) > MOST_PLACES:
            self._forget_quiet_places()

    def _forget_quiet_places(self) -> None:
        oldest = self._clock.now() - SECONDS
        self._passed = {place: times for place, times in self._passed.items() if times[-1] > oldest}
