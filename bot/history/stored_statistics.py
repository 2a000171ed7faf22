"""The statistics of one person."""

from typing import Any, Final

from sqlalchemy import ColumnElement, and_, case, func, select
from sqlalchemy.orm import aliased

from bot.history.result import PlayerResult
from bot.history.statistics import (
    FORM,
    BestOrder,
    Career,
    GameGroup,
    Partner,
    PlayedGame,
    PlayerStatistics,
    compute_statistics,
)
from bot.store.models import ResultRow
from bot.store.statements import Part

OF_LATE: Final = 1000
"""How many games to search for the people somebody plays with."""

SEATED: Final = (
    ResultRow.user,
    ResultRow.was_helped,
    ResultRow.has_left,
    ResultRow.place,
    ResultRow.delivered,
    ResultRow.failed,
    ResultRow.best,
    ResultRow.size,
    ResultRow.character,
)
"""The columns of one seat, in the order of `PlayerResult`."""

PLAYED: Final = (
    ResultRow.table_id,
    ResultRow.guild,
    ResultRow.game,
    ResultRow.family,
    ResultRow.variant,
    ResultRow.ended_at,
    ResultRow.players,
    ResultRow.is_rated,
)
"""The other columns, in the order of `PlayedGame`."""

GROUPED_BY: Final = (
    ResultRow.game,
    ResultRow.players,
    ResultRow.place,
    ResultRow.has_left,
    ResultRow.character,
)
"""What tells games apart, in the order of `GameGroup`."""

IN_ORDER: Final = (ResultRow.ended_at, ResultRow.table_id)

STAYED: Final = ResultRow.has_left.is_(False)


class StoredStatistics(Part):
    """The transaction's methods for one person's games."""

    async def statistics(self, user: int, guild: int | None) -> PlayerStatistics:
        """A person's statistics, on one server or on all."""
        theirs = _theirs(user, guild)
        sums = (func.count(), func.sum(ResultRow.delivered), func.sum(ResultRow.failed))
        rows = await self._execute(select(*GROUPED_BY, *sums).where(theirs).group_by(*GROUPED_BY))
        groups = [GameGroup(*row[:6], int(row[6]), int(row[7])) for row in rows]
        stayed = and_(theirs, STAYED)
        career = Career(
            best=await self._best(stayed),
            streak=await self._streak(stayed),
            longest_streak=await self._longest_streak(stayed),
            form=tuple(await self._latest(stayed, FORM)),
        )
        return compute_statistics(groups, career)

    async def played(self, user: int, guild: int | None, limit: int) -> list[PlayedGame]:
        """A person's latest games, on one server or on all, the last one last."""
        return await self._latest(_theirs(user, guild), limit)

    async def _latest(self, which: ColumnElement[bool], limit: int) -> list[PlayedGame]:
        backwards = [column.desc() for column in IN_ORDER]
        latest = select(*PLAYED, *SEATED).where(which).order_by(*backwards).limit(limit)
        rows = (await self._execute(latest)).all()
        return [_make_played(row) for row in reversed(rows)]

    async def _best(self, stayed: ColumnElement[bool]) -> BestOrder | None:
        """The order that took most cards; the earliest of equal ones."""
        found = await self._execute(
            select(ResultRow.best, ResultRow.size, ResultRow.table_id, ResultRow.game)
            .where(stayed, ResultRow.best.is_not(None))
            .order_by(ResultRow.size.desc(), *IN_ORDER)
            .limit(1)
        )
        row = found.one_or_none()
        return None if row is None else BestOrder(*row)

    async def _streak(self, stayed: ColumnElement[bool]) -> int:
        """How many games were won since the last that wasn't."""
        lost = select(func.max(ResultRow.ended_at)).where(stayed, ResultRow.place > 1)
        since = ResultRow.ended_at > func.coalesce(lost.scalar_subquery(), 0.0)
        return (await self._execute(select(func.count()).where(stayed, since))).scalar_one()

    async def _longest_streak(self, stayed: ColumnElement[bool]) -> int:
        """The most games ever won in a row."""
        # A win is as far from the wins before it as from all games only within a streak.
        has_won = ResultRow.place == 1
        number = func.row_number().over(order_by=IN_ORDER)
        of_its_kind = func.row_number().over(partition_by=has_won, order_by=IN_ORDER)
        games = (
            select(has_won.label("has_won"), (number - of_its_kind).label("streak"))
            .where(stayed)
            .subquery()
        )
        won = select(func.count().label("games")).where(games.c.has_won).group_by(games.c.streak)
        longest = await self._execute(select(func.max(won.subquery().c.games)))
        return longest.scalar() or 0

    async def partners(self, user: int, guild: int | None, limit: int) -> list[Partner]:
        """The people somebody has played with most of late, on one server or on all."""
        backwards = [column.desc() for column in IN_ORDER]
        theirs = select(ResultRow).where(_theirs(user, guild)).order_by(*backwards).limit(OF_LATE)
        mine = aliased(ResultRow, theirs.subquery())
        ahead = func.sum(case((mine.place < ResultRow.place, 1), else_=0))
        rows = await self._execute(
            select(ResultRow.user, func.count(), ahead)
            .join(mine, mine.table_id == ResultRow.table_id)
            .where(ResultRow.user > 0, ResultRow.user != user)
            .group_by(ResultRow.user)
            .order_by(func.count().desc(), ResultRow.user)
            .limit(limit)
        )
        return [Partner(*row) for row in rows]


def _make_played(row: Any) -> PlayedGame:
    return PlayedGame(*row[: len(PLAYED)], seat=PlayerResult(*row[len(PLAYED) :]))


def _theirs(user: int, guild: int | None) -> ColumnElement[bool]:
    """The games of a person, on one server or on all."""
    mine = ResultRow.user == user
    return mine if guild is None else and_(mine, ResultRow.guild == guild)
