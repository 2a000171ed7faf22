"""Which table a command or a button means."""

from bot.front.permissions import require_permissions
from bot.front.visit import Visit
from bot.tables.refusals import Declined
from bot.tables.table import Table


def require_server(visit: Visit) -> tuple[int, int]:
    """The server and the channel. Raises Declined in direct messages."""
    channel = visit.interaction.channel_id
    if visit.guild is None or channel is None:
        raise Declined("server-only")
    require_permissions(visit.interaction, visit.words)
    return visit.guild, channel


async def table_here(visit: Visit) -> Table:
    """The active table of the channel. Raises Declined."""
    _, channel = require_server(visit)
    table_id = await visit.host.hall.find_table(channel)
    if table_id is None:
        raise Declined("no-table-here")
    return await table_with_id(visit, table_id)


async def last_table_here(visit: Visit) -> Table:
    """The table that was opened last in the channel, over or not. Raises Declined."""
    _, channel = require_server(visit)
    table_id = await visit.host.hall.find_last_table(channel)
    if table_id is None:
        raise Declined("no-table-here")
    return await table_with_id(visit, table_id)


async def table_meant(visit: Visit, picked: str | None = None) -> Table:
    """The table of the channel, or in direct messages one's own. Raises Declined."""
    if picked is not None:
        return await _own_table(visit, picked)
    if visit.guild is not None:
        return await table_here(visit)
    tables = await visit.host.hall.tables_of(visit.guest.user)
    if not tables:
        raise Declined("no-table-of-yours")
    if len(tables) > 1:
        raise Declined("which-table")
    visit.table = _at_home(visit, tables[0])
    return tables[0]


def _at_home(visit: Visit, table: Table) -> Table:
    """The table, if it is this process that hosts it: a table has one writer. Raises Declined."""
    if not visit.client.owns(table.guild):
        raise Declined("play-in-channel")
    return table


async def table_with_id(visit: Visit, table_id: int) -> Table:
    """The table with this id, which may speak again if it was blocked. Raises Declined."""
    visit.table = table = _at_home(visit, await visit.host.hall.look(table_id))
    if table.blocked is not None and visit.interaction.channel_id == table.channel:
        require_permissions(visit.interaction, visit.words)
        await visit.host.unblock(table_id)
    return table


async def _own_table(visit: Visit, picked: str) -> Table:
    for table in await visit.host.hall.tables_of(visit.guest.user):
        if str(table.id) == picked:
            visit.table = _at_home(visit, table)
            return table
    raise Declined("unknown-choice", option="table", text=picked)
