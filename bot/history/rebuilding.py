"""Results and ratings, computed again from the records of all games."""

import logging
from collections.abc import AsyncGenerator
from typing import Final

from bot.cluster.cluster import Cluster
from bot.games.interface import value
from bot.history.endings import result_of
from bot.history.result import GameResult
from bot.store.work import SqlStore, SqlWork
from bot.tables.errors import Damaged

log = logging.getLogger(__name__)


@value
class RebuiltServer:
    """What was done for one server."""

    guild: int
    games: int
    kept: int
    """How many games have no readable record, so that their results stay as they are."""
    ratings: int
    differences: int
    """How many rows have changed."""


NOTE: Final = "annals"

DUE: Final = "due"
"""The note's value while there are games that ended before results were stored."""

REBUILDING: Final = 2
"""The number of the lock that lets one process do it."""


async def rebuild_if_due(store: SqlStore, cluster: Cluster) -> None:
    """Gives a database from before there were results its results, once."""
    async with store.reading() as work:
        if await work.note(NOTE) != DUE:
            return
    async with cluster.alone(REBUILDING):
        async for account in rebuild(store):
            log.info("%s games of server %s have their results now", account.games, account.guild)
        async with store.work() as work:
            await work.save_note(NOTE, "")
            await work.commit()


async def rebuild(store: SqlStore) -> AsyncGenerator[RebuiltServer]:
    """Rebuilds one server after the other; what is done stays if the rest fails."""
    async with store.reading() as work:
        guilds = await work.guilds_with_games()
    for guild in guilds:
        yield await _rebuild_server(store, guild)


async def _rebuild_server(store: SqlStore, guild: int) -> RebuiltServer:
    """Reads the records before it locks, so that ending games needn't wait for long."""
    found: dict[int, GameResult | None] = {}
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
        replaced = await work.replace_results(guild, results)
        await work.commit()
    return RebuiltServer(guild, len(results), len(kept), replaced.ratings, replaced.differences)


async def _read(work: SqlWork, table_id: int, ended_at: float) -> GameResult | None:
    """The result from the record, if that exists and can be read."""
    try:
        table = await work.load_table(table_id)
    except Damaged:
        return None
    return None if table is None or table.match is None else result_of(table, ended_at)
