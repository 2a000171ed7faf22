"""What is read about finished games: statistics, pages of a ranking, past games."""

from typing import Final

from bot.games.interface import value
from bot.history.rating import RankedPlayer
from bot.history.statistics import Partner, PlayerStatistics
from bot.tables.table import Table

RANKS_PER_PAGE: Final = 10

GAMES_PER_PAGE: Final = 5


@value
class PlayerSummary:
    """A person's statistics in one place."""

    statistics: PlayerStatistics
    partners: tuple[Partner, ...]
    """The people they have played with most lately, the most frequent first."""


@value
class PlayerProfile:
    """A person's statistics."""

    here: PlayerSummary | None
    """On the server where they ask, if they ask on one."""
    everywhere: PlayerSummary


@value
class RankingPage:
    """A page of a server's ranking."""

    number: int
    """Counted from 0."""
    pages: int
    ranked: tuple[RankedPlayer, ...]
    own: RankedPlayer | None
    """The asker's own row, on whatever page it is."""
    persons: int
    """How many people are in the ranking."""


@value
class PastGame:
    """A finished game, with everything that happened."""

    table: Table
    ended_at: float


@value
class PastPage:
    """A page of a user's finished games."""

    games: tuple[PastGame, ...]
    number: int
    """Page 0 has the latest games."""
    has_older: bool


@value
class FinishedGame:
    """A finished game, to choose its record from."""

    table: int
    game_id: str
    names: tuple[str, ...]
    ended_at: float
