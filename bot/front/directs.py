"""Opens direct messages, no faster than Discord likes.

Discord takes it for spam if a bot opens many at once: first it makes the bot wait, then it refuses,
and in the end it puts the bot into quarantine, where it reaches only people whom it has written to
before. None of this is a player's fault, and no table waits for it.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import discord

from bot import limits
from bot.live.ports import Refused
from bot.tables.errors import NotOpened, Unwanted

if TYPE_CHECKING:
    from bot.front.client import BotClient

log = logging.getLogger(__name__)

TOO_FAST: Final = 40003
QUARANTINED: Final = 20026


class Directs:
    """Opens direct messages, and remembers those under way."""

    def __init__(self, client: "BotClient", *, only_on_request: bool = False) -> None:
        self._client = client
        self.only_on_request = only_on_request
        self._opening: dict[int, tuple[float, asyncio.Task[int]]] = {}
        """By user, since when; the oldest first."""
        self._shut_until = 0.0

    async def open(self, user: int, *, is_asked: bool) -> int:
        """A user's direct messages as a channel. Raises Unwanted, NotOpened or Discord's error."""
        if self.only_on_request and not is_asked:
            raise Unwanted
        now = _now()
        if now < self._shut_until:
            raise NotOpened
        if user not in self._opening:
            task = asyncio.create_task(self._open(user), name="opening direct messages")
            self._opening[user] = now, task
            task.add_done_callback(lambda _: self._opening.pop(user))
        _, task = self._opening[user]
        # Where one has waited for long, all others would wait as well.
        oldest, _ = next(iter(self._opening.values()))
        await asyncio.wait({task}, timeout=max(0.0, oldest + limits.DIRECT_PATIENCE - now))
        if not task.done():
            log.info("Discord makes the bot wait before it opens direct messages")
            task.add_done_callback(lambda late: self._opened_late(user, late))
            raise NotOpened
        return task.result()

    def stop(self) -> None:
        """Stops opening any."""
        for _, task in self._opening.values():
            task.cancel()

    async def _open(self, user: int) -> int:
        try:
            return (await self._client.create_dm(discord.Object(user))).id
        except discord.HTTPException as error:
            if error.code == QUARANTINED:
                self._shut(limits.QUARANTINE_PAUSE, "quarantine")
                log.error("Discord holds the bot in quarantine: it opens no direct messages")
            elif error.code == TOO_FAST or error.status == 429:
                self._shut(limits.DIRECTS_PAUSE, "limit")
                log.warning("Discord takes the bot to open direct messages too fast")
            else:
                raise
            raise NotOpened from error
        except discord.RateLimited as error:
            self._shut(error.retry_after, "limit")
            log.warning("Discord opens no direct messages for %.0f s", error.retry_after)
            raise NotOpened from error

    def _shut(self, seconds: float, why: Refused) -> None:
        self._shut_until = max(self._shut_until, _now() + seconds)
        self._client.metrics.directs_refused(why)

    def _opened_late(self, user: int, task: asyncio.Task[int]) -> None:
        """Tries the hand again, now or next time: the table has gone on without it."""
        if not task.cancelled() and task.exception() is None:
            self._client.people.direct_opened_late(user, task.result())


def _now() -> float:
    return asyncio.get_running_loop().time()
