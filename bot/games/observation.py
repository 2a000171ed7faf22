"""What a seat, or an onlooker, knows of a game: what they see now, and what they have seen."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Protocol, TypeVar

from bot.games.interface import Event, View


class Listener(Protocol):
    """Something that takes in events, one after the other."""

    def hear(self, event: Event) -> None: ...


L = TypeVar("L", bound=Listener)


class Observation:
    """What somebody knows at some moment; each part is made on demand."""

    def __init__(self, look: Callable[[], View], hear: Callable[[], Sequence[Event]]) -> None:
        self._look = look
        self._hear = hear

    @classmethod
    def of(cls, view: View, events: Sequence[Event]) -> "Observation":
        """The observation of somebody who sees this, and has seen just these events."""
        return cls(lambda: view, lambda: events)

    @cached_property
    def view(self) -> View:
        return self._look()

    @cached_property
    def events(self) -> Sequence[Event]:
        return self._hear()

    def heard_by(self, kind: Callable[[], L]) -> L:
        """A new listener that has heard all of the events."""
        listener = kind()
        for event in self.events:
            listener.hear(event)
        return listener

    def __reduce__(self) -> tuple[Callable[..., "Observation"], tuple[View, tuple[Event, ...]]]:
        """Pickles what somebody knows, and nothing of the game behind it."""
        return Observation.of, (self.view, (*self.events,))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and other.__reduce__() == self.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__())
