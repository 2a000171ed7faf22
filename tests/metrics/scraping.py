"""What Prometheus reads."""

from contextlib import asynccontextmanager

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.metrics.server import MetricsServer, opened


class Scrape:
    """All samples of one answer."""

    def __init__(self, text):
        self.text = text
        self.samples = [
            sample for family in text_string_to_metric_families(text) for sample in family.samples
        ]

    def __call__(self, name, **labels):
        """The sum of all samples of that name with these labels."""
        found = [
            sample.value
            for sample in self.samples
            if sample.name == f"mammamia_{name}" and labels.items() <= sample.labels.items()
        ]
        return sum(found)

    def within(self, name, share):
        """The upper bound of the bucket that this share of all times does not exceed."""
        bounds = self.labels(f"{name}_bucket", "le")
        for bound in sorted(bounds, key=float):
            if self(f"{name}_bucket", le=bound) >= share * self(f"{name}_count"):
                return float(bound)
        return 0.0

    def labels(self, name, label):
        """The values that a label has."""
        return {
            sample.labels[label] for sample in self.samples if sample.name == f"mammamia_{name}"
        }


class Reader:
    """Asks at an address."""

    def __init__(self, port):
        self._at = f"http://127.0.0.1:{port}"

    async def ask(self, path):
        """The status, and what is said."""
        async with aiohttp.ClientSession() as session, session.get(self._at + path) as response:
            return response.status, await response.text()

    async def scrape(self):
        status, text = await self.ask("/metrics")
        assert status == 200
        return Scrape(text)


@asynccontextmanager
async def asking(client, metrics):
    """Somebody who asks how a bot fares."""
    server = MetricsServer(metrics)
    with server.serving(client):
        async with opened(server, "127.0.0.1", 0) as port:
            yield Reader(port)
