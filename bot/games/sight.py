"""What a seat knows of a game: what it sees now, and what it has seen happen.

Computer players get it at every move, so it must not take longer as a game goes on: what a seat has
seen is kept as it happens, and all moments of a game share it.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Any, Protocol, TypeVar, overload

from bot.games.interface import Event, View


class Listener(Protocol):
    """Makes something of what happens, one event after the other."""

    def hear(self, event: Event) -> None:
        """Takes in what happened next."""
        ...


L = TypeVar("L", bound=Listener)


class Witness:
    """Keeps what a seat sees happen, looking at each event once."""

    def __init__(self, events: Sequence[Event], seat: int | None) -> None:
        """The owner of the events may only add to them; without a seat, all of them are seen."""
        self.kept: list[Event] = []
        self.listeners: dict[type[Any], tuple[Listener, int]] = {}
        """The listeners, and how many of the kept events each has heard."""
        self._events = events
        self._seat = seat
        self._places: list[int] = []
        """Where among all events the kept ones are."""
        self._read = 0

    def follows(self, events: Sequence[Event]) -> bool:
        """Whether these are the events that it looks at."""
        return self._events is events and self._read <= len(events)

    def seen(self) -> "Seen":
        """What the seat has seen up to now."""
        return Seen(self, len(self._events))

    def count(self, moment: int) -> int:
        """How many events the seat had seen when this many had happened."""
        for place in range(self._read, moment):
            event = self._events[place]
            if self._seat is None or event.is_seen_by(self._seat):
                self.kept.append(event)
                self._places.append(place)
        self._read = max(self._read, moment)
        return bisect_left(self._places, moment)


class Seen(Sequence[Event]):
    """What a seat had seen happen by a certain moment; later events do not change it."""

    def __init__(self, witness: Witness, moment: int) -> None:
        """The moment is how many events had happened."""
        self._witness = witness
        self._moment = moment

    @cached_property
    def _length(self) -> int:
        return self._witness.count(self._moment)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Event]:
        return islice(self._witness.kept, self._length)

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | Sequence[Event]:
        places = range(self._length)[place]
        if isinstance(places, int):
            return self._witness.kept[places]
        return [self._witness.kept[at] for at in places]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and [*self] == [*other]

    def __hash__(self) -> int:
        return hash((*self,))

    def heard_by(self, kind: type[L]) -> L:
        """A listener of this kind that has heard all of it, and will hear what follows.

        The same listener goes on hearing what is new, so nobody may keep it.
        """
        length = self._length
        listener, heard = self._witness.listeners.get(kind, (None, 0))
        if not isinstance(listener, kind) or heard > length:
            listener, heard = kind(), 0
        for event in self._witness.kept[heard:length]:
            listener.hear(event)
        self._witness.listeners[kind] = listener, length
        return listener


class Sight:
    """All that a seat knows at a moment; each part is made when it is asked for."""

    __slots__ = ("_look", "_view", "seen")

    def __init__(self, look: Callable[[], View], seen: Seen) -> None:
        self._look = look
        self._view: View | None = None
        self.seen = seen

    @property
    def view(self) -> View:
        """What the seat sees."""
        if self._view is None:
            self._view = self._look()
        return self._view

    @classmethod
    def of(cls, view: View, events: Sequence[Event]) -> "Sight":
        """The sight of somebody who sees this, and has seen just these events."""
        return cls(lambda: view, Witness(events, None).seen())

    def __reduce__(self) -> tuple[Callable[..., "Sight"], tuple[View, tuple[Event, ...]]]:
        """Takes along what the seat knows, and nothing of the game that it was made of."""
        return Sight.of, (self.view, (*self.seen,))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sight) and (self.view, self.seen) == (other.view, other.seen)

    def __hash__(self) -> int:
        return hash((self.view, self.seen))
