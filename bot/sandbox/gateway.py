"""The gateway: one connection of one client."""

import asyncio
import json
import zlib
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox import opcodes
from bot.sandbox.reading import Json, as_int, as_map, read_json
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.sessions import PATIENCE, REMEMBERED, Session
from bot.sandbox.welcome import read_intents, read_shard, welcome
from bot.sandbox.world import User

MOST_MESSAGES: Final = 120
MINUTE: Final = 60.0

ZLIB: Final = "zlib-stream"

MOST_WAITING: Final = 2 * REMEMBERED
"""How many frames may wait for a client that does not read them."""

PULSE: Final = 0.02
"""How many seconds until a heartbeat is answered: discord.py misreads an immediate answer."""

GRACE: Final = 5.0
"""How many real seconds the last frames may wait for a client that does not read."""


@dataclass(frozen=True, slots=True)
class End:
    """The last thing to be sent: a close code, or nothing at all."""

    code: int | None
    reason: str = ""


class Connection:
    """Speaks with one client until one of the two has had enough."""

    def __init__(self, box: Sandbox, request: web.Request, socket: web.WebSocketResponse) -> None:
        self._box = box
        self._request = request
        self._socket = socket
        self._compressor = zlib.compressobj() if request.query.get("compress") == ZLIB else None
        self._outgoing: asyncio.Queue[Json | End] = asyncio.Queue()
        self._session: Session | None = None
        self._received: deque[float] = deque()
        self._heard_at = box.clock.now()
        self._is_over = False

    def send(self, payload: Json) -> None:
        """Sends when it is its turn."""
        self._trace("sent", payload)
        self._outgoing.put_nowait(payload)
        if self._outgoing.qsize() > MOST_WAITING:
            self._cut()

    def end(self, code: int | None, reason: str = "") -> None:
        """Ends the connection, with a close code or without a word."""
        self._outgoing.put_nowait(End(code, reason))
        asyncio.get_running_loop().call_later(GRACE, self._cut)

    def invalidate(self, *, is_resumable: bool) -> None:
        """Says that the session is no longer valid; another can begin on this connection."""
        self.send({"op": opcodes.INVALID_SESSION, "d": is_resumable, "s": None, "t": None})
        self._leave()
        self._session = None

    def _cut(self) -> None:
        """Breaks the connection off, unless it is over already."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def run(self) -> None:
        """Speaks until the end."""
        writing = asyncio.create_task(self._write())
        interval = int(self._box.heartbeat * 1000)
        self.send(
            {"op": opcodes.HELLO, "d": {"heartbeat_interval": interval}, "s": None, "t": None}
        )
        self._watch()
        try:
            await self._read()
        except opcodes.Closed as closed:
            self.end(closed.code, closed.reason)
            await writing
        finally:
            self._is_over = True
            self._leave()
            writing.cancel()

    def _leave(self) -> None:
        session = self._session
        if session is None or session.link is not self:
            return
        session.link = None
        session.left_at = self._box.clock.now()
        if self._socket.close_code in {WSCloseCode.OK, WSCloseCode.GOING_AWAY}:
            # A client that says goodbye does not come back.
            self._box.hub.sessions.pop(session.id, None)

    async def _write(self) -> None:
        with suppress(ConnectionError, RuntimeError):
            while True:
                item = await self._outgoing.get()
                if isinstance(item, End):
                    await self._finish(item)
                    return
                await self._put(json.dumps(item))

    async def _put(self, text: str) -> None:
        if self._compressor is None:
            await self._socket.send_str(text)
        else:
            data = self._compressor.compress(text.encode())
            await self._socket.send_bytes(data + self._compressor.flush(zlib.Z_SYNC_FLUSH))

    async def _finish(self, end: End) -> None:
        self._trace("closed", {"code": end.code, "reason": end.reason})
        self._is_over = True
        if end.code is not None:
            await self._socket.close(code=end.code, message=_ascii(end.reason)[:120])
        else:
            self._cut()

    def _watch(self) -> None:
        """Closes a connection that has been silent for too long."""
        patience = self._box.heartbeat * 1.5
        clock = self._box.clock

        def look() -> None:
            if self._is_over:
                return
            if clock.now() - self._heard_at >= patience:
                self.end(opcodes.TIMED_OUT, "Session timed out.")
            else:
                self._watch()

        clock.call_at(self._heard_at + patience, look)

    async def _read(self) -> None:
        if self._request.query.get("v", "10") != "10":
            raise opcodes.Closed(opcodes.INVALID_VERSION, "Invalid API version.")
        if self._request.query.get("encoding", "json") != "json":
            raise opcodes.Closed(opcodes.DECODE_ERROR, "the sandbox knows only the encoding json")
        async for message in self._socket:
            if message.type is not WSMsgType.TEXT:
                raise opcodes.Closed(opcodes.DECODE_ERROR, "Error while decoding payload.")
            self._count()
            try:
                payload = as_map(read_json(message.data))
            except ValueError:
                payload = None
            if payload is None:
                raise opcodes.Closed(opcodes.DECODE_ERROR, "Error while decoding payload.")
            self._trace("received", payload)
            self._understand(payload)

    def _count(self) -> None:
        now = self._box.clock.now()
        self._received.append(now)
        while self._received[0] < now - MINUTE:
            self._received.popleft()
        if len(self._received) > MOST_MESSAGES:
            raise opcodes.Closed(opcodes.TOO_FAST, "Rate limited.")

    def _understand(self, payload: Json) -> None:
        data = payload.get("d")
        match payload.get("op"):
            case opcodes.HEARTBEAT:
                self._heard_at = self._box.clock.now()
                answer: Json = {"op": opcodes.HEARTBEAT_ACK, "d": None, "s": None, "t": None}
                asyncio.get_running_loop().call_later(PULSE, self.send, answer)
            case opcodes.IDENTIFY:
                self._identify(as_map(data) or {})
            case opcodes.RESUME:
                self._resume(as_map(data) or {})
            case opcode:
                raise opcodes.Closed(
                    opcodes.UNKNOWN_OPCODE, f"the sandbox doesn't know the opcode {opcode}"
                )

    def _identify(self, data: Json) -> None:
        if self._session is not None:
            raise opcodes.Closed(opcodes.ALREADY_AUTHENTICATED, "Already authenticated.")
        user = self._user(data)
        session = Session(user)
        if user.is_bot:
            session.intents = read_intents(data)
            session.shard = read_shard(data)
            if not self._box.buckets.log_in(session.shard[0]):
                self.invalidate(is_resumable=False)
                return
        self._forget_old_sessions()
        self._box.hub.sessions[session.id] = session
        self._session = session
        session.link = self
        welcome(self._box.world, session)

    def _user(self, data: Json) -> User:
        token = str(data.get("token", "")).removeprefix("Bot ")
        user = self._box.world.find_user_with_token(token)
        if user is None:
            raise opcodes.Closed(opcodes.AUTHENTICATION_FAILED, "Authentication failed.")
        return user

    def _forget_old_sessions(self) -> None:
        now = self._box.clock.now()
        sessions = self._box.hub.sessions
        for session in [*sessions.values()]:
            if session.left_at is not None and now - session.left_at > PATIENCE:
                del sessions[session.id]

    def _resume(self, data: Json) -> None:
        if self._session is not None:
            raise opcodes.Closed(opcodes.ALREADY_AUTHENTICATED, "Already authenticated.")
        user = self._user(data)
        session = self._box.hub.sessions.get(str(data.get("session_id")))
        sequence = as_int(data.get("seq")) or 0
        if session is not None and sequence > session.sequence:
            raise opcodes.Closed(opcodes.INVALID_SEQUENCE, "Invalid seq.")
        now = self._box.clock.now()
        if session is None or session.user is not user or not session.can_resume(sequence, now):
            self.invalidate(is_resumable=False)
            return
        if session.link is not None:
            session.link.end(4000)
        for payload in session.since(sequence):
            self.send(payload)
        self._session = session
        session.link = self
        session.left_at = None
        session.tell("RESUMED", {"_trace": []})

    def _trace(self, direction: str, payload: Json) -> None:
        session = self._session
        self._box.trace.write(
            "gateway",
            direction=direction,
            user=None if session is None else session.user.name,
            payload=payload,
        )


def _ascii(reason: str) -> bytes:
    """A reason that can be cut anywhere."""
    return reason.encode("ascii", "backslashreplace")


async def serve_gateway(box: Sandbox, request: web.Request) -> web.StreamResponse:
    """Serves a connection."""
    socket = web.WebSocketResponse(timeout=1.0, autoping=True)
    await socket.prepare(request)
    await Connection(box, request, socket).run()
    return socket
