"""The sandbox's Discord with the host in it, and people who use it, in virtual time.

    async with open_world(folder) as world:
        anna = world.add_person("Anna", language="de")
        await anna.slash("start", game="plus", computers=2)
        await anna.press("Beginnen")

The host is the real one: discord.py, logged in over a socket. What people do goes to the sandbox
directly. Every operation goes on until nothing moves any more: whoever waits for a breath has
waited, and computers have made their moves. Turn times pass with `world.advance(seconds)` only.
With `world.clock.hold()` nothing waits a breath either. At its end the world checks that every
interaction was answered exactly once, in time, and that no error was logged.
"""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar, copy_context
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from weakref import WeakSet

import aiohttp
from aiohttp import web
from discord.gateway import KeepAliveHandler
from sqlalchemy import event

from bot.app import build_client
from bot.games.match import Match
from bot.sandbox.api import PREFIX
from bot.sandbox.message_shapes import message_shape
from bot.sandbox.permissions import MEMBERS, bits
from bot.sandbox.routes.users import DIRECT_MESSAGES
from bot.sandbox.server import BOX, build_server
from bot.sandbox.sessions import Session
from bot.sandbox.setup import FIRST_PERSON, FIRST_PLACE, add_bot
from bot.sandbox.trouble import make_trouble
from bot.sandbox.world import BOT_TOKEN, DIRECT, LOADING, PUBLIC_THREAD, TEXT, Channel, Guild
from bot.sandbox.world import Interaction, Member, Overwrite, Role
from bot.sandbox.world import World as Everything
from bot.settings import Settings
from bot.store.database import migrate, open_database
from bot.store.work import SqlStore
from bot.tables.table import AlarmKind, Table
from tests.evening.loop import LONGEST_BREATH, LoopClock, running
from tests.evening.people import Answer, Person
from tests.evening.requests import Request, describe
from tests.evening.seen import Seen, Shown, flatten, see
from tests.hosting import discord_elsewhere
from tests.tables.world import RepeatableDice
from tests.threadless import without_threads

ENGLISH, GERMAN = "en-US", "de"

FOREVER = 1e9
"""No connection is taken for dead because nothing happens: discord.py's heart beats in real time."""

_is_host: ContextVar[bool] = ContextVar("is_host", default=False)
"""Whether this is the host who acts, and not somebody or something else in this process."""


class HostClock(LoopClock):
    """The host's clock, which can be held, and forgets with the host what was to ring."""

    def __init__(self) -> None:
        self.is_held = False
        self._alarms: list[Callable[[], None]] = []

    def hold(self) -> None:
        """From now on, time goes on by `advance` only."""
        self.is_held = True

    def release(self) -> None:
        """Whoever waits for a breath has waited as soon as everything is still."""
        self.is_held = False

    def call_at(self, when: float, callback: Callable[[], None]) -> Callable[[], None]:
        take_back = super().call_at(when, callback)
        self._alarms.append(take_back)
        return take_back

    def forget(self) -> None:
        """Nothing rings any more."""
        for take_back in self._alarms:
            take_back()
        self._alarms.clear()


class Ear:
    """Hears what one user is told, as the gateway tells it."""

    def __init__(self, world: "World", person: Person | None) -> None:
        self._world = world
        self._person = person
        """Nobody is the owner of the server, before whom everything public happens."""

    def send(self, payload: Any) -> None:
        name, data = payload["t"], payload["d"]
        if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"):
            self._world.hear(name, data, self._person)
        elif name == "INTERACTION_MODAL_CREATE" and self._person is not None:
            text = f"{data['title']}\n{flatten(data['components'])}\n{data['custom_id']}"
            self._world.note(int(data["channel_id"]), self._person.id, "form", text)
        elif name == "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE" and self._person is not None:
            self._person.offered[data["nonce"]] = data["choices"]
            lines = [f"{one['name']} = {one['value']}" for one in data["choices"]]
            self._world.note(0, self._person.id, "choices", "\n".join(lines))

    def end(self, code: int | None) -> None:
        """The evening is over."""

    def invalidate(self, *, is_resumable: bool) -> None:
        raise AssertionError(f"nobody ends what people hear: {is_resumable}")


@dataclass
class Life:
    """The host from one start to its end."""

    client: Any
    engine: Any
    tasks: WeakSet[asyncio.Task[Any]] = field(default_factory=WeakSet)
    is_over: bool = False


class World:
    """A server with channels, people and the host; see the head of the module."""

    def __init__(self, url: str, language: str, seed: int, socket: str) -> None:
        self.url = url
        self.clock = HostClock()
        self.dice = RepeatableDice(seed)
        self.shown: list[Shown] = []
        """Everything that was ever shown to anybody."""
        self.requests: list[Request] = []
        self.people: dict[int, Person] = {}
        self.errors: list[logging.LogRecord] = []
        """What was logged as an error; empty it if that was meant to happen."""
        self.steps = 0
        """Grows with every commit, and before and after every request: instants to die at."""
        self.die_at: int | None = None
        self._socket = socket
        self._answers: list[Answer] = []
        self._lost: set[int] = set()
        """Interactions that died with the host."""
        self._refused: dict[int, int] = {}
        """Answers that Discord did not take."""
        self._stood: dict[int, Seen] = {}
        self._is_at_once = False
        self._found(language)

    def _found(self, language: str) -> None:
        """The server, with one channel."""
        clock = LoopClock()
        everything = Everything(clock)
        owner = everything.add_user("Owner", FIRST_PERSON)
        guild = Guild(FIRST_PLACE, "Trattoria", owner.id, language)
        guild.roles[guild.id] = Role(guild.id, "@everyone", MEMBERS, 0)
        guild.members[owner.id] = Member(owner, self.clock.now())
        everything.guilds[guild.id] = guild
        add_bot(everything, guild)
        self.guild = guild
        self.app = build_server(everything, clock=clock, heartbeat=FOREVER)
        self.app.middlewares.append(self._watch)
        self.box = self.app[BOX]
        self.channel = self.add_channel("table")
        self._listen(owner, None)

    @property
    def language(self) -> str:
        return self.guild.locale

    @property
    def client(self) -> Any:
        return self._life.client

    @property
    def engine(self) -> Any:
        return self._life.engine

    @property
    def is_dead(self) -> bool:
        return self._life.is_over

    # To begin and to end

    async def begin(self) -> None:
        self.peeking = await open_database(self.url)
        self.store = SqlStore(self.peeking)
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
        event.listen(engine.sync_engine, "commit", lambda _connection: self._step())
        settings = Settings(token=BOT_TOKEN, api=self.box.world.base + PREFIX)
        client = build_client(engine, self.clock, self.dice, settings)
        client.http.connector = aiohttp.UnixConnector(
            self._socket, limit=0, keepalive_timeout=FOREVER
        )
        client._connection.guild_ready_timeout = 0.0
        client._connection.heartbeat_timeout = FOREVER
        self._life = Life(client, engine)
        self._as_host(client.start(settings.token))
        await running().rest(breath=LONGEST_BREATH)
        await self.settle()

    def _as_host(self, work: Any) -> asyncio.Task[Any]:
        """A task of the host."""
        context = copy_context()
        context.run(_is_host.set, True)
        return running().create_task(work, context=context)

    def _make_task(self, loop: Any, work: Any, **more: Any) -> asyncio.Task[Any]:
        """Keeps the host's tasks apart, so that they can end with it."""
        task = asyncio.Task(work, loop=loop, **more)
        context = more.get("context")
        if _is_host.get() if context is None else context.get(_is_host):
            self._life.tasks.add(task)
        return task

    async def end(self) -> None:
        if not self.is_dead:
            await self._drop()
        await self._runner.cleanup()
        await self.peeking.dispose()
        logging.getLogger().removeHandler(self._log)
        running().set_task_factory(None)

    def check(self) -> None:
        """Every interaction was answered exactly once, and nothing went wrong."""
        for answer in self._answers:
            interaction = answer.interaction
            if interaction.id not in self._lost:
                assert answer.is_answered, f"interaction left unanswered: {interaction}"
                assert not self._is_loading(interaction), f"interaction left loading: {interaction}"
                status = self._refused.get(interaction.id)
                assert status is None, f"an answer was refused with {status}: {interaction}"
        assert not self.errors, [record.getMessage() for record in self.errors]

    def _is_loading(self, interaction: Interaction) -> bool:
        channel = self.box.world.channels.get(interaction.channel_id)
        message = channel and channel.messages.get(interaction.original_id or 0)
        return message is not None and bool(message.flags & LOADING)

    # To be killed, and to come back

    async def kill(self) -> None:
        """Drops the host at this very instant, without any clean-up."""
        if not self.is_dead:
            await self._drop()

    async def restart(self) -> None:
        """Starts the host anew, on the same database and the same Discord."""
        await self.kill()
        self.die_at = None
        await self._log_in()

    async def stop(self) -> None:
        """Stops the host as a signal does."""
        await self._as_host(self.client.stop())
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
        self._lost.update(
            answer.interaction.id
            for answer in self._answers
            if not answer.is_answered or self._is_loading(answer.interaction)
        )

    def _die(self) -> None:
        """From this instant on, nothing of the host does anything."""
        self._life.is_over = True
        self.clock.forget()
        for task in self._life.tasks:
            task.cancel()

    def _step(self) -> None:
        if self.is_dead:
            raise asyncio.CancelledError
        self.steps += 1
        if self.die_at is not None and self.steps >= self.die_at:
            self._die()
            raise asyncio.CancelledError

    # To go on

    async def settle(self) -> None:
        """Goes on until nothing moves any more; computers make their moves meanwhile."""
        if not self._is_at_once:
            await self._breathe()
            while (when := await self._next_computer()) is not None:
                await running().rest(end=when)
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
        end = self.clock.now() + seconds
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
        """What somebody has done has come to whatever it comes to."""
        self._answers.append(answer)
        await self.settle()
        return answer

    # People and places

    def add_person(
        self,
        name: str,
        *,
        shown: str | None = None,
        language: str = ENGLISH,
        is_member: bool = True,
        may: Sequence[str] = (),
    ) -> Person:
        """Somebody new; `may` names permissions that not everybody has."""
        everything = self.box.world
        number = FIRST_PERSON + len(everything.people)
        user = everything.add_user(shown or name, number, locale=language)
        person = self.people[user.id] = Person(self, name, user)
        if is_member:
            member = self.guild.members[user.id] = Member(user, self.clock.now())
            if may:
                role = Role(everything.ids.next(), f"Role of {name}", bits(*may), 1)
                self.guild.roles[role.id] = role
                member.roles.append(role.id)
        self._listen(user, person)
        return person

    def add_people(self, *names: str, language: str = ENGLISH) -> list[Person]:
        return [self.add_person(name, language=language) for name in names]

    def _listen(self, user: Any, person: Person | None) -> None:
        session = Session(user)
        session.link = Ear(self, person)
        self.box.hub.sessions[session.id] = session

    def add_channel(self, name: str = "another") -> Channel:
        return self._add(Channel(self._new_place(), TEXT, name, guild_id=self.guild.id))

    def add_thread(self, name: str = "thread") -> Channel:
        thread = Channel(self._new_place(), PUBLIC_THREAD, name, guild_id=self.guild.id)
        thread.parent_id, thread.owner_id = self.channel.id, self.guild.owner_id
        return self._add(thread)

    def _new_place(self) -> int:
        return FIRST_PLACE + 1 + len(self.box.world.channels)

    def _add(self, channel: Channel) -> Channel:
        self.box.world.add_channel(channel)
        what = "THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE"
        self.box.hub.tell_channel(what, channel)
        return channel

    def direct(self, person: Person) -> Channel:
        """Somebody's direct messages with the host."""
        everything = self.box.world
        both = everything.bot.id, person.id
        new = Channel(person.id + DIRECT_MESSAGES, DIRECT, "", recipients=both)
        return everything.find_direct(*both) or everything.add_channel(new)

    def is_direct(self, place: int) -> bool:
        channel = self.box.world.channels.get(place)
        return channel is not None and channel.is_direct

    # What happens to Discord

    def trouble(self, kind: str, **more: Any) -> None:
        """Orders trouble, as `bot/sandbox/README.md` has it."""
        make_trouble(self.box, {"kind": kind, **more})

    def deny(self, *permissions: str, at: Channel | None = None) -> None:
        """Takes permissions from the bot in a channel; none at all gives all of them back."""
        channel, bot = at or self.channel, self.box.world.bot.id
        channel.overwrites[bot] = Overwrite(bot, is_role=False, deny=bits(*permissions))
        self.box.hub.tell_channel("CHANNEL_UPDATE", channel)

    def delete_message(self, message: Seen) -> None:
        """A moderator takes a message away."""
        self.trouble("delete_message", channel=str(message.place), message=str(message.id))

    def delete_channel(self, place: Channel | None = None) -> None:
        self.trouble("delete_channel", channel=str((place or self.channel).id))

    def kick(self) -> None:
        """The bot is thrown out of the server, where its messages stay."""
        self.trouble("kick_bot")

    def invite_back(self) -> None:
        """The bot comes back to the server."""
        self.trouble("invite_bot")

    # What can be seen

    def see(self, place: int, message: int) -> Seen:
        """A message as it stands there now."""
        everything = self.box.world
        channel = everything.channels[place]
        found = channel.messages[message]
        user = found.ephemeral_for
        if channel.is_direct:
            user = next(one for one in channel.recipients if one != everything.bot.id)
        files = [(file.filename, file.data) for file in found.attachments]
        return see(message_shape(everything, found), user=user, files=files)

    def last_answer(self, interaction: Interaction) -> int | None:
        """The message by which it was answered last, if it still stands."""
        channel = self.box.world.channels.get(interaction.channel_id)
        messages = {} if channel is None else channel.messages
        since = [
            message.id
            for message in messages.values()
            if (message.interaction or {}).get("id") == str(interaction.id)
        ]
        last = since[-1] if since else interaction.original_id
        return last if last in messages else None

    def messages(self, place: int, user: int | None = None) -> list[Seen]:
        """The messages of the bot in a channel, as a user sees them, or else as everybody does."""
        stored = self.box.world.channels[place].messages.values()
        return [
            self.see(place, message.id)
            for message in sorted(stored, key=lambda message: message.id)
            if message.author_id == self.box.world.bot.id and message.is_visible_to(user or 0)
        ]

    def channel_messages(self) -> list[Seen]:
        """The messages that everybody sees in the channel."""
        return self.messages(self.channel.id)

    def channel_text(self) -> str:
        return "\n\n".join(message.text for message in self.channel_messages())

    def told(self, place: Channel | None = None) -> str:
        """All that was ever said in a channel, as text, in order."""
        where = (place or self.channel).id
        return "\n\n".join(
            f"[{shown.how}] {shown.text}"
            for shown in self.shown
            if shown.place == where and shown.how in ("post", "edit", "delete")
        )

    async def peek_table(self, table_id: int | None = None) -> Table:
        """A table as it is kept, by default the active one of the channel."""
        async with self.store.work() as work:
            if table_id is None:
                table_id = await work.find_active_table(self.channel.id)
                assert table_id is not None, "no active table"
            table = await work.load_table(table_id)
        assert table is not None
        return table

    async def peek(self, table_id: int | None = None) -> Match:
        """The game of a table as it is kept."""
        return (await self.peek_table(table_id)).get_match()

    async def active_table(self, place: Channel | None = None) -> int | None:
        async with self.store.work() as work:
            return await work.find_active_table((place or self.channel).id)

    # What is heard of it

    def hear(self, name: str, data: Any, person: Person | None) -> None:
        """Something has happened to a message, before the eyes of this person."""
        number, place = int(data["id"]), int(data["channel_id"])
        if name == "MESSAGE_DELETE":
            seen, how = self._stood.get(number), "delete"
        else:
            seen = self.see(place, number)
            how = "post" if name == "MESSAGE_CREATE" else "edit"
            if seen.is_ephemeral:
                how = "answer" if name == "MESSAGE_CREATE" else "renew"
        if seen is None or seen.user != (None if person is None else person.id):
            return
        if int(seen.payload["author"]["id"]) == self.box.world.bot.id:
            self._stood[number] = seen
            self.note(place, seen.user, how, seen.text, seen)

    def note(
        self, place: int, user: int | None, how: str, text: str, seen: Seen | None = None
    ) -> None:
        self.shown.append(Shown(self.clock.now(), place, user, how, text, seen))

    # Between the host and Discord

    async def _watch_over(self, request: web.Request, handler: Any) -> web.StreamResponse:
        life = self._life
        asked = await describe(request, self.clock.now())
        try:
            if life.is_over:
                raise asyncio.CancelledError
            self._step()
            self.requests.append(asked)
            response = await handler(request)
            if asked.kind == "answer" and response.status in (400, 404):
                self._refused[int(asked.path.split("/")[2])] = response.status
            self._step()
        except asyncio.CancelledError:
            assert request.transport is not None
            request.transport.abort()
            return web.Response()
        return response

    @property
    def _watch(self) -> Any:
        @web.middleware
        async def watch(request: web.Request, handler: Any) -> web.StreamResponse:
            if not request.path.startswith(PREFIX):
                return await handler(request)
            return await self._watch_over(request, handler)

        return watch


@asynccontextmanager
async def open_world(
    folder: Path, *, url: str | None = None, language: str = ENGLISH, seed: int = 0
) -> AsyncIterator[World]:
    """A world with a server and the bot, on a new SQLite file or on a database that is ready."""
    with TemporaryDirectory(prefix="mm") as short, discord_elsewhere(), without_threads():
        url = url or await make_database(folder)
        world = World(url, language, seed, f"{short}/discord")
        await world.begin()
        try:
            yield world
            await world.settle()
            world.check()
        finally:
            await world.end()


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
