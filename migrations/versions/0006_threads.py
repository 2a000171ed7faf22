"""Tables in threads of their own, which tell the channel above how the game ended."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table has a thread of its own yet."""
    op.add_column("tables", sa.Column("home", sa.BigInteger()))
    op.add_column("announcements", sa.Column("place", sa.BigInteger()))


def downgrade() -> None:
    """The channels above are not told."""
    op.execute("DELETE FROM announcements WHERE place IS NOT NULL")
    for table, column in (("announcements", "place"), ("tables", "home")):
        with op.batch_alter_table(table, table_kwargs={"sqlite_autoincrement": True}) as batch:
            batch.drop_column(column)
