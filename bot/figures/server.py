"""A small server in the host's own event loop: figures for Prometheus, and whether all is well."""

import os
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.figures.figures import Figures

SHUTDOWN: Final = 1.0
"""How many seconds whoever asks just then may take to hear the end of the answer."""


class CannotListen(Exception):
    """There can be no server at this address, for a reason in a few words."""


class Desk:
    """Answers whoever asks how the host fares."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures

    def open(self) -> web.Application:
        """All that can be asked."""
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/live", self._live)
        return app

    async def _metrics(self, request: web.Request) -> web.Response:
        del request
        headers = {"Content-Type": CONTENT_TYPE_LATEST}
        return web.Response(body=generate_latest(self._figures.registry), headers=headers)

    async def _live(self, request: web.Request) -> web.Response:
        """That it answers is the answer: the event loop turns."""
        del request
        return web.Response(text="alive\n")


@asynccontextmanager
async def telling(figures: Figures, host: str, port: int) -> AsyncGenerator[int]:
    """The server while it listens; gives the port (0 is any free one). Raises CannotListen."""
    runner = web.AppRunner(Desk(figures).open(), access_log=None, shutdown_timeout=SHUTDOWN)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise CannotListen(_in_short(error)) from error
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


def _in_short(error: OSError) -> str:
    """Why, without the address, which may be written in several ways."""
    if isinstance(error, socket.gaierror):
        return str(error.strerror)
    return os.strerror(error.errno or 0)
