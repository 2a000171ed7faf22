"""Rate limits: how many requests in how many seconds, stated in Discord's headers."""

import hashlib
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox.clock import Clock
from bot.sandbox.reading import Json

Rate = tuple[int, float]

RATES: Final[Mapping[str, Rate]] = {
    # Sending and changing messages share one allowance in each channel.
    "messages": (5, 5.0),
    "deletions": (5, 1.0),
    "directs": (10, 10.0),
    "commands": (5, 20.0),
    "emojis": (50, 10.0),
    "threads": (5, 10.0),
    # The callback of each interaction and all that its token does later.
    "answers": (5, 2.0),
    "anything": (50, 1.0),
}

FREE: Final = "free"
"""What people do is not counted at all."""

APART: Final = "answers"
"""What does not count among all requests together."""

GLOBAL: Final[Rate] = (50, 1.0)

LOGINS: Final[Rate] = (1, 5.0)
"""How many shards of a queue may log in."""

INVALID: Final[Rate] = (10_000, 600.0)
"""How many requests may be refused before the bot is banned."""

QUEUES: Final = 1
"""In how many queues shards log in: each in that of its number, counted round."""


@dataclass(slots=True)
class Window:
    """The requests of the last seconds."""

    rate: Rate
    requests: deque[float] = field(default_factory=deque[float])

    def forget(self, now: float) -> None:
        """Drops requests that no longer count."""
        while self.requests and self.requests[0] + self.rate[1] <= now:
            self.requests.popleft()

    @property
    def remaining(self) -> int:
        """How many requests are left."""
        return max(0, self.rate[0] - len(self.requests))

    def reset_after(self, now: float) -> float:
        """In how many seconds there is room again."""
        return max(0.0, self.requests[0] + self.rate[1] - now) if self.requests else self.rate[1]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request may pass, and what its headers say."""

    headers: Mapping[str, str]
    retry_after: float | None = None
    is_global: bool = False

    @property
    def body(self) -> Json:
        """The answer to a request that may not pass."""
        return {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.is_global,
        }


class Buckets:
    """Counts the requests of the bot, whichever of its processes they come from."""

    def __init__(self, clock: Clock, logins: Rate = LOGINS, invalid: Rate = INVALID) -> None:
        self._clock = clock
        self._logins = logins
        self._invalid = Window(invalid)
        self._windows: dict[str, Window] = {}

    def take(self, name: str, major: str) -> Verdict:
        """Lets a request pass and counts it, or does neither."""
        if name == FREE:
            return Verdict({})
        now = self._clock.now()
        everything = self._window("global", GLOBAL, now)
        window = self._window(f"{name}:{major}", RATES[name], now)
        if name != APART and not everything.remaining:
            after = everything.reset_after(now)
            return Verdict(refusal_headers(after, "global"), after, is_global=True)
        if not window.remaining:
            after = window.reset_after(now)
            headers = _headers(name, window, now) | refusal_headers(after, "user")
            return Verdict(headers, after)
        window.requests.append(now)
        if name != APART:
            everything.requests.append(now)
        return Verdict(_headers(name, window, now))

    def log_in(self, shard: int) -> bool:
        """Lets a shard log in and counts it, or does neither."""
        now = self._clock.now()
        window = self._window(f"queue:{shard % QUEUES}", self._logins, now)
        if not window.remaining:
            return False
        window.requests.append(now)
        return True

    @property
    def invalid(self) -> Window:
        """The requests that were refused lately."""
        self._invalid.forget(self._clock.now())
        return self._invalid

    def judge(self, status: int, headers: Mapping[str, str]) -> None:
        """Counts a request that was refused, unless the limit of rate is one that others share."""
        is_over = status == 429 and headers.get("X-RateLimit-Scope") != "shared"
        if status in {401, 403} or is_over:
            self.invalid.requests.append(self._clock.now())

    def _window(self, key: str, rate: Rate, now: float) -> Window:
        window = self._windows.setdefault(key, Window(rate))
        window.forget(now)
        return window


def refusal_headers(after: float, scope: str) -> dict[str, str]:
    """What every 429 from Discord itself says; without `Via`, clients take it for a ban."""
    return {
        "Retry-After": f"{after:.3f}",
        "X-RateLimit-Scope": scope,
        "Via": "1.1 sandbox",
        **({"X-RateLimit-Global": "true"} if scope == "global" else {}),
    }


def _headers(name: str, window: Window, now: float) -> dict[str, str]:
    after = window.reset_after(now)
    return {
        "X-RateLimit-Limit": str(window.rate[0]),
        "X-RateLimit-Remaining": str(window.remaining),
        "X-RateLimit-Reset": f"{now + after:.3f}",
        "X-RateLimit-Reset-After": f"{after:.3f}",
        "X-RateLimit-Bucket": hashlib.sha256(name.encode()).hexdigest()[:32],
    }
