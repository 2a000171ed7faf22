"""How long to wait before trying again."""

from bot import limits


def backoff(failures: int, longest: float) -> float:
    """The seconds to wait: they double with each failure, up to `longest`."""
    return min(2.0 ** min(failures, limits.RETRY_DOUBLINGS), longest)
