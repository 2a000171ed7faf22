"""Kills the bot again and again while people play, and looks whether anybody could tell.

    python -m tests.sandbox_games.kill --kills 200 --seed 1

The sandbox runs here, the bot in a process of its own, on real sockets and a database in a file.
Whoever gets no answer tries again. At the end every game has its ranking and a good record, and
in each channel everything was said once and in order.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from unittest.mock import patch

from bot.app import prepare_database
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
    keep_everything,
    of_table,
    read_everything,
)
from tests.sandbox_games.players import PATIENCE, Game
from tests.sandbox_games.stage import FREE_GLOBAL, FREE_RATES, STEP, Stage, staging

ROOT = Path(__file__).parents[2]

MOTHER = """
import os, signal, sys
import bot.app
from bot.cli import main
from bot.tables import gate
gate.SECONDS = float(sys.argv[1])
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in sys.stdin.buffer.raw:
    child = os.fork()
    if not child:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(0)
        os._exit(main(["run"]))
    print(child, flush=True)
"""
"""Starts the program whenever it is told to: each time a process of its own, loaded already."""

SPEEDS = {
    "quick": {"gate": 0.0, "answer": 1.0, "alive": (0.0, 0.9), "telling": 60.0},
    "real": {"gate": 5.0, "answer": 3.0, "alive": (0.0, 4.0), "telling": 1800.0},
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
    {"game": "mamma-mia", "pace": "fast", "computers": 1},
    {"game": "plus", "helping": True, "pace": "instant", "computers": 1, "pictures": "off"},
    {"game": "plus", "helping": True, "pace": "instant", "computers": 1, "memory": "open"},
    {"game": "mamma-i", "pace": "instant", "computers": 1, "pictures": "off"},
)
"""What is played in each channel, over and over, by two persons and a computer."""


class Bot:
    """The program, which can be killed and started again."""

    def __init__(self, stage: Stage, log: Path, gate: float) -> None:
        self._stage = stage
        self._log = log
        self._gate = gate
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
            "MAMMAMIA_DATABASE": f"sqlite:///{self._stage.database}",
            "PYTHONPATH": str(ROOT),
        }
        with self._log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", MOTHER, str(self._gate)),
                cwd=self._stage.database.parent,
                env={**os.environ, **own},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )


@dataclass
class Outcome:
    """What came of it."""

    kills: int = 0
    met: Counter[str] = field(default_factory=Counter)
    """What the tables were about when the bot was killed."""
    games: Counter[str] = field(default_factory=Counter)
    tries: int = 0
    said: int = 0
    messages: int = 0
    complaints: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def lines(self) -> Iterator[str]:
        yield f"{self.kills} kills in {self.seconds:.0f} s"
        yield "killed in: " + ", ".join(f"{what} {n}" for what, n in self.met.most_common())
        yield "finished: " + ", ".join(f"{game} {n}" for game, n in self.games.items())
        yield f"{self.tries} interactions failed and were tried again"
        yield f"{self.said} announcements, {self.messages} messages, edits and deletions heard"
        yield f"{len(self.complaints)} lines of trouble in the bot's log"
        yield from self.complaints[:20]


class Killing:
    """The people at their tables, and whoever kills the bot again and again."""

    def __init__(self, stage: Stage, bot: Bot, rng: Random, kills: int, how: dict) -> None:
        self.outcome = Outcome()
        self._stage = stage
        self._bot = bot
        self._rng = rng
        self._kills = kills
        self._how = how
        self._played: list[int] = []
        self._are_over = asyncio.Event()

    async def run(self) -> Outcome:
        """Plays until the bot has been killed often enough, and every game is over."""
        started = time.monotonic()
        await self._bot.begin()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._kill_often())
            for number, channel in enumerate(self._stage.channels):
                tasks.create_task(self._play_on(number, channel))
        await self._stage.settle(self._how["telling"])
        self.outcome.seconds = time.monotonic() - started
        return self.outcome

    async def _kill_often(self) -> None:
        while self.outcome.kills < self._kills:
            if self._rng.random() < MOSTLY:
                await self._bot.logged_in()
            await self._let_live()
            await self._bot.kill()
            self.outcome.kills += 1
            self.outcome.met.update(await self._phases())
            await self._bot.begin()
        self._are_over.set()

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
            brain = "random" if games % 3 == 2 else "sensible"
            game = Game(self._stage, channel, people, options, brain, rng)
            table_id = await game.open()
            table = await game.play(table_id)
            games += 1
            self._played.append(table_id)
            self.outcome.games[table.game_id] += 1
            self.outcome.tries += game.tries

    def check(self, tables: list[Table]) -> None:
        """Nobody at any table could tell."""
        everything = read_everything(self._stage.database)
        self.outcome.said = len(everything)
        assert sorted(table.id for table in tables) == sorted({one.table for one in everything})
        channels = {table.id: table.channel for table in tables}
        onlooker = self._stage.players[0]
        for table in tables:
            check_record(table)
            check_log_is_to_be_told(table, everything)
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
        assert rest == []

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
async def prepared(folder: Path, gate: float) -> AsyncGenerator[tuple[Stage, Bot]]:
    """The stage with its people, and a bot that is not running yet."""
    players = 1 + 2 * len(TABLES)
    async with staging(folder, players, len(TABLES), folder / "trace.jsonl") as stage:
        await (await prepare_database(f"sqlite:///{stage.database}")).dispose()
        keep_everything(stage.database)
        bot = Bot(stage, folder / "bot.log", gate)
        async with stage.reading():
            try:
                yield stage, bot
            finally:
                await bot.stop()


async def run(folder: Path, kills: int, seed: int, how: str = "quick") -> Outcome:
    """Kills the bot so often, and checks what came of it."""
    with speed(how) as chosen:
        async with prepared(folder, chosen["gate"]) as (stage, bot):
            killing = Killing(stage, bot, Random(seed), kills, chosen)
            outcome = await killing.run()
            tables = await killing.all_tables()
            await bot.stop()
            outcome.complaints = complaints(folder / "bot.log")
            try:
                killing.check(tables)
            except AssertionError as error:
                error.add_note("\n".join(outcome.lines()))
                raise
    return outcome


def complaints(log: Path) -> list[str]:
    """The lines of the bot's log that tell of something wrong."""
    lines = log.read_text(encoding="utf-8").splitlines()
    signs = (" ERROR ", " WARNING ", " CRITICAL ", "Traceback", "mammamia: ", "mammamia run: ")
    return [line for line in lines if any(sign in line for sign in signs)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--speed", choices=SPEEDS, default="quick")
    parser.add_argument("--keep", type=Path, help="a folder for the database, trace and log")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        outcome = asyncio.run(run(folder, arguments.kills, arguments.seed, arguments.speed))
    sys.stdout.write("\n".join([*outcome.lines(), ""]))


if __name__ == "__main__":
    main()
