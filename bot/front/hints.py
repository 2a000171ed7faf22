"""Hints, for the player's own eyes."""

from bot.front.context import InteractionContext
from bot.front.lookup import return_to_table
from bot.live.hints import give_hint
from bot.screens.hints import hint_screen
from bot.screens.viewer import look


async def show_hint(ctx: InteractionContext, table_id: int, *, has_chances: bool = False) -> None:
    """Shows what a strong computer would do; a player who asks is back. Raises Declined."""
    table = await return_to_table(ctx, table_id)
    advice, table = await give_hint(ctx.tables[table.id], ctx.user, ctx.tables.thinker)
    viewer = look(table, ctx.words, table.find_seat(ctx.user.id))
    await ctx.renew(hint_screen(ctx.get_family(), advice, viewer, has_chances=has_chances))
