"""Statistics, and the server's ranking."""

from bot.front.context import InteractionContext
from bot.front.past import is_number
from bot.screens.family import AnyFamily
from bot.screens.stats import own_stats_screen, stats_screen_of
from bot.screens.top import top_screen
from bot.tables.refusals import Declined


async def show_own_stats(ctx: InteractionContext, where: str) -> None:
    """Shows the user's own statistics, on this server or everywhere."""
    profile = await ctx.client.history.profile(ctx.user.id, ctx.guild)
    families, language = ctx.client.families, ctx.words.language
    await ctx.renew(own_stats_screen(profile, where, families, language))


async def show_stats_of(ctx: InteractionContext, user: int) -> None:
    """Shows somebody else's statistics on this server. Raises Declined in direct messages."""
    if ctx.guild is None:
        raise Declined("only-own-stats")
    summary = await ctx.client.history.summary(user, ctx.guild)
    families, language = ctx.client.families, ctx.words.language
    await ctx.renew(stats_screen_of(user, summary, families, language))


async def show_top(ctx: InteractionContext, family: AnyFamily, page: str) -> None:
    """Shows a page of the server's ranking. Raises Declined."""
    if ctx.guild is None:
        raise Declined("server-only")
    number = int(page) if is_number(page) else 0
    found = await ctx.client.history.ranking(ctx.guild, family.name, ctx.user.id, number)
    await ctx.renew(top_screen(found, family, ctx.client.families, ctx.words.language))
