"""A memory that fades as a person's does: details first, everything in its own time, and for good.

How long each detail lasts is drawn for every event, from a generator seeded with what the seat saw
at the deal and the place of the event among all that it has seen. So every process forgets the
same, and whatever is forgotten stays so.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import inf
from random import Random
from typing import ClassVar, Final

from bot.games.interface import Event, value

FRESH: Final = 1.0
"""How many other things must happen before anything fades."""


@value
class Something(Event):
    """A player did something; what it was is forgotten."""

    seat: int


@value
class Trace:
    """What is remembered of an event, and for how long."""

    stages: tuple[Event, ...]
    """What it fades to, from the event itself to the least that is known of it."""
    ends: tuple[float, ...]
    """The moments when the stages end."""

    def at(self, moment: float) -> Event | None:
        """What is left of it; None if nothing is."""
        for stage, end in zip(self.stages, self.ends, strict=True):
            if moment < end:
                return stage
        return None


class FadingMemory(ABC):
    """A person's memory of what a seat sees."""

    deal: ClassVar[tuple[type[Event], ...]]
    """Events of the deal, which tell one table from another."""
    ticks: ClassVar[tuple[type[Event], ...]]
    """Events that push older ones out of memory."""

    def __init__(self) -> None:
        self.seat: int | None = None
        """Whose memory it is, once known."""
        self.traces: dict[int, Trace] = {}
        """What is remembered, by its place among all events seen."""
        self.place = 0
        self._moment = 0
        """How many events have pushed others out of memory."""
        self._table = ""

    def hear(self, event: Event) -> None:
        self.place += 1
        self._moment += isinstance(event, self.ticks)
        if isinstance(event, self.deal):
            self._table += repr(event)
            if event.private:
                self.seat = getattr(event, "seat", None)
        self.note(event)

    @abstractmethod
    def note(self, event: Event) -> None:
        """Keeps what a person would remember of the latest event."""

    def rng_for(self, purpose: str) -> Random:
        """A generator for decisions about the latest event."""
        return Random(f"{self._table} {self.place} {purpose}")

    def remember(self, stages: Sequence[Event], spans: Sequence[float] = ()) -> None:
        """Remembers the latest event; each stage lasts for its span on average.

        Without a span it lasts for ever. Spans are counted in events that push others out of
        memory.
        """
        rng, end, ends = self.rng_for("spans"), self._moment + FRESH, list[float]()
        for span in spans:
            end += span * rng.uniform(0.5, 1.5)
            ends.append(end)
        ends += [inf] * (len(stages) - len(spans))
        self.traces[self.place] = Trace(tuple(stages), tuple(ends))

    def forget_details(self, place: int) -> None:
        """Fades an event to its last stage at once."""
        trace = self.traces[place]
        self.traces[place] = Trace(trace.stages[-1:], trace.ends[-1:])

    def recall(self) -> dict[int, Event]:
        """What is left of everything, by its place among all events seen."""
        found = {place: trace.at(self._moment) for place, trace in self.traces.items()}
        return {place: event for place, event in found.items() if event is not None}
