"""Speaks in Discord's channels."""

import asyncio
from collections.abc import Container, Generator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
from discord.http import Route

from bot import limits
from bot.front.context import is_out_of_reach
from bot.front.layout import Shown, changed, component_id, component_ids, posted
from bot.front.painting import lay_out, send_painted
from bot.games.interface import Json
from bot.live.ports import Answering
from bot.screens.screen import load_screen
from bot.tables.errors import (
    Barred,
    DirectClosed,
    MessageGone,
    NotOpened,
    PlaceGone,
    Rejected,
    Silenced,
    TooOld,
    Trouble,
    Unreachable,
)

if TYPE_CHECKING:
    from bot.front.client import BotClient

TROUBLES: Final[dict[int, type[Trouble]]] = {
    10003: PlaceGone,
    10004: PlaceGone,
    10008: MessageGone,
    10013: DirectClosed,  # the user is gone
    30046: TooOld,
    50007: DirectClosed,
    50033: DirectClosed,  # this user can have no direct messages at all
    50278: DirectClosed,  # no server in common any more
    50083: TooOld,  # the thread is archived: a new message opens it again, unless it is locked
    160005: Barred,  # the thread is locked
}
"""Discord's own codes."""


class DiscordSender:
    """Sends what the bot says. It needs neither a cached channel nor a fetched message."""

    def __init__(self, client: "BotClient") -> None:
        self._client = client

    async def post(  # noqa: PLR0913 (all that a message needs)
        self,
        place: int,
        screen: Json,
        mentions: Sequence[int],
        mark: int,
        *,
        in_words: bool = False,
        answers: Answering | None = None,
    ) -> int:

        async def send(layout: Shown) -> int:
            if answers is not None:
                answer = await answers.answer_aloud(layout, _allowed(mentions))
                if answer is not None:
                    return answer
            # For a nonce that it has seen recently, Discord returns the first message.
            message = await self._channel(place).send(
                **posted(layout, _allowed(mentions)), nonce=str(mark)
            )
            return message.id

        layout = await self._lay_out(screen, component_id(mark), in_words=in_words)
        try:
            with troubles():
                return await send_painted(layout, send)
        except TooOld as error:
            raise Barred(f"the thread is locked: {error}") from error

    async def find(self, place: int, mark: int) -> int | None:
        own = component_id(mark)
        history = self._channel(place).history(limit=limits.MESSAGES_SEARCHED)
        with troubles():
            async for message in history:
                if message.author == self._client.user and own in component_ids(message.components):
                    return message.id
        return None

    async def edit(  # noqa: PLR0913 (all that a message needs)
        self,
        place: int,
        message: int,
        screen: Json,
        mentions: Sequence[int],
        *,
        in_words: bool = False,
        answers: Answering | None = None,
    ) -> None:

        async def send(layout: Shown) -> None:
            allowed = _allowed(mentions)
            if answers is not None and await answers.answer_by_change(layout, allowed):
                return
            if await self._change_within_reach(message, layout, allowed):
                return
            await self._message(place, message).edit(**changed(layout, allowed))

        # Changes call nobody.
        layout = await self._lay_out({**screen, "is_call": False}, None, in_words=in_words)
        with troubles():
            await send_painted(layout, send)

    async def delete(self, place: int, message: int) -> None:
        interaction = self._client.tokens.find(message)
        if interaction is not None:
            self._client.tokens.drop(message)
            with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                async with asyncio.timeout(limits.TOKEN_REQUEST_SECONDS):
                    await interaction.delete_original_response()
                return
        with troubles():
            await self._message(place, message).delete()

    async def open_direct(self, user: int, *, is_asked: bool = False) -> int:
        try:
            with troubles():
                return await self._client.directs.open(user, is_asked=is_asked)
        except (Barred, PlaceGone) as error:
            raise DirectClosed(str(error)) from error
        except Unreachable as error:
            raise NotOpened(str(error)) from error

    async def is_lost(self) -> bool:
        """Whether Discord rejects the token for good; a single 401 may mean nothing."""
        try:
            await self._client.http.request(Route("GET", "/users/@me"))
        except discord.HTTPException as error:
            is_lost = error.status == 401
        except (OSError, aiohttp.ClientError, discord.RateLimited):
            is_lost = False
        else:
            is_lost = False
        if is_lost:
            await self._client.lose_token()
        return is_lost

    def reaches(self, message: int) -> bool:
        return self._client.tokens.find(message) is not None

    def heard(self) -> Sequence[int]:
        return self._client.heard

    def hears(self, guild: int, elsewhere: Container[int]) -> bool:
        return self._client.hears(guild) or self._client.shard_of(guild) in elsewhere

    async def _change_within_reach(
        self, message: int, layout: Shown, allowed: discord.AllowedMentions
    ) -> bool:
        """Changes the message by an interaction's token, if there is one that Discord takes."""
        interaction = self._client.tokens.find(message)
        if interaction is None:
            return False
        try:
            async with asyncio.timeout(limits.TOKEN_REQUEST_SECONDS):
                await interaction.edit_original_response(**changed(layout, allowed))
        except (discord.HTTPException, TimeoutError) as error:
            if not is_out_of_reach(error):
                raise
            self._client.tokens.drop(message)
            layout.rewind()
            return False
        return True

    def _channel(self, place: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place)

    def _message(self, place: int, message: int) -> discord.PartialMessage:
        return self._channel(place).get_partial_message(message)

    async def _lay_out(self, data: Json, mark_id: int | None, *, in_words: bool) -> Shown:
        try:
            return await lay_out(self._client, load_screen(data), mark_id, in_words=in_words)
        except (KeyError, TypeError, ValueError) as error:
            raise Rejected(f"it cannot be shown: {type(error).__name__}") from error


@contextmanager
def troubles() -> Generator[None]:
    """Turns Discord's errors into those that the delivery understands."""
    try:
        yield
    except discord.HTTPException as error:
        raise _trouble(error)(f"{error.status} {error.code}") from error
    except (OSError, aiohttp.ClientError, discord.RateLimited) as error:
        raise Unreachable(type(error).__name__) from error


def _trouble(error: discord.HTTPException) -> type[Trouble]:
    if error.code in TROUBLES:
        return TROUBLES[error.code]
    if error.status >= 500 or error.status == 429:
        return Unreachable
    # A server in between may have answered: Discord gives a code for what is gone for good.
    return {401: Silenced, 403: Barred, 404: Unreachable}.get(error.status, Rejected)


def _allowed(users: Sequence[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(user) for user in users],
    )
