"""A small world to host tables in: the real host, store and presenter, all else made for tests.

The clock stands still until nothing is left to do, then goes on to the next thing that waits for
it. Discord keeps everything that was ever shown. The program can be killed at any instant and be
built anew on the same database and the same Discord.
"""

import asyncio
import heapq
import logging
from collections.abc import AsyncGenerator, Callable, Generator, Iterable
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import count
from random import Random

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.brains.random import RandomBrain
from bot.games.interface import SeatMove
from bot.games.record import load_record
from bot.games.record import play as play_record
from bot.games.registry import GAMES
from bot.history.reading import GameHistory
from bot.history.records import make_record
from bot.live.people import People
from bot.live.ports import Clock, Sender, Thinker
from bot.live.tables import LiveTables
from bot.privacy.data import UserData
from bot.privacy.forgetting import Forgetting
from bot.screens import erasing
from bot.screens.families import FAMILIES
from bot.screens.marks import unmark
from bot.screens.presenter import TablePresenter
from bot.screens.screen import rewritten
from bot.store.database import open_database
from bot.store.work import SqlStore
from bot.tables.announcement import Announcement
from bot.tables.changes import lobby, play
from bot.tables.changes.lobby import Wish
from bot.tables.errors import (
    Barred,
    DirectClosed,
    MessageGone,
    PlaceGone,
    Rejected,
    TooOld,
    Unreachable,
)
from bot.tables.ports import Dice
from bot.tables.refusals import Declined
from bot.tables.table import AlarmKind, Status, Table, User
from bot.tables.terms import CHOICES, Terms
from bot.thinking import Beside
from tests.threadless import without_threads

BRAIN = RandomBrain()
"""What people do: much that is strange, and all of it follows from the table."""

NOW = 1_800_000_000.0

GUILD, CHANNEL = 500, 900

ADA, BEA, CEM, DAN, EVE, FLO = (
    User(number, name, "en")
    for number, name in enumerate(("Ada", "Bea", "Cem", "Dan", "Eve", "Flo"), 1)
)
PEOPLE = {user.id: user for user in (ADA, BEA, CEM, DAN, EVE, FLO)}

NONCE_SECONDS = 300
"""How long Discord knows a nonce."""

EDITABLE_SECONDS = 3600
"""How old a message may be to be edited freely."""

IN_SILENCE = 40
"""How long the log of a game of two is when little is missing to its end."""

SEARCHED = 25
"""How many messages a search looks at."""

SPINS = 2
"""After so many turns of the event loop in which nobody did anything nothing is under way."""


class Killed(BaseException):
    """The program is dead, from this instant on."""


@dataclass(order=True)
class Timer:
    """Something that waits for the clock."""

    at: float
    number: int
    callback: Callable[[], None] = field(compare=False)
    is_alarm: bool = field(compare=False)


class VirtualClock(Clock):
    """Stands still until it is told to go on."""

    def __init__(self, now: float = NOW) -> None:
        self._now = now
        self.wrong = 0.0
        """By how many seconds the clock on the wall was set forth since."""
        self._timers: list[Timer] = []
        self._numbers = count()

    def now(self) -> float:
        return self._now + self.wrong

    def monotonic(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        timer = self._add(self._now + seconds, lambda: woken.set_result(None), is_alarm=False)
        try:
            await woken
        finally:
            self._drop(timer)

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        ways = {asyncio.ensure_future(event.wait()), asyncio.ensure_future(self.sleep(seconds))}
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], None]:
        timer = self._add(self._now + seconds, callback, is_alarm=True)
        return lambda: self._drop(timer)

    def next(self) -> Timer | None:
        """What waits for the nearest time."""
        return self._timers[0] if self._timers else None

    def ring(self) -> None:
        """Goes on to the nearest time that something waits for."""
        timer = heapq.heappop(self._timers)
        self._now = max(self._now, timer.at)
        timer.callback()

    def advance(self, seconds: float) -> None:
        """Goes on, with the program stopped or in the midst of something."""
        self._now += seconds

    def forget(self) -> None:
        """Nothing waits any more."""
        self._timers.clear()

    def _add(self, at: float, callback: Callable[[], None], *, is_alarm: bool) -> Timer:
        timer = Timer(at, next(self._numbers), callback, is_alarm)
        heapq.heappush(self._timers, timer)
        return timer

    def _drop(self, timer: Timer) -> None:
        if timer in self._timers:
            self._timers.remove(timer)
            heapq.heapify(self._timers)


class RepeatableDice(Dice):
    """The same for the same entry of the same table."""

    def __init__(self, seed: object = 1) -> None:
        self._seed = seed

    def rng(self, table_id: int, entry: int) -> Random:
        return Random(f"{self._seed}/{table_id}/{entry}")

    def salt(self, table_id: int, entry: int) -> bytes:
        return sha256(f"{self._seed}/{table_id}/{entry}".encode()).digest()


@dataclass(frozen=True)
class Shown:
    """Something that Discord has done."""

    at: float
    act: str
    place: int
    message: int
    screen: dict | None = None
    mark: int | None = None
    mentions: tuple[int, ...] = ()


@dataclass
class Message:
    """A message that stands somewhere."""

    id: int
    screen: dict
    at: float
    mark: int | None
    """What it can be found by, until it is edited."""


def direct_of(user: User | int) -> int:
    """The channel of somebody's direct messages."""
    return 10_000 + (user if isinstance(user, int) else user.id)


class FakeDiscord(Sender):
    """Keeps all that is posted, edited and deleted, and refuses what it is told to refuse."""

    def __init__(self, clock: VirtualClock, history: Iterable[Shown] = ()) -> None:
        self._clock = clock
        self.history: list[Shown] = []
        self.places: dict[int, dict[int, Message]] = {}
        self.closed: set[int] = set()
        """Users who take no direct messages."""
        self.barred: set[int] = set()
        self.gone: set[int] = set()
        self.latency = 0.0
        """How many seconds every call takes."""
        self.deaf: set[int] = set()
        """Servers of whose people nothing is heard."""
        self.rejects: Callable[[dict], bool] = lambda screen: False
        self.outages: dict[int, list[str]] = {}
        """By place, what goes wrong with the next calls: before they are done, or after."""
        self.watch: Callable[[str, tuple], None] = lambda moment, call: None
        self.calls: list[int] = []
        """The places of all calls, whatever came of them."""
        self._nonces: dict[tuple[int, int], Shown] = {}
        self._posts = 0
        for shown in history:
            self._do(shown)

    def standing(self, place: int = CHANNEL) -> list[dict]:
        """What can be read there now."""
        return [message.screen for message in self.places.get(place, {}).values()]

    def texts(self, place: int = CHANNEL) -> list[str]:
        """The texts that can be read there now."""
        return [text_of(screen) for screen in self.standing(place)]

    def shown(self, place: int = CHANNEL) -> list[dict]:
        """Everything that could ever be read there, in order; what changed nothing is left out."""
        screens: list[dict] = []
        standing: dict[int, dict] = {}
        for it in self.history:
            if it.place != place or it.screen is None:
                continue
            if it.screen not in (standing.get(it.message), *screens[-1:]):
                screens.append(it.screen)
            standing[it.message] = it.screen
        return screens

    def posts(self, place: int = CHANNEL) -> list[Shown]:
        """What was posted there."""
        return [it for it in self.history if it.place == place and it.act == "post"]

    def tries_of(self, place: int) -> int:
        """How often something was tried there."""
        return self.calls.count(place)

    async def post(self, place, screen, mentions, mark, *, in_words=False, answers=None):
        screen, call = as_shown(screen), ("post", place, mark)
        await self._begin(call)
        if self.rejects(screen):
            raise Rejected("400")
        known = self._nonces.get((place, mark))
        if known is not None and known.at >= self._clock.now() - NONCE_SECONDS:
            return known.message
        number = 100_000 + self._posts
        done = (self._clock.now(), "post", place, number, screen, mark, tuple(mentions))
        self._do(Shown(*done))
        self._end(call)
        return number

    async def find(self, place, mark):
        await self._begin(("find", place, mark))
        latest = [*self.places.get(place, {}).values()][-SEARCHED:]
        for message in reversed(latest):
            if message.mark == mark:
                return message.id
        return None

    async def edit(self, place, message, screen, mentions, *, in_words=False, answers=None):
        screen = as_shown(screen)
        call = ("edit", place, message, str(screen))
        await self._begin(call)
        standing = self._get(place, message)
        if standing.at < self._clock.now() - EDITABLE_SECONDS:
            raise TooOld
        now = self._clock.now()
        self._do(Shown(now, "edit", place, message, screen, mentions=tuple(mentions)))
        self._end(call)

    async def delete(self, place, message):
        call = ("delete", place, message)
        await self._begin(call)
        self._get(place, message)
        self._do(Shown(self._clock.now(), "delete", place, message))
        self._end(call)

    async def is_lost(self):
        return False

    async def open_direct(self, user, *, is_asked=False):
        await self._begin(("open", direct_of(user)))
        if user in self.closed:
            raise DirectClosed
        return direct_of(user)

    def heard(self):
        return []

    def reaches(self, message):
        return False

    def hears(self, guild, elsewhere):
        return guild not in self.deaf

    async def _begin(self, call: tuple) -> None:
        place = call[1]
        self.calls.append(place)
        await (self._clock.sleep(self.latency) if self.latency else asyncio.sleep(0))
        self.watch("before", call)
        outages = self.outages.get(place, [])
        if outages and outages[0] == "before":
            del outages[0]
            raise Unreachable
        if place in self.gone:
            raise PlaceGone
        if place in self.barred:
            raise Barred
        if place in map(direct_of, self.closed):
            raise DirectClosed

    def _end(self, call: tuple) -> None:
        self.watch("after", call)
        if outages := self.outages.get(call[1]):
            del outages[0]
            raise Unreachable

    def _get(self, place: int, message: int) -> Message:
        if message not in self.places.get(place, {}):
            raise MessageGone
        return self.places[place][message]

    def _do(self, shown: Shown) -> None:
        self.history.append(shown)
        messages = self.places.setdefault(shown.place, {})
        match shown.act:
            case "post":
                self._posts += 1
                mark = shown.mark
                self._nonces[shown.place, mark] = shown
                messages[shown.message] = Message(shown.message, shown.screen, shown.at, mark)
            case "edit":
                messages[shown.message].screen = shown.screen
                messages[shown.message].mark = None
            case "delete":
                del messages[shown.message]


def as_shown(screen: dict) -> dict:
    """A screen without what nobody sees of it."""
    shown = rewritten(screen, lambda text, _: unmark(text))
    return {key: one for key, one in shown.items() if key != erasing.PEOPLE}


def as_heard(said: Announcement) -> Announcement:
    """What is to be said, without what nobody sees of it."""
    shown = {name: as_shown(one) for name in ("screen", "remains") if (one := getattr(said, name))}
    return replace(said, **shown)


def text_of(screen: dict) -> str:
    """Everything that can be read in a message, the ids of its buttons included."""
    lines = []
    for block in screen["blocks"]:
        lines.append(block.get("markdown", ""))
        lines += [f"[{button['label']}]({button['id']})" for button in block.get("buttons", ())]
    return "\n".join(lines)


def buttons_of(screen: dict) -> list[str]:
    """The ids of the buttons of a message."""
    return [button["id"] for block in screen["blocks"] for button in block.get("buttons", ())]


@dataclass(frozen=True)
class Kept:
    """What came of a commit."""

    at: float
    shown: int
    """How much of the history of Discord there was."""
    entries: int | None
    """How long the log is since then, if it has grown."""
    announced: tuple[Announcement, ...]


class WatchedStore(SqlStore):
    """The real store; knows when nobody uses it, and what is to be said."""

    def __init__(
        self,
        engine: AsyncEngine,
        watch: Callable[[str, tuple], None],
        keep: Callable[[int | None, list[Announcement]], None],
        commits: int = 0,
    ) -> None:
        super().__init__(engine)
        self.is_dead = False
        self._watch = watch
        self._keep = keep
        self.begun = self.open = 0
        self.commits = commits
        self.closed = asyncio.Event()
        self.announced: list[Announcement] = []

    def work(self):
        return self._watched(super().work())

    def reading(self):
        return self._watched(super().reading())

    @asynccontextmanager
    async def _watched(self, begun) -> AsyncGenerator:
        if self.is_dead:
            # The dead ask for nothing: a connection cut off while it is made is never closed.
            raise Killed
        self.begun += 1
        self.open += 1
        self.closed.clear()
        try:
            async with begun as work:
                self._attend(work)
                yield work
        finally:
            self.open -= 1
            if not self.open:
                self.closed.set()

    def _attend(self, work) -> None:
        commit, add_announcements = work.commit, work.add_announcements
        add_entries = work.add_entries
        added: list[Announcement] = []
        ends: list[int] = []

        async def watched_commit():
            call = ("commit", self.commits)
            self._watch("before", call)
            await commit()
            self.commits += 1
            self.announced += added
            self._keep(ends[-1] if ends else None, added)
            self._watch("after", call)

        async def watched_announcements(table_id, announcements):
            added.extend(map(as_heard, announcements))
            return await add_announcements(table_id, announcements)

        async def watched_entries(table_id, first, entries):
            ends.append(first + len(entries))
            return await add_entries(table_id, first, entries)

        work.commit, work.add_announcements = watched_commit, watched_announcements
        work.add_entries = watched_entries


class World:
    """A bot on a database, with a Discord that outlives it."""

    def __init__(
        self,
        url: str,
        clock: VirtualClock | None = None,
        discord: FakeDiscord | None = None,
        seed: int = 1,
        engine: AsyncEngine | None = None,
    ) -> None:
        """An engine that is lent spares the time to make one for every program."""
        self.url = url
        self._lent_engine = engine
        self.clock = clock or VirtualClock()
        self.discord = discord or FakeDiscord(self.clock)
        self.dice = RepeatableDice(seed)
        self.thinker: Thinker = Beside()
        self.watch: Callable[[str, tuple], None] = lambda moment, call: None
        """May raise Killed at any point: before or after a commit or a call of Discord."""
        self.is_dead = False
        self.most_requests = 100_000
        """How many a second the bot makes from its next start on."""
        self.keep_days: int | None = None
        """For how many days records are kept, from the next start on."""
        self.commits = 0
        """How many commits there were in former lives."""
        self.kept: list[Kept] = []
        """All commits of all lives."""
        self._known: dict[int, Table] = {}

    async def start(self) -> None:
        """The program begins."""
        self._others = asyncio.all_tasks()
        self.is_dead = False
        logging.disable(logging.NOTSET)
        self.engine = self._lent_engine or await open_database(self.url)
        self.store = WatchedStore(self.engine, self._watched, self._keep, self.commits)
        self.discord.watch = self._watched
        self.tables = LiveTables(
            self.store,
            self.discord,
            TablePresenter(FAMILIES),
            self.clock,
            self.dice,
            thinker=self.thinker,
            requests=self.most_requests,
            keep_days=self.keep_days,
        )
        self.people = People(self.tables)
        self.history = GameHistory(self.tables)
        self.user_data = UserData(self.store)
        self.forgetting = Forgetting(self.tables)
        await self.tables.start()

    def _keep(self, entries: int | None, announced: list[Announcement]) -> None:
        now, shown = self.clock.now(), len(self.discord.history)
        self.kept.append(Kept(now, shown, entries, tuple(announced)))

    def _watched(self, moment: str, call: tuple) -> None:
        if self.is_dead:
            raise Killed
        try:
            self.watch(moment, call)
        except Killed:
            self._die()
            raise

    def _die(self) -> None:
        """From now on the program does nothing, and writes nothing into its log."""
        self.is_dead = self.store.is_dead = True
        logging.disable()

    async def stop(self) -> None:
        """The program is told to end."""
        stopping = asyncio.create_task(self.tables.stop())
        while not stopping.done():
            await self._still()
            if not stopping.done():
                self.clock.ring()
        await stopping
        await self.engine.dispose()

    async def kill(self) -> None:
        """Nothing of the program is left but what it has kept."""
        self._die()
        # What is just asked of the database is cut off by nothing but its own end.
        await self._calm()
        own = {asyncio.current_task(), *self._others}
        while tasks := asyncio.all_tasks() - own:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._calm()
        self.clock.forget()
        self.commits = self.store.commits
        await self.engine.dispose()

    async def restart(self, later: float = 0.0) -> None:
        """The program is killed, and begins anew after a while."""
        await self.kill()
        self.clock.advance(later)
        await self.start()

    async def settle(self) -> None:
        """Lets everything happen until only people could go on."""
        while True:
            await self._still()
            timer = self.clock.next()
            if timer is None or (timer.is_alarm and timer.at in await self._deadlines()):
                return
            self.clock.ring()

    async def wait(self, seconds: float) -> None:
        """Lets time pass, with everything that happens meanwhile."""
        end = self.clock.monotonic() + seconds
        await self._still()
        while (timer := self.clock.next()) is not None and timer.at <= end:
            self.clock.ring()
            await self._still()
        self.clock.advance(end - self.clock.monotonic())

    async def _still(self) -> None:
        """Waits until nothing is under way but what waits for the clock."""
        await self._calm()
        if self.is_dead:
            raise Killed

    async def _calm(self) -> None:
        loop, quiet, begun = asyncio.get_running_loop(), 0, self.store.begun
        while quiet < SPINS:
            if self.store.open:
                await self.store.closed.wait()
            # A computer thinks beside everything else, and alarms never wait for the clock.
            await self.tables.background.rest()
            await asyncio.sleep(0)
            # What is about to run stands in there.
            quiet = 0 if loop._ready or begun != self.store.begun else quiet + 1
            begun = self.store.begun

    async def _deadlines(self) -> set[float]:
        """When the time of people runs out."""
        async with self.store.work() as work:
            alarms = await work.alarms()
        people = [alarm for _, alarm in alarms if alarm.kind is not AlarmKind.COMPUTER]
        return {alarm.at - self.clock.wrong for alarm in people}

    # Short ways for people

    async def open(self, *users: User, channel: int = CHANNEL, **wish) -> int:
        """A lobby with these people."""
        first, *others = users or (ADA,)
        wish = {"game": "mamma-mia", "pace": "instant"} | wish
        terms = Terms(**{name: wish.pop(name) for name in CHOICES if name in wish})
        game = GAMES[wish.pop("game")]
        table = await self.tables.open(GUILD, channel, first, Wish(game, terms=terms, **wish))
        for user in others:
            await self.tables[table.id].change(lobby.join, user)
        return table.id

    async def begin(self, *users: User, channel: int = CHANNEL, **wish) -> int:
        """A running game of these people, with all told."""
        table_id = await self.open(*users, channel=channel, **wish)
        await self.tables[table_id].change(lobby.begin, (users or (ADA,))[0])
        await self.settle()
        return table_id

    async def table(self, table_id: int) -> Table:
        """The table as it is kept."""
        async with self.store.work() as work:
            table = await work.load_table(table_id)
        assert table is not None
        return table

    async def look(self, table_id: int) -> Table | None:
        """The table as it is kept, to be looked at only; it is read where it has changed.

        Whether its story is told is as it was then.
        """
        async with self.store.work() as work:
            found = await work.peek(table_id)
            known = self._known.get(table_id)
            if found and (known is None or known.revision != found[0]):
                known = self._known[table_id] = await work.load_table(table_id)
        return known if found else None

    async def acting(self, table_id: int) -> User | None:
        """The person for whom the table waits."""
        table = await self.look(table_id)
        if table.status is not Status.RUNNING or table.acting is None:
            return None
        chair = table.chairs[table.acting]
        return None if chair.is_played_by_computer else PEOPLE[chair.user]

    async def choose(self, table_id: int, brain) -> tuple[User, object, int]:
        """Who must act, what that person does, and the stamp of the button for it."""
        table = await self.look(table_id)
        match, seat = table.get_match(), table.acting
        rng = Random(f"person/{len(match.log)}")
        move = brain.decide(match.observe(seat), match.legal(), rng)
        return PEOPLE[table.chairs[seat].user], move, len(match.log) + 1

    async def play_on(self, table_id: int, brain, moves: int = 1_000_000) -> int:
        """People make so many moves, or those that there are; gives how many."""
        for made in range(moves):
            if await self.acting(table_id) is None:
                return made
            user, move, stamp = await self.choose(table_id, brain)
            await self.tables[table_id].change(play.make_move, user, move, stamp)
            await self.settle()
        return moves

    async def play_until_the_end_is_told(self, pace: str = "slow") -> int:
        """A game of two whose last move is made, while the channel hears of it.

        Most of it was played with nobody hearing of it, which takes less time.
        """
        table_id = await self.begin(ADA, BEA, pace=pace)
        async with self.tables[table_id].writing() as writing:
            change = writing.change
            while len((match := change.table.get_match()).log) < IN_SILENCE:
                rng = Random(f"person/{len(match.log)}")
                move = BRAIN.decide(match.observe(match.actor), match.legal(), rng)
                change = change.enter(SeatMove(match.actor, move))
            await writing.store(change.end_story())
        while (await self.look(table_id)).get_match().actor is not None:
            await self.settle()
            user, move, stamp = await self.choose(table_id, BRAIN)
            await self.tables[table_id].change(play.make_move, user, move, stamp)
        return table_id

    async def record(self, table_id: int) -> dict:
        """The record of the game, which keeps the rules."""
        record = make_record(await self.table(table_id))
        play_record(load_record(record))
        return record


def make_tables(
    store: SqlStore, presenter: TablePresenter, clock: Clock, seed: int = 1
) -> LiveTables:
    """Live tables where nobody hears anything."""
    sender, dice = FakeDiscord(VirtualClock()), RepeatableDice(seed)
    tables = LiveTables(store, sender, presenter, clock, dice, thinker=Beside(), requests=100_000)
    tables.is_silent = tables.is_stopping = True
    return tables


@asynccontextmanager
async def running(world: World) -> AsyncGenerator[World]:
    """The world while its program runs, alone on its database; afterwards nothing is left of it."""
    with without_threads():
        await world.start()
        try:
            yield world
        finally:
            with suppress(Killed):
                await world.kill()
            logging.disable(logging.NOTSET)


@contextmanager
def declined(code: str, **facts) -> Generator[None]:
    """The table says no for this reason, with these facts."""
    with pytest.raises(Declined) as caught:
        yield
    assert (caught.value.code, caught.value.facts) == (code, facts)
