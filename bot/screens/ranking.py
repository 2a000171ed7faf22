"""Who came in which place."""

from collections.abc import Sequence
from typing import Final

MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def place_of(marks: Sequence[tuple[int, ...]], seat: int) -> int:
    """The place of a seat by its mark; equal marks share one."""
    return 1 + sum(other > marks[seat] for other in marks)


def ranking(marks: Sequence[tuple[int, ...]]) -> list[int]:
    """The seats, best first; equal ones in seating order."""
    return sorted(range(len(marks)), key=lambda seat: place_of(marks, seat))


def medal(place: int) -> str:
    """What stands before a place in the ranking."""
    return MEDALS.get(place, "▫️")
