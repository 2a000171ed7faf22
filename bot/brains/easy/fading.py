"""How a person forgets: details first, everything in its own time, and for good.

How long each detail lasts is drawn for every event from a generator that is seeded with what the
seat saw at the deal and the place of the event among all that it has seen. So the same is forgotten
in every process, and whatever is forgotten stays so.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import inf
from random import Random
from typing import ClassVar, Final

from bot.games.interface import Event, value

FRESH: Final = 1.0
"""Until so many things have happened since, everything is remembered in full."""


@value
class Something(Event):
    """A player did something, and nobody knows any more what."""

    seat: int


@value
class Trace:
    """What is remembered of an event, and for how long."""

    stages: tuple[Event, ...]
    """What it fades to, from the event itself to the last that is known of it."""
    ends: tuple[float, ...]
    """The moments when the stages are over."""

    def left(self, moment: float) -> Event | None:
        """What is left of it; None if it is forgotten altogether."""
        for stage, end in zip(self.stages, self.ends, strict=True):
            if moment < end:
                return stage
        return None


class Recollection(ABC):
    """Hears what a seat sees, and keeps of it what a person would."""

    deal: ClassVar[tuple[type[Event], ...]]
    """What happens at the deal, and tells one table from another."""
    ticks: ClassVar[tuple[type[Event], ...]]
    """What pushes older things out of the mind."""

    def __init__(self) -> None:
        self.seat: int | None = None
        """Whose memory it is, once that is known."""
        self.traces: dict[int, Trace] = {}
        """What is remembered, by its place among all that was seen."""
        self.place = 0
        self._moment = 0
        """How many things have happened that push others out of the mind."""
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
        """Keeps what there is to remember of the event that was heard last."""

    def luck(self, of: str) -> Random:
        """What decides something about the event that was heard last."""
        return Random(f"{self._table} {self.place} {of}")

    def fade(self, stages: Sequence[Event], spans: Sequence[float] = ()) -> None:
        """Remembers the last event; each stage lasts for its span on average, without one for ever.

        A span is counted in things that push others out of the mind.
        """
        rng, end, ends = self.luck("spans"), self._moment + FRESH, list[float]()
        for span in spans:
            end += span * rng.uniform(0.5, 1.5)
            ends.append(end)
        ends += [inf] * (len(stages) - len(spans))
        self.traces[self.place] = Trace(tuple(stages), tuple(ends))

    def drain(self, place: int) -> None:
        """Forgets at once whatever would not be remembered for longest."""
        trace = self.traces[place]
        self.traces[place] = Trace(trace.stages[-1:], trace.ends[-1:])

    def recall(self) -> dict[int, Event]:
        """What is left of everything, by its place among all that was seen."""
        found = {place: trace.left(self._moment) for place, trace in self.traces.items()}
        return {place: event for place, event in found.items() if event is not None}
