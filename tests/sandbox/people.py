"""People as these tests know them: they use the API and listen to the gateway."""

import asyncio
import itertools
import json
from contextlib import asynccontextmanager

import aiohttp

V2 = 1 << 15
EPHEMERAL = 64
LOADING = 128

LONGEST = 60
"""After so many seconds nothing is waited for any more, however busy the machine is."""


class Listener:
    """A connection to the gateway that remembers what was told."""

    def __init__(self, socket):
        self.socket = socket
        self.events = []
        self.sequence = None
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._read())

    async def _read(self):
        async for message in self.socket:
            payload = json.loads(message.data)
            self.sequence = payload.get("s") or self.sequence
            self.events.append(payload)
            self._news.set()
        self._news.set()

    async def send(self, op, data):
        await self.socket.send_json({"op": op, "d": data})

    async def wait(self, name, skip=0, **facts):
        """The data of an event, whether it has come already or comes soon."""
        async with asyncio.timeout(LONGEST):
            while True:
                found = self.told(name, **facts)
                if len(found) > skip:
                    return found[skip]
                self._news.clear()
                await self._news.wait()

    async def wait_op(self, op):
        async with asyncio.timeout(LONGEST):
            while True:
                for payload in self.events:
                    if payload["op"] == op:
                        return payload
                self._news.clear()
                await self._news.wait()

    async def closed(self):
        async with asyncio.timeout(LONGEST):
            await self._task
        return self.socket.close_code

    def told(self, name, **facts):
        return [
            event["d"]
            for event in self.events
            if event["t"] == name and all(event["d"].get(key) == facts[key] for key in facts)
        ]

    async def close(self, code=1000):
        await self.socket.close(code=code)
        self._task.cancel()


class Person:
    """Somebody with a token."""

    def __init__(self, http, server, row):
        self.http = http
        self.server = server
        self.row = row
        self.id = row["id"]
        self.name = row["name"]
        self.hears = None
        self._nonces = itertools.count(1)

    async def ask(self, method, path, body=None, **more):
        """The status and the answer."""
        headers = {"Authorization": self.row["token"]}
        url = self.server.api + path
        async with self.http.request(method, url, json=body, headers=headers, **more) as response:
            text = await response.text()
            return response.status, json.loads(text) if text else None

    async def get(self, path):
        status, answer = await self.ask("GET", path)
        assert status == 200, (status, answer)
        return answer

    async def messages(self, channel):
        return await self.get(f"/channels/{channel}/messages")

    async def say(self, channel, text):
        status, answer = await self.ask("POST", f"/channels/{channel}/messages", {"content": text})
        assert status == 200, (status, answer)
        return answer

    async def connect(self):
        """Listens to the gateway from now on."""
        self.hears = await connect(self.http, self.server)
        await self.hears.send(2, {"token": self.row["token"], "properties": {}})
        await self.hears.wait("READY")
        return self

    async def try_interact(self, kind, channel, data, *, direct=False, **more):
        """The status and the answer, and the nonce."""
        nonce = f"{self.name}{next(self._nonces)}"
        guild = str(self.server.box.world.guild.id)
        body = {
            "type": kind,
            "application_id": str(self.server.box.world.application_id),
            "channel_id": str(channel),
            "nonce": nonce,
            "data": data,
            **({} if direct else {"guild_id": guild}),
            **more,
        }
        status, answer = await self.ask("POST", "/interactions", body)
        return status, answer, nonce

    async def interact(self, kind, channel, data, **more):
        status, answer, nonce = await self.try_interact(kind, channel, data, **more)
        assert status == 204, (status, answer)
        return nonce

    async def slash(self, channel, name, *path, direct=False, **options):
        """Uses a command, with subcommands after its name."""
        return await self.interact(2, channel, command(name, *path, **options), direct=direct)

    async def press(self, message, custom_id, *, values=None, direct=False):
        kind = 2 if values is None else 3
        data = {"component_type": kind, "custom_id": custom_id}
        if values is not None:
            data["values"] = values
        channel = message["channel_id"]
        return await self.interact(3, channel, data, message_id=message["id"], direct=direct)

    async def answered(self, nonce):
        """Waits until the bot has answered."""
        await self.hears.wait("INTERACTION_SUCCESS", nonce=nonce)


def command(name, *path, focused=None, **options):
    """What is sent for a command."""
    given = [{"name": key, "value": value} for key, value in options.items()]
    for option in given:
        if option["name"] == focused:
            option["focused"] = True
    for step in reversed(path):
        given = [{"name": step, "options": given}]
    return {"name": name, "options": given}


async def connect(http, server, **query):
    """An open connection to the gateway, after hello."""
    url = server.box.world.base.replace("http", "ws") + "/gateway"
    params = {"v": "10", "encoding": "json", **query}
    return Listener(await http.ws_connect(url, params=params))


@asynccontextmanager
async def all_people(server):
    async with aiohttp.ClientSession() as http:
        url = f"{server.base}/sandbox/users"
        async with http.get(url, headers={"X-Sandbox-Key": server.box.key}) as response:
            rows = await response.json()
        people = [Person(http, server, row) for row in rows]
        yield people
        for person in people:
            if person.hears is not None:
                await person.hears.close()


class Robot(Person):
    """The bot by hand: requests without discord.py, so that refusals can be read."""

    def __init__(self, http, server):
        bot = server.box.world.bot
        super().__init__(
            http, server, {"id": str(bot.id), "name": bot.name, "token": f"Bot {bot.token}"}
        )

    async def connect(self, intents=1, **more):
        self.hears = await connect(self.http, self.server)
        await self.hears.send(2, {"token": self.row["token"], "intents": intents, **more})
        await self.hears.wait("READY")
        return self

    async def send(self, channel, **body):
        status, answer = await self.ask("POST", f"/channels/{channel}/messages", body)
        assert status == 200, (status, answer)
        return answer

    async def tell_commands(self, *commands):
        path = f"/applications/{self.id}/commands"
        status, answer = await self.ask("PUT", path, [*commands])
        assert status == 200, (status, answer)
        return answer

    async def hears_of(self, **facts):
        """An interaction that somebody has begun."""
        return await self.hears.wait("INTERACTION_CREATE", **facts)

    async def answer(self, interaction, kind, data=None, **more):
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        return await self.ask("POST", path, body, **more)

    async def webhook(self, method, interaction, rest="", body=None):
        path = f"/webhooks/{self.id}/{interaction['token']}{rest}"
        return await self.ask(method, path, body)


async def until_gone(session):
    """Waits until the gateway has noticed that nobody is connected any more."""
    async with asyncio.timeout(LONGEST):
        while session.link is not None:
            await asyncio.sleep(0.01)


async def trouble(person, **fault):
    """Orders trouble; the status and the answer."""
    server = person.server
    url, headers = f"{server.base}/sandbox/faults", {"X-Sandbox-Key": server.box.key}
    async with person.http.post(url, json=fault, headers=headers) as response:
        return response.status, await response.json()
