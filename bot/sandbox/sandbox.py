"""Everything that makes up the sandbox, in one value for those who work on it."""

from dataclasses import dataclass
from pathlib import Path

from bot.sandbox.buckets import Buckets
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


def make_sandbox(
    world: World, clock: Clock, key: str, trace: Path | None, heartbeat: float
) -> Sandbox:
    """A sandbox around the world."""
    return Sandbox(
        world=world,
        clock=clock,
        hub=Hub(world),
        buckets=Buckets(clock),
        faults=Faults(),
        trace=Trace(clock, trace),
        key=key,
        heartbeat=heartbeat,
    )
