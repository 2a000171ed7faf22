"""Whether what only a user sees comes with pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody gets pictures, unless they choose otherwise."""
    op.add_column("people", sa.Column("wants_pictures", sa.Boolean()))
    op.execute("UPDATE people SET wants_pictures = true")
    with op.batch_alter_table("people") as batch:
        batch.alter_column("wants_pictures", nullable=False)


def downgrade() -> None:
    """Nobody can choose any more."""
    with op.batch_alter_table("people") as batch:
        batch.drop_column("wants_pictures")
