"""Places in a ranking."""

from collections.abc import Sequence


def place_of(marks: Sequence[tuple[int, ...]], seat: int) -> int:
    """A seat's place by its mark; equal marks share one."""
    return 1 + sum(other > marks[seat] for other in marks)
