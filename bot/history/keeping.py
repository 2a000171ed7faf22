"""What the annals need from a store."""

from collections.abc import Collection, Sequence
from typing import Protocol

from bot.games.interface import value
from bot.history.rating import Rating
from bot.history.result import Result
from bot.history.statistics import Played, Statistics


@value
class Partner:
    """Somebody a person often plays with."""

    user: int
    games: int
    ahead: int
    """In how many of them the person finished ahead of the partner."""


@value
class Ranked:
    """A person in a server's ranking."""

    place: int
    """Equal ratings share one."""
    user: int
    rating: Rating


@value
class Replaced:
    """The outcome of replacing a server's results."""

    ratings: int
    """The number of ratings now."""
    differences: int
    """How many rows were different before."""


@value
class FinishedGame:
    """A finished game, to choose its record from."""

    table: int
    game_id: str
    names: tuple[str, ...]
    ended_at: float


class Annals(Protocol):
    """The part of a transaction for finished games."""

    async def wait_to_end(self, guild: int, now: float) -> float:
        """Waits until no other game of the server is ending; returns the time of this end."""
        ...

    async def count_game(self, result: Result) -> None:
        """Stores the result of a game that ends in this transaction, and the ratings after it."""
        ...

    async def statistics(self, user: int, guild: int | None) -> Statistics:
        """A person's statistics, on one server or on all."""
        ...

    async def played(self, user: int, guild: int | None, limit: int) -> list[Played]:
        """A person's latest games, on one server or on all, the last one last."""
        ...

    async def partners(self, user: int, guild: int | None, limit: int) -> list[Partner]:
        """The people somebody has played with most of late, on one server or on all."""
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
        """A person's place in a server's ranking."""
        ...

    async def count_ranked(self, guild: int, family: str) -> int: ...

    async def finished_games(self, user: int, guild: int | None, limit: int) -> list[FinishedGame]:
        """The latest finished games of the user, or of the server."""
        ...

    async def guilds_with_games(self) -> list[int]: ...

    async def finished_tables(self, guild: int) -> list[tuple[int, float]]:
        """A server's tables whose game is over and has a record, and when it ended."""
        ...

    async def results(self, guild: int) -> list[Result]:
        """All stored results of a server, in the order in which the games ended."""
        ...

    async def replace_annals(self, guild: int, results: Sequence[Result]) -> Replaced:
        """Stores these results instead, and the ratings that follow from them."""
        ...
