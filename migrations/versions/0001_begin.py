"""Everything that is kept at first."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
ACTIVE = sa.text("status IN ('lobby', 'running')")


def upgrade() -> None:
    """Makes all tables."""
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("memory", sa.String(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("turn_time", sa.BigInteger()),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.Column("alarm_at", sa.Double()),
        sa.Column("alarm_kind", sa.String()),
        sa.Column("blocked", sa.String()),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("ended_at", sa.Double()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_tables_active_channel",
        "tables",
        ["channel"],
        unique=True,
        sqlite_where=ACTIVE,
        postgresql_where=ACTIVE,
    )
    op.create_index("ix_tables_channel_id", "tables", ["channel", "id"])
    op.create_index("ix_tables_guild_ended_at", "tables", ["guild", "ended_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("own", sa.String()),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("is_absent", sa.Boolean(), nullable=False),
        sa.Column("has_left", sa.Boolean(), nullable=False),
        sa.Column("missed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id_tables"),
    )
    op.create_index("ix_seats_user", "seats", ["user"])
    op.create_table(
        "log_entries",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("entry", sa.JSON(), nullable=False),
        sa.Column("salt", sa.LargeBinary()),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_log_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_entries_table_id_tables"),
    )
    op.create_table(
        "announcements",
        sa.Column("id", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("mark", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("act", sa.String(), nullable=False),
        sa.Column("screen", sa.JSON()),
        sa.Column("user", sa.BigInteger()),
        sa.Column("mentions", sa.JSON(), nullable=False),
        sa.Column("gap", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_announcements_table_id_tables"
        ),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_announcements_table_id_id", "announcements", ["table_id", "id"])
    op.create_table(
        "messages",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("place", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("posted_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user", "key", name="pk_messages"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_messages_table_id_tables"),
    )
    op.create_table(
        "people",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("direct", sa.BigInteger()),
        sa.Column("is_closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_people"),
    )
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String()),
        sa.Column("turn_time", sa.String()),
        sa.Column("pace", sa.String()),
        sa.Column("memory", sa.String()),
        sa.PrimaryKeyConstraint("guild", name="pk_servers"),
    )
    op.create_table(
        "notes",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_notes"),
    )


def downgrade() -> None:
    """Takes them away, the ones that point at others first."""
    for table in (
        "notes",
        "servers",
        "people",
        "messages",
        "announcements",
        "log_entries",
        "seats",
        "tables",
    ):
        op.drop_table(table)
