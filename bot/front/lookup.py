"""Which table a command or a button means."""

from bot.front.context import InteractionContext
from bot.front.permissions import require_permissions
from bot.tables.changes.play import is_away, show_up
from bot.tables.refusals import Declined
from bot.tables.table import Table


def require_server(ctx: InteractionContext) -> tuple[int, int]:
    """The server and the channel. Raises Declined in direct messages."""
    channel = ctx.interaction.channel_id
    if ctx.guild is None or channel is None:
        raise Declined("server-only")
    require_permissions(ctx.interaction, ctx.words)
    return ctx.guild, channel


async def reach_table_here(ctx: InteractionContext) -> Table:
    """The active table of the channel. Raises Declined."""
    return await reach_table(ctx, await id_here(ctx))


async def reach_last_table(ctx: InteractionContext) -> Table:
    """The table opened last in the channel, over or not. Raises Declined."""
    _, channel = require_server(ctx)
    return await reach_table(ctx, _known(await ctx.tables.find_last_in(channel)))


async def id_here(ctx: InteractionContext) -> int:
    """The id of the channel's active table. Raises Declined."""
    _, channel = require_server(ctx)
    return _known(await ctx.tables.find_in(channel))


def _known(table_id: int | None) -> int:
    if table_id is None:
        raise Declined("no-table-here")
    return table_id


async def id_meant(ctx: InteractionContext, picked: str | None = None) -> int:
    """The table of the channel, or in direct messages the user's own. Raises Declined."""
    if picked is None and ctx.guild is not None:
        return await id_here(ctx)
    own = await ctx.tables.ids_of(ctx.user.id)
    if picked is not None:
        if picked not in map(str, own):
            raise Declined("unknown-choice", option="table", text=picked)
        return int(picked)
    if not own:
        raise Declined("no-table-of-yours")
    if len(own) > 1:
        raise Declined("which-table")
    return own[0]


async def peek_at_table(ctx: InteractionContext, table_id: int) -> Table:
    """The table for a user who is still typing: changes nothing. Raises Declined."""
    return _near(ctx, await ctx.tables[table_id].look())


async def reach_table(ctx: InteractionContext, table_id: int) -> Table:
    """The table, for a user who needn't sit there. Raises Declined."""
    return await _meet(ctx, await ctx.tables[table_id].look())


async def return_to_table(ctx: InteractionContext, table_id: int) -> Table:
    """The table for a player, whom this brings back if they were absent. Raises Declined.

    A player who is too early waits a moment for the end of the story.
    """
    live = ctx.tables[table_id]
    table = await _meet(ctx, await live.catch_up())
    if is_away(table, ctx.user):
        table = await live.change(show_up, ctx.user)
    return ctx.about(table)


async def _meet(ctx: InteractionContext, table: Table) -> Table:
    """Makes the interaction about this table, and unblocks it if necessary. Raises Declined."""
    if not _near(ctx, table).is_blocked or not _is_here(ctx, table):
        return table
    require_permissions(ctx.interaction, ctx.words)
    await ctx.tables.unblock(table.id)
    return ctx.about(await ctx.tables[table.id].look())


def _near(ctx: InteractionContext, table: Table) -> Table:
    """Makes the interaction about this table, for a player or near its channel. Raises Declined."""
    is_near = ctx.interaction.channel_id in (table.channel, table.home)
    if not is_near and table.find_seat(ctx.user.id) is None:
        raise Declined("not-your-game")
    return ctx.about(table)


def _is_here(ctx: InteractionContext, table: Table) -> bool:
    return ctx.interaction.channel_id == table.channel
