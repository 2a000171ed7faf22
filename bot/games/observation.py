"""What a seat, or an onlooker, knows of a game: what they see now, and what they have seen.

Computer players get this at every move, so it must not get slower as a game goes on: events are
kept as they happen, and all moments of a game share them.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Any, Protocol, TypeVar, overload

from bot.games.interface import Event, View


class Listener(Protocol):
    """Something that takes in events, one after the other."""

    def hear(self, event: Event) -> None: ...


L = TypeVar("L", bound=Listener)


class Observer:
    """The events that somebody sees, each looked at once."""

    def __init__(self, events: Sequence[Event], sees: Callable[[Event], bool]) -> None:
        """The list of events may only grow."""
        self.kept: list[Event] = []
        self.listeners: dict[type[Any], tuple[Listener, int]] = {}
        """The listeners, each with the number of kept events that it has heard."""
        self._events = events
        self._sees = sees
        self._places: list[int] = []
        """The positions of the kept events among all events."""
        self._read = 0

    def follows(self, events: Sequence[Event]) -> bool:
        """Whether it watches this list of events."""
        return self._events is events

    def seen(self, moment: int) -> "SeenEvents":
        """What the seat had seen when there were this many events."""
        return SeenEvents(self, moment)

    def count(self, moment: int) -> int:
        """How many events the seat had seen by this moment."""
        for place in range(self._read, moment):
            event = self._events[place]
            if self._sees(event):
                self.kept.append(event)
                self._places.append(place)
        self._read = max(self._read, moment)
        return bisect_left(self._places, moment)


class SeenEvents(Sequence[Event]):
    """What a seat had seen by some moment; later events don't change it."""

    def __init__(self, observer: Observer, moment: int) -> None:
        """The moment is the number of events by then."""
        self._observer = observer
        self._moment = moment

    @cached_property
    def _length(self) -> int:
        return self._observer.count(self._moment)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Event]:
        return islice(self._observer.kept, self._length)

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | Sequence[Event]:
        places = range(self._length)[place]
        if isinstance(places, int):
            return self._observer.kept[places]
        return [self._observer.kept[at] for at in places]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeenEvents) and [*self] == [*other]

    def __hash__(self) -> int:
        return hash((*self,))

    def heard_by(self, kind: type[L]) -> L:
        """A listener of this kind that has heard all of these events.

        It goes on hearing later ones, so nobody may keep it.
        """
        length = self._length
        listener, heard = self._observer.listeners.get(kind, (None, 0))
        if not isinstance(listener, kind) or heard > length:
            listener, heard = kind(), 0
        for event in self._observer.kept[heard:length]:
            listener.hear(event)
        self._observer.listeners[kind] = listener, length
        return listener


class Observation:
    """What a seat knows at some moment; each part is made on demand."""

    __slots__ = ("_look", "_view", "seen")

    def __init__(self, look: Callable[[], View], seen: SeenEvents) -> None:
        self._look = look
        self._view: View | None = None
        self.seen = seen

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = self._look()
        return self._view

    @classmethod
    def of(cls, view: View, events: Sequence[Event]) -> "Observation":
        """The observation of somebody who sees this, and has seen just these events."""
        return cls(lambda: view, Observer(events, lambda _: True).seen(len(events)))

    def __reduce__(self) -> tuple[Callable[..., "Observation"], tuple[View, tuple[Event, ...]]]:
        """Pickles what the seat knows, and nothing of the game behind it."""
        return Observation.of, (self.view, (*self.seen,))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and (self.view, self.seen) == (other.view, other.seen)

    def __hash__(self) -> int:
        return hash((self.view, self.seen))
