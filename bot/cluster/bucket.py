"""How many requests may be made, where one process makes them all."""

from bot import limits
from bot.live.ports import Clock


class TokenBucket:
    """Fills up at the permitted rate; every request takes a token."""

    def __init__(self, clock: Clock, requests: int) -> None:
        """`requests` is how many Discord takes in a second."""
        self._clock = clock
        self.rate = limits.REQUESTS_SHARE * requests
        """Requests per second."""
        self.most_at_once = max(1, requests // limits.REQUEST_LOTS_PER_SECOND)
        self._next_at = 0.0

    def take(self, requests: int) -> float:
        """Takes requests; if there are too many, takes none and returns the seconds to wait."""
        now = self._clock.monotonic()
        begin = max(self._next_at, now - limits.REQUESTS_BURST_SECONDS)
        if begin > now:
            return max(limits.REQUEST_WAIT_LEAST, begin - now)
        self._next_at = begin + requests / self.rate
        return 0.0
