"""The outbox of announcements, and the messages that were sent."""

from collections.abc import Sequence
from secrets import randbits
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, insert, select, update
from sqlalchemy.orm import aliased

from bot.store.models import CHANNEL, AnnouncementRow, MessageRow, TableRow
from bot.store.statements import Part
from bot.tables.announcement import Announcement, Pending, Posted

MARK_BITS: Final = 62


class Outbox(Part):
    """The transaction's methods for announcements."""

    async def add_announcements(self, table_id: int, announcements: Sequence[Announcement]) -> None:
        """Adds announcements, in this order."""
        if not announcements:
            return
        rows = [
            {
                "table_id": table_id,
                # The id would show everybody how much was said to others in between.
                "mark": randbits(MARK_BITS),
                "key": announcement.key,
                "act": announcement.act,
                "screen": announcement.screen,
                "user": announcement.user,
                "mentions": list(announcement.mentions),
                "gap": announcement.gap,
                "remains": announcement.remains,
                "bet_on": announcement.bet_on,
                "place": announcement.place,
            }
            for announcement in announcements
        ]
        await self._execute_later(insert(AnnouncementRow), rows)

    async def tables_with_announcements(self) -> list[int]:
        """The tables held here that have announcements and aren't blocked."""
        found = await self._execute(
            select(AnnouncementRow.table_id)
            .join(TableRow, TableRow.id == AnnouncementRow.table_id)
            .where(
                TableRow.is_blocked.is_(False), TableRow.keeper.is_not_distinct_from(self._process)
            )
            .distinct()
            .order_by(AnnouncementRow.table_id)
        )
        return list(found.scalars())

    async def pending(self, table_id: int, limit: int) -> list[Pending]:
        """The first announcements still to be sent, in order."""
        rows = await self._execute(
            select(
                AnnouncementRow.id,
                AnnouncementRow.mark,
                AnnouncementRow.key,
                AnnouncementRow.act,
                AnnouncementRow.screen,
                AnnouncementRow.user,
                AnnouncementRow.mentions,
                AnnouncementRow.gap,
                AnnouncementRow.remains,
                AnnouncementRow.bet_on,
                AnnouncementRow.place,
            )
            .where(AnnouncementRow.table_id == table_id)
            .order_by(AnnouncementRow.id)
            .limit(limit)
        )
        return [
            Pending(
                row.id,
                row.mark,
                Announcement(*row[2:6], tuple(row.mentions), *row[7:]),
            )
            for row in rows
        ]

    async def finish(self, announcement_id: int) -> bool:
        """Removes an announcement that was sent or isn't needed; False if it was gone."""
        finished = await self._execute(
            delete(AnnouncementRow).where(AnnouncementRow.id == announcement_id)
        )
        return finished.rowcount > 0

    async def drop_announcements(self, table_id: int) -> None:
        """Drops all announcements of the table."""
        await self._execute_later(
            delete(AnnouncementRow).where(AnnouncementRow.table_id == table_id)
        )

    async def hurry(self, table_id: int) -> bool:
        """Removes the gaps between the waiting announcements; returns whether there were any."""
        hurried = await self._execute(
            update(AnnouncementRow)
            .where(AnnouncementRow.table_id == table_id, AnnouncementRow.gap > 0)
            .values(gap=0.0)
        )
        return hurried.rowcount > 0

    async def close_bet(self, announcement_id: int) -> None:
        """Closes the bets on an announcement that is about to go out."""
        await self._execute_later(
            update(AnnouncementRow).where(AnnouncementRow.id == announcement_id).values(bet_on=None)
        )

    async def convert_to_delete(self, announcement_id: int, key: str) -> None:
        """Leaves only the last step of a *replace*: deleting the message with this key."""
        await self._execute_later(
            update(AnnouncementRow)
            .where(AnnouncementRow.id == announcement_id)
            .values(
                key=key, act="delete", screen=None, mentions=[], gap=0.0, remains=None, bet_on=None
            )
        )


class Messages(Part):
    """The transaction's methods for messages."""

    async def messages(self, table_id: int) -> dict[tuple[int | None, str], Posted]:
        """All messages of a table, by user (None for the channel) and key."""
        rows = await self._execute(
            select(
                MessageRow.user,
                MessageRow.key,
                MessageRow.place,
                MessageRow.message,
                MessageRow.posted_at,
                MessageRow.remains,
            ).where(MessageRow.table_id == table_id)
        )
        return {
            (None if user == CHANNEL else user, key): Posted(place, message, at, remains)
            for user, key, place, message, at, remains in rows
        }

    async def save_message(self, table_id: int, user: int | None, key: str, posted: Posted) -> None:
        """Stores a sent message, in place of the former one with that key."""
        row = {
            "table_id": table_id,
            "user": CHANNEL if user is None else user,
            "key": key,
            "place": posted.place,
            "message": posted.message,
            "posted_at": posted.at,
            "remains": posted.remains,
        }
        await self._upsert(MessageRow, [row])

    async def rename_message(self, table_id: int, user: int | None, key: str, new_key: str) -> None:
        """Changes a message's key, and drops a former message with the new one."""
        if key == new_key:
            return
        renamed = aliased(MessageRow)
        # If there is no message to rename, one that has the new key already must stay.
        await self._execute_later(
            delete(MessageRow).where(
                _is(MessageRow, table_id, user, new_key),
                exists().where(_is(renamed, table_id, user, key)),
            )
        )
        await self._execute_later(
            update(MessageRow).where(_is(MessageRow, table_id, user, key)).values(key=new_key)
        )

    async def delete_message(self, table_id: int, user: int | None, key: str) -> None:
        await self._execute_later(delete(MessageRow).where(_is(MessageRow, table_id, user, key)))


def _is(row: type[MessageRow], table_id: int, user: int | None, key: str) -> ColumnElement[bool]:
    return and_(
        row.table_id == table_id,
        row.user == (CHANNEL if user is None else user),
        row.key == key,
    )
