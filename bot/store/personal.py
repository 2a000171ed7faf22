"""Everything stored about a user, row by row."""

from typing import Any, Final

from sqlalchemy import ColumnElement, select

from bot.games.interface import Json
from bot.store.models import (
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


class PersonalData(Part):
    """The transaction's methods for a user's own data."""

    async def kept_of(self, user: int) -> dict[str, list[dict[str, Json]]]:
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


def _all_of(model: Any, which: ColumnElement[bool]) -> Any:
    return select(*model.__table__.columns).where(which)
