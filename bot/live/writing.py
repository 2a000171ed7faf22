"""Writes changes of tables into a transaction."""

from collections.abc import Sequence

from bot.history.endings import result_of
from bot.store.work import SqlWork
from bot.tables.change import Change
from bot.tables.errors import AlreadyWritten
from bot.tables.refusals import Declined
from bot.tables.table import Status, Table


async def write(work: SqlWork, changes: Sequence[Change], said: int | None = None) -> list[Table]:
    """Writes changes, and that an announcement is said with them; returns the tables after it.

    Raises Declined if another writer was faster.
    """
    try:
        tables = [await _write_table(work, change) for change in changes]
        if said is not None and not await work.finish(said):
            raise AlreadyWritten
    except AlreadyWritten as error:
        raise Declined("busy") from error
    for change in changes:
        await work.add_announcements(change.table.id, change.announcements)
    return tables


async def _write_table(work: SqlWork, change: Change) -> Table:
    table, former, now = change.table, change.former, change.context.now
    if change.entries:
        first = len(table.get_match().log) - len(change.entries)
        await work.add_entries(table.id, first, change.entries)
    has_ended = table.status is Status.OVER is not former.status
    if has_ended:
        now = await work.wait_to_end(table.guild, now)
    saved = await work.save_table(table, now, with_chairs=table.chairs != former.chairs)
    if has_ended:
        await work.count_game(result_of(table, now))
    if change.drops_outbox:
        await work.drop_announcements(table.id)
    return saved
