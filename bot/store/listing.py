"""The open tables, in numbers: no names, no cards."""

from typing import Final

from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.interface import value
from bot.store.models import ACTIVE, MessageRow, SeatRow, TableRow

_IS_PERSON: Final = and_(SeatRow.user.is_not(None), SeatRow.has_left.is_(False))


@value
class OpenTable:
    """A lobby or a running game."""

    id: int
    game: str
    status: str
    is_blocked: bool
    """Whether it may not speak in its channel."""
    people: int
    computers: int
    """Including those that play on for somebody who has left."""
    since: float
    """When it last posted a message, or was opened."""


async def list_tables(engine: AsyncEngine) -> list[OpenTable]:
    """All open tables, the oldest first."""
    seats = (
        select(
            SeatRow.table_id,
            func.count().filter(_IS_PERSON).label("people"),
            func.count().label("all"),
        )
        .group_by(SeatRow.table_id)
        .subquery()
    )
    posted = (
        select(func.max(MessageRow.posted_at))
        .where(MessageRow.table_id == TableRow.id)
        .scalar_subquery()
    )
    people = func.coalesce(seats.c.people, 0)
    statement = (
        select(
            TableRow.id,
            TableRow.game,
            TableRow.status,
            TableRow.is_blocked,
            people,
            func.coalesce(seats.c.all, 0) - people,
            func.coalesce(posted, TableRow.created_at),
        )
        .outerjoin(seats, seats.c.table_id == TableRow.id)
        .where(ACTIVE)
        .order_by(TableRow.id)
    )
    async with engine.connect() as connection:
        return [OpenTable(*row) for row in await connection.execute(statement)]
