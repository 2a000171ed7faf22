"""What stays of a message that is to be taken away."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

OPTIONS = {"announcements": {"sqlite_autoincrement": True}, "messages": {}}


def upgrade() -> None:
    """Nothing stays of the messages that there are."""
    op.add_column("announcements", sa.Column("remains", sa.JSON()))
    comparable = sa.JSON().with_variant(JSONB(), "postgresql")
    op.add_column("messages", sa.Column("remains", comparable))


def downgrade() -> None:
    """The older program knows no full stops either."""
    op.execute("DELETE FROM announcements WHERE act = 'told'")
    for table, options in OPTIONS.items():
        with op.batch_alter_table(table, table_kwargs=options) as batch:
            batch.drop_column("remains")
