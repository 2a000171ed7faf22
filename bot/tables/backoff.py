"""How long to wait before something is tried again."""

from typing import Final

MOST_DOUBLED: Final = 32
"""Nobody waits as long as that; and a number may not be doubled for ever."""


def backoff(failures: int, longest: float) -> float:
    """Seconds to wait after so many failures: twice as long each time, up to the longest."""
    return min(2.0 ** min(failures, MOST_DOUBLED), longest)
