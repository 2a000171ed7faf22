"""Who came to which place."""

from collections.abc import Sequence
from typing import Final

MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def place_of(marks: Sequence[tuple[int, ...]], seat: int) -> int:
    """The place that a seat came to by its mark; equal marks share it."""
    return 1 + sum(other > marks[seat] for other in marks)


def ranking(marks: Sequence[tuple[int, ...]]) -> list[int]:
    """The seats, best first; who is equal in seating order."""
    return sorted(range(len(marks)), key=lambda seat: place_of(marks, seat))


def medal(place: int) -> str:
    """What stands before a place in the ranking."""
    return MEDALS.get(place, "▫️")
