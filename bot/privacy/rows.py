"""The rows that name a user: read for the user alone, and rid of them on request.

When the user is forgotten, no row names them any more, but others' games stay intact.
"""

from collections.abc import Callable, Mapping
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

from bot.games.interface import Json, value
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
from bot.tables.terms import LANGUAGES

OF_A_USER: Final = (PersonRow, GuessRow, RatingRow, AnnouncementRow)
"""Rows that mean nothing without the user."""

LANGUAGE: Final = TableRow.terms["language"].as_string()


SEATED: Final = (
    *[column for column in SeatRow.__table__.columns if column.name != "user"],
    TableRow.guild,
    TableRow.channel,
    TableRow.game,
    TableRow.options,
    TableRow.status,
    TableRow.created_at,
    TableRow.ended_at,
)

OPENED: Final = (
    TableRow.id,
    TableRow.guild,
    TableRow.channel,
    TableRow.game,
    TableRow.status,
    TableRow.created_at,
    TableRow.ended_at,
)


@value
class Farewell:
    """What it takes to forget a user."""

    user: int
    number: int
    """Below zero; stands for the user in what others have played."""
    names: Mapping[int, str]
    """By table, what the user was called there."""
    called: Mapping[str, str]
    """By language, what the user's seats are called from now on."""
    erase: Callable[[Json, int, str], Json]
    """Removes any trace of the user from a table's pending screen, in a language."""
    held: frozenset[int] = frozenset()
    """Tables that their writer saves in the same transaction."""


class UserRows(Part):
    """The transaction's methods for what is stored about a user."""

    async def rows_of(self, user: int) -> dict[str, list[dict[str, Json]]]:
        """By category, everything about the user, without what concerns others."""
        seats = select(*SEATED).join(TableRow, TableRow.id == SeatRow.table_id)
        # What isn't said yet would tell of a running game before its time.
        unsaid = select(AnnouncementRow.table_id, AnnouncementRow.key)
        statements = {
            "person": _all_of(PersonRow, PersonRow.user == user),
            "seats": seats.where(SeatRow.user == user).order_by(SeatRow.table_id),
            "tables_opened": select(*OPENED).where(TableRow.host == user).order_by(TableRow.id),
            "bets": _all_of(GuessRow, GuessRow.user == user),
            "direct_messages": _all_of(MessageRow, MessageRow.user == user),
            "still_unsaid": unsaid.where(AnnouncementRow.user == user),
            "results": _all_of(ResultRow, ResultRow.user == user),
            "ratings": _all_of(RatingRow, RatingRow.user == user),
        }
        return {
            what: [dict(row) for row in (await self._execute(statement)).mappings()]
            for what, statement in statements.items()
        }

    async def tables_around(self, user: int) -> list[int]:
        """The tables that aren't over for a user, or still have something to say to them."""
        seated = select(SeatRow.table_id).join(TableRow, TableRow.id == SeatRow.table_id)
        around = union(
            seated.where(SeatRow.user == user, ACTIVE),
            select(TableRow.id).where(TableRow.host == user, ACTIVE),
            select(MessageRow.table_id).where(MessageRow.user == user),
            select(AnnouncementRow.table_id).where(AnnouncementRow.user == user),
        )
        return sorted((await self._execute(around)).scalars())

    async def hold_person(self, user: int) -> None:
        """Locks what is stored about the user until this transaction ends."""
        await self._hold(user)

    async def names_of(self, user: int) -> dict[int, str]:
        """By table, the names under which a user sits, or has sat."""
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


def _all_of(model: Any, which: ColumnElement[bool]) -> Any:
    return select(*model.__table__.columns).where(which)
