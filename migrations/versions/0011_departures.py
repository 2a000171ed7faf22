"""Servers that have removed the bot are known, as what they leave goes after a while."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """When the bot was removed from servers before is not known."""
    op.create_table(
        "departures",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("left_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_departures"),
    )


def downgrade() -> None:
    """What such servers have left stays for good again."""
    op.drop_table("departures")
