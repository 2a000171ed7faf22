"""What a process has to know of others; here it knows of none."""

from collections.abc import Container, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Protocol

from bot.cluster.bucket import TokenBucket
from bot.live.ports import Clock
from bot.tables.table import Table


class Holder(Protocol):
    """The tables of this process."""

    def heard(self) -> Sequence[int]:
        """The shards that this process hears."""
        ...

    async def take_up(self, taken: Container[int] | None) -> None:
        """Takes over the tables that nobody looks after.

        Another process may have died in the middle of something at the tables in `taken`; with
        None, an earlier run of this one at any table.
        """
        ...

    def lost(self) -> None:
        """Others may have taken over any table."""
        ...

    def notified(self, table_id: int, by: int) -> None:
        """Another process has been at this table, or has finished its story."""
        ...


class Cluster:
    """A process that has the store for itself: it holds all tables, and nobody else answers."""

    is_shared = False
    """Whether other processes may write too."""

    heard_elsewhere: frozenset[int] = frozenset()
    """The shards that other processes hear."""

    def __init__(self, clock: Clock, requests: int) -> None:
        """`requests` is how many Discord takes in a second."""
        self._clock = clock
        self._bucket = TokenBucket(clock, requests)

    async def start(self, holder: Holder) -> None:
        """Joins the other processes, and takes the free tables."""
        await holder.take_up(None)

    async def stop(self) -> None:
        """Leaves the tables to the others."""

    @property
    def is_sure(self) -> bool:
        """Whether no other process can have taken over the tables."""
        return True

    def holds(self, table: Table) -> bool:
        """Whether this process speaks at the table, and rings its alarm."""
        del table
        return True

    async def tell(self, table: Table) -> None:
        """Notifies the holder of a changed table, or those who wait for the end of its story."""

    async def be_asked(self, table: Table, by: int) -> None:
        """Notes that another process wants to know when the table's story is over."""

    def hurry(self) -> None:
        """Brings the next heartbeat forward."""

    async def renew(self) -> None:
        """Learns which shards others hear by now."""

    async def claim(self, interaction: int) -> bool:
        """Whether this process is the one that answers an interaction."""
        del interaction
        return True

    @property
    def most_at_once(self) -> int:
        """How many requests may be made at once."""
        return self._bucket.most_at_once

    async def take(self, requests: int) -> float:
        """Takes requests from the limit; if there are too few, returns the seconds to wait."""
        return self._bucket.take(requests)

    def alone(self, what: int) -> AbstractAsyncContextManager[None]:
        """Waits until no other process does this."""
        del what
        return nullcontext()

    async def queue_up(self, queue: int, seconds: float) -> None:
        """Waits for its turn, which no other process gets within `seconds`."""
