"""Players' private notes."""

from bot.front.context import InteractionContext
from bot.front.lookup import return_to_table
from bot.front.modals import read_values
from bot.screens.family import Notebook
from bot.tables.changes.play import write_notes
from bot.tables.checks import require_player, require_present
from bot.tables.refusals import Declined
from bot.tables.table import Table


async def open_notes(ctx: InteractionContext, table_id: int) -> None:
    """Opens the user's own notes. Raises Declined."""
    table, seat, notebook = await _notebook(ctx, table_id)
    await ctx.open(notebook.form(table, seat, ctx.words))


async def keep_notes(ctx: InteractionContext, table_id: int) -> None:
    """Saves the notes from the form; the hand shows them. Raises Declined."""
    table, seat, notebook = await _notebook(ctx, table_id)
    notes = notebook.read(table, seat, read_values(ctx.interaction.data))
    table = ctx.about(await ctx.tables[table.id].change(write_notes, ctx.user, notes))
    if ctx.guild is None:
        # There the hand itself is about to change.
        await ctx.say_if_asked(ctx.words("reply-noted"))
    else:
        await ctx.renew(ctx.get_family().hand(table, seat, ctx.words))


async def _notebook(ctx: InteractionContext, table_id: int) -> tuple[Table, int, Notebook]:
    table = await return_to_table(ctx, table_id)
    seat = require_player(table, ctx.user)
    require_present(table, seat, 0)
    notebook = ctx.get_family().notebook
    if notebook is None:
        raise Declined("no-notes")
    return table, seat, notebook
