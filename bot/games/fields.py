"""What the fields of moves, chance and events mean, where a plain type doesn't say it.

To the type checker `Seat` is an int. Whoever reads the types at run time finds what else is known:
the meaning, for people, and the spelling, for records.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, TypeAlias, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Meaning:
    """What such a value is."""

    name: str


@dataclass(frozen=True)
class OneOf:
    """A text that must be one of these."""

    words: Collection[str]


@dataclass(frozen=True)
class Multiset:
    """The number of each of these, which a record spells as an object without zeros."""

    kinds: type[Enum]


@dataclass(frozen=True)
class Sorted:
    """A tuple in this order, which a record may spell in any order."""

    key: Callable[[Any], Any] | None = None


@dataclass(frozen=True)
class OnlyIf:
    """A record has the field if another one has this value, and otherwise leaves it out."""

    field: str
    value: Any


Seat: TypeAlias = Annotated[int, Meaning("seat")]
"""The number of a seat."""

BySeat: TypeAlias = Annotated[tuple[T, ...], Meaning("by-seat")]
"""One value for each seat."""
