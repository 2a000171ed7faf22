"""The right to be forgotten: no row names the user any more, but others' games stay intact."""

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    String,
    cast,
    delete,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.orm import InstrumentedAttribute

from bot.games.interface import Json
from bot.store.models import (
    ACTIVE,
    AnnouncementRow,
    GuessRow,
    MessageRow,
    PersonRow,
    RatingRow,
    ResultRow,
    SeatRow,
    TableRow,
)
from bot.store.statements import Part
from bot.tables.storage import Farewell
from bot.tables.terms import LANGUAGES

OF_A_USER: Final = (PersonRow, GuessRow, RatingRow, AnnouncementRow)
"""Rows that mean nothing without the user."""

LANGUAGE: Final = TableRow.terms["language"].as_string()


class Forgetting(Part):
    """The transaction's methods for users who want to be forgotten."""

    async def tables_around(self, user: int) -> list[int]:
        seated = select(SeatRow.table_id).join(TableRow, TableRow.id == SeatRow.table_id)
        around = union(
            seated.where(SeatRow.user == user, ACTIVE),
            select(TableRow.id).where(TableRow.host == user, ACTIVE),
            select(MessageRow.table_id).where(MessageRow.user == user),
            select(AnnouncementRow.table_id).where(AnnouncementRow.user == user),
        )
        return sorted((await self._execute(around)).scalars())

    async def hold_person(self, user: int) -> None:
        await self._hold(user)

    async def names_of(self, user: int) -> dict[int, str]:
        names = select(SeatRow.table_id, SeatRow.name).where(SeatRow.user == user)
        return {row.table_id: row.name for row in await self._execute(names)}

    async def forget_user(self, farewell: Farewell) -> frozenset[int]:
        """Removes the user from every row; returns the tables where they were.

        The writer of this transaction saves those in `held`.
        """
        user = farewell.user
        await self._leave_seats(farewell)
        for row in OF_A_USER:
            await self._execute(delete(row).where(row.user == user))
        results = update(ResultRow).where(ResultRow.user == user)
        await self._execute(results.values(user=farewell.number))
        await self._erase_announcements(farewell)
        await self._erase_remains(farewell)
        return frozenset((await self._execute(_tables_of(farewell.number))).scalars())

    async def _leave_seats(self, farewell: Farewell) -> None:
        """Puts somebody without a name in the user's seats, and as the host of their tables."""
        mine, opened = SeatRow.user == farewell.user, TableRow.host == farewell.user
        # Whoever has such a table in memory must read it again.
        others = update(TableRow).where(
            TableRow.id.in_(_tables_of(farewell.user)), TableRow.id.not_in(farewell.held)
        )
        await self._execute(others.values(revision=TableRow.revision + 1))
        await self._execute(update(TableRow).where(opened).values(host=farewell.number))
        nobody = {"language": LANGUAGES[0], "notes": None, "user": farewell.number}
        for language, name in farewell.called.items():
            there = select(TableRow.id).where(language == LANGUAGE)
            gone = update(SeatRow).where(mine, SeatRow.table_id.in_(there))
            await self._execute(gone.values(name=name, **nobody))
        rest = update(SeatRow).where(mine)
        await self._execute(rest.values(name=farewell.called[LANGUAGES[0]], **nobody))

    async def _erase_announcements(self, farewell: Farewell) -> None:
        """Removes the user from the announcements to others."""
        row = AnnouncementRow
        found = await self._execute(
            select(
                row.id,
                row.table_id,
                row.screen,
                row.remains,
                row.mentions,
                LANGUAGE.label("language"),
            )
            .join(TableRow, TableRow.id == row.table_id)
            .where(_may_name(farewell, row.table_id, row.screen, row.remains, row.mentions))
            .with_for_update(of=row)
        )
        for one in found.all():
            values = {
                "screen": _erased(farewell, one, one.screen),
                "remains": _erased(farewell, one, one.remains),
                "mentions": [user for user in one.mentions if user != farewell.user],
            }
            await self._execute(update(row).where(row.id == one.id).values(**values))

    async def _erase_remains(self, farewell: Farewell) -> None:
        """Removes the user from what messages shrink to when they are taken away."""
        row = MessageRow
        found = await self._execute(
            select(row.table_id, row.user, row.key, row.remains, LANGUAGE.label("language"))
            .join(TableRow, TableRow.id == row.table_id)
            .where(row.remains.is_not(None), _may_name(farewell, row.table_id, row.remains))
            .with_for_update(of=row)
        )
        for one in found.all():
            is_it = (row.table_id == one.table_id, row.user == one.user, row.key == one.key)
            remains = _erased(farewell, one, one.remains)
            await self._execute(update(row).where(*is_it).values(remains=remains))


def _tables_of(user: int) -> CompoundSelect[int]:
    """The tables where a user sits, or has sat, and those that the user opened."""
    seated = select(SeatRow.table_id).where(SeatRow.user == user)
    return union(seated, select(TableRow.id).where(TableRow.host == user))


def _may_name(
    farewell: Farewell, table_id: InstrumentedAttribute[int], *shown: InstrumentedAttribute[Any]
) -> ColumnElement[bool]:
    """Whether stored screens may mention the user, who has left all seats."""
    user = str(farewell.user)
    return or_(
        table_id.in_(_tables_of(farewell.number)),
        *[cast(one, String).contains(user) for one in shown],
    )


def _erased(farewell: Farewell, found: Any, screen: Json) -> Json:
    if screen is None:
        return None
    return farewell.erase(screen, found.table_id, found.language or LANGUAGES[0])
