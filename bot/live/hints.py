"""Hints: what a strong computer player would do with what a player sees, and why."""

import asyncio
from dataclasses import dataclass

from bot.brains.interface import Advice
from bot.brains.question import ADVISER, find_adviser
from bot.live.computers import make_question_apart
from bot.live.ports import Thinker
from bot.live.table import LiveTable
from bot.tables.changes.play import take_hint
from bot.tables.checks import require_player, require_present, require_told
from bot.tables.refusals import Declined
from bot.tables.table import Table, User


@dataclass
class Hint:
    """The hint about a move, the same however often somebody asks."""

    entries: int
    """The length of the log."""
    advising: asyncio.Task[Advice | None]
    is_spoken_of: bool = False
    """Whether the channel knows; after a restart it may hear again."""

    @property
    def is_in_vain(self) -> bool:
        """Whether there was no advice, so that it has to be worked out again."""
        done = self.advising
        return done.done() and (done.cancelled() or bool(done.exception()) or not done.result())


async def give_hint(live: LiveTable, user: User, thinker: Thinker) -> tuple[Advice, Table]:
    """A hint for the player who must act, and the table it's about; the channel hears of it.

    Raises Declined.
    """
    async with live.writing() as writing:
        hint = _find(live, writing.change.table, user, thinker)
    advice = await asyncio.shield(hint.advising)
    if advice is None:
        raise Declined("no-time-for-hints")
    async with live.writing() as writing:
        table = writing.change.table
        seat = require_asker(table, user)
        if len(table.get_match().log) != hint.entries:
            raise Declined("busy")
        if not hint.is_spoken_of:
            await writing.store(take_hint(writing.change, seat))
    hint.is_spoken_of = True
    return advice, table


def _find(live: LiveTable, table: Table, user: User, thinker: Thinker) -> Hint:
    """The hint about a table's next move, worked out once."""
    seat, entries = require_asker(table, user), len(table.get_match().log)
    if live.hint is None or live.hint.entries != entries or live.hint.is_in_vain:
        question = make_question_apart(table, seat, ADVISER)
        live.hint = Hint(entries, asyncio.create_task(thinker.advise(question)))
    return live.hint


def require_asker(table: Table, user: User) -> int:
    """The seat of a user who may have a hint. Raises Declined."""
    seat = require_player(table, user)
    require_present(table, seat, 0)
    if table.terms.hints == "off":
        raise Declined("no-hints-here")
    if find_adviser(table.game_id) is None:
        raise Declined("no-adviser")
    require_told(table)
    if table.acting != seat:
        raise Declined("not-your-hint")
    if table.acts_in_secret:
        # The channel would learn who is asked.
        raise Declined("no-hints-in-secret")
    return seat
