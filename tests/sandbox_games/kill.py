"""Kills the bot again and again while people play, and looks whether anybody could tell.

    python -m tests.sandbox_games.kill --kills 200 --seed 1
    python -m tests.sandbox_games.kill --kills 200 --replaced 20 --two own
    python -m tests.sandbox_games.kill --kills 100 --clock 1700

The sandbox runs here, the bot in one process or several, on real sockets and a database in a
file, or on a PostgreSQL server. Whoever gets no answer tries again. At the end every game has its
ranking and a good record, and in each channel everything was said once and in order.

Of two processes each has a shard of its own, and people play in direct messages too; or both have
both shards. Now and then one is not killed, but another takes its place while it still runs.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from unittest.mock import patch

from bot.sandbox import buckets, invoking
from bot.sandbox.world import BOT_TOKEN, Channel
from bot.tables.table import Status, Table
from tests.discord.story import (
    Place,
    ToSay,
    check_log_is_to_be_told,
    check_record,
    heard_alone,
    heard_in,
    of_table,
)
from tests.sandbox_games.databases import PostgresDatabase, SqliteFile
from tests.sandbox_games.players import PATIENCE, Game
from tests.sandbox_games.stage import FREE_GLOBAL, FREE_RATES, STEP, Stage, staging
from tests.store.servers import SAFE, Server, start_server, stop_server

ROOT = Path(__file__).parents[2]

MOTHER = """
import os, random, signal, sys, time
import bot.app
from bot import limits
from bot.cli import main
limits.SHARD_LOGIN_SECONDS = float(sys.argv[1])
if not limits.SHARD_LOGIN_SECONDS:
    from bot.screens.mamma_mia import reveal, story
    story.ANSWERED = reveal.ANSWERED = 0.0
span = float(sys.argv[2])
right = time.time
def wrong():
    lately = int(time.monotonic() / 2.0)
    return right() + random.Random(lately * os.getpid()).uniform(-span, span)
if span:
    time.time = wrong
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in sys.stdin.buffer.raw:
    child = os.fork()
    if not child:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(0)
        os._exit(main(["run"]))
    print(child, flush=True)
"""
"""Starts the program whenever it is told to: each time a process of its own, loaded already.

Its wall clock may be set back and forth, every two seconds, by up to a given span.
"""

SPEEDS = {
    "quick": {"login": 0.0, "answer": 1.0, "alive": (0.0, 0.9), "telling": 60.0},
    "patient": {"login": 0.0, "answer": 3.0, "alive": (0.0, 0.9), "telling": 60.0},
    "real": {"login": 5.2, "answer": 3.0, "alive": (0.0, 4.0), "telling": 1800.0},
}
"""With Discord's limits and times, or without having to wait for them."""

PHASES = (
    "between games",
    "lobby",
    "turn",
    "telling",
    "reveal",
    "decision",
    "help",
    "trick",
    "vote",
)
"""What a table can be about when the bot is killed."""

SHORTLY = 0.05

MOSTLY = 0.85
"""How likely it is that the bot has logged in before it is killed."""

TABLES = (
    {"game": "mamma-mia", "pace": "fast", "computers": 1, "strength": "hard"},
    {"game": "plus", "helping": True, "pace": "instant", "computers": 1, "pictures": "off"},
    {"game": "plus", "helping": True, "pace": "instant", "computers": 1, "memory": "open"},
    {"game": "mamma-i", "pace": "instant", "computers": 1, "pictures": "off"},
)
"""What is played in each channel, over and over, by two persons and a computer."""


@dataclass(frozen=True)
class Plan:
    """What is to be done to the bots."""

    kills: int
    seed: int
    replaced: int = 0
    """How often one stops after another has taken its place."""
    speed: str = "quick"
    url: str | None = None
    """A database on a PostgreSQL server, for several processes."""
    shards: Sequence[str] = ("",)
    """Those of each process."""
    tables: int = len(TABLES)
    """At how many tables is played."""
    outages: int = 0
    """How often the server of the database is not there for a while."""
    outage_seconds: float = 10.0
    server: Server | None = None
    clock: float = 0.0
    """By how many seconds the wall clock of each process is set back and forth.

    By more than half an hour either way, messages seem too old to be changed, and are posted anew.
    """
    is_whole: bool = True
    """Whether games are played to their end, also once there is no more killing."""


class Bot:
    """The program, which can be killed and started again, with all shards or some."""

    def __init__(self, stage: Stage, log: Path, shards: str, *how: float) -> None:
        self._stage = stage
        self.log = log
        self._how = [str(number) for number in how]
        self._shards = shards
        self._mother: asyncio.subprocess.Process | None = None
        self._pid: int | None = None
        self._sessions: set[str] = set()

    async def begin(self) -> None:
        """Starts it."""
        self._sessions = {*self._stage.box.hub.sessions}
        mother = self._mother = self._mother or await self._load()
        assert mother.stdin is not None
        assert mother.stdout is not None
        mother.stdin.write(b"\n")
        self._pid = int(await mother.stdout.readline())

    async def logged_in(self) -> None:
        """Waits until it hears of what people do."""
        hub, bot = self._stage.box.hub, self._stage.box.world.bot
        async with asyncio.timeout(PATIENCE):
            while not any(one.id not in self._sessions for one in hub.sessions_of(bot)):
                assert self._is_alive(), "the bot has ended by itself"
                await asyncio.sleep(STEP)

    async def kill(self) -> None:
        """Kills it, wherever it is."""
        assert self._is_alive(), "the bot has ended by itself"
        await self._end(signal.SIGKILL)

    async def replace(self) -> None:
        """Lets another take its place before it stops as it should."""
        former = self._pid
        await self.begin()
        await self.logged_in()
        self._pid, new = former, self._pid
        await self._end(signal.SIGTERM)
        self._pid = new

    async def stop(self) -> None:
        """Lets it stop as it should."""
        if self._pid is not None:
            await self._end(signal.SIGTERM)
        if self._mother is not None:
            self._mother.kill()
            await self._mother.wait()
            self._mother = None

    async def _end(self, number: int) -> None:
        assert self._pid is not None
        os.kill(self._pid, number)
        async with asyncio.timeout(PATIENCE):
            while self._is_alive():
                await asyncio.sleep(STEP)
        self._pid = None

    def _is_alive(self) -> bool:
        try:
            os.kill(self._pid or 0, 0)
        except ProcessLookupError:
            return False
        return True

    async def _load(self) -> asyncio.subprocess.Process:
        own = {
            "MAMMAMIA_TOKEN": BOT_TOKEN,
            "MAMMAMIA_API": self._stage.server.api,
            "MAMMAMIA_DATABASE": self._stage.database.url,
            "MAMMAMIA_SHARDS": self._shards,
            "PYTHONPATH": str(ROOT),
        }
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", MOTHER, *self._how),
                cwd=self.log.parent,
                env={**os.environ, **own},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )


@dataclass
class Outcome:
    """What came of it."""

    kills: int = 0
    replaced: int = 0
    outages: int = 0
    met: Counter[str] = field(default_factory=Counter)
    """What the tables were about when the bot was killed."""
    games: Counter[str] = field(default_factory=Counter)
    tries: int = 0
    said: int = 0
    messages: int = 0
    complaints: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def lines(self) -> Iterator[str]:
        yield f"{self.kills} kills, {self.replaced} processes replaced in {self.seconds:.0f} s"
        yield f"{self.outages} times there was no database"
        yield "killed in: " + ", ".join(f"{what} {n}" for what, n in self.met.most_common())
        yield "finished: " + ", ".join(f"{game} {n}" for game, n in self.games.items())
        yield f"{self.tries} interactions failed and were tried again"
        yield f"{self.said} announcements, {self.messages} messages, edits and deletions heard"
        yield f"{len(self.complaints)} lines of trouble in the bot's log"
        yield from self.complaints[:20]


class Killing:
    """The people at their tables, and whoever kills the bot again and again."""

    def __init__(self, stage: Stage, bots: list[Bot], plan: Plan, how: dict) -> None:
        self.outcome = Outcome()
        self._stage = stage
        self._bots = bots
        self._rng = Random(plan.seed)
        self._plan = plan
        self._how = how
        self._played: list[int] = []
        self._are_over = asyncio.Event()

    async def run(self) -> Outcome:
        """Plays until the bot has been killed often enough, and every game is over."""
        started = time.monotonic()
        for bot in self._bots:
            await bot.begin()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._kill_often())
            for number, channel in enumerate(self._stage.channels):
                tasks.create_task(self._play_on(number, channel))
        await self._stage.settle(self._how["telling"])
        self.outcome.seconds = time.monotonic() - started
        return self.outcome

    async def _kill_often(self) -> None:
        plan = self._plan
        deeds = ["kill"] * plan.kills + ["replace"] * plan.replaced + ["outage"] * plan.outages
        self._rng.shuffle(deeds)
        for deed in deeds:
            bot = self._rng.choice(self._bots)
            if self._rng.random() < MOSTLY:
                await bot.logged_in()
            await self._let_live()
            if deed == "kill":
                await bot.kill()
                self.outcome.kills += 1
                self.outcome.met.update(await self._phases())
                await bot.begin()
            elif deed == "replace":
                await bot.replace()
                self.outcome.replaced += 1
            else:
                await self._take_database_away()
        self._are_over.set()

    async def _take_database_away(self) -> None:
        """The server of the database crashes, and is there again after a while."""
        server = self._plan.server
        assert server is not None
        for bot in self._bots:
            await bot.logged_in()
        async with self._stage.unread():
            await asyncio.to_thread(server.crash)
            await asyncio.sleep(self._plan.outage_seconds)
            await asyncio.to_thread(server.start, SAFE)
        self.outcome.outages += 1

    async def _let_live(self) -> None:
        """Waits for a while, but not where the bot was killed seldom up to now."""
        until = time.monotonic() + self._rng.uniform(*self._how["alive"])
        while time.monotonic() < until:
            enough = self.outcome.kills / len(PHASES)
            if any(self.outcome.met[phase] < enough for phase in await self._phases()):
                await asyncio.sleep(self._rng.uniform(0.0, SHORTLY))
                return
            await asyncio.sleep(STEP)

    async def _phases(self) -> list[str]:
        return [await self._about(channel) for channel in self._stage.channels]

    async def _about(self, channel: Channel) -> str:
        table = await self._stage.find_table(channel)
        if table is None:
            return "between games"
        if table.status is Status.LOBBY:
            return "lobby"
        async with self._stage.store.work() as work:
            pending = await work.pending(table.id, 1)
        if pending:
            return "reveal" if pending[0].announcement.key.startswith("oven") else "telling"
        return str(table.get_match().state.phase)

    async def _play_on(self, number: int, channel: Channel) -> None:
        """One game after the other, for as long as there is killing."""
        people = self._stage.players[1 + 2 * number : 3 + 2 * number]
        options = TABLES[number]
        games = 0
        while not (games and self._are_over.is_set()):
            rng = Random(self._rng.random())
            brain = "random" if games % 3 == 2 else "normal"
            game = Game(self._stage, channel, people, options, brain, rng)
            game.is_direct = len(self._bots) > 1 and games % 2 == 1
            table_id = await game.open()
            table = await game.play(table_id, is_enough=self._is_enough)
            games += 1
            self._played.append(table_id)
            self.outcome.games[table.game_id] += 1
            self.outcome.tries += game.tries

    def _is_enough(self) -> bool:
        return not self._plan.is_whole and self._are_over.is_set()

    def check(self, tables: list[Table], everything: list[ToSay]) -> None:
        """Nobody at any table could tell."""
        self.outcome.said = len(everything)
        assert sorted(table.id for table in tables) == sorted({one.table for one in everything})
        channels = {table.id: table.channel for table in tables}
        onlooker = self._stage.players[0]
        for table in tables:
            if self._plan.is_whole:
                check_record(table)
            is_on_time = not self._plan.clock
            check_log_is_to_be_told(table, everything, is_on_time=is_on_time)
        for channel in self._stage.channels:
            said = [
                one for one in everything if one.user is None and channels[one.table] == channel.id
            ]
            self._check_place(said, everything, heard_in(onlooker, channel.id))
        for person in self._stage.players:
            said = [one for one in everything if one.user == person.id]
            self._check_place(said, everything, heard_alone(person))

    def _check_place(self, said: list[ToSay], everything: list[ToSay], heard: list) -> None:
        """Every table tells its own story; that of the next game may begin before the last ends."""
        self.outcome.messages += len(heard)
        rest = heard
        for table in sorted({one.table for one in said}):
            own = [one for one in said if one.table == table]
            told, rest = of_table(own, rest)
            Place(own, everything, told).check()
        assert rest == [], rest[:3]

    async def all_tables(self) -> list[Table]:
        return [await self._stage.peek_table(number) for number in self._played]


@contextmanager
def speed(name: str) -> Iterator[dict]:
    """How much of Discord's slowness there is."""
    chosen = SPEEDS[name]
    if name == "real":
        yield chosen
        return
    with (
        patch.dict(buckets.RATES, FREE_RATES),
        patch.object(buckets, "GLOBAL", FREE_GLOBAL),
        patch.object(invoking, "TIME_TO_ANSWER", chosen["answer"]),
    ):
        yield chosen


@asynccontextmanager
async def prepared(folder: Path, how: dict, plan: Plan) -> AsyncGenerator[tuple[Stage, list[Bot]]]:
    """The stage with its people, and bots that are not running yet."""
    is_shared = plan.url is not None
    database = PostgresDatabase(plan.url) if is_shared else SqliteFile(folder / "games.db")
    players = 1 + 2 * plan.tables
    async with staging(database, players, plan.tables, folder / "trace.jsonl") as stage:
        await database.prepare()
        logs = [folder / f"bot-{number}.log" for number in range(len(plan.shards))]
        bots = [
            Bot(stage, *one, how["login"], plan.clock)
            for one in zip(logs, plan.shards, strict=True)
        ]
        async with stage.reading():
            try:
                yield stage, bots
            finally:
                for bot in bots:
                    await bot.stop()


async def run(folder: Path, plan: Plan) -> Outcome:
    """Kills the bots so often, and checks what came of it."""
    # Whoever tries again before the bot has put its answer off may move twice.
    with speed("patient" if plan.outages else plan.speed) as how:
        async with prepared(folder, how, plan) as (stage, bots):
            killing = Killing(stage, bots, plan, how)
            outcome = await killing.run()
            tables = await killing.all_tables()
            everything = await stage.database.read_everything()
            for bot in bots:
                await bot.stop()
                outcome.complaints += complaints(bot.log)
            try:
                killing.check(tables, everything)
            except AssertionError as error:
                error.add_note("\n".join(outcome.lines()))
                raise
    return outcome


def complaints(log: Path) -> list[str]:
    """The lines of the bot's log that tell of something wrong."""
    lines = log.read_text(encoding="utf-8").splitlines()
    # A process that computers think in may lose its parent before it has begun.
    orphans = {at for at, line in enumerate(lines[1:]) if line.startswith('  File "<string>"')}
    lines = [line for at, line in enumerate(lines) if at not in orphans]
    signs = (" ERROR ", " WARNING ", " CRITICAL ", "Traceback", "mammamia: ", "mammamia run: ")
    # A machine that has much to do is slow to keep a heartbeat's time.
    busy = "Can't keep up"
    return [line for line in lines if any(sign in line for sign in signs) and busy not in line]


SHARDS = {"own": ("0/2", "1/2"), "same": ("0-1/2", "0-1/2")}


@contextmanager
def postgresql() -> Iterator[Server]:
    """A server that is there only now."""
    server = start_server(SAFE)
    try:
        yield server
    finally:
        stop_server(server)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--replaced", type=int, default=0, help="with two processes")
    parser.add_argument("--outages", type=int, default=0, help="of their database, for 10 s")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--speed", choices=SPEEDS, default="quick")
    parser.add_argument("--two", choices=SHARDS, help="two processes, and which shards they have")
    parser.add_argument("--clock", type=float, default=0.0, help="s it is set back and forth by")
    parser.add_argument("--keep", type=Path, help="a folder for the database, trace and log")
    arguments = parser.parse_args()
    with ExitStack() as stack:
        temporary = stack.enter_context(tempfile.TemporaryDirectory())
        folder = arguments.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        plan = Plan(arguments.kills, arguments.seed, speed=arguments.speed, clock=arguments.clock)
        if arguments.two:
            server = stack.enter_context(postgresql())
            plan = replace(
                plan,
                url=server.create("games"),
                server=server,
                shards=SHARDS[arguments.two],
                replaced=arguments.replaced,
                outages=arguments.outages,
            )
        outcome = asyncio.run(run(folder, plan))
    sys.stdout.write("\n".join([*outcome.lines(), ""]))


if __name__ == "__main__":
    main()
