"""Long stories, told frame by frame."""

from collections.abc import Sequence
from itertools import pairwise


def frame_sizes(size: int, step: int) -> list[int]:
    """How much of a story each of its frames shows, with a step more in every one."""
    return [*range(step, size, step), size]


def pages(lengths: Sequence[int], longest: int) -> list[tuple[int, int]]:
    """Where each page of a story starts and ends, if none is to be longer than this.

    There is at least one page, though it may be empty, and each further one has at least one piece.
    """
    cuts = [0]
    filled = 0
    for place, length in enumerate(lengths):
        filled += length
        if filled > longest and place > cuts[-1]:
            cuts.append(place)
            filled = length
    return [*pairwise([*cuts, len(lengths)])]
