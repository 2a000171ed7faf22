"""A person's statistics from their finished games."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from bot.games.interface import value
from bot.history.result import PlayerResult

FORM: Final = 20
"""How many of the latest games make up the form."""


@value
class GameGroup:
    """A person's finished games that have all these facts in common."""

    game: str
    players: int
    place: int
    has_left: bool
    character: str | None
    games: int
    delivered: int
    """Orders delivered in all of them together."""
    failed: int


@value
class PlayedGame:
    """A finished game, for one of those who played it."""

    table: int
    guild: int
    game: str
    family: str
    variant: str
    ended_at: float
    players: int
    is_rated: bool
    seat: PlayerResult


@value
class Places:
    """Somebody's places in one game with one number of players."""

    game: str
    players: int
    counts: tuple[int, ...]
    """How often each place was taken, from the first place on."""

    @property
    def games(self) -> int:
        return sum(self.counts)

    @property
    def wins(self) -> int:
        return self.counts[0]


@value
class BestOrder:
    """The order that took most cards; the earliest of equal ones."""

    order: str
    size: int
    table: int
    game: str


@value
class Role:
    """How often somebody played for a character, and how often they won."""

    character: str
    games: int
    wins: int


@value
class Career:
    """A person's games in order, without those left to a computer."""

    best: BestOrder | None = None
    streak: int = 0
    """How many were won in a row, up to the latest."""
    longest_streak: int = 0
    form: tuple[PlayedGame, ...] = ()
    """The latest games, the last one last."""


@value
class PlayerStatistics:
    """A person's statistics; games left to a computer are only counted."""

    games: int
    """How many were played to the end."""
    wins: int
    left: int
    """How many were left to a computer."""
    places: tuple[Places, ...]
    """By game and number of players, the most played first."""
    delivered: int
    failed: int
    best: BestOrder | None
    roles: tuple[Role, ...]
    """The characters, those that won most often first."""
    streak: int
    longest_streak: int
    form: tuple[PlayedGame, ...]


@value
class Partner:
    """Somebody a person often plays with."""

    user: int
    games: int
    ahead: int
    """In how many of them the person finished ahead of the partner."""


def compute_statistics(groups: Iterable[GameGroup], career: Career) -> PlayerStatistics:
    """A person's statistics, from their games in groups and in order."""
    every = [*groups]
    stayed = [one for one in every if not one.has_left]
    games = sum(one.games for one in stayed)
    return PlayerStatistics(
        games=games,
        wins=sum(one.games for one in stayed if one.place == 1),
        left=sum(one.games for one in every) - games,
        places=_places(stayed),
        delivered=sum(one.delivered for one in stayed),
        failed=sum(one.failed for one in stayed),
        best=career.best,
        roles=_roles(stayed),
        streak=career.streak,
        longest_streak=career.longest_streak,
        form=career.form,
    )


def _places(groups: Iterable[GameGroup]) -> tuple[Places, ...]:
    counts: dict[tuple[str, int], list[int]] = {}
    for one in groups:
        places = counts.setdefault((one.game, one.players), [0] * one.players)
        places[one.place - 1] += one.games
    all_ = [Places(game, players, tuple(places)) for (game, players), places in counts.items()]
    return tuple(sorted(all_, key=lambda one: (-one.games, one.game, one.players)))


def _roles(groups: Iterable[GameGroup]) -> tuple[Role, ...]:
    games, wins = Counter[str](), Counter[str]()
    for one in groups:
        if one.character is not None:
            games[one.character] += one.games
            wins[one.character] += one.games * (one.place == 1)
    roles = [Role(character, games[character], wins[character]) for character in games]
    return tuple(sorted(roles, key=lambda role: (-role.wins, role.games, role.character)))
