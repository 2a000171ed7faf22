"""How well the computers at the seats play."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """So far all of them have played alike."""
    op.add_column("seats", sa.Column("strength", sa.String()))
    op.execute("UPDATE seats SET strength = 'normal'")
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("strength", nullable=False)


def downgrade() -> None:
    """All of them play alike again."""
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("strength")
