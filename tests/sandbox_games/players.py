"""People who play whole games, and try again whatever has not come to be."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import TypeVar

from bot.brains.registry import BRAINS
from bot.games.interface import Made, Move
from bot.tables.table import Status, Table
from tests.app.players import PLACES, WAYS, make
from tests.sandbox_games.stage import STEP, Guest, Stage
from tests.sandbox_games.visitor import Visitor

T = TypeVar("T")

LONGEST_LISTENING = 0.2
"""After so many seconds of a story at the latest people skip the rest."""

PATIENCE = 60.0
"""How long a table may stand still."""


@dataclass
class Game:
    """What is played in a channel, and by whom."""

    stage: Stage
    channel: int
    people: Sequence[Guest]
    options: dict[str, object] = field(default_factory=dict)
    brain: str = "sensible"
    rng: Random = field(default_factory=lambda: Random(1))
    by: str = "commands"
    """Or by buttons and forms, or now so and now so."""
    where: str = "channel"
    """Or in direct messages, or now here and now there."""
    tries: int = 0
    """How often something was done that was not answered in time."""

    async def open(self) -> int:
        """The first opens a table, the others join, and the cards are dealt; gives the table."""
        host, *others = self.people
        table = await self._until(self._is_open, lambda: self._slash(host, "start", self.options))
        for guest in others:
            await self._until(lambda guest=guest: self._sits(guest), self._slashing(guest, "join"))
        await self._until(self._has_begun, self._slashing(host, "begin"))
        return table.id

    async def play(self, table_id: int, most: int = 10_000) -> Table:
        """Plays to the end, or for so many moves of persons."""
        for _ in range(most):
            table = await self._awaited(table_id)
            if not table.status.is_active:
                await self._skip(table)
                return table
            await self._move(table)
        return await self.stage.table(table_id)

    async def _awaited(self, table_id: int) -> Table:
        """The table once a person must act, or once it is over."""
        deadline = monotonic() + PATIENCE
        patience = monotonic() + self.rng.uniform(0.0, LONGEST_LISTENING)
        while monotonic() < deadline:
            table = await self.stage.table(table_id)
            if not table.status.is_active or not await self._is_to_wait(table):
                return table
            if monotonic() > patience:
                await self._skip(table)
            await asyncio.sleep(STEP)
        raise AssertionError(f"table {table_id} stands still")

    async def _skip(self, table: Table) -> None:
        """Nobody listens any longer to a story that takes its time."""
        if table.terms.pace != "instant":
            await self._slash(self.people[0], "skip", {})

    async def _is_to_wait(self, table: Table) -> bool:
        """Whether there is something to wait for: a computer, or a story that takes its time."""
        if self.who(table) is None:
            return True
        needs_all = table.terms.pace != "instant" or self.by != "commands"
        return needs_all and await self.stage.has_to_say(table.id)

    def who(self, table: Table) -> Guest | None:
        """The person who must act."""
        if table.acting is None or table.chairs[table.acting].is_played_by_computer:
            return None
        user = table.chairs[table.acting].user
        return next(guest for guest in self.people if guest.id == user)

    async def _move(self, table: Table) -> None:
        guest, seat, match = self.who(table), table.acting, table.get_match()
        assert guest is not None
        assert seat is not None
        if self.brain == "random":
            move = match.legal().sample(self.rng)
        else:
            brain = BRAINS[self.brain](table.game_id)
            move = brain.decide(match.sight(seat), match.legal(), self.rng)
        place, meant = len(match.log), Made(seat, move)

        async def is_made() -> Table | None:
            now = await self.stage.table(table.id)
            if len(now.get_match().log) == place:
                return None
            assert now.get_match().log[place] == meant
            return now

        await self._until(is_made, lambda: self._make(table, guest, move))

    async def _make(self, table: Table, guest: Guest, move: Move) -> None:
        """Makes the move, and sticks to it if there is a warning."""
        way = self.rng.choice(WAYS) if self.by == "mixed" else self.by
        where = self.rng.choice(PLACES) if self.where == "mixed" else self.where
        visitor = Visitor(guest, self.channel)
        await make(table, visitor, move, way, is_direct=where == "direct")
        if not visitor.was_always_answered:
            self.tries += 1

    async def _until(
        self, find: Callable[[], Awaitable[T | None]], act: Callable[[], Awaitable[None]]
    ) -> T:
        """Does it until it has come to be."""
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            await act()
            if (found := await find()) is not None:
                return found
        raise AssertionError(f"in vain: {self.people[0].own[-1:]}")

    def _slashing(self, guest: Guest, name: str) -> Callable[[], Awaitable[None]]:
        return lambda: self._slash(guest, name, {})

    async def _slash(self, guest: Guest, name: str, options: dict) -> None:
        await self._count(guest.slash(self.channel, name, **options))

    async def _count(self, answered: Awaitable[bool]) -> None:
        if not await answered:
            self.tries += 1

    async def _is_open(self) -> Table | None:
        return await self.stage.active(self.channel)

    async def _sits(self, guest: Guest) -> Table | None:
        table = await self.stage.active(self.channel)
        return table if table is not None and table.find_seat(guest.id) is not None else None

    async def _has_begun(self) -> Table | None:
        table = await self.stage.active(self.channel)
        return table if table is not None and table.status is Status.RUNNING else None
