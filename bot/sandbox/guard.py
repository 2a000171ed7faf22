"""Keeps out requests that come from elsewhere, or from a page that is not the sandbox's."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from aiohttp import web

from bot.sandbox.reading import is_same
from bot.sandbox.sandbox import Sandbox

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})


def is_loopback(host: str) -> bool:
    """Whether this is a name of this machine itself, not one that merely resolves to it."""
    try:
        return urlsplit(f"//{host}").hostname in LOOPBACK
    except ValueError:
        return False


def is_own_origin(request: web.Request) -> bool:
    """Whether this came from no page, or from the sandbox's own."""
    origin = request.headers.get("Origin")
    return origin is None or origin == f"http://{request.host}"


def has_key(request: web.Request, box: Sandbox) -> bool:
    """Whether the key is there, as a header or in the address."""
    given = request.headers.get("X-Sandbox-Key") or request.query.get("key", "")
    return is_same(given, box.key)


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuses strange hosts and origins."""
    if not is_loopback(request.host):
        return _refuse("this server only answers at addresses of this machine, such as localhost")
    if not is_own_origin(request):
        return _refuse("this server doesn't answer other pages")
    return await handler(request)


def with_key(box: Sandbox, handler: Handler) -> Handler:
    """The same handler, for those who have the key."""

    async def guarded(request: web.Request) -> web.StreamResponse:
        if not has_key(request, box):
            return _refuse("the key is missing: open the address that the sandbox printed")
        return await handler(request)

    return guarded


def _refuse(message: str) -> web.Response:
    return web.json_response({"message": message, "code": 0}, status=403)
