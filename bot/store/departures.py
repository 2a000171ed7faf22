"""Servers that have removed the bot, and what is left of them."""

from sqlalchemy import delete, select, union

from bot.store.leftovers import Leftovers
from bot.store.models import (
    ACTIVE,
    ONCE,
    DepartureRow,
    RatingRow,
    ResultRow,
    ServerRow,
    TableRow,
)


class Departures(Leftovers):
    """The transaction's methods for servers that have removed the bot."""

    async def known_servers(self) -> frozenset[int]:
        """The servers with anything stored."""
        found = union(
            select(ServerRow.guild),
            select(TableRow.guild),
            select(ResultRow.guild).where(ONCE),
            select(RatingRow.guild),
        )
        return frozenset((await self._execute(found)).scalars())

    async def note_departure(self, guild: int, now: float) -> None:
        """Notes that a server has removed the bot, now or earlier."""
        row = {"guild": guild, "left_at": now}
        await self._execute(self._insert(DepartureRow).on_conflict_do_nothing(), [row])

    async def departures(self, before: float) -> list[int]:
        """The servers that removed the bot earlier."""
        gone = select(DepartureRow.guild).where(DepartureRow.left_at < before)
        return list((await self._execute(gone.order_by(DepartureRow.guild))).scalars())

    async def delete_departure(self, guild: int) -> None:
        """Deletes that note: the bot is back, or nothing is left of the server."""
        await self._execute(delete(DepartureRow).where(DepartureRow.guild == guild))

    async def open_tables(self, guild: int) -> list[int]:
        """The lobbies and running games of a server."""
        found = select(TableRow.id).where(TableRow.guild == guild, ACTIVE)
        return list((await self._execute(found.order_by(TableRow.id))).scalars())

    async def delete_tables_of(self, guild: int, before: float, limit: int) -> list[int]:
        """Deletes some of a server's tables that ended earlier, with their logs; returns which."""
        due = select(TableRow.id).where(TableRow.guild == guild, TableRow.ended_at < before)
        due = due.order_by(TableRow.id).limit(limit).with_for_update(skip_locked=True)
        return await self._drop_tables(list((await self._execute(due)).scalars()))

    async def delete_server(self, guild: int) -> bool:
        """Deletes a server's settings and results; returns whether no table is left there."""
        left = await self._execute(select(TableRow.id).where(TableRow.guild == guild).limit(1))
        if left.first() is not None:
            return False
        for row in (ServerRow, ResultRow, RatingRow, DepartureRow):
            await self._execute(delete(row).where(row.guild == guild))
        return True
