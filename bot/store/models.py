"""The tables of the database. Any change needs a step in `migrations/`."""

from typing import Any, ClassVar, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    text,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from bot.games.interface import Json
from bot.tables.announcement import Act

CHANNEL: Final = 0
"""Stands for no user in keys, which can't be null: such a message is in the table's channel."""

ACTIVE: Final = text("status IN ('lobby', 'running')")
"""Which tables occupy their channel; queries use the index only if they repeat its condition."""

ONCE: Final = text("seat = 0")
"""Picks one row of each result; queries use the index only if they repeat its condition."""

ID: Final = BigInteger().with_variant(Integer, "sqlite")
"""A number that the database assigns; in SQLite only plain integers count up by themselves."""

COMPARABLE_JSON: Final = JSON(none_as_null=True).with_variant(
    JSONB(none_as_null=True), "postgresql"
)
"""PostgreSQL can't tell whether plain JSON has changed."""


class Base(DeclarativeBase):
    """What all tables share."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map: ClassVar[dict[Any, Any]] = {int: BigInteger, float: Double}


class TableRow(Base):
    """A table in a channel."""

    __tablename__ = "tables"
    __table_args__ = (
        Index(
            "uq_tables_active_channel",
            "channel",
            unique=True,
            sqlite_where=ACTIVE,
            postgresql_where=ACTIVE,
        ),
        Index("ix_tables_channel_id", "channel", "id"),
        Index("ix_tables_guild_ended_at", "guild", "ended_at"),
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(ID, primary_key=True)
    guild: Mapped[int]
    channel: Mapped[int]
    home: Mapped[int | None]
    host: Mapped[int]
    game: Mapped[str]
    options: Mapped[dict[str, Json]] = mapped_column(JSON)
    terms: Mapped[Json] = mapped_column(JSON, nullable=False)
    status: Mapped[str]
    revision: Mapped[int]
    alarm_at: Mapped[float | None]
    alarm_kind: Mapped[str | None]
    is_blocked: Mapped[bool]
    keeper: Mapped[int | None]
    """The process that holds the table (`Table.holder`)."""
    created_at: Mapped[float]
    ended_at: Mapped[float | None]


class SeatRow(Base):
    """A chair at a table."""

    __tablename__ = "seats"
    __table_args__ = (Index("ix_seats_user", "user"),)

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    user: Mapped[int | None]
    name: Mapped[str]
    own: Mapped[str | None]
    language: Mapped[str]
    is_absent: Mapped[bool]
    has_left: Mapped[bool]
    missed: Mapped[int]
    was_helped: Mapped[bool]
    begins: Mapped[bool]
    notes: Mapped[Json] = mapped_column(COMPARABLE_JSON, nullable=True)
    strength: Mapped[str]


class EntryRow(Base):
    """An entry of a game's log. The key makes a second writer fail before it does harm."""

    __tablename__ = "log_entries"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    entry: Mapped[Json] = mapped_column(JSON, nullable=False)
    salt: Mapped[bytes | None] = mapped_column(LargeBinary)


class AnnouncementRow(Base):
    """An announcement to deliver."""

    __tablename__ = "announcements"
    # They go out in the order of their ids, so no id may ever be used again.
    __table_args__ = (
        Index("ix_announcements_table_id_id", "table_id", "id"),
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(ID, primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"))
    mark: Mapped[int]
    key: Mapped[str]
    act: Mapped[Act] = mapped_column(String)
    screen: Mapped[Json] = mapped_column(JSON(none_as_null=True), nullable=True)
    user: Mapped[int | None]
    mentions: Mapped[list[int]] = mapped_column(JSON)
    gap: Mapped[float]
    remains: Mapped[Json] = mapped_column(JSON(none_as_null=True), nullable=True)
    bet_on: Mapped[str | None]
    place: Mapped[int | None]


class MessageRow(Base):
    """A message that has been sent."""

    __tablename__ = "messages"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    user: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    place: Mapped[int]
    message: Mapped[int]
    posted_at: Mapped[float]
    remains: Mapped[Json] = mapped_column(COMPARABLE_JSON, nullable=True)


class GuessRow(Base):
    """A user's bet."""

    __tablename__ = "guesses"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    subject: Mapped[str] = mapped_column(primary_key=True)
    user: Mapped[int] = mapped_column(primary_key=True)
    is_baked: Mapped[bool]


class ResultRow(Base):
    """The result of a finished game for one seat. It outlives the table and its log."""

    __tablename__ = "results"
    __table_args__ = (
        Index("ix_results_user_ended_at_table_id", "user", "ended_at", "table_id"),
        Index("ix_results_user_guild_ended_at_table_id", "user", "guild", "ended_at", "table_id"),
        Index(
            "ix_results_guild_ended_at",
            "guild",
            "ended_at",
            sqlite_where=ONCE,
            postgresql_where=ONCE,
        ),
    )

    table_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guild: Mapped[int]
    game: Mapped[str]
    family: Mapped[str]
    variant: Mapped[str]
    ended_at: Mapped[float]
    players: Mapped[int]
    is_rated: Mapped[bool]
    user: Mapped[int | None]
    was_helped: Mapped[bool]
    has_left: Mapped[bool]
    place: Mapped[int]
    delivered: Mapped[int]
    failed: Mapped[int]
    best: Mapped[str | None]
    size: Mapped[int]
    character: Mapped[str | None]


class RatingRow(Base):
    """A player's rating in a family of games, on one server."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ix_ratings_guild_family_shown", "guild", "family", "shown"),)

    guild: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    family: Mapped[str] = mapped_column(primary_key=True)
    user: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    mu: Mapped[float]
    sigma: Mapped[float]
    shown: Mapped[float]
    games: Mapped[int]
    last: Mapped[float]


class PersonRow(Base):
    """A user of Discord."""

    __tablename__ = "people"

    user: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    direct: Mapped[int | None]
    is_closed: Mapped[bool]
    wants_pictures: Mapped[bool]


class ServerRow(Base):
    """A server's settings."""

    __tablename__ = "servers"

    guild: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    terms: Mapped[Json] = mapped_column(COMPARABLE_JSON, nullable=False)


class DepartureRow(Base):
    """A server that has removed the bot."""

    __tablename__ = "departures"

    guild: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    left_at: Mapped[float]


class NoteRow(Base):
    """A short text that the bot stores for itself."""

    __tablename__ = "notes"

    key: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str]


class LeaseRow(Base):
    """The lease of a process that shares the database with others."""

    __tablename__ = "shifts"
    # Nobody may take a new process for an old one.
    __table_args__ = ({"sqlite_autoincrement": True},)

    id: Mapped[int] = mapped_column(ID, primary_key=True)
    until: Mapped[float]
    shards: Mapped[list[int]] = mapped_column(JSON)


class InteractionRow(Base):
    """An interaction that one of several processes answers."""

    __tablename__ = "interactions"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)


class BucketRow(Base):
    """When the next request may be made, by whichever process."""

    __tablename__ = "allowances"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    next_at: Mapped[float]
