"""Results and ratings, folded anew from the records of all games."""

import logging
from collections.abc import AsyncGenerator
from typing import Final

from bot.annals.result import Result
from bot.games.interface import value
from bot.tables.endings import result_of
from bot.tables.errors import Damaged
from bot.tables.storage import Store, Work

log = logging.getLogger(__name__)


@value
class Account:
    """What was done for one server."""

    guild: int
    games: int
    kept: int
    """How many of the games have no record that can be read, so that their results stay."""
    ratings: int
    differences: int
    """How many rows were not as they are now."""


NOTE: Final = "annals"

DUE: Final = "due"
"""What the note says as long as there are games that ended before results were kept."""

REBUILDING: Final = 2
"""The number of the lock under which one process does it."""


async def rebuild_if_due(store: Store) -> None:
    """Gives a database that is older than the annals its results, once."""
    async with store.reading() as work:
        if await work.note(NOTE) != DUE:
            return
    async with store.alone(REBUILDING):
        async for account in rebuild(store):
            log.info("%s games of server %s have their results now", account.games, account.guild)
        async with store.work() as work:
            await work.save_note(NOTE, "")
            await work.commit()


async def rebuild(store: Store) -> AsyncGenerator[Account]:
    """Does one server after the other; whatever is done stays if the rest is not."""
    async with store.reading() as work:
        guilds = await work.guilds_with_games()
    for guild in guilds:
        yield await _rebuild_server(store, guild)


async def _rebuild_server(store: Store, guild: int) -> Account:
    """Reads the records first, so that games need not wait long for their end."""
    found: dict[int, Result | None] = {}
    async with store.reading() as work:
        ended = await work.finished_tables(guild)
    for table_id, ended_at in ended:
        async with store.reading() as work:
            found[table_id] = await _read(work, table_id, ended_at)
    async with store.work() as work:
        await work.wait_to_end(guild, 0.0)
        for table_id, ended_at in await work.finished_tables(guild):
            if table_id not in found:
                found[table_id] = await _read(work, table_id, ended_at)
        anew = [result for result in found.values() if result is not None]
        known = {result.table for result in anew}
        kept = [result for result in await work.results(guild) if result.table not in known]
        results = sorted([*anew, *kept], key=lambda one: (one.ended_at, one.table))
        replaced = await work.replace_annals(guild, results)
        await work.commit()
    return Account(guild, len(results), len(kept), replaced.ratings, replaced.differences)


async def _read(work: Work, table_id: int, ended_at: float) -> Result | None:
    """The result by the record, if that is there and can be read."""
    try:
        table = await work.load_table(table_id)
    except Damaged:
        return None
    return None if table is None or table.match is None else result_of(table, ended_at)
