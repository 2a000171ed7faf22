"""The metrics, as Prometheus collects them.

Every label is one of a few words in this program. Nothing that comes from outside is ever a label:
no user, server, channel, table or token.
"""

from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager
from typing import Final, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

from bot.brains.registry import STRENGTHS
from bot.games.registry import GAMES
from bot.live.ports import Connection, Metrics, Refused
from bot.store.tables import SomeTables

OTHER: Final = "other"
"""The label for anything unknown."""

CLICKS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.8, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0)
"""Discord waits three seconds for an answer."""

LAGS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0)
"""People notice a second; after a minute something is wrong."""

REQUESTS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
STATEMENTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
TURNS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

THOUGHTS: Final = (0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)
"""After five seconds a normal computer moves instead."""

REASONS: Final = ("full", "late", "failed")
"""Why a computer did not get to think: too many were thinking, it took too long, or it broke."""

SCOPES: Final = ("user", "global", "shared")
"""Which limit was exceeded, in Discord's words."""


class PrometheusMetrics(Metrics):
    """The metrics of one process, from its start on."""

    def __init__(self) -> None:
        # When each of them was first counted would be as much again.
        disable_created_metrics()
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._interactions: Collection[str] = ()
        """Everything that people can do, by name."""
        self._clicks = self._times(
            "click_seconds", "From a command or a press to its answer", CLICKS, "what"
        )
        self._unanswered = self._counts(
            "clicks_unanswered", "Commands and presses that could not be answered", "what"
        )
        self._lags = self._times(
            "announcement_lag_seconds", "From when something was to be said until it was", LAGS
        )
        self._overdue = self._gauge(
            "announcement_overdue_seconds",
            "How long ago that was due which should have been said first of all",
        )
        self._tables = self._gauge(
            "tables", "Active tables that this process keeps", "game", "state"
        )
        self._requests = self._counts(
            "discord_requests", "Requests to Discord", "method", "route", "status"
        )
        self._request_seconds = self._times(
            "discord_request_seconds", "From a request to Discord to its answer", REQUESTS
        )
        self._limited = self._counts(
            "discord_limited",
            "Requests that were too many for Discord (429)",
            "scope",
            words=(*SCOPES, OTHER),
        )
        self._connections = self._counts(
            "gateway_events",
            "What has happened to the connections of shards",
            "event",
            words=get_args(Connection),
        )
        self._shards = self._gauge("shards", "Shards of this process", "state")
        self._thoughts = self._times(
            "thinking_seconds", "How long computers think", THOUGHTS, "strength"
        )
        self._without = self._counts(
            "thinking_without", "Computers that did without thinking", "why", words=REASONS
        )
        self._directs = self._counts(
            "directs_refused",
            "Times that Discord would open no direct messages for a while",
            "why",
            words=get_args(Refused),
        )
        self._database = self._times(
            "database_seconds", "How long the database takes", STATEMENTS, "what"
        )
        self._loop = self._times("loop_lag_seconds", "How late the event loop wakes up", TURNS)

    def _times(self, name: str, about: str, buckets: Sequence[float], *labels: str) -> Histogram:
        return Histogram(f"mammamia_{name}", about, labels, buckets=buckets, registry=self.registry)

    def _counts(self, name: str, about: str, *labels: str, words: Sequence[str] = ()) -> Counter:
        """A counter; with `words` it starts at 0, so that the first time shows as well."""
        counter = Counter(f"mammamia_{name}", about, labels, registry=self.registry)
        for word in words:
            counter.labels(word)
        return counter

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(f"mammamia_{name}", about, labels, registry=self.registry)

    def know(self, known: Collection[str]) -> None:
        """Names everything that people can do."""
        self._interactions = known
        for what in (*sorted(known), OTHER):
            self._unanswered.labels(what)

    # Reported

    def clicked(self, what: str, seconds: float, *, is_answered: bool) -> None:
        what = _known(what, self._interactions)
        if is_answered:
            self._clicks.labels(what).observe(seconds)
        else:
            self._unanswered.labels(what).inc()

    def said(self, late: float) -> None:
        self._lags.observe(late)

    def thought(self, strength: str, seconds: float) -> None:
        self._thoughts.labels(_known(strength, STRENGTHS)).observe(seconds)

    def directs_refused(self, why: Refused) -> None:
        self._directs.labels(why).inc()

    def did_without(self, why: str) -> None:
        self._without.labels(_known(why, REASONS)).inc()

    def connection(self, event: Connection) -> None:
        self._connections.labels(event).inc()

    def timed(self, what: str) -> AbstractContextManager[object]:
        return self._database.labels(what).time()

    def asked(self, method: str, route: str, status: str, seconds: float) -> None:
        """Discord answered a request, or nobody did; the route names nothing."""
        self._requests.labels(method, route, status).inc()
        self._request_seconds.observe(seconds)

    def limited(self, scope: str) -> None:
        """A request exceeded a limit."""
        self._limited.labels(_known(scope, SCOPES)).inc()

    def woke(self, late: float) -> None:
        """The event loop woke up `late` seconds too late."""
        self._loop.observe(late)

    # Looked up when somebody asks

    def show_nothing(self) -> None:
        """Shows that the bot isn't running."""
        self.show_shards(0, 0)
        self.show_overdue(0.0)
        self.show_tables(())

    def show_overdue(self, seconds: float) -> None:
        """By how many seconds the most overdue announcement is late."""
        self._overdue.set(seconds)

    def show_shards(self, heard: int, away: int) -> None:
        """How many shards have a connection, and how many have lost it."""
        self._shards.labels("heard").set(heard)
        self._shards.labels("away").set(away)

    def show_tables(self, tables: Sequence[SomeTables]) -> None:
        """Shows these tables, and no others."""
        self._tables.clear()
        for some in tables:
            state = "blocked" if some.is_blocked else some.status.value
            self._tables.labels(_known(some.game_id, GAMES), state).inc(some.number)


def _known(word: str, words: Collection[str]) -> str:
    return word if word in words else OTHER
