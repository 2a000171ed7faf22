"""Everything that makes up the sandbox, in one value for those who work on it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.sandbox.buckets import INVALID, LOGINS, Buckets, Rate
from bot.sandbox.clock import Clock
from bot.sandbox.faults import Faults
from bot.sandbox.hub import Hub
from bot.sandbox.trace import Trace
from bot.sandbox.world import World


@dataclass(slots=True)
class Sandbox:
    """The world, and everything around it."""

    world: World
    clock: Clock
    hub: Hub
    buckets: Buckets
    faults: Faults
    trace: Trace
    key: str
    heartbeat: float
    """How many seconds may pass between two heartbeats."""


@dataclass(frozen=True, slots=True)
class Strictness:
    """How strict Discord is where that can be chosen."""

    heartbeat: float = 41.25
    """How many seconds may pass between two heartbeats."""
    logins: Rate = LOGINS
    """How many shards of a queue may log in."""
    invalid: Rate = INVALID
    """How many requests may be refused before the bot is banned."""


AS_DISCORD: Final = Strictness()


def make_sandbox(
    world: World, clock: Clock, key: str, trace: Path | None, strictness: Strictness
) -> Sandbox:
    """A sandbox around the world."""
    return Sandbox(
        world=world,
        clock=clock,
        hub=Hub(world),
        buckets=Buckets(clock, strictness.logins, strictness.invalid),
        faults=Faults(),
        trace=Trace(clock, trace),
        key=key,
        heartbeat=strictness.heartbeat,
    )
