"""A sequence that is a value, although it grows."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class Growing(Sequence[T]):
    """A sequence that never changes; a longer one that begins with it shares its items."""

    __slots__ = ("_length", "items")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self.items = [*items]
        """These items, and perhaps later ones; one that goes on differently has its own list."""
        self._length = len(self.items)

    def plus(self, more: Iterable[T]) -> "Growing[T]":
        """A new sequence with more at the end."""
        # A list that has grown already belongs to another continuation.
        is_last = len(self.items) == self._length
        longer: Growing[T] = Growing()
        longer.items = self.items if is_last else self.items[: self._length]
        longer.items.extend(more)
        longer._length = len(longer.items)
        return longer

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self.items, self._length)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[T]: ...
    def __getitem__(self, place: int | slice) -> T | Sequence[T]:
        places = range(self._length)[place]
        if isinstance(places, int):
            return self.items[places]
        return [self.items[at] for at in places]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Growing) and [*self] == [*other]

    def __hash__(self) -> int:
        return hash((*self,))
