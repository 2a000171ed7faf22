"""Hints: what a strong computer player would do with what a player sees, and why."""

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
"""Of so many tables it is remembered which hint was spoken of; then of none again."""


class Hints:
    """Gives hints to those who must act, and has the channel hear of it."""

    def __init__(self, hall: Hall, thinker: Thinker) -> None:
        self._hall = hall
        self._thinker = thinker
        self._spoken_of: dict[int, int] = {}
        """By table, how long the log was when the channel was told of a hint."""

    async def give(self, table_id: int, user: User) -> Advice:
        """A hint for the player who must act. Raises Declined."""
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            question = make_question_apart(table, require_asker(table, user), ADVISER)
            entries = len(table.get_match().log)
        advice = await self._thinker.advise(question)
        if advice is None:
            raise Declined("no-time-for-hints")
        async with self._hall.sitting(table_id) as sitting:
            table = sitting.table
            seat = require_asker(table, user)
            if len(table.get_match().log) != entries:
                raise Declined("busy")
            if self._spoken_of.get(table_id) != entries:
                sitting.announce(sitting.teller.hinted(table, seat))
                self._remember(table_id, entries)
        return advice

    def _remember(self, table_id: int, entries: int) -> None:
        """Whoever asks twice about a move is spoken of once, but perhaps again after a restart."""
        if len(self._spoken_of) >= MOST_REMEMBERED:
            self._spoken_of.clear()
        self._spoken_of[table_id] = entries


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
        # The channel would hear who is asked.
        raise Declined("no-hints-in-secret")
    return seat
