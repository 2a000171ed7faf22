"""How many requests may be made, where one process makes them all."""

from typing import Final

from bot.live.ports import Clock

SPARED: Final = 0.8
"""The share of the limit to use: Discord counts on arrival, and requests may arrive bunched."""

BURST: Final = 0.1
"""For how many seconds unused requests can be made up for."""

SHORTLY: Final = 0.005
"""The shortest wait; clocks aren't fine enough for less."""


class TokenBucket:
    """Fills up at the permitted rate; every request takes a token."""

    def __init__(self, clock: Clock, requests: int) -> None:
        """`requests` is how many Discord takes in a second."""
        self._clock = clock
        self.rate = SPARED * requests
        """Requests per second."""
        self.most_at_once = max(1, requests // 10)
        self._next_at = 0.0

    def take(self, requests: int) -> float:
        """Takes requests; if there are too many, takes none and returns the seconds to wait."""
        now = self._clock.monotonic()
        begin = max(self._next_at, now - BURST)
        if begin > now:
            return max(SHORTLY, begin - now)
        self._next_at = begin + requests / self.rate
        return 0.0
