"""What the bot still lacks before people can play."""

import asyncio
from collections.abc import Sequence

from bot import limits
from bot.front.client import BotClient
from bot.store.tables import SomeTables
from bot.store.work import SqlStore


class Readiness:
    """Asks the database for the active tables, and waits only a while for its answer.

    A database that hangs is not asked again before it has answered.
    """

    def __init__(self, longest: float = limits.READINESS_SECONDS) -> None:
        self._longest = longest
        self._asked: asyncio.Task[Sequence[SomeTables] | None] | None = None

    async def find_tables(self, store: SqlStore) -> Sequence[SomeTables] | None:
        """The active tables; None if there is no answer."""
        if self._asked is None or self._asked.done():
            self._asked = asyncio.create_task(_ask(store), name="inquiry")
        asked = self._asked
        await asyncio.wait({asked}, timeout=self._longest)
        return asked.result() if asked.done() else None

    async def find_missing(self, client: BotClient | None) -> list[str]:
        """What is missing, in a few words each; empty if people can play."""
        if client is None:
            return ["the bot hasn't started, or has stopped"]
        if client.is_stopping:
            return ["the bot is stopping"]
        missing: list[str] = []
        if await self.find_tables(client.tables.store) is None:
            missing.append("the database isn't answering")
        away = len(client.shards) - len(client.heard)
        if not client.is_ready():
            missing.append("Discord hasn't let the bot in yet")
        elif away:
            missing.append(f"{away} of {len(client.shards)} shards aren't connected")
        return missing


async def _ask(store: SqlStore) -> Sequence[SomeTables] | None:
    try:
        async with store.reading() as work:
            return await work.count_active_tables()
    except Exception:  # each driver has its own, and whoever needs the database logs it
        return None
