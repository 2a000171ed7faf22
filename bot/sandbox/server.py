"""The server: everything wired together, started and stopped."""

import logging
import os
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from aiohttp import web

from bot.sandbox.api import PREFIX, Api
from bot.sandbox.cdn import Cdn
from bot.sandbox.clock import Clock, RealClock
from bot.sandbox.gateway import serve_gateway
from bot.sandbox.guard import Handler, guard, with_key
from bot.sandbox.own import Own
from bot.sandbox.sandbox import AS_DISCORD, Sandbox, Strictness, make_sandbox
from bot.sandbox.world import World

log = logging.getLogger(__name__)

HOST: Final = "127.0.0.1"
"""The server listens on this machine only."""

LARGEST_REQUEST: Final = 128 * 1024 * 1024
LARGEST_PORT: Final = 65_535
SHUTDOWN: Final = 0.5

PAGE: Final = Path(__file__).parent / "page"
BOX: Final = web.AppKey("box", Sandbox)

HEADERS: Final = {
    "Cache-Control": "no-store",
    # The address has the key in it.
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws://127.0.0.1:* ws://localhost:*; "
        "base-uri 'none'; frame-ancestors 'none'"
    ),
}


@dataclass(frozen=True, slots=True)
class Running:
    """A running server."""

    box: Sandbox
    base: str

    @property
    def api(self) -> str:
        """Where the bot finds the API."""
        return self.base + PREFIX

    @property
    def page(self) -> str:
        """The address for people."""
        return f"{self.base}/?key={self.box.key}"


def build_server(
    world: World,
    *,
    clock: Clock | None = None,
    key: str | None = None,
    trace: Path | None = None,
    strictness: Strictness = AS_DISCORD,
) -> web.Application:
    """The server around a world, not yet listening."""
    box = make_sandbox(
        world, clock or RealClock(), key or secrets.token_urlsafe(16), trace, strictness
    )
    app = web.Application(middlewares=[guard], client_max_size=LARGEST_REQUEST)
    app[BOX] = box
    _add_routes(app, box)
    app.on_response_prepare.append(_mark_page)
    app.on_shutdown.append(_say_goodbye)
    app.on_cleanup.append(_close_trace)
    return app


def _add_routes(app: web.Application, box: Sandbox) -> None:
    own, cdn = Own(box), Cdn(box.world)
    app.router.add_get("/", with_key(box, _page))
    if PAGE.is_dir():
        app.router.add_static("/page/", PAGE)
    app.router.add_get("/sandbox/users", with_key(box, own.users))
    app.router.add_get("/sandbox/world", with_key(box, own.world))
    app.router.add_get("/sandbox/faults", with_key(box, own.faults))
    app.router.add_post("/sandbox/faults", with_key(box, own.order))
    app.router.add_delete("/sandbox/faults", with_key(box, own.clear))
    app.router.add_get("/sandbox/invalid-requests", with_key(box, own.invalid_requests))
    app.router.add_get("/gateway", _gateway(box))
    app.router.add_get("/gateway/", _gateway(box))
    app.router.add_get("/cdn/attachments/{channel}/{attachment}/{name}", cdn.attachment)
    app.router.add_get("/cdn/emojis/{name}", cdn.emoji)
    app.router.add_route("*", PREFIX + "/{path:.*}", Api(box).serve)
    app.router.add_route("*", "/{path:.*}", _unknown)


def _gateway(box: Sandbox) -> Handler:
    async def gateway(request: web.Request) -> web.StreamResponse:
        return await serve_gateway(box, request)

    return gateway


async def _page(request: web.Request) -> web.StreamResponse:
    del request
    index = PAGE / "index.html"
    if not index.is_file():
        return web.Response(status=404, text="There's no page here.")
    return web.FileResponse(index, headers=HEADERS)


async def _mark_page(request: web.Request, response: web.StreamResponse) -> None:
    """Has the page's files checked each time, so that nobody sees those of another version."""
    if request.path.startswith("/page/"):
        response.headers["Cache-Control"] = "no-cache"
        response.headers["X-Content-Type-Options"] = "nosniff"


async def _unknown(request: web.Request) -> web.Response:
    what = f"the sandbox doesn't know the address {request.method} {request.path}"
    log.error("%s", what)
    return web.json_response({"message": what, "code": 0}, status=501)


async def _say_goodbye(app: web.Application) -> None:
    for session in app[BOX].hub.sessions.values():
        if session.link is not None:
            session.link.end(1001)


async def _close_trace(app: web.Application) -> None:
    app[BOX].trace.close()


async def _listen(runner: web.AppRunner, port: int) -> None:
    if port > LARGEST_PORT:
        raise OSError(f"there is no port {port}: the highest is {LARGEST_PORT}")
    try:
        await web.TCPSite(runner, HOST, port).start()
    except OSError as error:
        why = os.strerror(error.errno or 0)
        raise OSError(f"can't use port {port}: {why}") from error


@asynccontextmanager
async def serving(app: web.Application, port: int = 0) -> AsyncGenerator[Running]:
    """The server while it listens; port 0 is any that is free. Raises OSError."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN)
    await runner.setup()
    try:
        await _listen(runner, port)
        box = app[BOX]
        box.world.base = f"http://{HOST}:{runner.addresses[0][1]}"
        yield Running(box, box.world.base)
    finally:
        await runner.cleanup()
