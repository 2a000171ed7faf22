"""Which table a command or a button means."""

from bot.front.permissions import require_permissions
from bot.front.visit import Visit
from bot.tables.changes.play import is_away, show_up
from bot.tables.refusals import Declined
from bot.tables.table import Table


def require_server(visit: Visit) -> tuple[int, int]:
    """The server and the channel. Raises Declined in direct messages."""
    channel = visit.interaction.channel_id
    if visit.guild is None or channel is None:
        raise Declined("server-only")
    require_permissions(visit.interaction, visit.words)
    return visit.guild, channel


async def look_here(visit: Visit) -> Table:
    """The active table of the channel. Raises Declined."""
    return await look_at(visit, await id_here(visit))


async def look_at_last(visit: Visit) -> Table:
    """The table opened last in the channel, over or not. Raises Declined."""
    _, channel = require_server(visit)
    return await look_at(visit, _known(await visit.tables.find_last_in(channel)))


async def id_here(visit: Visit) -> int:
    """The id of the channel's active table. Raises Declined."""
    _, channel = require_server(visit)
    return _known(await visit.tables.find_in(channel))


def _known(table_id: int | None) -> int:
    if table_id is None:
        raise Declined("no-table-here")
    return table_id


async def id_meant(visit: Visit, picked: str | None = None) -> int:
    """The table of the channel, or in direct messages the user's own. Raises Declined."""
    if picked is None and visit.guild is not None:
        return await id_here(visit)
    own = await visit.tables.ids_of(visit.user.id)
    if picked is not None:
        if picked not in map(str, own):
            raise Declined("unknown-choice", option="table", text=picked)
        return int(picked)
    if not own:
        raise Declined("no-table-of-yours")
    if len(own) > 1:
        raise Declined("which-table")
    return own[0]


async def look_on(visit: Visit, table_id: int) -> Table:
    """The table for a user who is still typing: changes nothing. Raises Declined."""
    return _near(visit, await visit.tables[table_id].look())


async def look_at(visit: Visit, table_id: int) -> Table:
    """The table, for a user who needn't sit there. Raises Declined."""
    return await _meet(visit, await visit.tables[table_id].look())


async def come_to(visit: Visit, table_id: int) -> Table:
    """The table for a player, whom this brings back if they were absent. Raises Declined.

    A player who is too early waits a moment for the end of the story.
    """
    live = visit.tables[table_id]
    table = await _meet(visit, await live.catch_up())
    if is_away(table, visit.user):
        table = await live.change(show_up, visit.user)
    return visit.about(table)


async def _meet(visit: Visit, table: Table) -> Table:
    """Makes the visit about this table, and unblocks it if necessary. Raises Declined."""
    if not _near(visit, table).is_blocked or not _is_here(visit, table):
        return table
    require_permissions(visit.interaction, visit.words)
    await visit.tables.unblock(table.id)
    return visit.about(await visit.tables[table.id].look())


def _near(visit: Visit, table: Table) -> Table:
    """Makes the visit about this table, for a player or in its channel. Raises Declined."""
    if not _is_here(visit, table) and table.find_seat(visit.user.id) is None:
        raise Declined("not-your-game")
    return visit.about(table)


def _is_here(visit: Visit, table: Table) -> bool:
    return visit.interaction.channel_id == table.channel
