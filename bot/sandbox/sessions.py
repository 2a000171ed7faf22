"""Sessions of the gateway: what was told, in order, so that nothing is lost with a connection."""

import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from bot.sandbox.opcodes import DISPATCH
from bot.sandbox.reading import Json
from bot.sandbox.world import User

REMEMBERED: Final = 2000
"""How many events can be told again."""

PATIENCE: Final = 300.0
"""How many seconds a session waits for its client to come back."""


class Link(Protocol):
    """A connection on which something can be sent."""

    def send(self, payload: Json) -> None:
        """Sends when it is its turn."""
        ...

    def end(self, code: int | None) -> None:
        """Ends the connection, with a close code or without a word."""
        ...

    def invalidate(self, *, is_resumable: bool) -> None:
        """Says that the session is no longer valid."""
        ...


def told_events() -> deque[Json]:
    """Room for the events that can be told again."""
    return deque(maxlen=REMEMBERED)


@dataclass(slots=True, eq=False)
class Session:
    """What one client is told, whether or not it is connected at present."""

    user: User
    intents: int | None = None
    shard: tuple[int, int] = (0, 1)
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    events: deque[Json] = field(default_factory=told_events)
    link: Link | None = None
    left_at: float | None = None
    """When the connection broke."""

    def tell(self, event: str, data: Any) -> None:
        """Tells an event, now or when the client is back."""
        self.sequence += 1
        payload: Json = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        self.events.append(payload)
        if self.link is not None:
            self.link.send(payload)

    def can_resume(self, sequence: int, now: float) -> bool:
        """Whether everything since then is still known."""
        if self.left_at is not None and now - self.left_at > PATIENCE:
            return False
        first = self.sequence - len(self.events)
        return first <= sequence <= self.sequence

    def since(self, sequence: int) -> list[Json]:
        """Everything that was told after this."""
        return [payload for payload in self.events if payload["s"] > sequence]

    def has_shard_of(self, guild: int | None) -> bool:
        """Whether this session is told of the server; direct messages go to the first shard."""
        number, count = self.shard
        return number == (0 if guild is None else (guild >> 22) % count)
