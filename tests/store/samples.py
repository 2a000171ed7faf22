"""Tables to keep, and short ways to do it."""

from contextlib import asynccontextmanager
from itertools import count
from random import Random

import migrations
from bot.games.interface import Made
from bot.games.match import Match
from bot.games.registry import GAMES
from bot.history.result import GameResult, SeatResult
from bot.simulate import sit_down
from bot.tables.announcement import Announcement
from bot.tables.storage import Entered
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
    chairs = [Chair(user, f"Player {user}", None) for user in users]
    settings = {"game": GAMES["plus"], "options": {"helping": False}, "host": users[0]}
    settings |= {"terms": Terms("open", "slow", "5m", language="de")}
    return Table(guild, channel, chairs=chairs, **settings | changes)


def begin(table, rng):
    """Deals the cards, and gives all that was written of it."""
    owns = [seat.own for seat in sit_down(table.game, len(table.chairs), rng)]
    for seat, own in enumerate(owns):
        table.change_chair(seat, own=own)
    table.status = Status.RUNNING
    table.match = Match(table.game, table.options, table.seats)
    table.options = dict(table.match.options)
    return enter(table, lambda: table.match.deal_chance(rng), rng)


def play_on(table, rng):
    """Makes a move at random, and gives all that was written of it."""

    def move():
        table.match.apply(Made(table.acting, table.match.legal().sample(rng)))
        table.match.deal_chance(rng)

    return enter(table, move, rng)


def enter(table, act, rng):
    first = len(table.match.log)
    act()
    new = table.match.log[first:]
    salts = [None if isinstance(entry, Made) else rng.randbytes(32) for entry in new]
    table.salts += salts
    return [
        Entered(table.game.dump_entry(entry), salt) for entry, salt in zip(new, salts, strict=True)
    ]


async def keep(store, table):
    """Keeps a new table, and tells it its id."""
    async with committed(store) as work:
        table.id = await work.add_table(table, NOW)
    return table


async def keep_game(store, table, moves=0, seed=1):
    """Keeps a new table with a game that has gone on for some moves, or to its end."""
    await keep(store, table)
    rng = Random(seed)
    written = begin(table, rng)
    while moves and table.acting is not None:
        written += play_on(table, rng)
        moves -= 1
    async with committed(store) as work:
        await work.save_table(table, NOW)
        await work.add_entries(table.id, 0, written)
    return table


async def end(store, table, status=Status.OVER, now=NOW):
    """Ends a table that is kept."""
    table.status = status
    async with committed(store) as work:
        await work.save_table(table, now)


async def load(store, table_id):
    async with store.work() as work:
        return await work.load_table(table_id)


def make_result(table_id, users, places=None, **facts):
    """What came of a game of these users, who came in as they sit unless places are told."""
    seats = [
        SeatResult(user, False, False, place, 3, 1, "bombastica", 15, None)
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
