"""A simulated Discord with the bot in it, and people who use it.

This is the only module that knows simcord, and where it differs from Discord: nonces, closed
direct messages and languages are added here.

    async with open_world(folder) as world:
        anna = world.add_person("Anna", language="de")
        await anna.slash("start", game="plus", computers=2)
        await anna.press("Beginnen")

Time is virtual: whoever waits lets the clock jump. With `world.clock.hold()` it stands still until
`world.advance(seconds)`. Every operation goes on until the bot has nothing more to do; computers
make their moves meanwhile. At its end the world checks that every interaction was answered exactly
once and that no error was logged.
"""

import asyncio
import contextvars
import fnmatch
import hashlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import discord
import simcord
from simcord import _runtime
from simcord._modal import _submit_modal
from simcord.actors import MemberActor, _autocomplete_result
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.backend.serializers import guild_create_payload, message_payload
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.enums import InteractionType
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _path_of, _raise_for
from simcord.interactions import base_payload
from sqlalchemy import event

from bot.app import build_client
from bot.games.match import Match
from bot.settings import Settings
from bot.store.database import migrate, open_database
from bot.store.work import SqlStore
from bot.tables.table import AlarmKind, Table

COMMAND = "mammamia"

BEGINNING = 1_800_000_000.0
"""When every world begins."""

NONCE_LASTS = 300.0
"""For how many seconds Discord knows a nonce again."""

TEXT, BUTTON, MENU, FILE = 10, 2, 3, 13
IDLE = 0.002
"""How many seconds simcord waits before it looks again whether anything moves."""

GATEWAY = {
    "url": "wss://gateway.discord.gg",
    "shards": 1,
    "session_start_limit": {"total": 1, "remaining": 1, "reset_after": 0, "max_concurrency": 1},
}

ENGLISH, GERMAN = "en-US", "de"


# What people see


@dataclass(frozen=True)
class Button:
    """Something to press, as it is shown."""

    id: str
    label: str
    emoji: str | None = None


@dataclass(frozen=True)
class Menu:
    """Something to choose from at once, as it is shown."""

    id: str
    values: tuple[str, ...]
    labels: tuple[str, ...]


@dataclass(frozen=True)
class Seen:
    """A message as it is shown at one moment."""

    id: int
    place: int
    text: str
    buttons: tuple[Button, ...]
    menus: tuple[Menu, ...]
    files: tuple[tuple[str, bytes], ...]
    pings: frozenset[int]
    is_ephemeral: bool
    user: int | None
    """Who alone can see it."""
    payload: Mapping[str, Any] = field(repr=False, compare=False)

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]

    def button(self, label: str) -> Button:
        """The button with that label, or with a label that begins so."""
        found = [button for button in self.buttons if button.label == label]
        found += [button for button in self.buttons if button.label.startswith(label)]
        assert found, f"no button {label!r} among {self.labels}"
        return found[0]


@dataclass(frozen=True)
class Shown:
    """That something was shown, changed or taken away."""

    at: float
    place: int
    user: int | None
    """Who alone sees it: in direct messages and for ephemeral answers."""
    how: str
    """post, edit, delete, answer (an ephemeral one), renew, choices or form."""
    text: str
    seen: Seen | None = None


@dataclass(frozen=True)
class Request:
    """What the bot asked of Discord."""

    kind: str
    """post, edit, delete, read, open-direct, answer, follow, change-answer or other."""
    method: str
    path: str
    place: int | None
    at: float
    body: Any = None


# Time and chance


class VirtualClock:
    """A clock that jumps wherever somebody waits."""

    def __init__(self, start: float = BEGINNING) -> None:
        self._now = start
        self._timers: list[tuple[float, int, Any, contextvars.Context]] = []
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self._number = 0
        self.is_held = False
        self.wait_outside: Any = None
        """How a task waits that waits for nothing but this clock."""

    def now(self) -> float:
        return self._now

    def hold(self) -> None:
        """From now on, time goes on by `advance` only."""
        self.is_held = True

    def release(self) -> None:
        """Whoever waits does not wait any more."""
        self.is_held = False
        self.advance_to(max([self._now, *(when for when, _ in self._sleepers)]))

    async def sleep(self, seconds: float) -> None:
        when = self._now + max(seconds, 0.0)
        if self.is_held and when > self._now:
            sleeper = asyncio.get_running_loop().create_future()
            self._sleepers.append((when, sleeper))
            await self.wait_outside(sleeper)
            return
        await asyncio.sleep(0)
        self.advance_to(max(when, self._now))

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        if not self.is_held:
            await event.wait()
            return
        waiter = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, waiter))
        set_event = event.set

        def wake() -> None:
            set_event()
            if not waiter.done():
                waiter.set_result(None)

        event.set = wake
        await self.wait_outside(waiter)

    def call_at(self, when: float, callback: Any) -> Any:
        self._number += 1
        timer = (when, self._number, callback, contextvars.copy_context())
        self._timers.append(timer)
        if when <= self._now:
            asyncio.get_running_loop().call_soon(self._ring)

        def take_back() -> None:
            with suppress(ValueError):
                self._timers.remove(timer)

        return take_back

    def next(self) -> float | None:
        """When somebody is waiting for."""
        times = [timer[0] for timer in self._timers]
        times += [when for when, sleeper in self._sleepers if not sleeper.done()]
        return min(times, default=None)

    def advance_to(self, when: float) -> None:
        self._now = max(self._now, when)
        self._ring()
        for sleeper in [s for due, s in self._sleepers if due <= self._now]:
            if not sleeper.done():
                sleeper.set_result(None)
        self._sleepers = [s for s in self._sleepers if not s[1].done()]

    def forget(self) -> None:
        """Nobody waits any more."""
        self._timers.clear()
        self._sleepers.clear()

    def _ring(self) -> None:
        loop = asyncio.get_running_loop()
        due = sorted(timer[:2] for timer in self._timers if timer[0] <= self._now)
        ringing = [timer for timer in self._timers if timer[:2] in due]
        self._timers = [timer for timer in self._timers if timer not in ringing]
        for _, _, callback, context in sorted(ringing, key=lambda timer: timer[:2]):
            loop.call_soon(callback, context=context)


@dataclass(frozen=True)
class RepeatableDice:
    """The same chance for the same table and entry, in every run."""

    seed: int = 0

    def rng(self, table_id: int, entry: int) -> Random:
        return Random(f"{self.seed}/{table_id}/{entry}")

    def salt(self, table_id: int, entry: int) -> bytes:
        return hashlib.sha256(f"{self.seed}/{table_id}/{entry}".encode()).digest()


# Answers


@dataclass(frozen=True)
class Answer:
    """What came of an interaction; to be read once the world is still."""

    world: "World" = field(repr=False)
    person: "Person"
    result: simcord.InteractionResult = field(repr=False)

    @property
    def is_answered(self) -> bool:
        return self.result.acknowledged

    @property
    def message(self) -> Seen | None:
        """The last message that the bot answered with, or the message that it changed."""
        shown = self.result.followups[-1:] or [self.result.response]
        return None if shown[0] is None else self.world.see(shown[0].channel_id, shown[0].id)

    @property
    def text(self) -> str:
        return self.message.text if self.message else ""

    @property
    def buttons(self) -> tuple[Button, ...]:
        return self.message.buttons if self.message else ()

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]

    @property
    def is_ephemeral(self) -> bool:
        return self.message is not None and self.message.is_ephemeral

    @property
    def form(self) -> dict[str, Any] | None:
        """The form that was opened, as Discord gets it."""
        return self.result.modal

    @property
    def fields(self) -> dict[str, dict[str, Any]]:
        """What can be filled in, by key."""
        return {
            component["custom_id"]: component
            for component in walk_components((self.form or {}).get("components", []))
            if component.get("custom_id")
        }

    @property
    def form_text(self) -> str:
        return flatten((self.form or {}).get("components", []))

    @property
    def choices(self) -> list[tuple[str, Any]]:
        found = self.result.autocomplete_choices or []
        return [(choice["name"], choice["value"]) for choice in found]


# People


class Person:
    """Somebody on Discord."""

    def __init__(self, world: "World", name: str, shown: str, language: str) -> None:
        self._world = world
        self.name = name
        self.language = language
        self.user = world.env.create_user(name, global_name=shown)
        self.has_closed_messages = False

    def __repr__(self) -> str:
        return f"Person({self.name!r})"

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # What they do

    async def slash(
        self, command: str, *, at: ChannelHandle | None = None, direct: bool = False, **options: Any
    ) -> Answer:
        """Uses a command in the channel, in another one, or in the direct messages."""
        name = f"{COMMAND} {command}"
        if direct:
            result = await self.user.slash(name, **options)
        else:
            actor = self._world.member(self, at)
            result = await actor.slash(at or self._world.channel, name, **options)
        return await self._answered(result)

    async def autocomplete(
        self,
        command: str,
        option: str,
        typed: str = "",
        *,
        at: ChannelHandle | None = None,
        direct: bool = False,
        **filled: Any,
    ) -> list[tuple[str, Any]]:
        """Types into an option; gives labels and values of what is offered."""
        place = self.user.dm_channel if direct else at or self._world.channel
        actor = self.user if direct else self._world.member(self, at)
        name = f"{COMMAND} {command}"
        result = await _autocomplete_result(actor, place, name, option, typed, filled)
        return (await self._answered(result)).choices

    async def press(
        self,
        what: Button | str,
        on: Seen | Answer | None = None,
        *,
        direct: bool = False,
        at: ChannelHandle | None = None,
    ) -> Answer:
        """Presses a button: one that was seen, or the newest in sight with such a label.

        A message that was seen can be pressed as it was then, even if it is gone meanwhile.
        """
        message = on.message if isinstance(on, Answer) else on
        if message is None:
            message = self._find(what, direct=direct, at=at)
        button = message.button(what) if isinstance(what, str) else what
        return await self.send_press(button.id, message)

    async def choose(self, menu: Menu, values: Sequence[str], on: Seen | Answer) -> Answer:
        """Chooses from a menu of a message."""
        message = on.message if isinstance(on, Answer) else on
        assert message is not None
        data = {"custom_id": menu.id, "component_type": MENU, "values": [*values]}
        return await self._send(InteractionType.MESSAGE_COMPONENT, message.place, data, message)

    async def send_press(self, press_id: str, message: Seen) -> Answer:
        """Sends a press with whatever id, forged or not."""
        data = {"custom_id": press_id, "component_type": BUTTON}
        return await self._send(InteractionType.MESSAGE_COMPONENT, message.place, data, message)

    async def fill(self, opened: Answer, values: Mapping[str, Any]) -> Answer:
        """Fills in the form that was opened and sends it, as far as Discord lets one."""
        record = opened.result._interaction
        filled = {
            key: [value] if _is_menu(opened.fields[key]) and isinstance(value, str) else value
            for key, value in values.items()
        }
        actor = self.user
        if record.guild_id is not None:
            actor = MemberActor(self._world.env, self._world.guild, self.user)
        return await self._answered(await _submit_modal(actor, opened.result, filled))

    async def send_form(
        self, form_id: str, values: Mapping[str, Any], on: Seen | None = None
    ) -> Answer:
        """Sends a form with whatever id and content, forged or not."""
        fields = [
            {"type": 18, "component": {"type": 3, "custom_id": key, "values": value}}
            if isinstance(value, list)
            else {"type": 18, "component": {"type": 4, "custom_id": key, "value": value}}
            for key, value in values.items()
        ]
        data = {"custom_id": form_id, "components": fields}
        place = on.place if on else self._world.channel.id
        return await self._send(InteractionType.MODAL_SUBMIT, place, data, on)

    async def send_command(
        self,
        command: str,
        options: Sequence[Mapping[str, Any]],
        *,
        is_typing: bool = False,
        group: str = COMMAND,
    ) -> Answer:
        """Sends a command, or one that is being typed, with whatever options, known or not."""
        kind = InteractionType.APPLICATION_COMMAND
        if is_typing:
            kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
        typed = [dict(option) for option in options]
        parts = [{"name": command, "type": 1, "options": typed}]
        data = {"id": "1", "name": group, "type": 1, "options": parts}
        return await self._send(kind, self._world.channel.id, data, None)

    async def _send(self, kind: int, place: int, data: dict[str, Any], message: Seen | None):
        world = self._world
        backend = world.backend
        guild = backend.get_channel(place).guild_id
        record, payload = base_payload(
            backend, type=kind, channel_id=place, guild_id=guild, user_id=self.id, data=data
        )
        if message is not None:
            payload["message"] = dict(message.payload)
            record.source_message_id = message.id
        backend.emit("INTERACTION_CREATE", payload)
        await world.env._settle_internal()
        return await self._answered(simcord.InteractionResult(world.env, record))

    async def _answered(self, result: simcord.InteractionResult) -> Answer:
        await self._world.settle()
        return Answer(self._world, self, result)

    # What they see

    def sees(self, at: ChannelHandle | None = None, *, direct: bool = False) -> list[Seen]:
        """All messages of a channel that this person sees now."""
        place = self.user.dm_channel if direct else at or self._world.channel
        return self._world.messages(place, self.id)

    def direct_messages(self) -> list[Seen]:
        """What stands in the direct messages, without ephemeral answers."""
        return [message for message in self.sees(direct=True) if not message.is_ephemeral]

    def ever_saw(self) -> list[Shown]:
        """Everything that was ever shown to this person, in order."""
        return [
            shown
            for shown in self._world.shown
            if shown.user in (None, self.id)
            and (shown.user is not None or not self._world.is_direct(shown.place))
        ]

    def _find(self, what: Button | str, *, direct: bool, at: ChannelHandle | None) -> Seen:
        seen = self.sees(at, direct=direct)
        for message in reversed(seen):
            for button in message.buttons:
                if button == what or (isinstance(what, str) and button.label.startswith(what)):
                    return message
        labels = [label for message in seen for label in message.labels]
        raise AssertionError(f"{self.name} sees no button {what!r} among {labels}")

    # How they are

    def close_direct_messages(self) -> None:
        self.has_closed_messages = True

    def open_direct_messages(self) -> None:
        self.has_closed_messages = False


# The world


class World:
    """A server with channels, people and the bot; see the head of the module."""

    def __init__(self, url: str, language: str, seed: int) -> None:
        self.url = url
        self.language = language
        """Of the server."""
        self.clock = VirtualClock()
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
        self.lag = 0
        """How many turns of the event loop a request takes each way."""
        self.is_dead = False
        self._death = asyncio.Event()
        self._lost: set[int] = set()
        self._acknowledged: Counter[int] = Counter()
        self._nonces: dict[tuple[int, str], tuple[int, float]] = {}
        self._faults: list[dict[str, Any]] = []
        self._is_at_once = False

    # To begin and to end

    async def begin(self) -> None:
        self.engine = await open_database(self.url)
        self._peeking = await open_database(self.url)
        self.store = SqlStore(self._peeking)
        self.env = simcord.Env(self._build(), shard_count=1, settle_timeout=20.0)
        self.backend = self.env.backend
        self.backend.world = self
        self._settle_env = self.env._settle_internal
        self.env._settle_internal = self._settle_unless_held
        self.clock.wait_outside = lambda future: self.env.external_wait(
            future, reason="virtual clock"
        )
        self._spy()
        self._log = _ErrorLog(self.errors)
        logging.getLogger().addHandler(self._log)
        await self.env.start()
        self.guild = self.env.create_guild("Trattoria")
        self.channel = self.guild.create_text_channel("table")
        await self.env.settle()

    def _build(self) -> discord.Client:
        self.client = build_client(self.engine, self.clock, self.dice, Settings(token="none"))
        event.listen(self.engine.sync_engine, "commit", self._commits)
        return self.client

    async def end(self) -> None:
        if not self.is_dead:
            await self._drop()
        await self.env.shutdown()
        await self._peeking.dispose()
        logging.getLogger().removeHandler(self._log)

    def check(self) -> None:
        """Every interaction was answered exactly once, and nothing went wrong."""
        for record in self.backend.interactions.values():
            if record.id not in self._lost:
                count = self._acknowledged[record.id]
                assert count == 1, f"interaction answered {count} times: {record}"
                assert not record.loading, f"interaction left loading: {record}"
        assert not self.errors, [record.getMessage() for record in self.errors]
        self.env.raise_errors()

    # To be killed, and to come back

    async def kill(self) -> None:
        """Drops the bot at this very instant, without any clean-up."""
        if not self.is_dead:
            self.is_dead = True
            await self._drop()

    async def restart(self) -> None:
        """Starts the bot anew, on the same database and the same Discord."""
        await self.kill()
        self.die_at = None
        self._death.clear()
        self.engine = await open_database(self.url)
        self.is_dead = False
        await _runtime._attach_bot(self.env, self._build())
        await self.settle()

    async def stop(self) -> None:
        """Stops the bot as a signal does."""
        with self.env._bot_scope():
            stopping = asyncio.create_task(self.client.stop())
        await stopping
        await self.kill()

    async def _drop(self) -> None:
        self.is_dead = True
        self.clock.forget()
        self._lost.update(
            record.id
            for record in self.backend.interactions.values()
            if not record.responded or record.loading
        )
        await self.env._detach_bot()
        await self.engine.dispose()

    def _step(self) -> None:
        if self.is_dead:
            raise asyncio.CancelledError
        self.steps += 1
        if self.die_at is not None and self.steps >= self.die_at:
            self.is_dead = True
            self._death.set()
            raise asyncio.CancelledError

    def _commits(self, _connection: Any) -> None:
        self._step()

    # To go on

    async def settle(self) -> None:
        """Goes on until nothing moves any more; computers make their moves meanwhile."""
        while not self._is_at_once and not self.is_dead:
            await self.env._settle_internal()
            if self.is_dead or self.clock.is_held:
                return
            when = await self._next_computer()
            if when is None:
                return
            self.clock.advance_to(when)

    async def advance(self, seconds: float) -> None:
        """Lets time pass; whatever is due in the meantime happens at its time."""
        end = self.clock.now() + seconds
        await self.settle()
        while (when := self.clock.next()) is not None and when <= end and not self.is_dead:
            self.clock.advance_to(when)
            await self.settle()
        self.clock.advance_to(end)
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

    async def _settle_unless_held(self, **options: Any) -> None:
        if self._is_at_once or self.is_dead:
            return
        if self.die_at is None:
            await self._settle_env(**{"idle": IDLE} | options)
            return
        settling = asyncio.ensure_future(self._settle_env(**{"idle": IDLE} | options))
        dying = asyncio.ensure_future(self._death.wait())
        await asyncio.wait({settling, dying}, return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if self._death.is_set():
            settling.cancel()
            await asyncio.gather(settling, return_exceptions=True)
            await self._drop()
        else:
            await settling

    async def _next_computer(self) -> float | None:
        if self.clock.next() is None:
            return None
        async with self.store.work() as work:
            alarms = await work.alarms()
        times = [alarm.at for _, alarm in alarms if alarm.kind is AlarmKind.COMPUTER]
        return min((when for when in times if when > self.clock.now()), default=None)

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
        person = Person(self, name, shown or name, language)
        self.people[person.id] = person
        if is_member:
            roles = []
            if may:
                allowed = discord.Permissions(**dict.fromkeys(may, True))
                roles.append(self.guild.create_role(f"Role of {name}", permissions=allowed))
            self.guild.add_member(person.user, roles=roles)
        return person

    def add_people(self, *names: str, language: str = ENGLISH) -> list[Person]:
        return [self.add_person(name, language=language) for name in names]

    def add_channel(self, name: str = "another") -> ChannelHandle:
        return self.guild.create_text_channel(name)

    def add_thread(self, name: str = "thread") -> ChannelHandle:
        thread = self.backend.create_thread(self.channel.id, name, self.guild.owner.id)
        return ChannelHandle(self.env, self.guild, thread)

    def member(self, person: Person, at: ChannelHandle | None = None) -> MemberActor:
        return MemberActor(self.env, (at or self.channel).guild or self.guild, person.user)

    def is_direct(self, place: int) -> bool:
        return place in self.backend.dm_channels.values()

    # What happens to Discord

    def deny(self, *permissions: str, at: ChannelHandle | None = None) -> None:
        """Takes permissions from the bot in a channel; none at all gives all of them back."""
        place = (at or self.channel).id
        if not permissions:
            self.backend.delete_overwrite(place, self.backend.bot_user.id)
            return
        denied = discord.Permissions(**dict.fromkeys(permissions, True))
        bot = self.backend.bot_user.id
        self.backend.set_overwrite(
            place, Overwrite(target_id=bot, type=1, allow=0, deny=denied.value)
        )

    def delete_message(self, message: Seen) -> None:
        """A moderator takes a message away."""
        self.backend.delete_message(message.place, message.id)

    def delete_channel(self, place: ChannelHandle | None = None) -> None:
        self.backend.delete_channel((place or self.channel).id)

    def kick(self) -> None:
        """The bot is thrown out of the server, where its messages stay."""
        del self.guild._guild.members[self.backend.bot_user.id]
        self.backend.emit("GUILD_DELETE", {"id": str(self.guild.id)})

    def invite_back(self) -> None:
        """The bot comes back to the server."""
        guild = self.guild._guild
        role = next(role for role in guild.roles.values() if role.managed)
        self.backend.add_member(guild.id, self.backend.bot_user.id, roles=[role.id])
        payload = dict(guild_create_payload(self.backend, guild))
        # Discord says nothing of it where the bot is new, and by that it is known to be new.
        del payload["unavailable"]
        self.backend.emit("GUILD_CREATE", payload)

    def fail(
        self,
        kind: str = "*",
        *,
        place: int | None = None,
        status: int | None = 500,
        code: int = 0,
        times: int | None = 1,
        is_done: bool = False,
        path: str = "*",
    ) -> None:
        """Lets requests of a kind fail; without a status the connection breaks.

        If it is done, only the bot does not come to know. Without `times`, until `heal`: then the
        clock has to be held, or the bot tries again for ever in no time.
        """
        self._faults.append(
            {
                "kind": kind,
                "place": place,
                "status": status,
                "code": code,
                "times": times,
                "done": is_done,
                "path": path,
            }
        )

    def heal(self) -> None:
        """Nothing fails any more."""
        self._faults.clear()

    # What can be seen

    def see(self, place: int, message: int) -> Seen:
        return self._see(self.backend.get_message(place, message))

    def messages(self, place: ChannelHandle | None = None, user: int | None = None) -> list[Seen]:
        """The messages of the bot in a channel, as a user sees them, or else as everybody does."""
        stored = self.backend.messages.get((place or self.channel).id, {}).values()
        bot = self.backend.bot_user.id
        return [
            self._see(message)
            for message in sorted(stored, key=lambda message: message.id)
            if message.author_id == bot and message.visible_to(user)
        ]

    def channel_messages(self) -> list[Seen]:
        """The messages that everybody sees in the channel."""
        return self.messages(self.channel)

    def channel_text(self) -> str:
        return "\n\n".join(message.text for message in self.channel_messages())

    def told(self, place: ChannelHandle | None = None) -> str:
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

    async def active_table(self, place: ChannelHandle | None = None) -> int | None:
        async with self.store.work() as work:
            return await work.find_active_table((place or self.channel).id)

    # Between the bot and Discord

    async def through(self, method: str, url: str, body: Any, call: Any) -> Any:
        """Lets a request of the bot through, or not."""
        path = _path_of(url)
        request = self._describe(method, path, body)
        self._step()
        self.requests.append(request)
        for _ in range(self.lag):
            await asyncio.sleep(0)
        fault = self._find_fault(request)
        if fault is not None and not fault["done"]:
            _fail(fault)
        known = GATEWAY if path == "/gateway/bot" else self._known_nonce(request)
        result = known if known is not None else await call()
        self._keep_nonce(request, result)
        self._note_answer(request)
        for _ in range(self.lag):
            await asyncio.sleep(0)
        if fault is not None:
            _fail(fault)
        self._step()
        return result

    def _describe(self, method: str, path: str, body: Any) -> Request:
        parts = path.strip("/").split("/")
        place = int(parts[1]) if parts[0] == "channels" else None
        match method, parts:
            case "POST", ["channels", _, "messages"]:
                kind = "post"
            case "PATCH", ["channels", _, "messages", _]:
                kind = "edit"
            case "DELETE", ["channels", _, "messages", _]:
                kind = "delete"
            case "GET", ["channels", _, "messages", *_]:
                kind = "read"
            case "POST", ["users", "@me", "channels"]:
                kind = "open-direct"
            case "POST", ["interactions", *_]:
                kind = "answer"
            case "POST", ["webhooks", *_]:
                kind = "follow"
            case "PATCH", ["webhooks", *_]:
                kind = "change-answer"
            case _:
                kind = "other"
        return Request(kind, method, path, place, self.clock.now(), body)

    def _find_fault(self, request: Request) -> dict[str, Any] | None:
        person = self._owner(request.place)
        if request.kind == "post" and person is not None and person.has_closed_messages:
            return {"status": 403, "code": 50007, "done": False}
        for fault in self._faults:
            if (
                fnmatch.fnmatch(request.kind, fault["kind"])
                and fnmatch.fnmatch(request.path, fault["path"])
                and fault["place"] in (None, request.place)
            ):
                if fault["times"] is not None:
                    fault["times"] -= 1
                    if not fault["times"]:
                        self._faults.remove(fault)
                return fault
        return None

    def _owner(self, place: int | None) -> Person | None:
        """Whose direct messages a place is."""
        for user, channel in self.backend.dm_channels.items():
            if channel == place:
                return self.people.get(user)
        return None

    def _known_nonce(self, request: Request) -> Any:
        nonce = _nonce(request)
        if nonce is None:
            return None
        message, at = self._nonces.get((request.place or 0, nonce), (0, 0.0))
        if at < self.clock.now() - NONCE_LASTS:
            return None
        with suppress(BackendError):
            found = self.backend.get_message(request.place or 0, message)
            return dict(message_payload(self.backend, found))
        return None

    def _keep_nonce(self, request: Request, result: Any) -> None:
        if nonce := _nonce(request):
            self._nonces[request.place or 0, nonce] = (int(result["id"]), self.clock.now())

    def _note_answer(self, request: Request) -> None:
        if request.kind != "answer":
            return
        record = self.backend.interactions[int(request.path.strip("/").split("/")[1])]
        self._acknowledged[record.id] += 1
        user, place = record.user_id, record.channel_id
        if record.autocomplete_choices is not None:
            lines = [f"{one['name']} = {one['value']}" for one in record.autocomplete_choices]
            self._show(place, user, "choices", "\n".join(lines))
        elif record.modal is not None:
            text = f"{record.modal['title']}\n{flatten(record.modal['components'])}"
            self._show(place, user, "form", f"{text}\n{record.modal['custom_id']}")

    # The log of what is shown

    def _spy(self) -> None:
        backend = self.backend
        commit, edit, delete = backend.commit_message, backend.edit_message, backend.delete_message
        emit = backend.emit

        def commit_message(message: Any, **options: Any) -> Any:
            stored = commit(message, **options)
            self._show_message(stored, "answer" if stored.is_ephemeral else "post")
            return stored

        def edit_message(channel_id: int, message_id: int, fields: dict[str, Any]) -> Any:
            stored = edit(channel_id, message_id, fields)
            self._show_message(stored, "renew" if stored.is_ephemeral else "edit")
            return stored

        def delete_message(channel_id: int, message_id: int) -> None:
            self._show_message(backend.get_message(channel_id, message_id), "delete")
            delete(channel_id, message_id)

        def emit_event(name: str, payload: Any) -> None:
            if name == "INTERACTION_CREATE":
                user = payload.get("user") or payload["member"]["user"]
                payload["locale"] = self.people[int(user["id"])].language
                if "guild_locale" in payload:
                    payload["guild_locale"] = self.language
            emit(name, payload)

        backend.commit_message = commit_message
        backend.edit_message = edit_message
        backend.delete_message = delete_message
        backend.emit = emit_event

    def _show_message(self, message: Any, how: str) -> None:
        if message.author_id == self.backend.bot_user.id:
            seen = self._see(message)
            self._show(message.channel_id, seen.user, how, seen.text, seen)

    def _show(self, place: int, user: int | None, how: str, text: str, seen: Any = None) -> None:
        self.shown.append(Shown(self.clock.now(), place, user, how, text, seen))

    def _see(self, message: Any) -> Seen:
        payload = dict(message_payload(self.backend, message))
        owner = self._owner(message.channel_id)
        user = None if owner is None else owner.id
        if message.is_ephemeral:
            user = int((message.interaction_metadata or {})["user"]["id"])
        components = [*walk_components(message.components)]
        return Seen(
            id=message.id,
            place=message.channel_id,
            text=flatten(message.components) or message.content,
            buttons=tuple(_button(one) for one in components if one["type"] == BUTTON),
            menus=tuple(_menu(one) for one in components if one["type"] == MENU),
            files=tuple(
                (file["filename"], self.backend.cdn.get(file["url"]) or b"")
                for file in message.attachments
            ),
            pings=frozenset(message.ping_user_ids),
            is_ephemeral=message.is_ephemeral,
            user=user,
            payload=payload,
        )


@asynccontextmanager
async def open_world(
    folder: Path, *, url: str | None = None, language: str = ENGLISH, seed: int = 0
) -> AsyncIterator[World]:
    """A world with a server and the bot, on a new SQLite file or on a database that is ready."""
    world = World(url or await make_database(folder), language, seed)
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


# Little helpers


def flatten(components: Sequence[Mapping[str, Any]]) -> str:
    """All that can be read in components, line by line."""
    return "\n".join(_lines(components))


def _lines(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for component in components:
        for key in ("content", "label", "description", "placeholder"):
            text = component.get(key)
            if isinstance(text, str) and component.get("type") != BUTTON:
                yield text
        for option in component.get("options") or ():
            yield " | ".join(
                str(option[key]) for key in ("label", "value", "description") if option.get(key)
            )
        for item in component.get("items") or ():
            yield str(item.get("description") or "")
        yield from _lines(component.get("components") or ())
        inner = component.get("component")
        yield from _lines([inner] if inner else [])


def _button(component: Mapping[str, Any]) -> Button:
    emoji = (component.get("emoji") or {}).get("name")
    return Button(component.get("custom_id", ""), component.get("label") or "", emoji)


def _menu(component: Mapping[str, Any]) -> Menu:
    options = component["options"]
    return Menu(
        component["custom_id"],
        tuple(option["value"] for option in options),
        tuple(option["label"] for option in options),
    )


def _is_menu(component: Mapping[str, Any]) -> bool:
    return component.get("type") == MENU


def _nonce(request: Request) -> str | None:
    if request.kind != "post" or not isinstance(request.body, Mapping):
        return None
    return str(request.body["nonce"]) if request.body.get("enforce_nonce") else None


def _fail(fault: Mapping[str, Any]) -> None:
    if fault["status"] is None:
        raise aiohttp.ClientConnectionError("the connection broke")
    _raise_for(BackendError(fault["status"], fault["code"], "it fails here"))


class _ErrorLog(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self, errors: list[logging.LogRecord]) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.append(record)


class _Http(FakeHTTPClient):
    async def request(self, route: Any, **options: Any) -> Any:
        async def call() -> Any:
            return await FakeHTTPClient.request(self, route, **options)

        body = options.get("json")
        return await self.backend.world.through(route.method, route.url, body, call)


class _Webhooks(FakeWebhookAdapter):
    async def request(self, route: Any, session: Any, **options: Any) -> Any:
        async def call() -> Any:
            return await FakeWebhookAdapter.request(self, route, session, **options)

        body = options.get("payload")
        return await self.backend.world.through(route.method, route.url, body, call)


_runtime.FakeHTTPClient = _Http
_runtime.FakeWebhookAdapter = _Webhooks
