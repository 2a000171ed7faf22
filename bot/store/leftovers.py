"""What is left of tables that have ended."""

from typing import Final

from sqlalchemy import Select, and_, delete, exists, select

from bot.store.models import (
    CHANNEL,
    AnnouncementRow,
    EntryRow,
    GuessRow,
    MessageRow,
    SeatRow,
    TableRow,
)
from bot.store.statements import Part
from bot.tables.announcement import LAST_WORD

OF_A_TABLE: Final = (AnnouncementRow, MessageRow, GuessRow, EntryRow, SeatRow)
"""The rows that point at a table."""


class Leftovers(Part):
    """The transaction's methods for tables that have ended."""

    async def clear_ended(self, before: float, long_before: float) -> bool:
        """Clears what tables no longer need once they have ended; returns whether there was any.

        Their last words may still be edited. Tables with something left to say keep the rest,
        unless they ended `long_before`.
        """
        unsaid = delete(AnnouncementRow).where(AnnouncementRow.table_id.in_(_ended(long_before)))
        is_silent = ~exists().where(AnnouncementRow.table_id == TableRow.id)
        silent = _ended(before).where(is_silent)
        is_needed = and_(MessageRow.user == CHANNEL, MessageRow.key == LAST_WORD)
        messages = delete(MessageRow).where(~is_needed, MessageRow.table_id.in_(silent))
        guesses = delete(GuessRow).where(GuessRow.table_id.in_(silent))
        cleared = [(await self._execute(one)).rowcount for one in (unsaid, messages, guesses)]
        return any(cleared)

    async def delete_tables(self, before: float, limit: int) -> list[int]:
        """Deletes some tables that ended earlier, with their logs; returns which. Results stay."""
        due = _ended(before).order_by(TableRow.id).limit(limit).with_for_update(skip_locked=True)
        return await self._drop_tables(list((await self._execute(due)).scalars()))

    async def _drop_tables(self, gone: list[int]) -> list[int]:
        for row in OF_A_TABLE if gone else ():
            await self._execute(delete(row).where(row.table_id.in_(gone)))
        if gone:
            await self._execute(delete(TableRow).where(TableRow.id.in_(gone)))
        return gone


def _ended(before: float) -> Select[int]:
    return select(TableRow.id).where(TableRow.ended_at < before)
