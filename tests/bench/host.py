"""How the host behaves under load, measured by hand.

    python -m tests.bench.host requests [--games N]
    python -m tests.bench.host times [--tables N] [--rate N] [--seconds N] [--profile]
    python -m tests.bench.host memory [--tables N]
    python -m tests.bench.host restart [--tables N]

`requests` counts what is asked of Discord, in virtual time. `times` measures in real time and on a
real file how long an interaction waits for its answer within the process, beside a bare bot of
discord.py that only says "pong". `memory` tells what a running table takes, and `restart` how soon
the host is back. All of it is on a simulated Discord, which answers at once.
"""

import argparse
import asyncio
import cProfile
import gc
import itertools
import logging
import multiprocessing
import pstats
import resource
import statistics
import tempfile
import time
import tracemalloc
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord
from simcord import _dpy_internals
from simcord.actors import MemberActor

from bot.app import build_client, prepare_database
from bot.brains.registry import BRAINS
from bot.games.interface import Made, Move
from bot.games.match import Match
from bot.games.registry import get_game
from bot.screens.families import HOSTED
from bot.screens.teller import FrontTeller
from bot.settings import Settings
from bot.store.database import open_database
from bot.store.work import SqlStore
from bot.system import SystemClock, SystemDice
from bot.tables.course import Course
from bot.tables.hall import Hall, User
from bot.tables.host import Host
from bot.tables.ports import Voice
from bot.tables.sitting import Sitting
from bot.tables.table import Alarm, AlarmKind, Chair, Status, Table
from bot.tables.terms import Terms
from tests.app.players import as_command, decide, make, open_table
from tests.bench.pong import Pong
from tests.simulated import Person, RepeatableDice, Request, World, make_database, open_world

NAMES = ("Anna", "Bert", "Carla", "Dora")
LONGEST_TELLING = 30.0
BRAIN = BRAINS["sensible"]("mamma-mia")


# Requests

OWN_ANSWERS = ("answer", "follow", "change-answer")
KINDS = ("post", "edit", "delete", "read", "open-direct", *OWN_ANSWERS, "other")
LIMIT, WINDOW = 5, 5.0
SETUPS: dict[str, dict[str, object]] = {
    "classic": {},
    "plus with helping": {"game": "plus", "helping": True},
}
WAYS = {"commands": "channel", "buttons": "direct"}


@dataclass
class Counts:
    """What was asked of Discord, span by span."""

    spans: dict[str, list[Counter[str]]] = field(default_factory=lambda: defaultdict(list))
    most_in_window: int = 0

    def add(self, name: str, requests: Sequence[Request]) -> None:
        self.spans[name].append(Counter(request.kind for request in requests))

    def show(self, title: str) -> None:
        turns, games = len(self.spans["turn"]), len(self.spans["game"])
        print(f"\n{title}: {games} games, {turns} turns, {len(self.spans['reveal'])} reveals")
        print(f"{'mean (largest)':16}" + "".join(f"{name:>16}" for name in self.spans))
        for kind in KINDS:
            self._show_line(kind, [kind])
        self._show_line("without answers", [kind for kind in KINDS if kind not in OWN_ANSWERS])
        self._show_line("post and edit", ["post", "edit"])
        print(f"most posts and edits of a place in {WINDOW:g} s: {self.most_in_window}")

    def _show_line(self, name: str, kinds: Sequence[str]) -> None:
        cells = []
        for spans in self.spans.values():
            numbers = [sum(span[kind] for kind in kinds) for span in spans]
            cells.append(f"{statistics.fmean(numbers):.1f} ({max(numbers)})")
        print(f"{name:16}" + "".join(f"{cell:>16}" for cell in cells))


async def measure_requests(games: int) -> None:
    """Whole games of four persons in virtual time."""
    for (name, options), way, pace in itertools.product(
        SETUPS.items(), WAYS, ("normal", "instant")
    ):
        counts = Counts()
        for seed in range(games):
            with tempfile.TemporaryDirectory() as folder:
                async with open_world(Path(folder), seed=seed) as world:
                    await count_game(world, way, pace, options, counts)
        counts.show(f"{name}, by {way}, pace {pace}")


async def count_game(
    world: World, way: str, pace: str, options: dict[str, object], counts: Counts
) -> None:
    """One game, from the lobby to the end."""
    people = world.add_people(*NAMES)
    table_id = await open_table(world, people, pace=pace, memory="faithful", **options)
    reveal: list[Request] = []
    rng = Random(1)
    while (table := await world.peek_table(table_id)).status is Status.RUNNING:
        begun = len(world.requests)
        person, move = decide(table, people, rng=rng)
        await make(table, person, move, way, is_direct=WAYS[way] == "direct")
        made = world.requests[begun:]
        if table.get_match().state.phase == "turn" and not await _is_opened(world, table):
            counts.add("turn", made)
            continue
        reveal += made
        if await _is_told(world, table_id):
            counts.add("reveal", reveal)
            reveal = []
    counts.add("game", world.requests)
    counts.most_in_window = max(counts.most_in_window, most_in_window(world.requests))


async def _is_opened(world: World, before: Table) -> bool:
    """Whether the move has opened the oven."""
    events = (await world.peek(before.id)).events[len(before.get_match().events) :]
    return any(type(one).__name__ == "OvenOpened" for one in events)


async def _is_told(world: World, table_id: int) -> bool:
    """Whether the next round has begun, or the game is over."""
    table = await world.peek_table(table_id)
    return table.status is not Status.RUNNING or table.get_match().state.phase == "turn"


def most_in_window(requests: Sequence[Request]) -> int:
    """The most posts and edits in one place within the window."""
    times: dict[int | None, list[float]] = defaultdict(list)
    most = 0
    for request in requests:
        if request.kind in ("post", "edit"):
            recent = times[request.place]
            recent.append(request.at)
            while recent[0] <= request.at - WINDOW:
                recent.pop(0)
            most = max(most, len(recent))
    return most


# Tables in mid-game


@dataclass(frozen=True)
class Seats:
    """Where a table is, and who sits there."""

    guild: int
    channel: int
    users: tuple[int, ...]


def deal_table(seats: Seats, seed: int, **terms: str) -> tuple[Table, Sitting]:
    """A table of the classic game in its second round, with some plays made."""
    game = get_game("mamma-mia")
    chairs = [
        Chair(user, name, own)
        for user, name, own in zip(seats.users, NAMES, game.own_ingredients, strict=False)
    ]
    table = Table(
        guild=seats.guild,
        channel=seats.channel,
        host=seats.users[0],
        game=game,
        options=game.complete_options({}),
        terms=Terms(**terms),
        chairs=chairs,
    )
    table.match = Match(game, table.options, table.seats)
    table.status = Status.RUNNING
    table.id = seed
    sitting = Sitting(table, FrontTeller(HOSTED), SystemClock(), RepeatableDice(seed))
    sitting.enter()
    _play_half(sitting, Random(seed))
    sitting.end_story()
    return table, sitting


def _play_half(sitting: Sitting, rng: Random) -> None:
    """Plays into the second round."""
    match, more = sitting.table.get_match(), rng.randrange(12)
    while more:
        if match.state.openings and match.state.phase == "turn":
            more -= 1
        seat, move = choose(sitting.table, rng)
        sitting.enter(Made(seat, move))


def choose(table: Table, rng: Random) -> tuple[int, Move]:
    """Who must act, and a good move."""
    match, seat = table.get_match(), table.acting
    assert seat is not None
    return seat, BRAIN.decide(match.sight(seat), match.legal(), rng)


async def keep_tables(store: SqlStore, made: Sequence[tuple[Table, Sitting]]) -> list[int]:
    """Keeps tables as if they had been played; gives their ids."""
    ids = []
    async with store.work() as work:
        for table, sitting in made:
            table.id = await work.add_table(table, SystemClock().now())
            await work.add_entries(table.id, 0, sitting.entries)
            ids.append(table.id)
        await work.commit()
    return ids


# Times


class TimedWorld(World):
    """A world in real time, where nothing is watched but how long answers take."""

    def __init__(self, url: str) -> None:
        super().__init__(url, "en-US", 0)
        self.begun: dict[int, float] = {}
        self.answered: dict[int, asyncio.Future[float]] = {}
        self.latest = 0
        self.owners: dict[int, Person] = {}
        self._is_at_once = True

    def _build(self) -> discord.Client:
        settings = Settings(token="none")
        self.client = build_client(self.engine, SystemClock(), SystemDice(), settings)
        return self.client

    async def begin(self) -> None:
        self._is_at_once = False
        await super().begin()
        self._is_at_once = True
        set_free(self.env)
        time_interactions(self.backend, self)

    async def through(self, method: str, url: str, body: Any, call: Any) -> Any:
        note_answer(url, self)
        return await super().through(method, url, body, call)

    def _owner(self, place: int | None) -> Person | None:
        channels = self.backend.dm_channels
        if len(self.owners) < len(channels):
            self.owners = {
                channel: self.people[user]
                for user, channel in channels.items()
                if user in self.people
            }
        return self.owners.get(place or 0)


def set_free(env: simcord.Env) -> None:
    """From now on no task of the bot is tracked, and all timers are real."""

    @contextmanager
    def scope() -> Iterator[None]:
        previous = _dpy_internals.set_webhook_adapter(env._webhook_adapter)
        try:
            yield
        finally:
            _dpy_internals.reset_webhook_adapter(previous)

    env._bot_scope = scope
    runtime, loop = env._runtime, asyncio.get_running_loop()
    for name in ("create_task", "call_soon", "call_later", "call_at", "call_soon_threadsafe"):
        setattr(loop, name, getattr(runtime, name))


def time_interactions(backend: Any, desk: Any) -> None:
    """Notes when each interaction is fed into the client."""
    emit = backend.emit

    def timed(name: str, payload: Any) -> None:
        if name == "INTERACTION_CREATE":
            desk.latest = int(payload["id"])
            desk.answered[desk.latest] = asyncio.get_running_loop().create_future()
            desk.begun[desk.latest] = time.perf_counter()
        emit(name, payload)

    backend.emit = timed


def note_answer(url: str, desk: Any) -> None:
    """Notes when the first answer is on its way."""
    now = time.perf_counter()
    _, _, tail = url.partition("/interactions/")
    if tail:
        number = int(tail.split("/")[0])
        if not desk.answered[number].done():
            desk.answered[number].set_result((now - desk.begun[number]) * 1000)


@asynccontextmanager
async def timed_world(folder: Path) -> AsyncIterator[TimedWorld]:
    """A world in real time on a new file."""
    world = TimedWorld(await make_database(folder))
    await world.begin()
    try:
        yield world
    finally:
        await asyncio.wait_for(world.client.host.stop(), 60)
        await world.end()


@dataclass
class Spot:
    """A channel with a running table and its people."""

    channel: Any
    people: list[Person]
    table_id: int = 0
    is_busy: bool = False


class Visitors:
    """People who play and look at many tables, and how long they wait."""

    def __init__(self, world: TimedWorld, seed: int) -> None:
        self.world = world
        self.spots: list[Spot] = []
        self.waits: dict[str, list[float]] = defaultdict(list)
        self._rng = Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()

    async def sit_down(self, tables: int) -> None:
        """Deals so many tables, as if they had been played so far."""
        made = []
        for number in range(tables):
            if number % 50 == 0:
                guild = self.world.env.create_guild(f"Trattoria {number}")
            channel = guild.create_text_channel(f"table-{number}")
            people = [Person(self.world, f"{n}{number}", n, "en-US") for n in NAMES]
            for person in people:
                self.world.people[person.id] = person
                guild.add_member(person.user)
            self.spots.append(Spot(channel, people))
            seats = Seats(guild.id, channel.id, tuple(person.id for person in people))
            made.append(deal_table(seats, number))
        ids = await keep_tables(self.world.store, made)
        for spot, table_id in zip(self.spots, ids, strict=True):
            spot.table_id = table_id

    async def warm_up(self) -> None:
        """One move at every table: the tables are in memory, the hands are posted."""
        for spot in self.spots:
            await self.turn(spot)
        self.waits.clear()

    async def turn(self, spot: Spot) -> None:
        """Whoever must act does so by slash command."""
        table = await self._table(spot)
        if table.acting is None:
            return
        seat, move = choose(table, self._rng)
        command, options = as_command(move)
        before = len(table.get_match().log)
        answer = await spot.people[seat].slash(command, at=spot.channel, **options)
        wait = await self._answered()
        if len((await self._table(spot)).get_match().log) > before:
            self.waits["turn"].append(wait)
        elif sure := [one for one in answer.buttons if one.id.startswith("mm:sure:")]:
            await answer.person.press(sure[0], answer)
            await self._answered()

    async def hand(self, spot: Spot) -> None:
        person = self._rng.choice(spot.people)
        await person.slash("hand", at=spot.channel)
        self.waits["hand"].append(await self._answered())

    async def suggest(self, spot: Spot) -> None:
        person = self._rng.choice(spot.people)
        await person.autocomplete("play", "ingredient", at=spot.channel)
        self.waits["autocomplete"].append(await self._answered())

    async def form(self, spot: Spot) -> None:
        """Whoever must act opens the form of the turn with the button in the channel."""
        table = await self._table(spot)
        shown = [one for one in self.world.messages(spot.channel) if "Play" in one.labels]
        if table.acting is None or table.get_match().state.phase != "turn" or not shown:
            return
        answer = await spot.people[table.acting].press("Play", shown[-1])
        wait = await self._answered()
        if answer.form is not None:
            self.waits["form"].append(wait)

    async def one_by_one(self, turns: int) -> None:
        """Everything in turn, with a pause after each."""
        for _ in range(turns):
            for act in (self.hand, self.suggest, self.form, self.turn):
                await act(self.spots[0])
                await asyncio.sleep(0.05)

    async def all_at_once(self, rate: float, seconds: float) -> None:
        """At any tables, at random instants, so many in a second."""
        acts = (self.turn, self.turn, self.turn, self.hand, self.suggest, self.form)
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            await asyncio.sleep(self._rng.expovariate(rate))
            free = [spot for spot in self.spots if not spot.is_busy]
            if free:
                task = asyncio.create_task(
                    self._act(self._rng.choice(free), self._rng.choice(acts))
                )
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        await asyncio.gather(*self._tasks)

    async def _act(self, spot: Spot, act: Callable[[Spot], Awaitable[None]]) -> None:
        spot.is_busy = True
        try:
            await act(spot)
        finally:
            spot.is_busy = False

    async def _answered(self) -> float:
        """How long the interaction waits that was fed in just now."""
        return await self.world.answered[self.world.latest]

    async def _table(self, spot: Spot) -> Table:
        return await self.world.client.host.hall.look(spot.table_id)


class Desk:
    """Stands between the bare bot and Discord."""

    def __init__(self) -> None:
        self.begun: dict[int, float] = {}
        self.answered: dict[int, asyncio.Future[float]] = {}
        self.latest = 0

    async def through(self, method: str, url: str, body: Any, call: Any) -> Any:
        note_answer(url, self)
        return await call()


async def measure_pong(times: int) -> list[float]:
    """How long the bare bot takes."""
    env, desk = simcord.Env(Pong()), Desk()
    env.backend.world = desk
    await env.start()
    guild = env.create_guild("Trattoria")
    channel, user = guild.create_text_channel("table"), env.create_user("Anna")
    guild.add_member(user)
    await env.settle()
    set_free(env)
    settle, env._settle_internal = env._settle_internal, _nothing
    time_interactions(env.backend, desk)
    waits = []
    for _ in range(times):
        await MemberActor(env, guild, user).slash(channel, "ping")
        waits.append(await desk.answered[desk.latest])
        await asyncio.sleep(0.01)
    env._settle_internal = settle
    await env.shutdown()
    return waits


async def _nothing(**options: Any) -> None:
    pass


def show_waits(title: str, waits: Sequence[float]) -> None:
    *_, slow = statistics.quantiles(waits, n=100, method="inclusive")
    print(
        f"{title:34}{len(waits):8}{statistics.median(waits):10.2f}{slow:10.2f}{max(waits):10.2f}",
        flush=True,
    )


async def measure_times(tables: int, rate: float, seconds: float, rounds: int) -> None:
    """The bare bot, one table, and many."""
    waits: dict[str, list[float]] = defaultdict(list)
    for number in range(rounds):
        waits["bare bot: pong"] += await measure_pong(100)
        with tempfile.TemporaryDirectory() as folder:
            async with timed_world(Path(folder)) as world:
                alone = Visitors(world, number)
                await alone.sit_down(1)
                await alone.warm_up()
                await alone.one_by_one(12)
        for name, numbers in alone.waits.items():
            waits[f"1 table: {name}"] += numbers
    print(f"{'ms from interaction to answer':34}{'times':>8}{'median':>10}{'99 %':>10}{'most':>10}")
    for name, numbers in waits.items():
        show_waits(name, numbers)
    await measure_many(tables, rate, seconds)
    show_waits("bare bot: pong, again", await measure_pong(300))


async def measure_many(tables: int, rate: float, seconds: float, profile: bool = False) -> None:
    """Many tables at once."""
    with tempfile.TemporaryDirectory() as folder:
        async with timed_world(Path(folder)) as world:
            visitors = Visitors(world, 1)
            await visitors.sit_down(tables)
            await visitors.warm_up()
            await _fall_silent(world.client.host)
            with cProfile.Profile() if profile else nullcontext() as profiler:
                await visitors.all_at_once(rate, seconds)
            print(f"{tables} tables, {rate:g} interactions in a second, for {seconds:g} s")
            for name, numbers in visitors.waits.items():
                show_waits(f"{tables} tables: {name}", numbers)
    if profiler is not None:
        stats = pstats.Stats(profiler)
        stats.sort_stats("tottime").print_stats(25)
        stats.sort_stats("cumulative").print_stats(r"/(bot|sqlalchemy|simcord|discord|tests)/", 60)


# Memory


async def measure_memory(tables: int) -> None:
    """What a table takes once it is in memory."""
    for traced in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            url = await make_database(Path(folder))
            # Memory that dealing has used before would be used again, and not be seen.
            dealing = multiprocessing.get_context("spawn").Process(
                target=_deal_many, args=(url, tables)
            )
            dealing.start()
            dealing.join()
            engine = await open_database(url)
            hall = Hall(SqlStore(engine), FrontTeller(HOSTED), SystemClock(), SystemDice())
            entries = len((await hall.look(1)).get_match().log)
            taken = await _weigh(hall, range(2, tables + 1), is_traced=traced)
            how = "allocated by Python" if traced else "resident"
            print(f"{tables} tables with some {entries} entries: {taken:.1f} KiB each, {how}")
            await engine.dispose()


def _deal_many(url: str, tables: int) -> None:
    """Keeps so many tables in mid-game."""

    async def deal() -> None:
        engine = await open_database(url)
        made = [deal_table(_seats(number), number) for number in range(tables)]
        await keep_tables(SqlStore(engine), made)
        await engine.dispose()

    asyncio.run(deal())


async def _weigh(hall: Hall, ids: Sequence[int], *, is_traced: bool) -> float:
    """KiB for each of these tables."""
    gc.collect()
    if is_traced:
        tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0] if is_traced else _resident()
    for table_id in ids:
        (await hall.look(table_id)).get_match().legal()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0] if is_traced else _resident()
    tracemalloc.stop()
    return (after - before) / len(ids) / 1024


def _resident() -> int:
    """The bytes that this process takes, as the system counts them."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize()


def _seats(number: int) -> Seats:
    users = tuple(10_000 + 4 * number + seat for seat in range(len(NAMES)))
    return Seats(1, 1_000_000 + number, users)


# After a restart


class QuickVoice(Voice):
    """Discord, if it answered at once."""

    def __init__(self) -> None:
        self.said = 0
        self.last = 0.0
        self._numbers = itertools.count(1)

    async def post(self, *what: Any) -> int:
        self._note()
        return next(self._numbers)

    async def find(self, *what: Any) -> None:
        return None

    async def edit(self, *what: Any) -> None:
        self._note()

    async def delete(self, *what: Any) -> None:
        self._note()

    async def open_direct(self, user: int) -> int:
        return user + 1_000_000_000

    def hears(self, guild: int) -> bool:
        return True

    def _note(self) -> None:
        self.said += 1
        self.last = time.perf_counter()


async def measure_restart(tables: int) -> None:
    """From nothing to all tables being hosted again."""
    with tempfile.TemporaryDirectory() as folder:
        url = await make_database(Path(folder))
        ids = await _leave_behind(url, tables)
        begun = time.perf_counter()
        engine = await prepare_database(url)
        voice = QuickVoice()
        build_client(engine, SystemClock(), SystemDice(), Settings(token="none"))
        host = Host(SqlStore(engine), voice, FrontTeller(HOSTED), SystemClock(), SystemDice())
        built = time.perf_counter()
        await host.start()
        started = time.perf_counter()
        first = await _time_move(host, ids[-1])
        await _fall_silent(host)
        print(f"{tables} running tables, {tables // 5} with something unsaid, ", end="")
        print(f"{tables // 10} with a computer's move due")
        for name, value in (
            ("open the database, build the program", built - begun),
            ("alarms set, announcers started", started - begun),
            ("the first move, made at once", first),
            (f"all {voice.said} announcements said", voice.last - begun),
            ("a first move afterwards", await _time_move(host, ids[-2])),
            ("a second move there", await _time_move(host, ids[-2])),
        ):
            print(f"{name:44}{value * 1000:10.1f} ms")
        await host.stop()
        await engine.dispose()


async def _leave_behind(url: str, tables: int) -> list[int]:
    """Keeps tables as a killed program leaves them; gives the ids."""
    engine = await open_database(url)
    store = SqlStore(engine)
    made = [deal_table(_seats(number), number, pace="instant") for number in range(tables)]
    for number, (table, _) in enumerate(made):
        table.alarm = Alarm(time.time() + 3600, AlarmKind.REMINDER)
        table.terms = Terms(pace="instant", turn_time="1h")
        if number % 10 == 1:
            table.chairs[table.acting or 0].has_left = True
            table.alarm = Alarm(time.time(), AlarmKind.COMPUTER)
    ids = await keep_tables(store, made)
    hall = Hall(store, FrontTeller(HOSTED), SystemClock(), SystemDice())
    for table_id in ids[::5]:
        await _move(Course(hall, lambda table: True), await hall.look(table_id))
    await engine.dispose()
    return ids


async def _move(course: Course, table: Table) -> None:
    seat, move = choose(table, Random(1))
    chair = table.chairs[seat]
    await course.make_move(table.id, User(chair.user or 0, chair.name, "en"), move)


async def _time_move(host: Host, table_id: int) -> float:
    """The seconds that a move takes, with the loading of the table."""
    await host.announcer.silence(table_id)
    table = await _load(host, table_id)
    begun = time.perf_counter()
    await _move(host.course, table)
    return time.perf_counter() - begun


async def _load(host: Host, table_id: int) -> Table:
    """The table as it is kept, without the host knowing."""
    async with host.hall.store.work() as work:
        table = await work.load_table(table_id)
    assert table is not None
    return table


async def _fall_silent(host: Host) -> None:
    """Waits until nothing is due any more, or only the slow telling of some openings."""
    quiet, end = 0, time.perf_counter() + LONGEST_TELLING
    while quiet < 20 and time.perf_counter() < end:
        await asyncio.sleep(0.02)
        busy = host.announcer._speaking or host.hall._tasks
        quiet = 0 if busy else quiet + 1


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("requests", "times", "memory", "restart"))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--rate", type=float, default=20.0, help="interactions in a second")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--profile", action="store_true", help="tell where the time goes")
    arguments = parser.parse_args()
    logging.getLogger("bot").setLevel(logging.ERROR)
    match arguments.what:
        case "requests":
            work = measure_requests(arguments.games)
        case "times" if arguments.profile:
            work = measure_many(
                arguments.tables or 500, arguments.rate, arguments.seconds, profile=True
            )
        case "times":
            work = measure_times(
                arguments.tables or 500, arguments.rate, arguments.seconds, arguments.rounds
            )
        case "memory":
            work = measure_memory(arguments.tables or 500)
        case _:
            work = measure_restart(arguments.tables or 1000)
    asyncio.run(work)


if __name__ == "__main__":
    main()
