"""Interactions that a message of their table may answer.

Discord does not count answers. So the next message in a channel where somebody has just made a move
by a command is posted as the answer to it, and a hand that was pressed in direct messages is
changed by the answer. A press in a channel never gets a new message as its answer: Discord shows
that as a reply, with "Original message was deleted" above it once the pressed message goes.
"""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager

from bot.front.context import InteractionContext
from bot.live.table import LiveTable


@contextmanager
def answered_by(
    live: LiveTable, ctx: InteractionContext, *, is_open: bool
) -> Generator[asyncio.Event]:
    """For this long, a message of the table may answer the interaction, which sets the event.

    A message for everybody may answer only an open move: Discord shows whom it answers, and what
    they have typed.
    """
    pressed = ctx.interaction.message
    if ctx.guild is None:
        message, may_answer = pressed and pressed.id, pressed is not None and ctx.renews
    else:
        is_here = ctx.table is not None and ctx.table.channel == ctx.interaction.channel_id
        message, may_answer = None, is_here and is_open and pressed is None
    if may_answer:
        live.unanswered[message] = ctx
    try:
        yield ctx.is_heard
    finally:
        if may_answer and live.unanswered.get(message) is ctx:
            del live.unanswered[message]
