"""Tables and their games."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Row, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from bot.games.errors import GameError, NotARecord
from bot.games.interface import CHANCE, Game, SeatMove, value
from bot.games.match import Match
from bot.store.models import ACTIVE, AnnouncementRow, EntryRow, SeatRow, TableRow
from bot.store.statements import Part
from bot.tables.announcement import FULL_STOP
from bot.tables.change import Entered
from bot.tables.errors import AlreadyWritten, ChannelTaken, Damaged
from bot.tables.mention import of_table
from bot.tables.table import Alarm, AlarmKind, Chair, Status, Table
from bot.tables.terms import Terms, dump_terms, load_settings, load_terms

log = logging.getLogger(__name__)

NONSENSE: Final = (GameError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What reading data can raise that the bot can't have stored like that."""

ALARM_KINDS: Final = [kind.value for kind in AlarmKind]


@value
class SomeTables:
    """How many active tables there are of one kind."""

    game_id: str
    status: Status
    is_blocked: bool
    number: int


class Tables(Part):
    """The transaction's methods for tables."""

    async def add_table(self, table: Table, now: float) -> Table:
        """Stores a new table, and returns it with its id. Raises ChannelTaken."""
        statement = (
            self._insert(TableRow)
            .values(**_table_columns(table), keeper=self._process, created_at=now, ended_at=None)
            .on_conflict_do_nothing(index_elements=["channel"], index_where=ACTIVE)
            .returning(TableRow.id)
        )
        table_id = (await self._execute(statement)).scalar()
        if table_id is None:
            raise ChannelTaken
        await self._save_chairs(table_id, table.chairs)
        return replace(table, id=table_id, holder=self._process)

    async def save_table(self, table: Table, now: float, *, with_chairs: bool = True) -> Table:
        """Saves status, options, chairs, alarm and so on of a stored table, but not its log.

        The chairs may be left out if they haven't changed.

        Raises ChannelTaken for a second active table, and AlreadyWritten if another writer has
        changed it since it was loaded.
        """
        ended_at = None if table.status.is_active else func.coalesce(TableRow.ended_at, now)
        known = (TableRow.id == table.id, TableRow.revision == table.revision)
        table = replace(table, revision=table.revision + 1)
        values = _table_columns(table) | {"ended_at": ended_at}
        try:
            saved = await self._execute(update(TableRow).where(*known).values(**values))
        except IntegrityError as error:
            raise ChannelTaken from error
        if not saved.rowcount:
            raise AlreadyWritten
        if with_chairs:
            await self._save_chairs(table.id, table.chairs)
            if table.status is Status.LOBBY:
                gone = SeatRow.seat >= len(table.chairs)
                await self._execute(delete(SeatRow).where(SeatRow.table_id == table.id, gone))
        return table

    async def _save_chairs(self, table_id: int, chairs: Sequence[Chair]) -> None:
        if chairs:
            await self._upsert(
                SeatRow,
                [_chair_columns(table_id, seat, chair) for seat, chair in enumerate(chairs)],
            )

    async def peek(self, table_id: int, *, locks: bool = False) -> tuple[int, int | None] | None:
        """The stored revision of a table, and its holder.

        With a lock, nobody else changes the table before this transaction ends.
        """
        statement = select(TableRow.revision, TableRow.keeper).where(TableRow.id == table_id)
        found = await self._execute(statement.with_for_update() if locks else statement)
        row = found.one_or_none()
        return None if row is None else (row.revision, row.keeper)

    async def load_table(self, table_id: int) -> Table | None:
        """The table, with its game replayed from the log. Raises Damaged."""
        try:
            return await self._read_table(table_id)
        except NONSENSE as error:
            # The full error may name cards, which must not get into the log.
            reason = " at ".join([type(error).__name__, *getattr(error, "__notes__", ())])
            log.error("table %s cannot be read: %s", table_id, reason, extra=of_table(table_id))
            raise Damaged(table_id) from error

    async def close_table(self, table_id: int, now: float) -> None:
        """Cancels a table without reading it, and drops its announcements."""
        await self._execute(
            update(TableRow)
            .where(TableRow.id == table_id, ACTIVE)
            .values(
                status=Status.CANCELLED.value,
                revision=TableRow.revision + 1,
                alarm_at=None,
                alarm_kind=None,
                ended_at=now,
            )
        )
        await self._execute(delete(AnnouncementRow).where(AnnouncementRow.table_id == table_id))

    async def host_of(self, table_id: int) -> int | None:
        """The user who opened a table, or has inherited it, without reading the rest."""
        statement = select(TableRow.host).where(TableRow.id == table_id)
        return (await self._execute(statement)).scalar()

    async def _read_table(self, table_id: int) -> Table | None:
        """The table with its game. Raises any of NONSENSE for data that makes no sense."""
        found = (
            await self._execute(select(*TableRow.__table__.columns).where(TableRow.id == table_id))
        ).one_or_none()
        if found is None:
            return None
        game = self._games[found.game]
        table = _make_table(found, game, await self._load_chairs(table_id))
        return await self._with_match(table)

    async def _load_chairs(self, table_id: int) -> tuple[Chair, ...]:
        statement = select(*SeatRow.__table__.columns).where(SeatRow.table_id == table_id)
        rows = await self._execute(statement.order_by(SeatRow.seat))
        return tuple([_make_chair(row) for row in rows])

    async def _with_match(self, table: Table) -> Table:
        """The table with its game, replayed from the log, if it has begun."""
        rows = await self._execute(
            select(EntryRow.number, EntryRow.entry, EntryRow.salt)
            .where(EntryRow.table_id == table.id)
            .order_by(EntryRow.number)
        )
        log, game = rows.all(), table.game
        if not log and table.status is not Status.RUNNING:
            return table
        before = match = Match.begin(game, table.options, table.seats)
        for place, (number, data, _) in enumerate(log):
            try:
                if number != place:
                    raise NotARecord("an entry is missing")
                entry = game.load_entry(data, match.options)
                if isinstance(entry, SeatMove):
                    before = match
                match = match.apply(entry)
            except NONSENSE as error:
                error.add_note(f"entry {place}")
                raise
        if match.actor == CHANCE:
            raise NotARecord("the last entry is missing")
        is_told = not await self._is_being_told(table.id)
        salts = tuple([salt for *_, salt in log])
        return replace(table, match=match, before=None if is_told else before, salts=salts)

    async def _is_being_told(self, table_id: int) -> bool:
        """Whether the full stop of a story is still to come."""
        statement = select(AnnouncementRow.id).where(
            AnnouncementRow.table_id == table_id, AnnouncementRow.act == FULL_STOP.act
        )
        return (await self._execute(statement)).first() is not None

    async def add_entries(self, table_id: int, first: int, entries: Sequence[Entered]) -> None:
        """Appends to the log. After AlreadyWritten this transaction must not be committed."""
        if not entries:
            return
        rows = [
            {"table_id": table_id, "number": number, "entry": entered.entry, "salt": entered.salt}
            for number, entered in enumerate(entries, first)
        ]
        # This way the result shows the clash, not an error, which differs between the databases.
        statement = self._insert(EntryRow).on_conflict_do_nothing().returning(EntryRow.number)
        written = await self._execute(statement, rows)
        if len(written.all()) < len(rows):
            raise AlreadyWritten

    async def find_active_table(self, channel: int) -> int | None:
        """The lobby or running game of a channel."""
        statement = select(TableRow.id).where(TableRow.channel == channel, ACTIVE)
        return (await self._execute(statement)).scalar()

    async def find_last_table(self, channel: int) -> int | None:
        """The table opened last in a channel, active or not."""
        statement = select(func.max(TableRow.id)).where(TableRow.channel == channel)
        return (await self._execute(statement)).scalar()

    async def active_tables_of(self, user: int) -> list[int]:
        """The lobbies and running games where the user has a chair and hasn't left."""
        found = await self._execute(
            select(TableRow.id)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .where(SeatRow.user == user, SeatRow.has_left.is_(False), ACTIVE)
            .distinct()
            .order_by(TableRow.id)
        )
        return list(found.scalars())

    async def alarms(self, until: float | None = None) -> list[tuple[int, Alarm]]:
        """The alarms of the active tables that this process holds, up to a time, in order."""
        kept = TableRow.keeper.is_not_distinct_from(self._process)
        due = () if until is None else (TableRow.alarm_at <= until,)
        found = await self._execute(_ALARMS.where(kept, *due))
        return [(row.id, Alarm(row.alarm_at, AlarmKind(row.alarm_kind))) for row in found]

    async def alarms_of(self, guilds: Callable[[int], bool]) -> list[tuple[int, Alarm]]:
        """The alarms of the active tables of some servers, whoever holds them."""
        found = await self._execute(_ALARMS)
        return [
            (row.id, Alarm(row.alarm_at, AlarmKind(row.alarm_kind)))
            for row in found
            if guilds(row.guild)
        ]

    async def blocked_tables(self, guild: int) -> list[int]:
        """The active tables of a server that couldn't speak in their channels."""
        found = await self._execute(
            select(TableRow.id)
            .where(TableRow.guild == guild, TableRow.is_blocked, ACTIVE)
            .order_by(TableRow.id)
        )
        return list(found.scalars())

    async def count_active_tables(self) -> list[SomeTables]:
        """How many active tables this process holds, by game and state."""
        kinds = (TableRow.game, TableRow.status, TableRow.is_blocked)
        kept = TableRow.keeper.is_not_distinct_from(self._process)
        found = await self._execute(
            select(*kinds, func.count()).where(kept, ACTIVE).group_by(*kinds)
        )
        return [
            SomeTables(game, Status(status), is_blocked, number)
            for game, status, is_blocked, number in found
        ]


_ALARMS: Final = (
    select(TableRow.id, TableRow.guild, TableRow.alarm_at, TableRow.alarm_kind)
    .where(TableRow.alarm_kind.in_(ALARM_KINDS), TableRow.alarm_at.is_not(None), ACTIVE)
    .order_by(TableRow.alarm_at, TableRow.id)
)


def _table_columns(table: Table) -> dict[str, Any]:
    """The columns that change while a table is stored."""
    return {
        "guild": table.guild,
        "channel": table.channel,
        "home": table.home,
        "host": table.host,
        "game": table.game_id,
        "options": table.options,
        "terms": dump_terms(table.terms),
        "status": table.status.value,
        "revision": table.revision,
        "alarm_at": None if table.alarm is None else table.alarm.at,
        "alarm_kind": None if table.alarm is None else table.alarm.kind.value,
        "is_blocked": table.is_blocked,
    }


def _chair_columns(table_id: int, seat: int, chair: Chair) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat,
        "user": chair.user,
        "name": chair.name,
        "own": chair.own,
        "language": chair.language,
        "is_absent": chair.is_absent,
        "has_left": chair.has_left,
        "missed": chair.missed,
        "was_helped": chair.was_helped,
        "begins": chair.begins,
        "notes": chair.notes,
        "strength": chair.strength,
    }


def _make_table(row: Row[Any], game: Game[Any], chairs: tuple[Chair, ...]) -> Table:
    terms = load_terms(row.terms, row.id)
    return Table(
        guild=row.guild,
        channel=row.channel,
        home=row.home,
        host=row.host,
        game=game,
        options=row.options,
        terms=terms,
        chairs=chairs,
        id=row.id,
        status=Status(row.status),
        revision=row.revision,
        alarm=_make_alarm(row, terms),
        is_blocked=row.is_blocked,
        holder=row.keeper,
    )


def _make_alarm(row: Row[Any], terms: Terms) -> Alarm | None:
    """The alarm, but none for a turn time that is not known any more; computers keep theirs."""
    if row.alarm_at is None:
        return None
    alarm = Alarm(row.alarm_at, AlarmKind(row.alarm_kind))
    has_limit = terms.turn_seconds is not None
    return alarm if has_limit or alarm.kind in (AlarmKind.COMPUTER, AlarmKind.CALL) else None


def _make_chair(row: Row[Any]) -> Chair:
    words = {"language": row.language, "strength": row.strength}
    whose = f"seat {row.seat} at table {row.table_id}"
    known = load_settings(words, whose, row.table_id)
    return Chair(
        user=row.user,
        name=row.name,
        own=row.own,
        is_absent=row.is_absent,
        has_left=row.has_left,
        missed=row.missed,
        was_helped=row.was_helped,
        begins=row.begins,
        notes=row.notes,
        **known,
    )
