"""Bets, and until when each of them may be made."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Nobody has bet yet, and nothing that is to be said waits for bets."""
    op.add_column("announcements", sa.Column("bet_on", sa.String()))
    op.create_table(
        "guesses",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("subject", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("is_baked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], "fk_guesses_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "subject", "user", name="pk_guesses"),
    )


def downgrade() -> None:
    """All bets are off."""
    op.drop_table("guesses")
    options = {"sqlite_autoincrement": True}
    with op.batch_alter_table("announcements", table_kwargs=options) as batch:
        batch.drop_column("bet_on")
