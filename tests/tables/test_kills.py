"""The program is killed at every instant of a game, and nobody at the table can tell.

A game is played once without any trouble. What outlives the program is kept after every commit
and after every call of Discord: to die before a commit, or before a call, is to die after the one
before it. From each of these points a new program goes on, with the same people at the table.
"""

import asyncio
import json
import shutil
import sqlite3
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.mamma_mia.events import HelpAsked, HelpGiven, HelpRefused, OwnerDecides
from bot.games.mamma_mia.moves import Ask, Help
from bot.games.registry import GAMES
from bot.store.database import open_database
from bot.tables.hall import User
from bot.tables.table import Status, Table
from bot.tables.terms import Terms
from tests.tables.world import (
    ADA,
    BEA,
    BRAIN,
    CEM,
    CHANNEL,
    GUILD,
    FakeDiscord,
    Killed,
    Shown,
    VirtualClock,
    Wish,
    World,
    declined,
    direct_of,
    running,
    text_of,
)

PLACES = (CHANNEL, *map(direct_of, (ADA, BEA, CEM)))


@dataclass
class Game:
    """What people are going to play, and how they come to sit there."""

    wish: Wish
    lobby: tuple
    """What is done in the lobby, one after the other."""
    seed: int
    mercy: int
    """Where the program is killed over and over: at each so many points."""
    share: float
    """How many points are tried; those where somebody asks or helps are seldom, and all are."""
    least: dict[type, int]
    """What must happen to people in the game, how often at the least."""


def join(user):
    return lambda world, table: world.lobby.join(table, user)


def leave(user):
    return lambda world, table: world.lobby.leave(table, user)


def add_computer(world, table):
    return world.lobby.add_computer(table, ADA)


def remove_computer(world, table):
    return world.lobby.remove_computer(table, ADA)


def begin(world, table):
    return world.lobby.begin(table, ADA)


CLASSIC = Game(
    Wish(GAMES["mamma-mia"], terms=Terms(pace="fast")),
    (join(BEA), leave(BEA), add_computer, begin),
    seed=3,
    mercy=6,
    share=1.0,
    least={OwnerDecides: 3},
)

PLUS = Game(
    Wish(GAMES["plus"], (("helping", True),), Terms(memory="open", pace="instant")),
    (join(CEM), add_computer, remove_computer, leave(CEM), join(BEA), add_computer, begin),
    seed=3,
    mercy=24,
    share=0.12,
    least={OwnerDecides: 10, HelpAsked: 3, HelpGiven: 1, HelpRefused: 1},
)


@dataclass
class Click:
    """A person's move while it is being made."""

    user: User
    move: object
    stamp: int


@dataclass
class Survival:
    """What is left when the program dies."""

    database: bytes
    shown: int
    """How much of the history of Discord there is."""
    at: float
    click: Click | None

    @property
    def is_seldom(self) -> bool:
        """Whether somebody has just asked for help, or answers to that."""
        return self.click is not None and isinstance(self.click.move, Ask | Help)


Mark = tuple | None
"""How far a table is."""


MARK = text("""
    SELECT
        status,
        CASE status WHEN 'lobby' THEN revision ELSE 0 END,
        (SELECT count(*) FROM log_entries WHERE table_id = tables.id)
    FROM tables WHERE id = 1
""")


async def mark_of(world: World) -> Mark:
    """How far the table is, as it is kept."""
    async with world.engine.connect() as connection:
        found = (await connection.execute(MARK)).one_or_none()
    return found and tuple(found)


async def find(world: World) -> Table | None:
    async with world.store.work() as work:
        return await work.load_table(1)


async def act(world: World, game: Game, clicked=lambda click: None) -> bool:
    """Whoever is to do something does it; gives whether there was anything to do."""
    table = await find(world)
    if table is None:
        await world.lobby.open(GUILD, CHANNEL, ADA, game.wish)
    elif table.status is Status.LOBBY:
        await game.lobby[table.revision](world, table.id)
    elif table.status is Status.RUNNING:
        click = Click(*await world.choose(table.id, BRAIN))
        clicked(click)
        await world.course.make_move(table.id, click.user, click.move, click.stamp)
        clicked(None)
    else:
        return False
    return True


@dataclass
class Reference:
    """The game as it was played without any trouble, and all that could have outlived it."""

    game: Game
    history: list[Shown] = field(default_factory=list)
    announced: list = field(default_factory=list)
    marks: dict[Mark, int] = field(default_factory=dict)
    """How much was shown whenever the table waited for people."""
    survivals: list[Survival] = field(default_factory=list)
    points: int = 0
    """At how many points the program could have been killed."""
    record: dict = field(default_factory=dict)
    events: list = field(default_factory=list)
    click: Click | None = None

    async def play(self, path: Path) -> None:
        world = World(f"sqlite:///{path}", seed=self.game.seed)
        reader = sqlite3.connect(path)
        async with running(world):
            self._keep(world, reader.serialize())
            world.watch = lambda moment, call: self._watch(world, reader, moment, call)
            going_on = True
            while going_on:
                await world.settle()
                self.marks[await mark_of(world)] = len(world.discord.history)
                going_on = await act(world, self.game, self._clicked)
            self.record = await world.record(1)
            self.events = (await world.table(1)).get_match().events
            self.history = world.discord.history
            self._read(world.store.announced)
        reader.close()

    def _clicked(self, click: Click | None) -> None:
        self.click = click

    def _watch(self, world: World, reader: sqlite3.Connection, moment: str, call: tuple) -> None:
        self.points += 1
        last = self.survivals[-1]
        if moment == "after" and call[0] == "commit":
            self._keep(world, reader.serialize())
        elif len(world.discord.history) > last.shown:
            self._keep(world, last.database)

    def _keep(self, world: World, database: bytes) -> None:
        shown = len(world.discord.history)
        self.survivals.append(Survival(database, shown, world.clock.now(), self.click))

    def told(self, place: int) -> list[dict]:
        """All that was to be shown in a place, edits included that nobody had to see.

        What remains of a message comes with the next one that has its key.
        """
        user = None if place == CHANNEL else place - direct_of(0)
        screens, remains = [], {}
        for it in self.announced:
            if it.user != user:
                continue
            if it.act in ("post", "replace", "edit"):
                screens.append(it.screen)
            if it.act in ("replace", "delete") and (rest := remains.pop(it.key, None)):
                screens.append(rest)
            remains[it.key] = it.remains
        return screens

    def _read(self, announced: list) -> None:
        """Keeps what was to be said as it is kept in a database."""
        self.announced = [
            replace(
                it,
                screen=json.loads(json.dumps(it.screen)),
                remains=json.loads(json.dumps(it.remains)),
            )
            for it in announced
        ]


def is_within(some: list, others: list) -> bool:
    """Whether all of the first stands in the second, in the same order."""
    rest = iter(others)
    return all(any(one == other for other in rest) for one in some)


def check_nothing_is_doubled(discord: FakeDiscord) -> None:
    posted = [it.mark for it in discord.history if it.act == "post"]
    assert len(posted) == len(set(posted))


def check_story(reference: Reference, discord: FakeDiscord, mark: Mark) -> None:
    """Everybody has read the same, in the same order, as if nothing had happened."""
    same = FakeDiscord(VirtualClock(), reference.history[: reference.marks[mark]])
    check_nothing_is_doubled(discord)
    for place in PLACES:
        assert discord.standing(place) == same.standing(place)
        posts, same_posts = discord.posts(place), same.posts(place)
        assert [it.screen for it in posts] == [it.screen for it in same_posts]
        assert is_within(discord.shown(place), reference.told(place))


def check_late_story(reference: Reference, discord: FakeDiscord, mark: Mark) -> None:
    """What stands there is the same; what was too old to be edited stands there anew.

    A call that is too old to be taken out of what remains stands there still.
    """
    calls = {text_of(it.screen): text_of(it.remains) for it in reference.announced if it.remains}
    same = FakeDiscord(VirtualClock(), reference.history[: reference.marks[mark]])
    check_nothing_is_doubled(discord)
    for place in PLACES:
        here, there = [
            sorted(calls.get(text, text) for text in them.texts(place)) for them in (discord, same)
        ]
        assert here == there
        assert is_within(discord.shown(place), reference.told(place))


class Lives:
    """Programs that go on where another was killed."""

    def __init__(self, reference: Reference, path: Path, engine: AsyncEngine) -> None:
        self.reference = reference
        self.path = path
        self.engine = engine

    async def go_on(self, survival: Survival, moves: int, later: float = 0.0) -> None:
        """A new program and the same people, for so many moves."""
        reference, world = self.reference, self._restore(survival, later)
        check = check_late_story if later else check_story
        async with running(world):
            if survival.click is not None:
                await self._click_again(world, survival.click)
            for left in range(moves, -1, -1):
                await world.settle()
                mark = await mark_of(world)
                check(reference, world.discord, mark)
                if not left or not await act(world, reference.game):
                    break
            if moves == TO_THE_END:
                assert await world.record(1) == reference.record

    def _restore(self, survival: Survival, later: float) -> World:
        for suffix in ("-wal", "-shm"):
            Path(f"{self.path}{suffix}").unlink(missing_ok=True)
        self.path.write_bytes(survival.database)
        clock = VirtualClock(survival.at + later)
        discord = FakeDiscord(clock, self.reference.history[: survival.shown])
        return World(self.path, clock, discord, self.reference.game.seed, self.engine)

    async def _click_again(self, world: World, click: Click) -> None:
        """Whoever has seen no answer tries again; it counts exactly once."""
        table = await find(world)
        is_over = table.status is Status.OVER
        made = world.course.make_move(table.id, click.user, click.move, click.stamp)
        if len(table.get_match().log) < click.stamp:
            await made
            return
        with declined("is-over" if is_over else "already-played"):
            await made


TO_THE_END = 1_000_000

HOUR = 3600.0


@pytest.fixture(scope="module", params=[CLASSIC, PLUS], ids=["classic", "plus"])
def reference(request, ready_database, databases) -> Reference:
    """A game and all points at which it could have been interrupted."""
    path = shutil.copy(ready_database, databases / "reference.db")
    reference = Reference(request.param)
    asyncio.run(reference.play(path))
    return reference


@pytest.fixture
async def lives(reference, databases):
    """Programs that go on where another was killed."""
    path = databases / "lives.db"
    path.unlink(missing_ok=True)
    engine = await open_database(f"sqlite:///{path}")
    await engine.dispose()
    return Lives(reference, path, engine)


def test_the_game_has_all_that_can_be_interrupted(reference):
    people = range(len(reference.record["seats"]) - 1)
    for kind, least in reference.game.least.items():
        met = [e for e in reference.events if isinstance(e, kind) and e.seat in people]
        assert len(met) >= least
    assert len(reference.survivals) > 400


async def test_after_any_kill_the_game_goes_on_as_if_nothing_had_happened(reference, lives):
    rng = Random(1)
    for survival in reference.survivals:
        if survival.is_seldom or rng.random() < reference.game.share:
            await lives.go_on(survival, moves=0)


async def test_after_any_kill_the_next_moves_are_as_they_would_have_been(reference, lives):
    for survival in reference.survivals[::20]:
        await lives.go_on(survival, moves=3)


async def test_after_some_kills_the_game_ends_with_the_same_record(reference, lives):
    for survival in Random(1).sample(reference.survivals, 3):
        await lives.go_on(survival, TO_THE_END)


async def test_an_hour_after_a_kill_nothing_is_posted_twice(reference, lives):
    for survival in reference.survivals[::20]:
        await lives.go_on(survival, moves=1, later=HOUR)


async def test_a_program_that_is_killed_over_and_over_ends_with_the_same_story(reference, url):
    met = set()

    def kill(moment, call):
        if (moment, call) not in met:
            met.add((moment, call))
            if len(met) % reference.game.mercy == 0:
                raise Killed

    world = World(url, seed=reference.game.seed)
    async with running(world):
        world.watch = kill
        while True:
            try:
                await world.settle()
                check_story(reference, world.discord, await mark_of(world))
                if not await act(world, reference.game):
                    break
            except Killed:
                await world.kill()
                await world.start()
        assert await world.record(1) == reference.record
