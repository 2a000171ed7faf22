"""People who play whole games, and try again whatever has not come to be."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import TypeVar

from bot.games.interface import Move, SeatMove
from bot.sandbox.errors import ApiError
from bot.sandbox.world import Channel
from bot.screens.families import FAMILIES
from bot.tables.table import Status, Table
from tests.app.players import as_command, decide, stick_to_it
from tests.discord.people import Answer, Person
from tests.sandbox_games.stage import STEP, Stage

T = TypeVar("T")

LONGEST_LISTENING = 0.2
"""After so many seconds of a story at the latest people skip the rest."""

LOBBY = ("start", "join", "begin")
"""Commands for servers only."""

PATIENCE = 60.0
"""How long a table may stand still."""

SOON = 0.05
"""After so many seconds people try again."""


@dataclass
class Game:
    """What is played in a channel, and by whom."""

    stage: Stage
    channel: Channel
    people: Sequence[Person]
    options: dict[str, object] = field(default_factory=dict)
    brain: str = "normal"
    rng: Random = field(default_factory=lambda: Random(1))
    is_direct: bool = False
    """Whether people play in their direct messages."""
    tries: int = 0
    """How often something was done that was not answered in time."""

    async def open(self) -> int:
        """The first opens a table, the others join, and the cards are dealt; gives the table."""
        host, *others = self.people
        table = await self._until(self._is_open, lambda: self._slash(host, "start", self.options))
        for person in others:
            await self._until(
                lambda person=person: self._sits(person),
                lambda person=person: self._slash(person, "join"),
            )
        await self._until(self._has_begun, lambda: self._slash(host, "begin"))
        return table.id

    async def play(
        self, table_id: int, most: int = 10_000, is_enough: Callable[[], bool] = lambda: False
    ) -> Table:
        """Plays to the end, or for so many moves of persons, or until it is enough."""
        for _ in range(most):
            table = await self._awaited(table_id)
            if not table.status.is_active:
                await self._skip(table)
                return table
            if is_enough():
                return table
            await self._move(table)
        return await self.stage.peek_table(table_id)

    async def _awaited(self, table_id: int) -> Table:
        """The table once a person must act, or once it is over."""
        deadline = monotonic() + PATIENCE
        patience = monotonic() + self.rng.uniform(0.0, LONGEST_LISTENING)
        while monotonic() < deadline:
            table = await self.stage.peek_table(table_id)
            if not table.status.is_active or not await self._is_to_wait(table):
                return table
            if monotonic() > patience:
                patience = monotonic() + LONGEST_LISTENING
                await self._skip(table)
            await asyncio.sleep(STEP)
        raise AssertionError(f"table {table_id} stands still")

    async def _skip(self, table: Table) -> None:
        """Nobody listens any longer to a story that takes its time."""
        if table.terms.pace != "instant":
            await self._slash(self.people[0], "skip")

    async def _is_to_wait(self, table: Table) -> bool:
        """Whether there is something to wait for: a computer, or a story that takes its time."""
        if table.acting is None or table.chairs[table.acting].is_played_by_computer:
            return True
        return await self.stage.has_to_say(table.id)

    async def _move(self, table: Table) -> None:
        person, move = decide(table, self.people, self.brain, self.rng)
        place, meant = len(table.get_match().log), SeatMove(table.acting or 0, move)

        async def is_made() -> Table | None:
            now = await self.stage.peek_table(table.id)
            if len(now.get_match().log) == place:
                return None
            log = now.get_match().log
            assert log[place] == meant, f"{log[place]} came instead of {meant}, then {log[place:]}"
            return now

        await self._until(is_made, lambda: self._make(table, person, move))

    async def _make(self, table: Table, person: Person, move: Move) -> None:
        """Makes the move, and sticks to it if there is a warning."""
        command, options = as_command(move)
        options["group"] = FAMILIES.of_game(table.game_id).group
        answer = await self._slash(person, command, options)
        if answer is not None:
            await self._count(stick_to_it(person, answer))

    async def _until(
        self, find: Callable[[], Awaitable[T | None]], act: Callable[[], Awaitable[object]]
    ) -> T:
        """Does it until it has come to be."""
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            await act()
            if (found := await find()) is not None:
                return found
        raise AssertionError(f"in vain: {self.people[0].own[-1:]}")

    async def _slash(
        self, person: Person, name: str, options: dict[str, object] | None = None
    ) -> Answer | None:
        where = {"direct": True} if self.is_direct and name not in LOBBY else {"at": self.channel}
        return await self._count(person.slash(name, **where, **(options or {})))

    async def _count(self, doing: Awaitable[Answer]) -> Answer | None:
        """What the bot has answered in time, if it has."""
        try:
            answer = await doing
        except ApiError as error:
            # The bot has no commands yet, or has taken away what was about to be pressed.
            if error.status not in (400, 403, 404):
                raise
            await asyncio.sleep(SOON)
            return None
        self.tries += not answer.is_answered
        return answer if answer.is_answered else None

    async def _is_open(self) -> Table | None:
        return await self.stage.find_table(self.channel)

    async def _sits(self, person: Person) -> Table | None:
        table = await self.stage.find_table(self.channel)
        return table if table is not None and table.find_seat(person.id) is not None else None

    async def _has_begun(self) -> Table | None:
        table = await self.stage.find_table(self.channel)
        return table if table is not None and table.status is Status.RUNNING else None
