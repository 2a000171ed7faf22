"""What is read about finished games: statistics, pages of a ranking, past games."""

from typing import Final

from bot.games.interface import value
from bot.history.rating import Ranked
from bot.history.statistics import Partner, Statistics
from bot.tables.table import Table

ON_A_PAGE: Final = 10
"""How many people a page of a ranking has."""

PER_PAGE: Final = 5
"""How many games a page of past games has."""


@value
class Told:
    """A person's statistics in one place."""

    statistics: Statistics
    partners: tuple[Partner, ...]
    """The people they have played with most lately, the most frequent first."""


@value
class Portrait:
    """A person's statistics."""

    here: Told | None
    """On the server where they ask, if they ask on one."""
    everywhere: Told


@value
class Page:
    """A page of a server's ranking."""

    number: int
    """Counted from 0."""
    pages: int
    ranked: tuple[Ranked, ...]
    own: Ranked | None
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
