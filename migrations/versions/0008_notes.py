"""What players have noted for themselves."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has noted anything yet."""
    op.add_column("seats", sa.Column("notes", sa.JSON().with_variant(JSONB(), "postgresql")))


def downgrade() -> None:
    """All notes are thrown away."""
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("notes")
