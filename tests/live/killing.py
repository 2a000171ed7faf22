"""A program that is killed at any instant of a game, and whether anybody at the table could tell.

A game is played once without any trouble. What outlives the program is kept after every commit
and after every call of Discord: to die before a commit, or before a call, is to die after the one
before it. From each of these points a new program goes on, with the same people at the table.
"""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.mamma_mia.moves import Ask, Help
from bot.tables.changes import endings, lobby, play
from bot.tables.table import Status, User
from tests.live.world import (
    ADA,
    BRAIN,
    CHANNEL,
    GUILD,
    PEOPLE,
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

PLACES = (CHANNEL, *map(direct_of, PEOPLE))

TO_THE_END = 1_000_000


@dataclass
class Game:
    """What people are going to play, and how they come to sit there."""

    wish: Wish
    lobby: tuple
    """What is done in the lobby, one after the other."""
    seed: int
    most: int = TO_THE_END
    """How many entries its log has before people go home."""


def join(user):
    async def join(world, table):
        await world.tables[table].change(lobby.join, user)

    return join


def leave(user):
    async def leave(world, table):
        await world.tables[table].change(endings.leave, user)

    return leave


def add_computer(world, table):
    return world.tables[table].change(lobby.add_computer, ADA)


def remove_computer(world, table):
    return world.tables[table].change(lobby.remove_computer, ADA)


def begin(world, table):
    return world.tables[table].change(lobby.begin, ADA)


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
    kind: tuple
    """What people had done, what was told of it, what the program did last, and for whom.

    And whether whoever had done it was still waiting for an answer.
    """

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


Told = Callable[[str, Click | None], None]
"""Is told what somebody begins to do, and with None that it was answered."""


async def act(world: World, game: Game, told: Told = lambda what, click: None) -> bool:
    """Whoever is to do something does it; gives whether there was anything to do."""
    table = await world.look(1)
    if table is None:
        told("open", None)
        await world.tables.open(GUILD, CHANNEL, ADA, game.wish)
    elif table.status is Status.LOBBY:
        doing = game.lobby[table.revision]
        told(doing.__name__, None)
        await doing(world, table.id)
    elif table.status is Status.RUNNING and len(table.get_match().log) < game.most:
        click = Click(*await world.choose(table.id, BRAIN))
        what = type(click.move).__name__
        told(what, click)
        await world.tables[table.id].change(play.make_move, click.user, click.move, click.stamp)
        told(what, None)
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
    doing: str = ""
    """What people have done last."""
    _told: dict[int, list[dict]] = field(default_factory=dict)

    async def play(self, path: Path) -> None:
        world = World(f"sqlite:///{path}", seed=self.game.seed)
        with closing(sqlite3.connect(path)) as reader:
            async with running(world):
                self._keep(world, reader.serialize(), ("start",))
                world.watch = lambda moment, call: self._watch(world, reader, moment, call)
                going_on = True
                while going_on:
                    await world.settle()
                    self.marks[await mark_of(world)] = len(world.discord.history)
                    going_on = await act(world, self.game, self._does)
                self.record = await world.record(1)
                self.events = (await world.table(1)).get_match().events
                self.history = world.discord.history
                self._read(world.store.announced)

    def _does(self, what: str, click: Click | None) -> None:
        self.doing, self.click = what, click

    def _watch(self, world: World, reader: sqlite3.Connection, moment: str, call: tuple) -> None:
        self.points += 1
        last = self.survivals[-1]
        if moment == "after" and call[0] == "commit":
            self._keep(world, reader.serialize(), call)
        elif len(world.discord.history) > last.shown:
            self._keep(world, last.database, call)

    def _keep(self, world: World, database: bytes, call: tuple) -> None:
        told = next((it.announced for it in reversed(world.kept) if it.announced), ())
        keys = {it.key.partition("-")[0] for it in told}
        story = next((key for key in ("end", "oven", "lobby") if key in keys), "turn")
        is_direct = call[0] in ("post", "edit", "delete") and call[1] != CHANNEL
        self.survivals.append(
            Survival(
                database,
                len(world.discord.history),
                world.clock.now(),
                self.click,
                (self.doing, story, call[0], is_direct, self.click is not None),
            )
        )

    def one_of_each_kind(self) -> list[Survival]:
        """The last point of each kind: the later, the more there is to go wrong."""
        return [*{survival.kind: survival for survival in self.survivals}.values()]

    def told(self, place: int) -> list[dict]:
        """All that was to be shown in a place, edits included that nobody had to see."""
        if place not in self._told:
            self._told[place] = self._tell(place)
        return self._told[place]

    def _tell(self, place: int) -> list[dict]:
        """What remains of a message comes with the next one that has its key."""
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
        table = await world.look(1)
        is_over = table.status is Status.OVER
        made = world.tables[table.id].change(play.make_move, click.user, click.move, click.stamp)
        if len(table.get_match().log) < click.stamp:
            await made
            return
        with declined("is-over" if is_over else "already-played"):
            await made


async def kill_over_and_over(
    reference: Reference, url: str, is_to_die: Callable[[str, tuple], bool]
) -> int:
    """The same game in many lives, with the same story; gives how often the program was killed."""
    kills = 0

    def watch(moment: str, call: tuple) -> None:
        nonlocal kills
        if is_to_die(moment, call):
            kills += 1
            raise Killed

    world = World(url, seed=reference.game.seed)
    async with running(world):
        world.watch = watch
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
    return kills
