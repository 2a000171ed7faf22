"""Statistics, and the server's ranking."""

from bot.front.past import is_number
from bot.front.visit import Visit
from bot.screens.family import Family
from bot.screens.stats import own_stats_screen, stats_screen_of
from bot.screens.top import top_screen
from bot.tables.refusals import Declined


async def show_own_stats(visit: Visit, where: str) -> None:
    """Shows the user's own statistics, on this server or everywhere."""
    profile = await visit.client.history.profile(visit.user.id, visit.guild)
    families, language = visit.client.families, visit.words.language
    await visit.renew(own_stats_screen(profile, where, families, language))


async def show_stats_of(visit: Visit, user: int) -> None:
    """Shows somebody else's statistics on this server. Raises Declined in direct messages."""
    if visit.guild is None:
        raise Declined("only-own-stats")
    summary = await visit.client.history.summary(user, visit.guild)
    families, language = visit.client.families, visit.words.language
    await visit.renew(stats_screen_of(user, summary, families, language))


async def show_top(visit: Visit, family: Family, page: str) -> None:
    """Shows a page of the server's ranking. Raises Declined."""
    if visit.guild is None:
        raise Declined("server-only")
    number = int(page) if is_number(page) else 0
    found = await visit.client.history.ranking(visit.guild, family.name, visit.user.id, number)
    await visit.renew(top_screen(found, family, visit.client.families, visit.words.language))
