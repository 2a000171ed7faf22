"""How long to wait before trying again."""

from typing import Final

MOST_DOUBLED: Final = 32
"""Beyond any longest wait; it keeps the power from overflowing."""


def backoff(failures: int, longest: float) -> float:
    """The seconds to wait: they double with each failure, up to `longest`."""
    return min(2.0 ** min(failures, MOST_DOUBLED), longest)
