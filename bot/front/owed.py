"""Answers that are still owed: what is said at the table can be the answer itself.

Discord does not count answers. So the next message in a channel where somebody has just made a move
by a command or a form is posted as the answer to it, and a message that somebody has pressed is
changed by the answer.
"""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.front.layout import Shown

if TYPE_CHECKING:
    from bot.front.visit import Visit

Where: TypeAlias = tuple[int, int | None]
"""A channel, and a message there; None is a new one."""


class Owed:
    """Visits that wait for something to be said, which then is their answer."""

    def __init__(self) -> None:
        self._waiting: dict[Where, Visit] = {}

    @contextmanager
    def by(self, visit: "Visit", *, is_open: bool) -> Generator[asyncio.Event]:
        """Meanwhile what is said where the visit has been is its answer, which sets the event.

        What everybody reads is an answer only if it was open: Discord shows whom it answers, and
        what they have typed.
        """
        places = _places(visit, is_open=is_open)
        self._waiting.update(dict.fromkeys(places, visit))
        try:
            yield visit.is_heard
        finally:
            self._forget(visit)

    def is_owed(self, place: int, message: int | None) -> bool:
        """Whether somebody waits for a new message, or for this one to change."""
        return (place, message) in self._waiting

    async def post(
        self, place: int, layout: Shown, mentions: discord.AllowedMentions
    ) -> int | None:
        """Posts it as an answer, if one is owed there; gives the message."""
        visit = self._take(place, None)
        return None if visit is None else await visit.answer_aloud(layout, mentions)

    async def edit(
        self,
        place: int,
        message: int,
        layout: Shown,
        mentions: discord.AllowedMentions,
    ) -> bool:
        """Changes the message by an answer, if one is owed there."""
        visit = self._take(place, message)
        return visit is not None and await visit.answer_by_change(layout, mentions)

    def _take(self, place: int, message: int | None) -> "Visit | None":
        visit = self._waiting.get((place, message))
        if visit is not None:
            self._forget(visit)
        return visit

    def _forget(self, visit: "Visit") -> None:
        for place in [place for place, one in self._waiting.items() if one is visit]:
            del self._waiting[place]


def _places(visit: "Visit", *, is_open: bool) -> list[Where]:
    """Where what is said can be the answer: in the channel, or to what was pressed alone."""
    channel, pressed = visit.interaction.channel_id, visit.interaction.message
    if channel is None:
        return []
    if visit.guild is None:
        return [(channel, pressed.id)] if pressed is not None and visit.renews else []
    if not is_open or (pressed is not None and pressed.flags.ephemeral):
        return []
    return [(channel, None), *([(channel, pressed.id)] if pressed is not None else [])]
