"""Keeps within what Discord accepts in a channel: five messages or edits in five seconds."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from bot.tables.ports import Clock

MOST: Final = 5
SECONDS: Final = 5.0
MOST_PLACES: Final = 1000
"""Beyond this many channels, those that have been quiet are forgotten."""


@dataclass(slots=True)
class Passage:
    """A message or an edit that is on its way, or has come through."""

    through_at: float | None = None


class Gate:
    """Lets through what a channel accepts, and the rest a little later."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._passages: dict[int, list[Passage]] = {}

    @asynccontextmanager
    async def passing(self, place: int) -> AsyncGenerator[None]:
        """Waits until one more may go to this channel, and lets it go.

        It counts until five seconds after it has come through: however long it is held up on its
        way, Discord cannot have counted it later than that.
        """
        # Others may have waited for the same moment, and have passed.
        while (wait := self._wait(place)) > 0:
            await self._clock.sleep(wait)
        passage = Passage()
        self._passages[place].append(passage)
        if len(self._passages) > MOST_PLACES:
            self._forget_quiet_places()
        try:
            yield
        finally:
            passage.through_at = self._clock.now()

    def _wait(self, place: int) -> float:
        now = self._clock.now()
        counted = self._passages[place] = self._counted(place)
        if len(counted) < MOST:
            return 0.0
        return min(self._counts_until(one) for one in counted) - now

    def _counted(self, place: int) -> list[Passage]:
        now = self._clock.now()
        return [one for one in self._passages.get(place, []) if self._counts_until(one) > now]

    def _counts_until(self, passage: Passage) -> float:
        """Until when it counts; while it is on its way, the earliest time that this can be."""
        through_at = self._clock.now() if passage.through_at is None else passage.through_at
        return through_at + SECONDS

    def _forget_quiet_places(self) -> None:
        counted = {place: self._counted(place) for place in self._passages}
        self._passages = {place: passages for place, passages in counted.items() if passages}
