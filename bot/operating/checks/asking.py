"""Requests to Discord that change nothing."""

import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp

from bot import limits

AGENT: Final = "DiscordBot (mammamia, 1)"

WHY: Final = {
    401: "Discord doesn't know this token: copy it again from the developer portal",
    429: "Discord refuses requests just now: try again later",
}
"""What to tell the operator if Discord answers with an error."""


class NoAnswer(Exception):
    """Discord did not answer, for a reason in one sentence."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Discord's answer."""

    payload: Any
    behind: float | None
    """How many seconds the clock here is behind Discord's, if the answer shows that."""


class Asker:
    """Asks Discord with the bot's token."""

    def __init__(self, session: aiohttp.ClientSession, api: str, token: str) -> None:
        self._session = session
        self._api = api
        self._headers = {"Authorization": f"Bot {token}"}

    async def ask(self, route: str) -> Answer:
        """The answer from a route. Raises NoAnswer."""
        before = time.time()
        try:
            # Nobody else may get the token.
            answer = await self._session.get(
                self._api + route, headers=self._headers, allow_redirects=False
            )
            async with answer:
                status, date = answer.status, answer.headers.get("Date")
                payload = await answer.json(content_type=None) if status == 200 else None
        except (aiohttp.ClientError, OSError) as error:
            reason = " ".join(str(error).split())[:200] or type(error).__name__
            raise NoAnswer(f"can't reach {self._api}: {reason}") from error
        except ValueError as error:
            raise NoAnswer(f"whatever answers at {self._api} isn't Discord") from error
        if status != 200:
            trouble = f"Discord answers {route} with {status}: check its status page"
            raise NoAnswer(WHY.get(status, trouble))
        return Answer(payload, _behind(date, (before + time.time()) / 2))


@asynccontextmanager
async def asking(api: str, token: str) -> AsyncGenerator[Asker]:
    """An asker with a session of its own."""
    timeout = aiohttp.ClientTimeout(total=limits.DOCTOR_SECONDS)
    async with aiohttp.ClientSession(timeout=timeout, headers={"User-Agent": AGENT}) as session:
        yield Asker(session, api, token)


def _behind(date: str | None, now: float) -> float | None:
    """Discord's clock tells whole seconds, so half a second more is likeliest."""
    if date is None:
        return None
    try:
        return parsedate_to_datetime(date).timestamp() + 0.5 - now
    except ValueError:
        return None
