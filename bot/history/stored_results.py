"""The results of finished games, and the ratings that follow from them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from itertools import groupby
from typing import Any, Final, TypeVarTuple, cast

from sqlalchemy import (
    ColumnElement,
    Row,
    RowMapping,
    Select,
    Table,
    delete,
    func,
    insert,
    or_,
    select,
)
from sqlalchemy.orm import aliased

from bot.games.interface import value
from bot.history.ledger import Ledger
from bot.history.pages import FinishedGame
from bot.history.rating import SPAN, RankedPlayer, RatedGame, Rating, is_rated, rate
from bot.history.result import GameResult, PlayerResult
from bot.history.stored_statistics import SEATED
from bot.store.models import ONCE, RatingRow, ResultRow, SeatRow, TableRow
from bot.store.statements import Part
from bot.tables.table import Status

Ts = TypeVarTuple("Ts")

BREATH: Final = 1e-6
"""The least number of seconds between the ends of two games on a server."""

RATED: Final = (RatingRow.mu, RatingRow.sigma, RatingRow.games, RatingRow.last)
"""The columns in the order of `Rating`."""


@value
class Replaced:
    """The outcome of replacing a server's results."""

    ratings: int
    """The number of ratings now."""
    differences: int
    """How many rows were different before."""


class StoredResults(Part):
    """The transaction's methods for finished games."""

    async def wait_to_end(self, guild: int, now: float) -> float:
        """Waits until no other game of the server is ending; returns the time of this end."""
        await self._hold(guild)
        latest = select(func.max(ResultRow.ended_at)).where(ResultRow.guild == guild, ONCE)
        ended_at: float | None = (await self._execute(latest)).scalar()
        return now if ended_at is None else max(now, ended_at + BREATH)

    async def count_game(self, result: GameResult) -> None:
        """Stores the result of a game that ends in this transaction, and the ratings after it."""
        counts = is_rated(result, await self._rated_games(result))
        await self._execute(insert(ResultRow), result_rows(result, counts=counts))
        if counts:
            known = await self.ratings_of(result.guild, result.family, result.persons)
            ratings = rate(result, known)
            await self._upsert(RatingRow, rating_rows(result.guild, result.family, ratings))

    async def _rated_games(self, result: GameResult) -> list[RatedGame]:
        """The earlier rated games in which these people met."""
        if not result.persons:
            return []
        mine = aliased(ResultRow)
        statement = (
            select(ResultRow.table_id, ResultRow.ended_at, ResultRow.user)
            .join(mine, mine.table_id == ResultRow.table_id)
            .where(
                mine.user == min(result.persons),
                mine.guild == result.guild,
                mine.ended_at > result.ended_at - SPAN,
                mine.family == result.family,
                mine.is_rated,
                ResultRow.user.is_not(None),
            )
        )
        met: dict[tuple[int, float], set[int | None]] = {}
        for table_id, ended_at, user in await self._execute(statement):
            met.setdefault((table_id, ended_at), set()).add(user)
        return [RatedGame(frozenset(users), ended_at) for (_, ended_at), users in met.items()]

    async def ratings_of(
        self, guild: int, family: str, users: Collection[int]
    ) -> dict[int, Rating]:
        """The ratings of those who have one."""
        rows = await self._execute(
            select(RatingRow.user, *RATED).where(
                RatingRow.guild == guild, RatingRow.family == family, RatingRow.user.in_(users)
            )
        )
        return {row.user: _make_rating(row) for row in rows}

    async def ranking(self, guild: int, family: str, first: int, limit: int) -> list[RankedPlayer]:
        """A page of a server's ranking; the best is number 0."""
        place = func.rank().over(order_by=RatingRow.shown.desc()).label("place")
        rows = await self._execute(
            _of_server(select(place, RatingRow.user, *RATED), guild, family)
            .order_by(RatingRow.shown.desc(), RatingRow.user)
            .offset(first)
            .limit(limit)
        )
        return [RankedPlayer(row.place, row.user, _make_rating(row)) for row in rows]

    async def ranked(self, guild: int, family: str, user: int) -> RankedPlayer | None:
        """A person's place in a server's ranking."""
        rating = (await self.ratings_of(guild, family, [user])).get(user)
        if rating is None:
            return None
        better = _of_server(select(func.count()), guild, family)
        found = await self._execute(better.where(RatingRow.shown > rating.shown))
        return RankedPlayer(1 + found.scalar_one(), user, rating)

    async def count_ranked(self, guild: int, family: str) -> int:
        statement = _of_server(select(func.count()), guild, family)
        return (await self._execute(statement)).scalar_one()

    async def finished_games(self, user: int, guild: int | None, limit: int) -> list[FinishedGame]:
        """The latest finished games of the user, or of the server."""
        theirs = TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.user == user))
        latest = (
            select(TableRow.id, TableRow.game, TableRow.ended_at)
            .where(
                TableRow.status == Status.OVER.value,
                theirs if guild is None else or_(theirs, TableRow.guild == guild),
            )
            .order_by(TableRow.ended_at.desc(), TableRow.id.desc())
            .limit(limit)
            .subquery()
        )
        rows = await self._execute(
            select(latest.c.id, latest.c.game, latest.c.ended_at, SeatRow.name)
            .join(SeatRow, SeatRow.table_id == latest.c.id)
            .order_by(latest.c.ended_at.desc(), latest.c.id.desc(), SeatRow.seat)
        )
        games: dict[tuple[int, str, float], list[str]] = {}
        for table_id, game_id, ended_at, name in rows:
            games.setdefault((table_id, game_id, ended_at), []).append(name)
        return [
            FinishedGame(table_id, game_id, tuple(names), ended_at)
            for (table_id, game_id, ended_at), names in games.items()
        ]

    async def guilds_with_games(self) -> list[int]:
        over = select(TableRow.guild).where(TableRow.status == Status.OVER.value)
        both = over.union(select(ResultRow.guild).where(ONCE)).order_by("guild")
        return list((await self._execute(both)).scalars())

    async def finished_tables(self, guild: int) -> list[tuple[int, float]]:
        """A server's tables whose game is over and has a record, and when it ended."""
        rows = await self._execute(
            select(TableRow.id, TableRow.ended_at)
            .where(TableRow.guild == guild, TableRow.status == Status.OVER.value)
            .order_by(TableRow.ended_at, TableRow.id)
        )
        return [(row.id, row.ended_at) for row in rows]

    async def results(self, guild: int) -> list[GameResult]:
        """All stored results of a server, in the order in which the games ended."""
        rows = await self._execute(
            select(*ResultRow.__table__.columns)
            .where(_results_of(guild))
            .order_by(ResultRow.ended_at, ResultRow.table_id, ResultRow.seat)
        )
        by_table = groupby(rows.mappings(), lambda row: row["table_id"])
        return [_make_result([*seats]) for _, seats in by_table]

    async def replace_results(self, guild: int, results: Sequence[GameResult]) -> Replaced:
        """Stores these results instead, and the ratings that follow from them."""
        ledger = Ledger()
        rows = [row for one in results for row in result_rows(one, counts=ledger.count(one))]
        rated = [
            row
            for (family, user), rating in ledger.ratings.items()
            for row in rating_rows(guild, family, {user: rating})
            if user > 0
        ]
        differences = await self._replace(ResultRow, _results_of(guild), rows)
        differences += await self._replace(RatingRow, RatingRow.guild == guild, rated)
        return Replaced(len(rated), differences)

    async def _replace(
        self,
        model: type[ResultRow | RatingRow],
        which: ColumnElement[bool],
        rows: list[dict[str, Any]],
    ) -> int:
        """Replaces these rows; returns how many have changed."""
        table = cast("Table", model.__table__)
        keys = [column.name for column in table.primary_key.columns]
        former = (await self._execute(select(table).where(which))).mappings()
        before = {tuple([row[key] for key in keys]): dict(row) for row in former}
        now = {tuple([row[key] for key in keys]): row for row in rows}
        await self._execute(delete(model).where(which))
        if rows:
            await self._execute(insert(model), rows)
        return sum(before.get(key) != now.get(key) for key in before.keys() | now.keys())


def _results_of(guild: int) -> ColumnElement[bool]:
    """The rows of a server's results."""
    tables = select(ResultRow.table_id).where(ResultRow.guild == guild, ONCE)
    return ResultRow.table_id.in_(tables)


def _of_server(statement: Select[*Ts], guild: int, family: str) -> Select[*Ts]:
    """Limits a statement to the ratings that a server shows, without people who were forgotten."""
    return statement.where(RatingRow.guild == guild, RatingRow.family == family, RatingRow.user > 0)


def result_rows(result: GameResult, *, counts: bool) -> list[dict[str, Any]]:
    """The rows of a game, which counts for ratings or not."""
    game = {
        "table_id": result.table,
        "guild": result.guild,
        "game": result.game,
        "family": result.family,
        "variant": result.variant,
        "ended_at": result.ended_at,
        "players": len(result.seats),
        "is_rated": counts,
    }
    return [game | {"seat": seat} | asdict(one) for seat, one in enumerate(result.seats)]


def rating_rows(guild: int, family: str, ratings: Mapping[int, Rating]) -> list[dict[str, Any]]:
    """The rows of ratings."""
    return [
        {"guild": guild, "family": family, "user": user, "shown": rating.shown} | asdict(rating)
        for user, rating in ratings.items()
    ]


def _make_rating(row: Row[*tuple[Any, ...]]) -> Rating:
    return Rating(row.mu, row.sigma, row.games, row.last)


def _make_result(rows: Sequence[RowMapping]) -> GameResult:
    one = rows[0]
    return GameResult(
        table=one["table_id"],
        guild=one["guild"],
        game=one["game"],
        family=one["family"],
        variant=one["variant"],
        ended_at=one["ended_at"],
        seats=tuple([PlayerResult(*[row[column.key] for column in SEATED]) for row in rows]),
    )
