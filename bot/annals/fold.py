"""What the finished games of one person come to."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.annals.result import SeatResult
from bot.games.interface import value

FORM: Final = 20
"""How many of the latest games the form tells of."""


@value
class Played:
    """A finished game, as one of those who played it remembers it."""

    table: int
    guild: int
    game: str
    family: str
    variant: str
    ended_at: float
    players: int
    is_rated: bool
    seat: SeatResult


@value
class Places:
    """How somebody did in one game with one number of players."""

    game: str
    players: int
    counts: tuple[int, ...]
    """How often the first place, the second and so on."""

    @property
    def games(self) -> int:
        """How many there were."""
        return sum(self.counts)

    @property
    def wins(self) -> int:
        """How many were won."""
        return self.counts[0]


@value
class Best:
    """The order that took most cards."""

    order: str
    size: int
    table: int
    game: str


@value
class Role:
    """How often somebody played for a character, and how often that won."""

    character: str
    games: int
    wins: int


@value
class Statistics:
    """What the games of a person come to; those that were left to a computer are only counted."""

    games: int
    """How many were played to the end."""
    wins: int
    left: int
    """How many were left to a computer."""
    places: tuple[Places, ...]
    """By game and number of players, in the order in which they were first played."""
    delivered: int
    failed: int
    best: Best | None
    roles: tuple[Role, ...]
    """The characters, those that won most often first."""
    streak: int
    """How many games were won one after the other, up to the latest."""
    longest_streak: int
    form: tuple[Played, ...]
    """The latest games, the last one last."""


def fold(played: Iterable[Played]) -> Statistics:
    """The statistics of games in the order in which they ended."""
    every = [*played]
    stayed = [one for one in every if not one.seat.has_left]
    streak, longest = _streaks(stayed)
    return Statistics(
        games=len(stayed),
        wins=sum(one.seat.has_won for one in stayed),
        left=len(every) - len(stayed),
        places=_places(stayed),
        delivered=sum(one.seat.delivered for one in stayed),
        failed=sum(one.seat.failed for one in stayed),
        best=_best(stayed),
        roles=_roles(stayed),
        streak=streak,
        longest_streak=longest,
        form=tuple(stayed[-FORM:]),
    )


def _places(played: Sequence[Played]) -> tuple[Places, ...]:
    counts: dict[tuple[str, int], list[int]] = {}
    for one in played:
        places = counts.setdefault((one.game, one.players), [0] * one.players)
        places[one.seat.place - 1] += 1
    return tuple([Places(game, size, tuple(all_)) for (game, size), all_ in counts.items()])


def _best(played: Sequence[Played]) -> Best | None:
    """The greatest order; the earliest of equal ones."""
    one = max(played, key=lambda one: one.seat.size, default=None)
    if one is None or one.seat.best is None:
        return None
    return Best(one.seat.best, one.seat.size, one.table, one.game)


def _roles(played: Sequence[Played]) -> tuple[Role, ...]:
    games, wins = Counter[str](), Counter[str]()
    for one in played:
        if (character := one.seat.character) is not None:
            games[character] += 1
            wins[character] += one.seat.has_won
    roles = [Role(character, games[character], wins[character]) for character in games]
    return tuple(sorted(roles, key=lambda role: (-role.wins, role.games, role.character)))


def _streaks(played: Sequence[Played]) -> tuple[int, int]:
    """The wins in a row up to the latest game, and the most there ever were."""
    streak = longest = 0
    for one in played:
        streak = streak + 1 if one.seat.has_won else 0
        longest = max(longest, streak)
    return streak, longest
