"""Whether a table wants a player to begin."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """So far it was always drawn."""
    op.add_column("seats", sa.Column("begins", sa.Boolean()))
    op.execute("UPDATE seats SET begins = false")
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("begins", nullable=False)


def downgrade() -> None:
    """It is always drawn again."""
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("begins")
