"""The games that a user has finished, the latest first, a page at a time."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bot.games.interface import value
from bot.history.statistics import Played
from bot.tables.errors import Damaged
from bot.tables.storage import Work
from bot.tables.table import Table

PER_PAGE: Final = 5

MOST_SEARCHED: Final = 50
"""How many of a user's latest games to look at."""


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


async def find_past_games(work: Work, user: int, guild: int | None, number: int) -> PastPage:
    """A page of the games that the user played on a server, or anywhere.

    Beyond the end it's the last page.
    """
    played = await work.played(user, guild, MOST_SEARCHED)
    games = await _load(work, played[::-1], PER_PAGE * (number + 1) + 1)
    last = max(0, len(games) - 1) // PER_PAGE
    number = min(number, last)
    first = PER_PAGE * number
    shown = games[first : first + PER_PAGE]
    return PastPage(tuple(shown), number, has_older=first + PER_PAGE < len(games))


async def _load(work: Work, played: Sequence[Played], most: int) -> list[PastGame]:
    """Up to `most` of these games, skipping records that are gone or can't be read."""
    games: list[PastGame] = []
    for game in played:
        if len(games) == most:
            break
        with suppress(Damaged):
            table = await work.load_table(game.table)
            if table is not None:
                games.append(PastGame(table, game.ended_at))
    return games
