"""What came of finished games is kept, and how good their players are."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that are over already have no results yet: the host makes them at its start."""
    with op.batch_alter_table("seats") as batch:
        batch.add_column(
            sa.Column("was_helped", sa.Boolean(), nullable=False, server_default=sa.false())
        )
    # For whom a computer has made moves was not kept; these are those of whom it can be told.
    op.execute(
        "UPDATE seats SET was_helped = (is_absent OR has_left OR missed > 0)"
        ' WHERE "user" IS NOT NULL'
    )
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("was_helped", server_default=None)
    op.create_table(
        "results",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("family", sa.String(), nullable=False),
        sa.Column("variant", sa.String(), nullable=False),
        sa.Column("ended_at", sa.Double(), nullable=False),
        sa.Column("players", sa.BigInteger(), nullable=False),
        sa.Column("is_rated", sa.Boolean(), nullable=False),
        sa.Column("user", sa.BigInteger()),
        sa.Column("was_helped", sa.Boolean(), nullable=False),
        sa.Column("has_left", sa.Boolean(), nullable=False),
        sa.Column("place", sa.BigInteger(), nullable=False),
        sa.Column("delivered", sa.BigInteger(), nullable=False),
        sa.Column("failed", sa.BigInteger(), nullable=False),
        sa.Column("best", sa.String()),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("character", sa.String()),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    for columns in (["user", "ended_at", "table_id"], ["user", "guild", "ended_at", "table_id"]):
        op.create_index(f"ix_results_{'_'.join(columns)}", "results", columns)
    once = sa.text("seat = 0")
    op.create_index(
        "ix_results_guild_ended_at",
        "results",
        ["guild", "ended_at"],
        sqlite_where=once,
        postgresql_where=once,
    )
    op.create_table(
        "ratings",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("family", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("shown", sa.Double(), nullable=False),
        sa.Column("games", sa.BigInteger(), nullable=False),
        sa.Column("last", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "family", "user", name="pk_ratings"),
    )
    op.create_index("ix_ratings_guild_family_shown", "ratings", ["guild", "family", "shown"])
    op.execute(
        "INSERT INTO notes (key, text) SELECT 'annals', 'due'"
        " WHERE EXISTS (SELECT 1 FROM tables WHERE status = 'over')"
    )


def downgrade() -> None:
    """All of it can be made anew from the logs that are still kept."""
    op.execute("DELETE FROM notes WHERE key = 'annals'")
    op.drop_table("ratings")
    op.drop_table("results")
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("was_helped")
