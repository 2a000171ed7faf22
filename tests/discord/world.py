"""The sandbox's Discord with the bot in it, and people who use it, in virtual time.

    async with open_world(folder) as world:
        anna = world.add_person("Anna", language="de")
        await anna.slash("start", game="plus", computers=2)
        await anna.press("Beginnen")

The bot is the real one: discord.py, logged in over a socket. What people do goes to the sandbox
directly. Every operation goes on until nothing moves any more: whoever waits for a breath has
waited, and computers have made their moves. Turn times pass with `world.advance(seconds)` only.
With `world.clock.hold()` nothing waits a breath either. At its end the world checks that every
interaction was answered exactly once, in time, and that no error was logged.
"""

import asyncio
import gc
import logging
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar, copy_context
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from weakref import WeakSet

import aiohttp
from aiohttp import web, web_app
from discord.gateway import KeepAliveHandler
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.app import build_client
from bot.front.client import BotClient
from bot.metrics.prometheus import PrometheusMetrics
from bot.sandbox.api import PREFIX
from bot.sandbox.faults import BREAK, ERROR
from bot.sandbox.world import BOT_TOKEN, LOADING, Interaction
from bot.screens.families import FAMILIES
from bot.screens.family import Families
from bot.settings import Settings
from bot.store.database import migrate, open_database
from bot.store.work import SqlStore
from bot.tables.ports import Dice
from bot.tables.table import AlarmKind
from tests.discord.loop import BEGINNING, LONGEST_BREATH, LoopClock, running
from tests.discord.people import Answer
from tests.discord.requests import Request, describe
from tests.discord.server import ENGLISH, Discord
from tests.live.world import RepeatableDice
from tests.programs import discord_elsewhere
from tests.threadless import without_threads

FOREVER = 1e9
"""After so many seconds a connection is dead: the heart of discord.py beats in real time."""

_is_bot: ContextVar[bool] = ContextVar("is_bot", default=False)
"""Whether this is the bot who acts, and not somebody or something else in this process."""


class BotClock(LoopClock):
    """The bot's clock, which can be held, and forgets with the bot what was to ring."""

    def __init__(self) -> None:
        self.is_held = False
        self._alarms: list[Callable[[], None]] = []

    def hold(self) -> None:
        """From now on, time goes on by `advance` only."""
        self.is_held = True

    def release(self) -> None:
        """Whoever waits for a breath has waited as soon as everything is still."""
        self.is_held = False

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], None]:
        take_back = super().call_later(seconds, callback)
        self._alarms.append(take_back)
        return take_back

    def forget(self) -> None:
        """Nothing rings any more."""
        for take_back in self._alarms:
            take_back()
        self._alarms.clear()


PLENTY = 100_000
"""So many requests a second that nothing has to wait."""


@dataclass
class Life:
    """The bot from one start to its end."""

    client: Any
    engine: Any
    tasks: WeakSet[asyncio.Task[Any]] = field(default_factory=WeakSet)
    is_over: bool = False


class World(Discord):
    """A Discord with the bot in it; see the head of the module."""

    def __init__(
        self, url: str, language: str, dice: Dice, socket: str, families: Families
    ) -> None:
        super().__init__(LoopClock(), language, heartbeat=FOREVER)
        self.families = families
        self.app.middlewares.append(self._make_watch())
        self.url = url
        self.clock = BotClock()
        self.dice = dice
        self.requests: list[Request] = []
        self.errors: list[logging.LogRecord] = []
        """What was logged as an error; empty it if that was meant to happen."""
        self.taken: list[str] = []
        """What was done in every step."""
        self.die_at: int | None = None
        self._socket = socket
        self._answers: list[Answer] = []
        self._lost: set[int] = set()
        """Interactions that died with the bot."""
        self._refused: dict[int, int] = {}
        """Answers that Discord did not take."""
        self.draws = False
        """Whether the bot draws from its next start on; words are read sooner."""
        self.most_requests = PLENTY
        """How many a second the bot makes from its next start on."""
        self.more_settings: dict[str, Any] = {}
        """What else the bot is told by its settings from its next start on."""
        self.metrics: PrometheusMetrics | None = None
        """What takes the bot's metrics from its next start on."""
        self._is_at_once = False
        self._has_trouble = False
        self.excused: set[int] = set()
        """Interactions that Discord has been asked to answer twice, because it made trouble."""

    @property
    def client(self) -> Any:
        return self._life.client

    @property
    def engine(self) -> Any:
        return self._life.engine

    @property
    def is_dead(self) -> bool:
        return self._life.is_over

    def trouble(self, kind: str, **more: Any) -> None:
        self._has_trouble |= kind in (ERROR, BREAK)
        super().trouble(kind, **more)

    # To begin and to end

    async def begin(self) -> None:
        self.peeking = await open_database(self.url)
        self.store = SqlStore(self.peeking, self.families.games)
        self._log = _ErrorLog(self)
        logging.getLogger().addHandler(self._log)
        running().set_task_factory(self._make_task)
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=0.0)
        await self._runner.setup()
        await web.UnixSite(self._runner, self._socket).start()
        self.box.world.base = "http://127.0.0.1"
        await self._log_in()

    async def _log_in(self) -> None:
        engine = await open_database(self.url)
        event.listen(engine.sync_engine, "commit", lambda _connection: self._step("commit"))
        api = self.box.world.base + PREFIX
        # Virtual time cannot wait for other processes.
        settings = Settings(
            BOT_TOKEN, api=api, requests=self.most_requests, thinkers=0, **self.more_settings
        )
        client = build_client(
            engine, self.clock, self.dice, settings, self.families, prometheus=self.metrics
        )
        client.http.connector = aiohttp.UnixConnector(
            self._socket, limit=0, keepalive_timeout=FOREVER
        )
        tell_commands_once(client, self.families)
        client.draws = self.draws
        client._connection.guild_ready_timeout = 0.0
        client._connection.heartbeat_timeout = FOREVER
        self._life = Life(client, engine)
        self._as_bot(client.start(settings.token))
        await running().rest(breath=LONGEST_BREATH)
        await self.settle()

    def _as_bot(self, work: Any) -> asyncio.Task[Any]:
        """A task of the bot."""
        context = copy_context()
        context.run(_is_bot.set, True)
        return running().create_task(work, context=context)

    def _make_task(self, loop: Any, work: Any, **more: Any) -> asyncio.Task[Any]:
        """Keeps the bot's tasks apart, so that they can end with it."""
        task = asyncio.Task(work, loop=loop, **more)
        context = more.get("context")
        if _is_bot.get() if context is None else context.get(_is_bot):
            self._life.tasks.add(task)
        return task

    async def end(self) -> None:
        if not self.is_dead:
            await self._drop()
        await self._runner.cleanup()
        await self.peeking.dispose()
        logging.getLogger().removeHandler(self._log)
        running().set_task_factory(None)
        running().forget()
        # It would keep the last thousand applications alive, and this world with them.
        web_app._cached_build_middleware.cache_clear()

    def check(self) -> None:
        """Every interaction was answered exactly once, and nothing went wrong.

        Where Discord itself makes trouble with requests, an answer may come to nothing.
        """
        for answer in self._answers:
            interaction = answer.interaction
            if interaction.id not in self._lost and not self._has_trouble:
                assert answer.is_answered, f"interaction left unanswered: {interaction}"
                assert not self._is_loading(interaction), f"interaction left loading: {interaction}"
                status = self._refused.get(interaction.id)
                is_excused = status is None or interaction.id in self.excused
                assert is_excused, f"an answer was refused with {status}: {interaction}"
        assert not self.errors, [record.getMessage() for record in self.errors]

    def _is_loading(self, interaction: Interaction) -> bool:
        channel = self.box.world.channels.get(interaction.channel_id)
        message = channel and channel.messages.get(interaction.original_id or 0)
        return message is not None and bool(message.flags & LOADING)

    # To be killed, and to come back

    async def kill(self) -> None:
        """Drops the bot at this very instant, without any clean-up."""
        if not self.is_dead:
            await self._drop()

    async def restart(self) -> None:
        """Starts the bot anew, on the same database and the same Discord."""
        await self.kill()
        self.die_at = None
        await self._log_in()

    async def stop(self) -> None:
        """Stops the bot as a signal does."""
        await self._as_bot(self.client.stop())
        await self.kill()

    async def _drop(self) -> None:
        life = self._life
        self._die()
        # What ends may have something to end itself: a transaction, say.
        await running().rest()
        while tasks := [task for task in life.tasks if not task.done()]:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        await life.client.http.close()
        for thread in threading.enumerate():
            if isinstance(thread, KeepAliveHandler):
                thread.stop()
        await life.engine.dispose()
        # A cursor in the traceback of what was cancelled keeps a closed connection's locks.
        gc.collect()
        self._lost.update(
            answer.interaction.id
            for answer in self._answers
            if not answer.is_answered or self._is_loading(answer.interaction)
        )

    def _die(self) -> None:
        """From this instant on, nothing of the bot does anything."""
        self._life.is_over = True
        self.clock.forget()
        for task in self._life.tasks:
            # A connection that is about to be given back would be lost otherwise.
            if task.get_coro().__qualname__ != AsyncConnection.close.__qualname__:
                task.cancel()

    @property
    def steps(self) -> int:
        """Grows with every commit, and before and after every request: instants to die at."""
        return len(self.taken)

    def _step(self, what: str) -> None:
        if self.is_dead:
            raise asyncio.CancelledError
        self.taken.append(what)
        if self.die_at is not None and self.steps >= self.die_at:
            self._die()
            raise asyncio.CancelledError

    # To go on

    async def settle(self) -> None:
        """Goes on until nothing moves any more; computers make their moves meanwhile."""
        if not self._is_at_once:
            await self._breathe()
            while (when := await self._next_computer()) is not None:
                await running().rest(end=when - BEGINNING)
                await self._breathe()

    async def _breathe(self) -> None:
        await running().rest(breath=0.0 if self.clock.is_held else LONGEST_BREATH)
        if self.is_dead:
            await self._drop()

    async def _next_computer(self) -> float | None:
        """When the next computer makes its move, if one is going to."""
        if self.is_dead or self.clock.is_held:
            return None
        async with self.store.work() as work:
            alarms = await work.alarms()
        times = [alarm.at for _, alarm in alarms if alarm.kind is AlarmKind.COMPUTER]
        return min((when for when in times if when > self.clock.now()), default=None)

    async def advance(self, seconds: float) -> None:
        """Lets time pass; whatever is due in the meantime happens at its time."""
        end = running().time() + seconds
        await self.settle()
        await running().rest(end=end)
        await self.settle()

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[None]:
        """What is done within is done at the same instant; answers can be read afterwards."""
        self._is_at_once = True
        try:
            yield
        finally:
            self._is_at_once = False
        await self.settle()

    async def answered(self, answer: Answer) -> Answer:
        """Lets it come to whatever it comes to."""
        self._answers.append(answer)
        await self.settle()
        return answer

    # Between the bot and Discord

    async def _watch_over(self, request: web.Request, handler: Any) -> web.StreamResponse:
        life = self._life
        asked = await describe(request, self.clock.now())
        try:
            if life.is_over:
                raise asyncio.CancelledError
            self._step(f"before {asked.kind}")
            self.requests.append(asked)
            response = await handler(request)
            if asked.kind == "answer":
                self._note_answer(int(asked.path.split("/")[2]), response.status)
            self._step(f"after {asked.kind}")
        except asyncio.CancelledError:
            assert request.transport is not None
            request.transport.abort()
            return web.Response()
        return response

    def _note_answer(self, interaction: int, status: int) -> None:
        """What was pressed may be gone; another answer then does instead."""
        if status in (400, 404):
            self._refused[interaction] = status
        elif self._refused.get(interaction) == 404:
            del self._refused[interaction]

    def _make_watch(self) -> Any:
        @web.middleware
        async def watch(request: web.Request, handler: Any) -> web.StreamResponse:
            if not request.path.startswith(PREFIX):
                return await handler(request)
            return await self._watch_over(request, handler)

        return watch


@asynccontextmanager
async def open_world(
    folder: Path,
    *,
    url: str | None = None,
    language: str = ENGLISH,
    seed: int = 0,
    dice: Dice | None = None,
    families: Families = FAMILIES,
) -> AsyncIterator[World]:
    """A world with a server and the bot, on a new SQLite file or on a database that is ready."""
    with TemporaryDirectory(prefix="mm") as short, discord_elsewhere(), without_threads():
        url = url or await make_database(folder)
        # Only what comes from now on has to be looked through when the bot dies. What is left of
        # a former world goes first, or it would be kept for ever.
        gc.collect()
        gc.freeze()
        world = World(url, language, dice or RepeatableDice(seed), f"{short}/discord", families)
        await world.begin()
        try:
            yield world
            await world.settle()
            world.check()
        finally:
            await world.end()


_payloads: dict[tuple[int, str], tuple[Families, Any]] = {}


def tell_commands_once(client: BotClient, families: Families) -> None:
    """What Discord is told of commands is the same every time, and takes long to translate."""
    for group in client.tree.get_commands():

        async def get_translated_payload(tree: Any, translator: Any, group: Any = group) -> Any:
            key = id(families), group.name
            if key not in _payloads:
                _payloads[key] = (
                    families,
                    await type(group).get_translated_payload(group, tree, translator),
                )
            return _payloads[key][1]

        group.get_translated_payload = get_translated_payload


_ready: list[bytes] = []


async def make_database(folder: Path) -> str:
    """A new SQLite file that is up to date."""
    path = folder / "bot.db"
    url = f"sqlite:///{path}"
    if not _ready:
        engine = await open_database(url)
        await migrate(engine)
        await engine.dispose()
        _ready.append(path.read_bytes())
    path.write_bytes(_ready[0])
    return url


class _ErrorLog(logging.Handler):
    """Keeps what is logged as an error by the living."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if not self._world.is_dead:
            self._world.errors.append(record)
