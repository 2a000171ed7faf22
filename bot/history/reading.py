"""Statistics of players, and a server's ranking."""

from typing import Final

from bot.games.interface import value
from bot.history.keeping import Partner, Ranked
from bot.history.statistics import Played, Statistics
from bot.tables.refusals import Declined
from bot.tables.storage import Store, Work

MOST_PARTNERS: Final = 3

ON_A_PAGE: Final = 10


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


class Chronicle:
    """Reads finished games only, so it gives away nothing of a game that isn't told yet."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def portrait(self, user: int, guild: int | None) -> Portrait:
        """A person's statistics, on this server and everywhere."""
        async with self._store.reading() as work:
            here = None if guild is None else await _tell(work, user, guild)
            return Portrait(here, await _tell(work, user, None))

    async def told(self, user: int, guild: int) -> Told:
        """A person's statistics on this server."""
        async with self._store.reading() as work:
            return await _tell(work, user, guild)

    async def latest(self, user: int, guild: int | None, limit: int) -> list[Played]:
        """A person's latest games, on one server or on all, the latest last."""
        async with self._store.reading() as work:
            return await work.played(user, guild, limit)

    async def page(self, guild: int, family: str, user: int, number: int = 0) -> Page:
        """A page of a server's ranking; beyond the end, the last one. Raises Declined."""
        async with self._store.reading() as work:
            if (await work.defaults(guild)).get("ranking") == "off":
                raise Declined("no-ranking")
            persons = await work.count_ranked(guild, family)
            pages = max(1, -(-persons // ON_A_PAGE))
            number = min(max(number, 0), pages - 1)
            ranked = await work.ranking(guild, family, number * ON_A_PAGE, ON_A_PAGE)
            own = await work.ranked(guild, family, user)
        return Page(number, pages, tuple(ranked), own, persons)


async def _tell(work: Work, user: int, guild: int | None) -> Told:
    partners = await work.partners(user, guild, MOST_PARTNERS)
    return Told(await work.statistics(user, guild), tuple(partners))
