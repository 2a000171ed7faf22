"""What the annals need of a store."""

from collections.abc import Collection, Sequence
from typing import Protocol

from bot.annals.fold import Played, Statistics
from bot.annals.rating import Rating
from bot.annals.result import Result
from bot.games.interface import value


@value
class Partner:
    """Somebody a person has often played with."""

    user: int
    games: int
    ahead: int
    """In how many of them the person came in before the partner."""


@value
class Ranked:
    """A person in a server's ranking."""

    place: int
    """Equal ratings share one."""
    user: int
    rating: Rating


@value
class Replaced:
    """What came of keeping the results of a server anew."""

    ratings: int
    """How many there are now."""
    differences: int
    """How many rows were kept otherwise before."""


class Annals(Protocol):
    """The part of a transaction that is about finished games."""

    async def wait_to_end(self, guild: int, now: float) -> float:
        """Waits until no other game of the server ends; gives the time at which this one does."""
        ...

    async def count_game(self, result: Result) -> None:
        """Keeps what came of a game that ends in this transaction, and what ratings come of it."""
        ...

    async def statistics(self, user: int, guild: int | None) -> Statistics:
        """What a person's games come to, on one server or on all."""
        ...

    async def played(self, user: int, guild: int | None, limit: int) -> list[Played]:
        """A person's latest games, on one server or on all; the last one last."""
        ...

    async def partners(self, user: int, guild: int | None, limit: int) -> list[Partner]:
        """With whom a person has played most of late, on one server or on all."""
        ...

    async def ratings_of(
        self, guild: int, family: str, users: Collection[int]
    ) -> dict[int, Rating]:
        """The ratings of those who have one."""
        ...

    async def ranking(self, guild: int, family: str, first: int, limit: int) -> list[Ranked]:
        """A page of a server's ranking; the best is number 0."""
        ...

    async def ranked(self, guild: int, family: str, user: int) -> Ranked | None:
        """A person in a server's ranking."""
        ...

    async def count_ranked(self, guild: int, family: str) -> int:
        """How many are in a server's ranking."""
        ...

    async def guilds_with_games(self) -> list[int]:
        """The servers where games have ended."""
        ...

    async def finished_tables(self, guild: int) -> list[tuple[int, float]]:
        """The tables of a server whose game is over and has a record, and when that ended."""
        ...

    async def results(self, guild: int) -> list[Result]:
        """All results that are kept for a server, in the order of their ends."""
        ...

    async def replace_annals(self, guild: int, results: Sequence[Result]) -> Replaced:
        """Keeps these results instead, and the ratings that come of them."""
        ...
