"""Counts the requests to Discord, each attempt of them."""

from time import perf_counter
from types import SimpleNamespace
from typing import Final

import aiohttp
from yarl import URL

from bot.metrics.prometheus import PrometheusMetrics

WORDS: Final = frozenset(
    {
        *("@me", "@original", "applications", "bot", "callback", "channels", "commands", "emojis"),
        *("gateway", "guilds", "interactions", "members", "messages", "oauth2", "threads", "users"),
        *("webhooks",),
    }
)
"""The words in addresses. Everything else in them is an id or a token."""

NO_ANSWER: Final = "none"
"""The status if no answer came."""

TOO_MANY: Final = 429


def count_requests(metrics: PrometheusMetrics, api: str) -> aiohttp.TraceConfig:
    """Counts all requests to this address."""
    base = URL(api)

    def count(about: SimpleNamespace, method: str, url: URL, status: str) -> None:
        if url.origin() == base.origin() and url.path.startswith(base.path):
            route = route_of(url.path.removeprefix(base.path))
            metrics.asked(method, route, status, perf_counter() - about.begun)

    async def begin(session: object, about: SimpleNamespace, _: object) -> None:
        del session
        about.begun = perf_counter()

    async def end(
        session: object, about: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        del session
        count(about, ended.method, ended.url, str(ended.response.status))
        if ended.response.status == TOO_MANY:
            metrics.limited(ended.response.headers.get("X-RateLimit-Scope", ""))

    async def fail(
        session: object, about: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
    ) -> None:
        del session
        count(about, failed.method, failed.url, NO_ANSWER)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begin)
    trace.on_request_end.append(end)
    trace.on_request_exception.append(fail)
    return trace


def route_of(path: str) -> str:
    """The path without anything that names somebody or something."""
    return "/".join(part if part in WORDS else "{}" for part in path.split("/") if part)
