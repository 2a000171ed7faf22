"""The figures there are, as Prometheus collects them.

Every label is one of a few words that stand in this program. Nothing that comes from outside is
ever a label: no user, server, channel, table or token.
"""

from collections.abc import Collection
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram

from bot.tables.ports import Watch

OTHER: Final = "other"
"""The label of whatever is not known."""

CLICKS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.8, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0)
"""Discord waits three seconds for an answer."""


class Figures(Watch):
    """Counts for one process, from its start on."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.doors: Collection[str] = ()
        """All that people can do, as labels."""
        self._clicks = Histogram(
            "mammamia_click_seconds",
            "From a command or a press to its answer",
            ["what"],
            buckets=CLICKS,
            registry=registry,
        )
        self._unanswered = Counter(
            "mammamia_clicks_unanswered",
            "Commands and presses that could not be answered",
            ["what"],
            registry=registry,
        )

    def clicked(self, what: str, seconds: float, *, is_answered: bool) -> None:
        what = known(what, self.doors)
        if is_answered:
            self._clicks.labels(what).observe(seconds)
        else:
            self._unanswered.labels(what).inc()


def known(word: str, words: Collection[str]) -> str:
    """The word if it is one of these."""
    return word if word in words else OTHER
