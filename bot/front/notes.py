"""Players' private notes."""

from bot.front.context import InteractionContext
from bot.front.lookup import return_to_table
from bot.front.modals import read_values
from bot.screens.viewer import AnyViewer, look
from bot.tables.changes.play import write_notes
from bot.tables.checks import require_player, require_present


async def open_notes(ctx: InteractionContext, table_id: int) -> None:
    """Opens the user's own notes. Raises Declined."""
    viewer = await _viewer(ctx, table_id)
    await ctx.open(ctx.get_family().notes(viewer))


async def keep_notes(ctx: InteractionContext, table_id: int) -> None:
    """Saves the notes from the form; the hand shows them. Raises Declined."""
    viewer = await _viewer(ctx, table_id)
    notes = ctx.get_family().read_notes(viewer, read_values(ctx.interaction.data))
    table = ctx.about(await ctx.tables[table_id].change(write_notes, ctx.user, notes))
    if ctx.guild is None:
        # There the hand itself is about to change.
        await ctx.say_if_asked(ctx.words("reply-noted"))
    else:
        await ctx.renew(ctx.get_family().hand(look(table, ctx.words, viewer.seat)))


async def _viewer(ctx: InteractionContext, table_id: int) -> AnyViewer:
    """The user, as a player in a game that goes on. Raises Declined."""
    table = await return_to_table(ctx, table_id)
    seat = require_player(table, ctx.user)
    require_present(table, seat, 0)
    return look(table, ctx.words, seat)
