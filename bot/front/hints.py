"""Hints, for the player's own eyes."""

from bot.front.context import InteractionContext
from bot.front.lookup import return_to_table
from bot.live.hints import give_hint
from bot.screens.hints import hint_screen


async def show_hint(ctx: InteractionContext, table_id: int) -> None:
    """Shows what a strong computer would do; a player who asks is back. Raises Declined."""
    table = await return_to_table(ctx, table_id)
    advice = await give_hint(ctx.tables[table.id], ctx.user, ctx.tables.thinker)
    await ctx.show(hint_screen(ctx.get_family(), advice, ctx.words))
