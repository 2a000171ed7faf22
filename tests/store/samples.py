"""Tables to keep, and short ways to do it."""

from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from random import Random

import migrations
from bot.games.interface import SeatMove
from bot.games.match import Match
from bot.games.registry import GAMES
from bot.history.result import GameResult, PlayerResult
from bot.simulate import sit_down
from bot.tables.announcement import Announcement
from bot.tables.change import Entered
from bot.tables.table import Alarm, AlarmKind, Chair, Status, Table
from bot.tables.terms import Terms

NOW = 1_700_000_000.25

SNOWFLAKE = 2**63 - 1
"""The greatest id that fits; Discord's are of this size."""


@asynccontextmanager
async def committed(store):
    """A work that is committed at the end."""
    async with store.work() as work:
        yield work
        await work.commit()


def make_table(channel=1, guild=SNOWFLAKE, users=(11, 12), **changes):
    """A lobby with these users."""
    chairs = tuple([Chair(user, f"Player {user}", None) for user in users])
    settings = {"game": GAMES["plus"], "options": {"helping": False}, "host": users[0]}
    settings |= {"terms": Terms("open", "slow", "5m", language="de"), "chairs": chairs}
    return Table(guild, channel, **settings | changes)


def begin(table, rng):
    """Deals the cards; gives the table, and all that was written of it."""
    owns = [seat.own for seat in sit_down(table.game, len(table.chairs), rng)]
    for seat, own in enumerate(owns):
        table = table.with_chair(seat, own=own)
    match = Match.begin(table.game, table.options, table.seats)
    table = replace(table, status=Status.RUNNING, match=match, options=match.options)
    return enter(table, match.deal_chance(rng), rng)


def play_on(table, rng):
    """Makes a move at random; gives the table, and all that was written of it."""
    match = table.match.apply(SeatMove(table.acting, table.match.legal().sample(rng)))
    return enter(table, match.deal_chance(rng), rng)


def enter(table, match, rng):
    """The table with its game at that moment, and what is written of the way there."""
    new = match.log[len(table.match.log) :]
    salts = [None if isinstance(entry, SeatMove) else rng.randbytes(32) for entry in new]
    written = [
        Entered(table.game.dump_entry(entry), salt) for entry, salt in zip(new, salts, strict=True)
    ]
    return replace(table, match=match, salts=(*table.salts, *salts)), written


async def keep(store, table):
    """Keeps a new table, and gives it with its id."""
    async with committed(store) as work:
        return await work.add_table(table, NOW)


async def keep_game(store, table, moves=0, seed=1):
    """Keeps a new table with a game that has gone on for some moves, or to its end."""
    rng = Random(seed)
    table, written = begin(await keep(store, table), rng)
    while moves and table.acting is not None:
        table, more = play_on(table, rng)
        written += more
        moves -= 1
    async with committed(store) as work:
        await work.add_entries(table.id, 0, written)
        return await work.save_table(table, NOW)


async def end(store, table, status=Status.OVER, now=NOW):
    """Ends a table that is kept."""
    async with committed(store) as work:
        return await work.save_table(replace(table, status=status), now)


async def load(store, table_id):
    async with store.work() as work:
        return await work.load_table(table_id)


def make_result(table_id, users, places=None, **facts):
    """What came of a game of these users, who came in as they sit unless places are told."""
    seats = [
        PlayerResult(user, False, False, place, 3, 1, "bombastica", 15, None)
        for user, place in zip(users, places or count(1), strict=False)
    ]
    told = {"guild": 7, "game": "plus", "family": "mamma-mia", "variant": "on"}
    told |= {"ended_at": NOW + table_id}
    return GameResult(table=table_id, seats=tuple(seats), **told | facts)


async def count_games(store, *results):
    for result in results:
        async with committed(store) as work:
            await work.count_game(result)


async def ask(store, name, *arguments):
    """Asks a work of its own."""
    async with store.work() as work:
        return await getattr(work, name)(*arguments)


def say(key, act="post", **facts):
    return Announcement(key, act, **facts)


ALARM = Alarm(NOW + 300.5, AlarmKind.TIMEOUT)


async def take_back(engine, revision):
    """Takes back all steps after a revision."""
    async with engine.connect() as connection:
        # SQLite rebuilds tables for that, and the rows that point at them must bear it.
        await connection.execution_options(foreign_keys=False)
        await connection.run_sync(migrations.downgrade, revision)
        await connection.commit()
        await connection.invalidate()
