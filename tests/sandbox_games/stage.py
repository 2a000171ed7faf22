"""The sandbox with people in it who hear everything, and the bot's database as it is read."""

import asyncio
import itertools
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
from sqlalchemy import event
from sqlalchemy.ext.asyncio import create_async_engine

from bot.sandbox.buckets import GLOBAL, RATES
from bot.sandbox.server import Running, build_server, serving
from bot.sandbox.setup import make_world
from bot.sandbox.world import EPHEMERAL, TEXT, Channel
from bot.store.work import SqlStore
from bot.tables.table import Status, Table
from tests.sandbox.people import command

STEP = 0.01
"""How often is looked whether something has happened that nobody tells of."""

HEARTBEAT = 20.0

MESSAGES = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE")

FREE_RATES = dict.fromkeys(RATES, (100000, 1.0))
FREE_GLOBAL = (100_000, GLOBAL[1])
"""What the sandbox takes where nobody wants to wait for its limits."""


class Guest:
    """A person at the API, who keeps what the gateway told about messages, and nothing else."""

    def __init__(self, stage: "Stage", row: dict) -> None:
        self.stage = stage
        self.id = int(row["id"])
        self.name = row["name"]
        self.heard: list[tuple[str, dict]] = []
        self.own: list[dict] = []
        """Messages that nobody else can see."""
        self.forms: list[dict] = []
        self._token = row["token"]
        self._nonces = itertools.count(1)
        self._answers: dict[str, asyncio.Future[bool]] = {}
        self._is_there = asyncio.Event()
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def connect(self) -> None:
        url = self.stage.server.base.replace("http", "ws") + "/gateway?v=10&encoding=json"
        self._socket = await self.stage.http.ws_connect(url, max_msg_size=0)
        await self._socket.send_json({"op": 2, "d": {"token": self._token, "properties": {}}})
        works = (self._listen(self._socket), self._beat(self._socket))
        self._tasks = {asyncio.create_task(work) for work in works}
        await asyncio.wait_for(self._is_there.wait(), 5)

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _beat(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            await socket.send_json({"op": 1, "d": None})

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            payload = json.loads(frame.data)
            name, data = payload["t"], payload["d"]
            if name == "READY":
                self._is_there.set()
            elif name in MESSAGES:
                self._hear(name, data)
            elif name == "INTERACTION_MODAL_CREATE":
                self.forms.append(data)
            elif name in ("INTERACTION_SUCCESS", "INTERACTION_FAILURE"):
                answer = self._answers.pop(data["nonce"], None)
                if answer is not None and not answer.done():
                    answer.set_result(name == "INTERACTION_SUCCESS")

    def _hear(self, name: str, data: dict) -> None:
        if data.get("flags", 0) & EPHEMERAL:
            self.own.append(data)
        else:
            self.heard.append((name, data))

    @property
    def direct(self) -> int:
        """The channel of the direct messages."""
        return int(next(data["channel_id"] for _, data in self.heard if "guild_id" not in data))

    def standing(self, channel: int | None) -> list[dict]:
        """What stands in a channel now, or in the direct messages."""
        found: dict[str, dict] = {}
        for name, data in self.heard:
            if name == "MESSAGE_DELETE":
                found.pop(data["id"], None)
            elif (data["channel_id"] == str(channel)) if channel else ("guild_id" not in data):
                found[data["id"]] = data
        return [*found.values()]

    async def ask(self, method: str, path: str, body: dict | None = None) -> tuple[int, object]:
        """The status and the answer."""
        headers = {"Authorization": self._token}
        url = self.stage.server.api + path
        async with self.stage.http.request(method, url, json=body, headers=headers) as response:
            text = await response.text()
            return response.status, json.loads(text) if text else None

    async def interact(self, kind: int, channel: int, data: dict, **more: object) -> bool:
        """Does something, and tells whether the bot has answered in time."""
        nonce = f"{self.name}{next(self._nonces)}"
        place = self.stage.server.box.world.channels[channel]
        where = {} if place.guild_id is None else {"guild_id": str(place.guild_id)}
        body = {"type": kind, "channel_id": str(channel), "nonce": nonce, "data": data}
        answer = self._answers[nonce] = asyncio.get_running_loop().create_future()
        status, said = await self.ask("POST", "/interactions", {**body, **where, **more})
        if status != 204:
            # The bot has taken away what was about to be pressed, or has no commands yet.
            assert status in (400, 403, 404), (status, said)
            del self._answers[nonce]
            await asyncio.sleep(0.05)
            return False
        return await asyncio.wait_for(answer, 10)

    async def slash(self, channel: int, name: str, **options: object) -> bool:
        """Uses a command."""
        return await self.interact(2, channel, command("mammamia", name, **options))

    async def press(self, message: dict, custom_id: str) -> bool:
        """Presses a button."""
        data = {"component_type": 2, "custom_id": custom_id}
        return await self.interact(
            3, int(message["channel_id"]), data, message_id=str(message["id"])
        )


class Stage:
    """The sandbox, its people, and the database of the bot."""

    def __init__(self, server: Running, http: aiohttp.ClientSession, database: Path) -> None:
        self.server = server
        self.http = http
        self.database = database
        self.people: list[Guest] = []
        self.store: SqlStore | None = None

    @property
    def channels(self) -> list[int]:
        """The ids of the server's channels."""
        world = self.server.box.world
        return [channel.id for channel in world.channels_of(world.guild.id)]

    async def trouble(self, **fault: object) -> None:
        """Orders trouble."""
        url, headers = f"{self.server.base}/sandbox/faults", {"X-Sandbox-Key": self.server.box.key}
        async with self.http.post(url, json=fault, headers=headers) as response:
            assert response.status == 200, await response.text()

    async def active(self, channel: int) -> Table | None:
        """The table of a channel that is not over."""
        assert self.store is not None
        async with self.store.work() as work:
            found = await work.find_active_table(channel)
            return None if found is None else await work.load_table(found)

    async def last(self, channel: int) -> Table | None:
        """The table that was opened last in a channel."""
        assert self.store is not None
        async with self.store.work() as work:
            found = await work.find_last_table(channel)
            return None if found is None else await work.load_table(found)

    async def table(self, table_id: int) -> Table:
        """A table as it is kept."""
        assert self.store is not None
        async with self.store.work() as work:
            table = await work.load_table(table_id)
        assert table is not None
        return table

    async def has_to_say(self, table_id: int) -> bool:
        """Whether the table has anything left to say."""
        assert self.store is not None
        async with self.store.work() as work:
            return bool(await work.pending(table_id, 1))

    async def all_said(self) -> bool:
        """Whether no table that may speak has anything left to say."""
        assert self.store is not None
        async with self.store.work() as work:
            return not await work.tables_with_announcements()

    async def settle(self, seconds: float = 30) -> None:
        """Waits until everything is said, and everybody has heard it."""
        async with asyncio.timeout(seconds):
            while not await self.all_said():
                await asyncio.sleep(STEP)
        await asyncio.sleep(0.1)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[None]:
        """The database is there, and is read without ever being written."""
        url = f"sqlite+aiosqlite:///file:{self.database}?mode=ro&uri=true"
        engine = create_async_engine(url, connect_args={"isolation_level": None})
        event.listen(engine.sync_engine, "begin", lambda one: one.exec_driver_sql("BEGIN"))
        self.store = SqlStore(engine)
        try:
            yield
        finally:
            await engine.dispose()


@asynccontextmanager
async def staging(
    folder: Path, players: int = 3, channels: int = 2, trace: Path | None = None
) -> AsyncGenerator[Stage]:
    """The sandbox, and everybody in it listens."""
    world = make_world(players)
    for place in range(2, channels):
        world.add_channel(
            Channel(
                world.ids.next(), TEXT, f"room-{place}", guild_id=world.guild.id, position=place
            )
        )
    app = build_server(world, trace=trace)
    async with serving(app) as server, aiohttp.ClientSession() as http:
        stage = Stage(server, http, folder / "games.db")
        headers = {"X-Sandbox-Key": server.box.key}
        async with http.get(f"{server.base}/sandbox/users", headers=headers) as response:
            stage.people = [Guest(stage, row) for row in await response.json()]
        for guest in stage.people:
            await guest.connect()
        try:
            yield stage
        finally:
            for guest in stage.people:
                await guest.leave()


def is_over(table: Table | None) -> bool:
    """Whether the game has reached its ranking."""
    return table is not None and table.status is Status.OVER
