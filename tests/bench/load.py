"""How many tables the bot serves at once before people have to wait, measured by hand.

    python -m tests.bench.load [--step N] [--most N] [--seconds N] [--limits] [--profile]
                               [--pictures off] [--strength hard] [--shards N] [--metrics]

The sandbox and its people are in this process, the bot in one of its own, on real sockets and a
database in a file. With `--shards` there is a process for each of so many shards, and a database on
a PostgreSQL server. With `--metrics` each is asked in the end how it fared. At every table, each in
a server of its own, a person plays with three computers: makes a move when it is time, and looks at
the cards otherwise, every few seconds. More and more tables are opened until one click in a hundred
waits longer than people should. Beside them somebody clicks at a bare bot of discord.py, in a third
process, at another sandbox.
"""

import argparse
import asyncio
import cProfile
import itertools
import multiprocessing
import os
import pstats
import signal
import socket
import statistics
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import TypeAlias
from unittest.mock import patch

from sqlalchemy import func, select

from bot.app import prepare_database, run
from bot.brains.registry import BRAINS, STRENGTHS
from bot.limits import STORY_PATIENCE
from bot.sandbox import buckets
from bot.sandbox.world import BOT_TOKEN, Channel, Guild
from bot.settings import Address, Settings
from bot.store.models import AnnouncementRow
from bot.tables.table import Status
from tests.app.players import as_command
from tests.bench.pong import Pong
from tests.discord.people import Answer, Person
from tests.metrics.scraping import Reader, Scrape
from tests.sandbox.people import command
from tests.sandbox_games.databases import Database, PostgresDatabase, SqliteFile
from tests.sandbox_games.kill import postgresql
from tests.sandbox_games.stage import FREE_GLOBAL, FREE_RATES, Stage, staging

TOO_LONG = 1000 * STORY_PATIENCE + 250.0
"""How many milliseconds one click in a hundred may wait: some wait for the end of a story."""

THINKING = (3.0, 9.0)
"""How many seconds a person lets pass before the next click."""

PONGS = 5.0
"""How often in a second the bare bot is clicked at."""

SETTLING = 15.0
"""How many seconds new tables play before it counts."""

TIMED = (
    *("click_seconds", "announcement_lag_seconds", "discord_request_seconds"),
    *("database_seconds", "thinking_seconds", "loop_lag_seconds"),
)
"""PrometheusMetrics that are times."""

BRAIN = BRAINS["normal"]("mamma-mia")


# The programs


def host(settings: Settings, profile: Path | None) -> None:
    """The bot, in a process of its own."""
    with cProfile.Profile() if profile else nullcontext() as profiler:
        asyncio.run(run(settings))
    if profiler is not None:
        profiler.dump_stats(profile)


def bare_bot(api: str) -> None:
    """The bot beside it, in a process of its own."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    Pong(api).run(BOT_TOKEN, log_handler=None)


class Program:
    """A process, and how busy it is."""

    def __init__(self, target: Callable[..., None], *arguments: object) -> None:
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=target, args=arguments)

    @asynccontextmanager
    async def running(self, stage: Stage) -> AsyncGenerator[None]:
        """It is logged in, and ends at the end."""
        hub, bot = stage.box.hub, stage.box.world.bot
        sessions = len(hub.sessions_of(bot))
        self._process.start()
        async with asyncio.timeout(30):
            while len(hub.sessions_of(bot)) == sessions or not hub.is_connected(bot):
                assert self._process.is_alive(), "a bot has ended by itself"
                await asyncio.sleep(0.1)
        try:
            yield
        finally:
            self._process.terminate()
            await asyncio.to_thread(self._process.join)

    def seconds(self) -> float:
        """How long it has computed so far."""
        text = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8")
        # The name in parentheses may have spaces in it.
        fields = text.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def mebibytes(self) -> float:
        """What it holds in memory."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text(encoding="utf-8").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1024**2


# The people


@dataclass
class Waits:
    """How long people waited for an answer, in milliseconds."""

    by_kind: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    failed: int = 0

    async def add(self, kind: str, click: Awaitable[Answer]) -> None:
        begun = time.perf_counter()
        if (await click).is_answered:
            self.by_kind[kind].append((time.perf_counter() - begun) * 1000)
        else:
            self.failed += 1

    def all(self) -> list[float]:
        return [*itertools.chain.from_iterable(self.by_kind.values())]

    def clear(self) -> None:
        self.by_kind.clear()
        self.failed = 0


@dataclass
class Diner:
    """A person at a table with three computers, who is never tired of playing."""

    stage: Stage
    person: Person
    channel: Channel
    waits: Waits
    rng: Random
    wish: Mapping[str, str]
    """What the tables are to be like."""
    table: int | None = None

    async def stay(self) -> None:
        """Plays, and looks at the cards."""
        while True:
            await asyncio.sleep(self.rng.uniform(*THINKING))
            if self.table is None:
                await self._open()
            else:
                await self._click(self.table)

    async def _open(self) -> None:
        await self._slash("start", "start", game="mamma-mia", computers=3, **self.wish)
        await self._slash("begin", "begin")
        table = await self.stage.find_table(self.channel)
        if table is not None and table.status is Status.RUNNING:
            self.table = table.id

    async def _click(self, table_id: int) -> None:
        table = await self.stage.peek_table(table_id)
        if not table.status.is_active:
            self.table = None
            return
        seat = table.find_seat(self.person.id)
        if seat is None or table.acting != seat:
            await self._slash("hand", "hand")
            return
        match = table.get_match()
        name, options = as_command(BRAIN.decide(match.observe(seat), match.legal(), self.rng))
        await self._slash("play", name, **options)

    async def _slash(self, kind: str, name: str, **options: object) -> None:
        await self.waits.add(kind, self.person.slash(name, at=self.channel, **options))


@dataclass
class Ringer:
    """A person who clicks at the bare bot, again and again."""

    person: Person
    channel: Channel
    waits: Waits

    async def stay(self) -> None:
        while True:
            await asyncio.sleep(1 / PONGS)
            await self.waits.add("ping", self.person.use(command("ping"), self.channel.id))


Place: TypeAlias = tuple[Channel, Person]


@asynccontextmanager
async def opened(database: Database, tables: int) -> AsyncGenerator[tuple[Stage, list[Place]]]:
    """A Discord with so many servers: the channel of each, and the person there."""
    async with staging(database, players=0, channels=1) as stage:
        yield stage, [add_server(stage, number) for number in range(tables)]


def add_server(stage: Stage, number: int) -> Place:
    """Another server with one channel and one person in it; gives both."""
    person = stage.add_person(f"Guest {number}", is_member=False)
    new = Guild(stage.box.world.ids.next(), f"Trattoria {number}", owner_id=person.id)
    return stage.add_channel("table", stage.add_guild(new)), person


# The measure


@dataclass
class Load:
    """How much is tried, and for how long."""

    step: int
    most: int
    seconds: float
    profile: Path | None
    wish: Mapping[str, str]
    shards: int
    metrics: bool


class House:
    """All the tables and the programs behind them."""

    def __init__(
        self,
        stage: Stage,
        programs: Sequence[Program],
        tasks: asyncio.TaskGroup,
        wish: Mapping[str, str],
    ) -> None:
        self.waits = Waits()
        self._wish = wish
        self.pings = Waits()
        self._stage = stage
        self._programs = programs
        self._tasks = tasks
        self._staying: list[asyncio.Task[None]] = []

    def seat(self, channel: Channel, person: Person) -> None:
        """Somebody comes in and begins to play."""
        rng = Random(channel.id)
        self._stay(Diner(self._stage, person, channel, self.waits, rng, self._wish))

    def ring(self, channel: Channel, person: Person) -> None:
        """Somebody begins to click at the bare bot."""
        self._stay(Ringer(person, channel, self.pings))

    def _stay(self, person: Diner | Ringer) -> None:
        self._staying.append(self._tasks.create_task(person.stay()))

    def close(self) -> None:
        """Everybody stops."""
        for task in self._staying:
            task.cancel()

    async def watch(self, tables: int, seconds: float) -> float:
        """Looks on for so long and prints a line; gives what one click in a hundred exceeds."""
        self.waits.clear()
        self.pings.clear()
        begun, busy = time.perf_counter(), self._busy()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        shares = [(after - before) / took for after, before in zip(self._busy(), busy, strict=True)]
        clicks = self.waits.all()
        row(
            *(tables, f"{len(clicks) / took:.1f}"),
            *(spread(self.waits.by_kind[kind]) for kind in ("play", "hand")),
            *(spread(clicks), spread(self.pings.all())),
            *(self.waits.failed, await self.unsaid()),
            *(f"{share:.0%}" for share in shares),
            f"{sum(one.mebibytes() for one in self._programs):.0f}",
        )
        return slowest(clicks)

    def _busy(self) -> tuple[float, float]:
        return sum(one.seconds() for one in self._programs), time.process_time()

    async def unsaid(self) -> int:
        """How much the bot has still to say."""
        async with self._stage.engine.connect() as connection:
            found = await connection.scalar(select(func.count()).select_from(AnnouncementRow))
            return found or 0


HEAD = (
    *("tables", "clicks/s", "play", "hand", "all clicks", "bare bot"),
    *("failed", "unsaid", "host", "people", "MiB"),
)


def row(*cells: object) -> None:
    """A line of the table; times are wide, because they are two."""
    widths = [17 if 2 <= place <= 5 else 9 for place in range(len(HEAD))]
    print("".join(f"{cell!s:>{width}}" for cell, width in zip(cells, widths, strict=True)))
    sys.stdout.flush()


def spread(waits: Sequence[float]) -> str:
    """The median, and what one in a hundred exceeds."""
    return f"{statistics.median(waits):.1f} / {slowest(waits):.1f}" if waits else "-"


def slowest(waits: Sequence[float]) -> float:
    if len(waits) < 2:
        return max(waits, default=0.0)
    return statistics.quantiles(waits, n=100, method="inclusive")[-1]


async def measure(load: Load) -> None:
    """Opens more and more tables until people have to wait."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database: Database = SqliteFile(folder / "games.db")
        if load.shards:
            database = PostgresDatabase(stack.enter_context(postgresql()).create("games"))
        stage, places = await stack.enter_async_context(opened(database, load.most))
        other, [ringing] = await stack.enter_async_context(opened(SqliteFile(folder / "x.db"), 1))
        await (await prepare_database(database.url)).dispose()
        most, _ = buckets.GLOBAL
        settings = Settings(BOT_TOKEN, database.url, stage.server.api, requests=most)
        addresses = [free_address() for _ in range(max(1, load.shards))] if load.metrics else []
        programs = hosts(settings, load, addresses)
        for program in programs:
            await stack.enter_async_context(program.running(stage))
        await stack.enter_async_context(Program(bare_bot, other.server.api).running(other))
        await stack.enter_async_context(stage.reading())
        async with asyncio.TaskGroup() as tasks:
            house = House(stage, programs, tasks, load.wish)
            house.ring(*ringing)
            await fill(house, places, load)
            for address in addresses:
                show_figures(await Reader(address.port).scrape())
            house.close()


def hosts(settings: Settings, load: Load, addresses: Sequence[Address]) -> list[Program]:
    """The one host, or one for each shard, perhaps each with metrics at an address."""
    each = [settings]
    if load.shards:
        each = [
            replace(settings, shard_ids=(shard,), shard_count=load.shards)
            for shard in range(load.shards)
        ]
    asked = itertools.zip_longest(each, addresses)
    return [Program(host, replace(one, metrics=at), load.profile) for one, at in asked]


def free_address() -> Address:
    """A port that nobody has at this moment."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return Address("127.0.0.1", taken.getsockname()[1])


def show_figures(told: Scrape) -> None:
    """What a bot tells of itself: how often, and the mean and what one in a hundred exceeds."""
    print(f"\n{'figure':28}{'how often':>10}{'mean, ms':>10}{'99 % within, ms':>17}")
    for name in TIMED:
        often, total = told(f"{name}_count"), told(f"{name}_sum")
        mean = 1000 * total / often if often else 0.0
        print(f"{name:28}{often:10.0f}{mean:10.1f}{1000 * told.within(name, 0.99):17.0f}")
    for name in ("announcement_overdue_seconds", "tables", "discord_requests_total"):
        print(f"{name:28}{told(name):10.0f}")


@contextmanager
def limits(*, are_real: bool) -> Iterator[None]:
    """Whether the sandbox has Discord's limits of rate, or takes whatever comes."""
    if are_real:
        yield
        return
    with patch.dict(buckets.RATES, FREE_RATES), patch.object(buckets, "GLOBAL", FREE_GLOBAL):
        yield


async def fill(house: House, places: Sequence[Place], load: Load) -> None:
    """Seats more and more people until they have to wait, or there is no room."""
    print("milliseconds from a click to its answer: median / 99 %")
    row(*HEAD)
    for first in range(0, load.most, load.step):
        places_now = places[first : first + load.step]
        for place in places_now:
            house.seat(*place)
        await asyncio.sleep(SETTLING)
        if await house.watch(first + len(places_now), load.seconds) > TOO_LONG:
            return


def show_shares(profile: Path) -> None:
    """Where the bot's time went, from its start to its end."""
    spent: Counter[str] = Counter()
    for (file, _, name), (_, _, own, *_) in pstats.Stats(str(profile)).stats.items():
        spent[part_of(file, name)] += own
    del spent["waiting"]
    print(f"\nof {spent.total():.0f} s of computing, under a profiler that slows it down:")
    for part, seconds in spent.most_common(20):
        print(f"{part:30}{seconds:8.1f} s{seconds / spent.total():8.1%}")


def part_of(file: str, name: str) -> str:
    """The package, or the room of this project, that a function is in."""
    if "select.epoll" in name:
        return "waiting"
    parts = Path(file).parts
    for root in ("site-packages", "bot"):
        if root in parts:
            place = parts.index(root) + (root == "site-packages")
            return "/".join(part for part in parts[place : place + 2] if not part.endswith(".py"))
    return f"Python's {parts[-2]}" if len(parts) > 1 else "built in"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--step", type=int, default=50, help="tables opened at once")
    parser.add_argument("--most", type=int, default=600, help="tables at the most")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each step is watched")
    parser.add_argument("--limits", action="store_true", help="with Discord's limits of rate")
    parser.add_argument("--profile", action="store_true", help="tell where the bot's time goes")
    parser.add_argument("--pictures", choices=("on", "off"), default="on", help="at all tables")
    parser.add_argument("--strength", choices=STRENGTHS, default="normal", help="of all computers")
    parser.add_argument("--shards", type=int, default=0, help="a process for each, and PostgreSQL")
    parser.add_argument("--metrics", action="store_true", help="take them, and show them")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, limits(are_real=arguments.limits):
        profile = Path(folder) / "profile" if arguments.profile else None
        load = Load(
            arguments.step,
            arguments.most,
            arguments.seconds,
            profile,
            {"pictures": arguments.pictures, "strength": arguments.strength},
            arguments.shards,
            arguments.metrics,
        )
        asyncio.run(measure(load))
        if profile is not None:
            show_shares(profile)


if __name__ == "__main__":
    main()
