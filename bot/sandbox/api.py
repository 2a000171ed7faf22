"""Takes requests to the API: who asks, what for, how often, and with what faults."""

import asyncio
import json
import logging
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from aiohttp import web

from bot.sandbox.buckets import refusal_headers
from bot.sandbox.errors import ApiError, Unknown, refused
from bot.sandbox.faults import BREAK, ERROR, LATENCY, Fault
from bot.sandbox.files import Body, Upload
from bot.sandbox.reading import UNREADABLE, as_list, as_map, read_json
from bot.sandbox.routes import all_endpoints
from bot.sandbox.routes.routing import Call, Endpoint, Reply, Who
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.world import User

log = logging.getLogger(__name__)

PREFIX: Final = "/api/v10"
TOKEN_IN_PATH: Final = re.compile(r"^(/(?:webhooks|interactions)/[^/]+/)[^/]+")
NO_STATUS: Final = 499
"""What is traced for a request whose answer nobody ever heard."""

BAN: Final = "<!doctype html><title>Access denied</title><p>You are being rate limited."
"""What stands before Discord says to whoever was refused too often; it is no JSON."""

FILE_FIELD: Final = re.compile(r"files\[(?P<number>[0-9]+)\]")


@dataclass(frozen=True, slots=True)
class Found:
    """The route that a request is for."""

    endpoint: Endpoint
    params: Mapping[str, str]


@dataclass(slots=True)
class Answer:
    """What is sent back."""

    status: int
    payload: Any
    headers: Mapping[str, str]


class Broken(Exception):
    """A fault breaks the connection off instead of answering."""


class Banned(Exception):
    """The bot was refused too often."""


class Api:
    """Answers everything below the API's address."""

    def __init__(self, box: Sandbox) -> None:
        self._box = box
        self._patterns = [
            (endpoint, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", endpoint.path)))
            for endpoint in all_endpoints()
        ]

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answers one request, and writes it down."""
        started = time.perf_counter()
        path = request.path.removeprefix(PREFIX)
        told_path = TOKEN_IN_PATH.sub(r"\1…", path)
        found = self._find(request.method, path)
        user: User | None = None
        body = Body()
        buckets = self._box.buckets
        is_counted = _is_from_bot(request)
        try:
            if is_counted and not buckets.invalid.remaining:
                raise Banned
            if found is None:
                raise Unknown(f"the route {request.method} {told_path}")
            user = self._user(request, found.endpoint)
            body = await read_body(request)
            answer = await self._answer(request, path, found, user, body)
        except ApiError as error:
            answer = Answer(error.status, error.body, {})
        except Broken:
            answer = Answer(NO_STATUS, None, {})
        except Banned:
            after = buckets.invalid.reset_after(self._box.clock.now())
            answer = Answer(429, BAN, {"Retry-After": f"{after:.0f}"})
            is_counted = False
        except Exception:
            log.exception("%s %s", request.method, told_path)
            answer = Answer(500, {"message": "500: Internal Server Error", "code": 0}, {})
        if is_counted:
            buckets.judge(answer.status, answer.headers)
        if answer.status == 501:
            log.error("%s %s: %s", request.method, told_path, answer.payload["message"])
        self._box.trace.write(
            "request",
            user=None if user is None else user.name,
            method=request.method,
            path=told_path,
            query=dict(request.query),
            body=body.json,
            files={number: [f.filename, len(f.data)] for number, f in body.files.items()},
            status=answer.status,
            answer=answer.payload,
            milliseconds=round((time.perf_counter() - started) * 1000),
        )
        if answer.status == NO_STATUS and request.transport is not None:
            request.transport.abort()
        return _response(answer)

    def _find(self, method: str, path: str) -> Found | None:
        for endpoint, pattern in self._patterns:
            if endpoint.method == method and (match := pattern.fullmatch(path)):
                return Found(endpoint, match.groupdict())
        return None

    def _user(self, request: web.Request, endpoint: Endpoint) -> User:
        world = self._box.world
        header = request.headers.get("Authorization", "")
        user = world.find_user_with_token(header.removeprefix("Bot "))
        if endpoint.who is Who.NOBODY:
            return user or world.bot
        if user is None or user.is_bot != header.startswith("Bot "):
            raise ApiError(401, 0, "401: Unauthorized")
        if user.is_bot and endpoint.who is Who.PERSON:
            raise refused(20001)
        if not user.is_bot and endpoint.who is Who.BOT:
            raise ApiError(403, 20002, "Only bots can use this endpoint")
        return user

    async def _answer(
        self, request: web.Request, path: str, found: Found, user: User, body: Body
    ) -> Answer:
        endpoint = found.endpoint
        faults: list[Fault] = []
        headers: Mapping[str, str] = {}
        if user.is_bot:
            faults = self._box.faults.take({LATENCY}, request.method, path)
            await self._wait(faults, is_after=False)
            verdict = self._box.buckets.take(endpoint.bucket, found.params.get(endpoint.major, ""))
            headers = verdict.headers
            if verdict.retry_after is not None:
                return Answer(429, verdict.body, headers)
            # A request over the rate limit does not use up an error.
            faults += self._box.faults.take({ERROR, BREAK}, request.method, path)
            for fault in faults:
                if fault.kind != LATENCY and not fault.is_after:
                    return _broken(fault, headers)
        call = Call(self._box, user, found.params, request.query, body)
        answer = await _do(endpoint, call, headers)
        await self._wait(faults, is_after=True)
        for fault in faults:
            if fault.kind != LATENCY and fault.is_after:
                return _broken(fault, headers)
        return answer

    async def _wait(self, faults: list[Fault], *, is_after: bool) -> None:
        for fault in faults:
            if fault.kind == LATENCY and fault.is_after == is_after:
                await self._box.clock.sleep(fault.seconds)


def _is_from_bot(request: web.Request) -> bool:
    """Whether the bot asks, or somebody without a token; people are never held up."""
    header = request.headers.get("Authorization", "")
    return not header or header.startswith("Bot ")


def _response(answer: Answer) -> web.Response:
    status, headers = answer.status, answer.headers
    if answer.payload is None:
        return web.Response(status=status, headers=headers)
    if answer.payload == BAN:
        return web.Response(text=BAN, status=status, headers=headers, content_type="text/html")
    # Clients compare the type as a whole: no charset may follow.
    return web.Response(
        body=json.dumps(answer.payload).encode(),
        status=status,
        headers=headers,
        content_type="application/json",
    )


async def _do(endpoint: Endpoint, call: Call, headers: Mapping[str, str]) -> Answer:
    try:
        # Work that has begun is finished, whether or not anybody still listens.
        result = await asyncio.shield(asyncio.ensure_future(_work(endpoint, call)))
    except ApiError as error:
        return Answer(error.status, error.body, headers)
    if isinstance(result, Reply):
        return Answer(result.status, result.payload, headers)
    return Answer(204 if result is None else 200, result, headers)


async def _work(endpoint: Endpoint, call: Call) -> Any:
    return await endpoint.work(call)


def _broken(fault: Fault, headers: Mapping[str, str]) -> Answer:
    """The answer with which a fault replaces the true one. Raises Broken."""
    if fault.kind == BREAK:
        raise Broken
    if fault.status != 429:
        message = fault.message or f"{fault.status}: ordered by a fault"
        return Answer(fault.status, {"message": message, "code": fault.code}, headers)
    body = {
        "message": fault.message or "You are being rate limited.",
        "retry_after": fault.seconds,
        "global": fault.is_global,
    }
    if fault.code:
        body["code"] = fault.code
    scope = "global" if fault.is_global else "shared"
    refusal = refusal_headers(fault.seconds, scope)
    if not fault.has_via:
        del refusal["Via"]
    return Answer(429, body, {**headers, **refusal})


async def read_body(request: web.Request) -> Body:
    """What came with a request: JSON, or a form with JSON and files. Raises ApiError."""
    try:
        if request.content_type == "multipart/form-data":
            return await _read_form(request)
        text = await request.text()
    except web.HTTPRequestEntityTooLarge as error:
        raise refused(40005) from error
    except UNREADABLE as error:
        raise refused(50109) from error
    return Body(_read_json(text)) if text else Body()


async def _read_form(request: web.Request) -> Body:
    form = await request.post()
    files: dict[int, Upload] = {}
    for name, value in form.items():
        found = FILE_FIELD.fullmatch(name)
        if found is not None and isinstance(value, web.FileField):
            files[int(found["number"])] = Upload(value.filename, value.file.read())
        elif name != "payload_json":
            raise Unknown(f"the field {name!r} of a form")
    return Body(_read_payload(form.get("payload_json")), files)


def _read_payload(payload: str | bytes | bytearray | web.FileField | None) -> dict[str, Any]:
    """The JSON of a form, which comes as bytes if its type is given."""
    if payload is None:
        return {}
    if isinstance(payload, web.FileField):
        raise refused(50109)
    try:
        return _read_json(payload if isinstance(payload, str) else payload.decode())
    except UnicodeDecodeError as error:
        raise refused(50109) from error


def _read_json(text: str) -> dict[str, Any]:
    """An object; a list is put into one, as `list`."""
    try:
        value = read_json(text)
    except ValueError as error:
        raise refused(50109) from error
    listed = as_list(value)
    if listed is not None:
        return {"list": listed}
    mapped = as_map(value)
    if mapped is None:
        raise refused(50109)
    return mapped
