"""How the bot behaves under load, measured by hand.

    python -m tests.bench.bot requests [--games N]
    python -m tests.bench.bot memory [--tables N]
    python -m tests.bench.bot restart [--tables N]

`requests` counts what is asked of the sandbox's Discord, in virtual time. `memory` tells what a
running table takes, and `restart` how soon the bot is back, at a Discord that answers at once. How
long people wait for answers is what `load.py` measures.
"""

import argparse
import asyncio
import gc
import itertools
import logging
import multiprocessing
import resource
import statistics
import tempfile
import time
import tracemalloc
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from bot.app import build_client, prepare_database
from bot.brains.registry import BRAINS
from bot.games.interface import Move, SeatMove
from bot.games.match import Match
from bot.games.registry import get_game
from bot.live.ports import Sender
from bot.live.tables import LiveTables
from bot.screens.families import FAMILIES
from bot.screens.presenter import TablePresenter
from bot.settings import Settings
from bot.store.database import open_database
from bot.store.work import SqlStore
from bot.system import SystemClock, SystemDice
from bot.tables.change import Change, Context
from bot.tables.changes import play
from bot.tables.table import Alarm, AlarmKind, Chair, Status, Table, User
from bot.tables.terms import Terms
from bot.thinking import Beside
from tests.app.players import decide, make, open_table
from tests.discord.loop import VirtualLoop
from tests.discord.requests import Request
from tests.discord.world import World, make_database, open_world
from tests.live.world import RepeatableDice, make_tables

NAMES = ("Anna", "Bert", "Carla", "Dora")
LONGEST_TELLING = 30.0
MOST_PLAYED = 500
BRAIN = BRAINS["normal"]("mamma-mia")


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


def deal_table(seats: Seats, seed: int, **terms: str) -> Change:
    """All that happens at a table of the classic game up to its second round, and some plays."""
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
        chairs=tuple(chairs),
        id=seed,
        status=Status.RUNNING,
    )
    table = replace(table, match=Match.begin(game, table.options, table.seats))
    context = Context(TablePresenter(FAMILIES), RepeatableDice(seed), SystemClock().now())
    change = Change.of(table, context).enter()
    return _play_half(change, Random(seed)).end_story()


def _play_half(change: Change, rng: Random) -> Change:
    """Plays into the second round."""
    more = rng.randrange(12)
    while more:
        state = change.table.get_match().state
        if state.openings and state.phase == "turn":
            more -= 1
        seat, move = choose(change.table, rng)
        change = change.enter(SeatMove(seat, move))
    return change


def choose(table: Table, rng: Random) -> tuple[int, Move]:
    """Who must act, and a good move."""
    match, seat = table.get_match(), table.acting
    assert seat is not None
    return seat, BRAIN.decide(match.observe(seat), match.legal(), rng)


async def keep_tables(store: SqlStore, made: Sequence[Change]) -> list[int]:
    """Keeps tables as if they had been played; gives their ids."""
    ids = []
    async with store.work() as work:
        for change in made:
            table = await work.add_table(change.table, SystemClock().now())
            await work.add_entries(table.id, 0, change.entries)
            ids.append(table.id)
        await work.commit()
    return ids


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
            found = make_tables(SqlStore(engine), TablePresenter(FAMILIES), SystemClock())
            entries = len((await found[1].look()).get_match().log)
            taken = await _weigh(found, range(2, tables + 1), is_traced=traced)
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


async def _weigh(tables: LiveTables, ids: Sequence[int], *, is_traced: bool) -> float:
    """KiB for each of these tables."""
    gc.collect()
    if is_traced:
        tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0] if is_traced else _resident()
    for table_id in ids:
        (await tables[table_id].look()).get_match().legal()
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


class QuickSender(Sender):
    """Discord, if it answered at once."""

    def __init__(self) -> None:
        self.said = 0
        self.last = 0.0
        self._numbers = itertools.count(1)

    async def post(self, *what: Any, **how: Any) -> int:
        self._note()
        return next(self._numbers)

    async def find(self, *what: Any) -> None:
        return None

    async def edit(self, *what: Any, **how: Any) -> None:
        self._note()

    async def delete(self, *what: Any) -> None:
        self._note()

    async def is_lost(self) -> bool:
        return False

    async def open_direct(self, user: int, *, is_asked: bool = False) -> int:
        return user + 1_000_000_000

    def heard(self) -> list[int]:
        return []

    def reaches(self, message: int) -> bool:
        return False

    def hears(self, guild: int, elsewhere: object) -> bool:
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
        sender = QuickSender()
        build_client(engine, SystemClock(), SystemDice(), Settings(token="none"))
        found = LiveTables(
            SqlStore(engine),
            sender,
            TablePresenter(FAMILIES),
            SystemClock(),
            SystemDice(),
            thinker=Beside(),
            requests=1_000_000,
        )
        built = time.perf_counter()
        await found.start()
        started = time.perf_counter()
        first = await _time_move(found, ids[-1])
        await _fall_silent(found)
        print(f"{tables} running tables, {tables // 5} with something unsaid, ", end="")
        print(f"{tables // 10} with a computer's move due")
        for name, value in (
            ("open the database, build the program", built - begun),
            ("alarms set, deliveries started", started - begun),
            ("the first move, made at once", first),
            (f"all {sender.said} announcements said", sender.last - begun),
            ("a first move afterwards", await _time_move(found, ids[-2])),
            ("a second move there", await _time_move(found, ids[-2])),
        ):
            print(f"{name:44}{value * 1000:10.1f} ms")
        await found.stop()
        await engine.dispose()


async def _leave_behind(url: str, tables: int) -> list[int]:
    """Keeps tables as a killed program leaves them; gives the ids."""
    engine = await open_database(url)
    store = SqlStore(engine)
    ids = await keep_tables(store, [_leave(*numbered) for numbered in enumerate(_deal(tables))])
    found = make_tables(store, TablePresenter(FAMILIES), SystemClock())
    for table_id in ids[::5]:
        await _move(found, await found[table_id].look())
    await engine.dispose()
    return ids


def _leave(number: int, change: Change) -> Change:
    """At every tenth table a computer's move is due; at the others people have an hour."""
    change = change.set(terms=Terms(pace="instant", turn_time="1h"))
    if number % 10 != 1:
        return change.set(alarm=Alarm(time.time() + 3600, AlarmKind.REMINDER))
    change = change.set_chair(change.table.acting or 0, has_left=True)
    return change.set(alarm=Alarm(time.time(), AlarmKind.COMPUTER))


def _deal(tables: int) -> Iterator[Change]:
    """So many tables; as playing takes its time, some games are played at several of them."""
    played = [deal_table(_seats(n), n, pace="instant") for n in range(min(tables, MOST_PLAYED))]
    yield from played
    for number in range(len(played), tables):
        change, seats = played[number % MOST_PLAYED], _seats(number)
        chairs = zip(change.table.chairs, seats.users, strict=True)
        yield change.set(
            channel=seats.channel,
            host=seats.users[0],
            chairs=tuple([replace(chair, user=user) for chair, user in chairs]),
        )


async def _move(tables: LiveTables, table: Table) -> None:
    seat, move = choose(table, Random(1))
    chair = table.chairs[seat]
    user = User(chair.user or 0, chair.name, "en")
    await tables[table.id].change(play.make_move, user, move)


async def _time_move(tables: LiveTables, table_id: int) -> float:
    """The seconds that a move takes, with the loading of the table."""
    await tables[table_id].delivery.finish()
    table = await _load(tables, table_id)
    begun = time.perf_counter()
    await _move(tables, table)
    return time.perf_counter() - begun


async def _load(tables: LiveTables, table_id: int) -> Table:
    """The table as it is kept, without the bot knowing."""
    async with tables.store.work() as work:
        table = await work.load_table(table_id)
    assert table is not None
    return table


async def _fall_silent(tables: LiveTables) -> None:
    """Waits until nothing is due any more, or only the slow telling of some openings."""
    quiet, end = 0, time.perf_counter() + LONGEST_TELLING
    while quiet < 20 and time.perf_counter() < end:
        await asyncio.sleep(0.02)
        busy = tables.delivering or tables.background._tasks
        quiet = 0 if busy else quiet + 1


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("requests", "memory", "restart"))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--tables", type=int)
    arguments = parser.parse_args()
    logging.getLogger("bot").setLevel(logging.ERROR)
    match arguments.what:
        case "requests":
            with asyncio.Runner(loop_factory=VirtualLoop) as runner:
                runner.run(measure_requests(arguments.games))
        case "memory":
            asyncio.run(measure_memory(arguments.tables or 500))
        case _:
            asyncio.run(measure_restart(arguments.tables or 1000))


if __name__ == "__main__":
    main()
