"""Clients that do not read what they are sent."""

import asyncio
import json

from bot.sandbox import gateway
from tests.sandbox.people import LONGEST, until_gone


class Deaf:
    """A client that identifies and then reads nothing more."""

    def __init__(self, server, person):
        self._server, self._person = server, person

    async def __aenter__(self):
        port = int(self._server.base.rsplit(":")[-1])
        _, self._writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
        self._writer.write(
            b"GET /gateway HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        data = {"token": self._person.row["token"], "properties": {}}
        frame = json.dumps({"op": 2, "d": data}).encode()
        self._writer.write(b"\x81\xfe" + len(frame).to_bytes(2, "big") + bytes(4) + frame)
        async with asyncio.timeout(LONGEST):
            while not self._server.box.hub.sessions:
                await asyncio.sleep(0.01)
        return next(iter(self._server.box.hub.sessions.values()))

    async def __aexit__(self, *_):
        self._writer.close()


async def test_who_does_not_listen_is_cut_off_in_the_end(server, people, clock, monkeypatch):
    monkeypatch.setattr(gateway, "GRACE", 0.1)
    async with Deaf(server, people[0]) as session:
        for _ in range(200):
            session.tell("TYPING_START", {"x": "x" * 100_000})
        await asyncio.sleep(0.05)
        clock.advance(70)
        await until_gone(session)


async def test_nothing_piles_up_for_who_does_not_listen(server, people, monkeypatch):
    monkeypatch.setattr(gateway, "MOST_WAITING", 50)
    async with Deaf(server, people[0]) as session:
        for _ in range(200):
            session.tell("TYPING_START", {"x": "x" * 100_000})
        await until_gone(session)
