"""Statistics of players, a server's ranking, and past games."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bot import limits
from bot.history.pages import (
    GAMES_PER_PAGE,
    RANKS_PER_PAGE,
    FinishedGame,
    PastGame,
    PastPage,
    PlayerProfile,
    PlayerSummary,
    RankingPage,
)
from bot.history.statistics import PlayedGame
from bot.live.tables import LiveTables
from bot.store.work import SqlWork
from bot.tables.errors import Damaged
from bot.tables.refusals import Declined
from bot.tables.table import Status, Table

MOST_PARTNERS: Final = 3

MOST_GAMES_LISTED: Final = 25

MOST_SEARCHED: Final = 50
"""How many of a user's latest games to look at."""


class GameHistory:
    """Reads finished games only, so it gives away nothing of a game that isn't told yet."""

    def __init__(self, tables: LiveTables) -> None:
        self._store = tables.store
        self._tables = tables

    async def profile(self, user: int, guild: int | None) -> PlayerProfile:
        """A person's statistics, on this server and everywhere."""
        async with self._store.reading() as work:
            here = None if guild is None else await _summarize(work, user, guild)
            return PlayerProfile(here, await _summarize(work, user, None))

    async def summary(self, user: int, guild: int) -> PlayerSummary:
        """A person's statistics on this server."""
        async with self._store.reading() as work:
            return await _summarize(work, user, guild)

    async def ranking(self, guild: int, family: str, user: int, number: int = 0) -> RankingPage:
        """A page of a server's ranking; beyond the end, the last one. Raises Declined."""
        async with self._store.reading() as work:
            if (await work.defaults(guild)).get("ranking") == "off":
                raise Declined("no-ranking")
            persons = await work.count_ranked(guild, family)
            pages = max(1, -(-persons // RANKS_PER_PAGE))
            number = min(max(number, 0), pages - 1)
            ranked = await work.ranking(guild, family, number * RANKS_PER_PAGE, RANKS_PER_PAGE)
            own = await work.ranked(guild, family, user)
        return RankingPage(number, pages, tuple(ranked), own, persons)

    async def past_games(self, user: int, guild: int | None, number: int) -> PastPage:
        """A page of the games that the user played on a server, or anywhere; the latest first.

        Beyond the end it's the last page.
        """
        async with self._store.reading() as work:
            played = await work.played(user, guild, MOST_SEARCHED)
            games = await _load(work, played[::-1], GAMES_PER_PAGE * (number + 1) + 1)
        last = max(0, len(games) - 1) // GAMES_PER_PAGE
        number = min(number, last)
        first = GAMES_PER_PAGE * number
        shown = games[first : first + GAMES_PER_PAGE]
        return PastPage(tuple(shown), number, has_older=first + GAMES_PER_PAGE < len(games))

    async def is_newcomer(self, user: int) -> bool:
        """Whether the user hasn't finished a game yet, on any server."""
        async with self._store.reading() as work:
            return not await work.played(user, None, 1)

    async def finished_games(self, user: int, guild: int | None) -> list[FinishedGame]:
        """The latest finished games of the user, or of the server."""
        async with self._store.reading() as work:
            return await work.finished_games(user, guild, MOST_GAMES_LISTED)

    async def finished_table(self, table_id: int, user: int, guild: int | None) -> Table:
        """A finished table, for a player or within its server. Raises Declined.

        If the end is still being told, waits for it.
        """
        table = await self._load_table(table_id, user, guild)
        if table.status is Status.RUNNING:
            await self._tables[table_id].catch_up(limits.END_PATIENCE)
            table = await self._load_table(table_id, user, guild)
        if table.status is not Status.OVER:
            raise Declined("unknown-record")
        return table

    async def _load_table(self, table_id: int, user: int, guild: int | None) -> Table:
        async with self._store.reading() as work:
            table = await work.load_table(table_id)
        if table is None or (guild != table.guild and table.find_seat(user) is None):
            raise Declined("unknown-record")
        return table


async def _summarize(work: SqlWork, user: int, guild: int | None) -> PlayerSummary:
    partners = await work.partners(user, guild, MOST_PARTNERS)
    return PlayerSummary(await work.statistics(user, guild), tuple(partners))


async def _load(work: SqlWork, played: Sequence[PlayedGame], most: int) -> list[PastGame]:
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
