"""One operation that fails: a statement of the database, or a request to Discord."""

import sqlite3
from collections.abc import Callable, Container, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from bot.sandbox.faults import BREAK, ERROR, Fault, Faults
from tests.discord.world import World

Strikes: TypeAlias = Callable[[int], bool]
"""Whether the operation with this number fails."""

AWAY = 20.0
"""For how many seconds a database stays away, where it does."""


class Operations:
    """Counts what the bot does, and lets some of it fail."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.kind = ""
        self.struck: list[str] = []
        """What was to be done, and failed."""
        self.taken: list[str] | None = None
        """What was done, as long as anybody counts."""
        self._fails_at: Strikes = never

    def arm(self, fails_at: Strikes) -> None:
        """From now on it counts, and an operation with such a number fails."""
        self.taken, self.struck, self._fails_at = [], [], fails_at

    def disarm(self) -> list[str]:
        """Nothing fails any more; gives what was done."""
        taken, self.taken = self.taken or [], None
        return taken

    @property
    def is_armed(self) -> bool:
        return self.taken is not None

    def is_struck(self, what: str) -> bool:
        """Counts this, and tells whether it fails."""
        if self.taken is None:
            return False
        self.taken.append(what)
        if not self._fails_at(len(self.taken)):
            return False
        self.struck.append(what)
        return True


class Statements(Operations):
    """What the bot asks of its database, `BEGIN` and `COMMIT` too."""

    def __init__(self, world: World, *, only_commits: bool = False, stays_away: bool = False):
        """Either it does what it was asked, and says that it has not; or for a while nothing."""
        super().__init__(world)
        self._only_commits, self._stays_away = only_commits, stays_away
        self._until = 0.0
        engine = world.engine.sync_engine
        for name in ("do_execute", "do_executemany"):
            event.listen(engine, name, self._execute)
        event.listen(engine, "do_execute_no_params", self._execute_as_it_is)
        event.listen(engine, "commit", self._commit)

    def _execute(self, _cursor: Any, statement: str, _values: Any, _context: Any) -> None:
        if not self._only_commits and self._fails(" ".join(statement.split())[:60]):
            raise gone()

    def _execute_as_it_is(self, cursor: Any, statement: str, context: Any) -> None:
        self._execute(cursor, statement, None, context)

    def _commit(self, connection: Any) -> None:
        if self._fails("COMMIT"):
            # SQLite rolls back whatever it cannot commit.
            end = connection.connection.commit if self._only_commits else None
            (end or connection.connection.rollback)()
            raise OperationalError("COMMIT", None, gone())

    def _fails(self, what: str) -> bool:
        now = self.world.clock.monotonic()
        if self.is_armed and now < self._until:
            return True
        if not self.is_struck(what):
            return False
        self._until = now + AWAY if self._stays_away else now
        return True


def never(_number: int) -> bool:
    return False


def always(_number: int) -> bool:
    return True


def only(place: int) -> Strikes:
    return lambda number: number == place


def gone() -> sqlite3.OperationalError:
    """What the driver says if it cannot read or write."""
    return sqlite3.OperationalError("disk I/O error")


class Requests(Operations, Faults):
    """What the bot asks of Discord."""

    def __init__(self, world: World, fault: Fault) -> None:
        Operations.__init__(self, world)
        Faults.__init__(self)
        self._fault = fault
        self._others = world.box.faults

    def arm(self, fails_at: Strikes) -> None:
        super().arm(fails_at)
        self._others, self.world.box.faults = self.world.box.faults, self

    def disarm(self) -> list[str]:
        self.world.box.faults = self._others
        return super().disarm()

    def take(self, kinds: Container[str], method: str, path: str) -> list[Fault]:
        if ERROR not in kinds or not self.is_struck(f"{method} {path}"):
            return self._others.take(kinds, method, path)
        self._excuse(path)
        return [replace(self._fault)]

    def _excuse(self, path: str) -> None:
        """Discord may be asked to take this answer once more, which it has taken already."""
        kind, *rest = path.strip("/").split("/")
        if kind == "interactions":
            self.world.excused.add(int(rest[0]))
        elif kind == "webhooks":
            found = self.world.box.world.find_interaction(rest[1])
            self.world.excused.update(() if found is None else [found.id])


def error(status: int, *, is_after: bool = False) -> Fault:
    """Discord answers with an error, before or after it has done what it was asked."""
    return Fault(ERROR, None, "*", 1, is_after, status, seconds=1.0)


def broken(*, is_after: bool = False) -> Fault:
    """The connection breaks."""
    return Fault(BREAK, None, "*", 1, is_after)


KINDS: Mapping[str, Callable[[World], Operations]] = {
    "a statement fails": Statements,
    "a commit is not heard of": partial(Statements, only_commits=True),
    "the database is away": partial(Statements, stays_away=True),
    "500": lambda world: Requests(world, error(500)),
    "503": lambda world: Requests(world, error(503)),
    "503 after": lambda world: Requests(world, error(503, is_after=True)),
    "429": lambda world: Requests(world, error(429)),
    "broken": lambda world: Requests(world, broken()),
    "broken after": lambda world: Requests(world, broken(is_after=True)),
}
"""What can go wrong with one operation."""


def make_fault(world: World, kind: str) -> Operations:
    """What fails in this way once it is armed."""
    fault = KINDS[kind](world)
    fault.kind = kind
    return fault
