"""A small server in the bot's own event loop: metrics for Prometheus, and whether all is well."""

import os
import socket
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import limits
from bot.front.client import BotClient
from bot.metrics.prometheus import PrometheusMetrics
from bot.metrics.readiness import Readiness


class CannotListen(Exception):
    """There can be no server at this address, for a reason in a few words."""


class MetricsServer:
    """Answers requests for metrics, liveness and readiness."""

    def __init__(self, metrics: PrometheusMetrics) -> None:
        self.metrics = metrics
        self._readiness = Readiness()
        self._client: BotClient | None = None

    @contextmanager
    def serving(self, client: BotClient) -> Generator[None]:
        """For this long, the answers are about this client."""
        self._client = client
        self.metrics.know(client.interactions)
        try:
            yield
        finally:
            self._client = None

    def make_app(self) -> web.Application:
        """The routes."""
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/live", self._live)
        app.router.add_get("/ready", self._ready)
        return app

    async def _metrics(self, request: web.Request) -> web.Response:
        del request
        await self._look_up()
        headers = {"Content-Type": CONTENT_TYPE_LATEST}
        return web.Response(body=generate_latest(self.metrics.registry), headers=headers)

    async def _live(self, request: web.Request) -> web.Response:
        """That it answers is the answer: the event loop turns."""
        del request
        return web.Response(text="alive\n")

    async def _ready(self, request: web.Request) -> web.Response:
        del request
        missing = await self._readiness.find_missing(self._client)
        lines = "".join(f"{one}\n" for one in missing)
        return web.Response(status=503 if missing else 200, text=lines or "ready\n")

    async def _look_up(self) -> None:
        """Looks up what nobody reports."""
        client, metrics = self._client, self.metrics
        if client is None:
            metrics.show_nothing()
            return
        heard = len(client.heard)
        metrics.show_shards(heard, len(client.shards) - heard)
        metrics.show_overdue(client.tables.longest_overdue)
        metrics.show_tables(await self._readiness.find_tables(client.tables.store) or ())


@asynccontextmanager
async def opened(server: MetricsServer, host: str, port: int) -> AsyncGenerator[int]:
    """Serves requests; gives the port (0 is any free one). Raises CannotListen."""
    runner = web.AppRunner(
        server.make_app(), access_log=None, shutdown_timeout=limits.METRICS_SHUTDOWN_SECONDS
    )
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
    """The reason without the address, which can be written in several ways."""
    if isinstance(error, socket.gaierror):
        return str(error.strerror)
    return os.strerror(error.errno) if error.errno else str(error)
