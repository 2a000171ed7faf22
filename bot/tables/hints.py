"""Hints: what a strong computer player would do with what a player sees, and why."""

import asyncio
from dataclasses import dataclass
from typing import Final

from bot.brains.interface import Advice
from bot.brains.question import ADVISER, find_adviser
from bot.tables.computers import make_question_apart
from bot.tables.course import require_player, require_present, require_told
from bot.tables.hall import Hall, User
from bot.tables.ports import Thinker
from bot.tables.refusals import Declined
from bot.tables.table import Table

MOST_REMEMBERED: Final = 2000
"""How many tables' latest hints are cached; then the cache is emptied."""


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


class Hints:
    """Gives hints to players who must act, and lets the channel know."""

    def __init__(self, hall: Hall, thinker: Thinker) -> None:
        self._hall = hall
        self._thinker = thinker
        self._latest: dict[int, Hint] = {}

    async def give(self, table_id: int, user: User) -> Advice:
        """A hint for the player who must act. Raises Declined."""
        async with self._hall.sitting(table_id) as sitting:
            hint = self._find(sitting.table, require_asker(sitting.table, user))
        advice = await asyncio.shield(hint.advising)
        if advice is None:
            raise Declined("no-time-for-hints")
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            seat = require_asker(table, user)
            if len(table.get_match().log) != hint.entries:
                raise Declined("busy")
            if not hint.is_spoken_of:
                sitting.announce(sitting.teller.hinted(table, seat))
        hint.is_spoken_of = True
        return advice

    def _find(self, table: Table, seat: int) -> Hint:
        """The hint about a table's next move, worked out once."""
        entries = len(table.get_match().log)
        hint = self._latest.get(table.id)
        if hint is None or hint.entries != entries or hint.is_in_vain:
            if len(self._latest) >= MOST_REMEMBERED:
                self._latest.clear()
            question = make_question_apart(table, seat, ADVISER)
            hint = Hint(entries, asyncio.create_task(self._thinker.advise(question)))
            self._latest[table.id] = hint
        return hint


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
