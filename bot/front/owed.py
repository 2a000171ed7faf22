"""Pending responses: a message of the table can itself be the answer to an interaction.

Discord does not count answers. So the next message in a channel where somebody has just made a move
by a command is posted as the answer to it, and a hand that was pressed in direct messages is
changed by the answer. A press in a channel never gets a new message as its answer: Discord shows
that as a reply, with "Original message was deleted" above it once the pressed message goes.
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
    """Visits whose answer may be a message of the table."""

    def __init__(self) -> None:
        self._waiting: dict[Where, Visit] = {}

    @contextmanager
    def by(self, visit: "Visit", *, is_open: bool) -> Generator[asyncio.Event]:
        """For this long, a table's message in the right place answers the visit and sets the event.

        A message for everybody may answer only an open move: Discord shows whom it answers, and
        what they have typed.
        """
        where = _place(visit, is_open=is_open)
        if where is not None:
            self._waiting[where] = visit
        try:
            yield visit.is_heard
        finally:
            if where is not None and self._waiting.get(where) is visit:
                del self._waiting[where]

    def is_owed(self, place: int, message: int | None) -> bool:
        """Whether somebody waits for a new message, or for a change of this one."""
        return (place, message) in self._waiting

    async def post(
        self, place: int, layout: Shown, mentions: discord.AllowedMentions
    ) -> int | None:
        """Posts a message as an answer, if one is pending there; returns its id."""
        visit = self._waiting.pop((place, None), None)
        return None if visit is None else await visit.answer_aloud(layout, mentions)

    async def edit(
        self,
        place: int,
        message: int,
        layout: Shown,
        mentions: discord.AllowedMentions,
    ) -> bool:
        """Changes the message by an answer, if one is pending there."""
        visit = self._waiting.pop((place, message), None)
        return visit is not None and await visit.answer_by_change(layout, mentions)


def _place(visit: "Visit", *, is_open: bool) -> Where | None:
    """Where a message can be the answer: in the channel, or in what was pressed."""
    channel, pressed = visit.interaction.channel_id, visit.interaction.message
    if channel is None:
        return None
    if visit.guild is not None and (visit.table is None or visit.table.channel != channel):
        # Messages here belong to another table.
        return None
    if visit.guild is None:
        return (channel, pressed.id) if pressed is not None and visit.renews else None
    return (channel, None) if is_open and pressed is None else None
