"""What is told of finished games: of one person, and of a server's best."""

from typing import Final

from bot.annals.fold import Played, Statistics
from bot.annals.keeping import Partner, Ranked
from bot.games.interface import value
from bot.tables.refusals import Declined
from bot.tables.storage import Store, Work

MOST_PARTNERS: Final = 3

ON_A_PAGE: Final = 10


@value
class Told:
    """What a person's games come to in one place."""

    statistics: Statistics
    partners: tuple[Partner, ...]
    """With whom the person has played most of late, most often first."""


@value
class Portrait:
    """What a person's games come to."""

    here: Told | None
    """On the server where it is asked for, if it is on one."""
    everywhere: Told


@value
class Page:
    """A page of a server's ranking."""

    number: int
    """The first is number 0."""
    pages: int
    ranked: tuple[Ranked, ...]
    own: Ranked | None
    """The person who asks, wherever that is."""
    persons: int
    """How many are in the ranking."""


class Chronicle:
    """Finished games only: nobody learns anything of a game that is not told yet."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def portrait(self, user: int, guild: int | None) -> Portrait:
        """What a person's games come to, on this server and everywhere."""
        async with self._store.reading() as work:
            here = None if guild is None else await _tell(work, user, guild)
            return Portrait(here, await _tell(work, user, None))

    async def told(self, user: int, guild: int) -> Told:
        """What a person's games come to on this server."""
        async with self._store.reading() as work:
            return await _tell(work, user, guild)

    async def latest(self, user: int, guild: int | None, limit: int) -> list[Played]:
        """A person's latest games, on one server or on all; the last one last."""
        async with self._store.reading() as work:
            return await work.played(user, guild, limit)

    async def page(self, guild: int, family: str, user: int, number: int = 0) -> Page:
        """A page of a server's ranking, the last one if there are fewer. Raises Declined."""
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
