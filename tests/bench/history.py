"""How soon it is known what somebody has played and who is best, and what a game takes.

    python -m tests.bench.history times [--games N] [--players N] [--postgresql]
    python -m tests.bench.history weight [--games N]
    python -m tests.bench.history curve

`times` fills a database with results: half of the games are of one large server, the others of
small ones, and some people play far more than others. It prints how long it takes to answer
`/mammamia stats` and `/mammamia top`, and how the database goes about it. `weight` plays games of a
host and says how large the file has become. `curve` shows how the rating of somebody moves who
wins 60 of 100 games of two.
"""

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from itertools import islice
from pathlib import Path
from random import Random

from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot import limits
from bot.history.ledger import Ledger
from bot.history.result import GameResult, PlayerResult
from bot.history.stored_results import rating_rows, result_rows
from bot.live.tidying import Tidier
from bot.store.database import migrate, open_database
from bot.store.models import RatingRow, ResultRow
from bot.store.work import SqlStore, SqlWork
from tests.history.samples import ADA, BEA
from tests.history.samples import NOW as BEGIN
from tests.history.samples import result as finished
from tests.store.plans import explain, watched, without_index
from tests.store.servers import start_server, stop_server

LARGE = 1
SMALL = 100
"""How many people are on a small server."""

FAMILY = "mamma-mia"
GAMES = (("mamma-mia", FAMILY), ("plus", FAMILY), ("mamma-i", "mamma-i"))
ORDERS = ("bombastica", "monotoni", "four-olive")

TIMES = 9
"""How often everything is asked."""

CHUNK = 5000


@asynccontextmanager
async def database(*, is_postgresql: bool) -> AsyncGenerator[AsyncEngine]:
    """An empty database, up to date."""
    with tempfile.TemporaryDirectory() as folder:
        server = start_server() if is_postgresql else None
        url = server.create("bench") if server else f"sqlite:///{folder}/bench.db"
        engine = await open_database(url)
        try:
            await migrate(engine)
            yield engine
        finally:
            await engine.dispose()
            if server:
                stop_server(server)


def make_results(games: int, players: int) -> Iterator[GameResult]:
    """So many games of so many people, every one of whom plays less than the one before."""
    rng = Random(1)
    weights = [(user + 1) ** -0.7 for user in range(players)]
    crowd = rng.choices(range(1, players + 1), weights, k=games * 4)
    for number in range(games):
        size = rng.choice((2, 3, 3, 4, 5))
        users = {crowd[rng.randrange(len(crowd))] for _ in range(size)}
        is_large = number % 2 == 0
        guild = LARGE if is_large else LARGE + 1 + min(users) // SMALL
        game, family = rng.choice(GAMES)
        seats = [_seat(user, rng, size) for user in sorted(users)]
        seats += [_seat(None, rng, size) for _ in range(size - len(seats))]
        yield GameResult(number + 1, guild, game, family, "", BEGIN + number * 60.0, tuple(seats))


def _seat(user: int | None, rng: Random, size: int) -> PlayerResult:
    delivered, order = rng.randint(0, 8), rng.choice(ORDERS)
    was_helped = user is not None and rng.random() < 0.02
    place, cards = rng.randint(1, size), rng.randint(5, 20)
    return PlayerResult(user, was_helped, False, place, delivered, 1, order, cards, None)


async def fill(engine: AsyncEngine, games: int, players: int) -> None:
    """Keeps results and the ratings that come of them, many at a time."""
    ledgers: dict[int, Ledger] = {}
    rows = (
        row
        for one in make_results(games, players)
        for row in result_rows(one, counts=ledgers.setdefault(one.guild, Ledger()).count(one))
    )
    async with engine.begin() as connection:
        while chunk := [*islice(rows, CHUNK)]:
            await connection.execute(insert(ResultRow), chunk)
        for guild, ledger in ledgers.items():
            for (family, user), rating in ledger.ratings.items():
                row = rating_rows(guild, family, {user: rating})
                await connection.execute(insert(RatingRow), row)
    if engine.dialect.name == "postgresql":
        # PostgreSQL does so by itself, if only later.
        async with engine.begin() as connection:
            await connection.execute(text("ANALYZE"))


Question = Callable[[SqlWork], Awaitable[object]]


async def ask_stats(work: SqlWork, user: int) -> None:
    """What `/mammamia stats` needs to know, here and everywhere."""
    for guild in (LARGE, None):
        await work.statistics(user, guild)
        await work.partners(user, guild, 3)


async def ask_top(work: SqlWork, user: int, first: int) -> None:
    """What `/mammamia top` needs to know."""
    await work.ranking(LARGE, FAMILY, first, 10)
    await work.ranked(LARGE, FAMILY, user)
    await work.count_ranked(LARGE, FAMILY)


async def measure(engine: AsyncEngine, name: str, question: Question) -> None:
    """Asks several times, and prints how long that took and which tables were read as a whole."""
    store, taken = SqlStore(engine), []
    for _ in range(TIMES):
        async with store.reading() as work:
            begun = time.perf_counter()
            await question(work)
            taken.append((time.perf_counter() - begun) * 1000)
    async with watched(engine) as asked, store.reading() as work:
        await question(work)
    steps = await explain(engine, asked, is_large=True)
    whole = without_index(steps)
    print(f"{name:38} {statistics.median(taken):6.1f} ms, at most {max(taken):6.1f}")
    for step in [*dict.fromkeys(whole)] or ["every step uses an index"]:
        print(f"    {step}")


async def times(games: int, players: int, *, is_postgresql: bool) -> None:
    """Fills a database and asks."""
    async with database(is_postgresql=is_postgresql) as engine:
        begun = time.perf_counter()
        await fill(engine, games, players)
        print(f"{games} games of {players} players, filled in {time.perf_counter() - begun:.0f} s")
        async with engine.connect() as connection:
            most = select(ResultRow.user, func.count()).where(ResultRow.user.is_not(None))
            by_user = most.group_by(ResultRow.user).order_by(func.count().desc())
            users = (await connection.execute(by_user)).all()
        ranks = [("who plays most", users[0]), ("who plays as most do", users[len(users) // 2])]
        for name, (user, count) in ranks:
            await measure(
                engine, f"stats of one {name} ({count})", lambda work, u=user: ask_stats(work, u)
            )
        user = users[len(users) // 2][0]
        for first in (0, players - 20):
            await measure(
                engine, f"top from {first} on", lambda work, f=first: ask_top(work, user, f)
            )


async def weight(games: int) -> None:
    """Plays games, and prints what they take."""
    from tests.live.evenings import Evenings

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        engine = await open_database(f"sqlite:///{path}")
        await migrate(engine)
        evenings = Evenings(engine)
        for game in ("mamma-mia", "plus", "mamma-i"):
            before = _size(path)
            await evenings.play(games, game)
            print(f"{game}: {(_size(path) - before) / games:.0f} bytes per game")
        evenings.clock.advance(2 * limits.DAY)
        await Tidier(evenings.tables, keep_days=1).tidy()
        print(f"without records: {_size(path) / games / 3:.0f} bytes per game")
        await engine.dispose()


def _size(path: Path) -> int:
    """The size of the file, with nothing left beside it and no page unused."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size


def curve() -> None:
    """Prints the rating after every tenth game."""
    ledger, rng = Ledger(), Random(1)
    wins = [True] * 60 + [False] * 40
    rng.shuffle(wins)
    for number, has_won in enumerate(wins, 1):
        order = (ADA, BEA) if has_won else (BEA, ADA)
        ledger.count(finished(*order, at=BEGIN + number * 6 * 3600.0))
        if number in (1, 2, 5) or not number % 10:
            one = ledger.ratings[FAMILY, ADA]
            told = f"{one.shown:5.1f} (mu {one.mu:.1f}, sigma {one.sigma:.1f})"
            print(f"{number:3} games, {sum(wins[:number]):2} won: {told} {'*' * round(one.shown)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    asking = commands.add_parser("times")
    asking.add_argument("--games", type=int, default=100_000)
    asking.add_argument("--players", type=int, default=5000)
    asking.add_argument("--postgresql", action="store_true")
    weighing = commands.add_parser("weight")
    weighing.add_argument("--games", type=int, default=200)
    commands.add_parser("curve")
    arguments = parser.parse_args()
    if arguments.command == "times":
        asyncio.run(times(arguments.games, arguments.players, is_postgresql=arguments.postgresql))
    elif arguments.command == "weight":
        asyncio.run(weight(arguments.games))
    else:
        curve()


if __name__ == "__main__":
    main()
