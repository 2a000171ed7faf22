"""Several processes may share a PostgreSQL database, and each table is kept by one of them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody keeps any table so far: whoever begins takes them up."""
    op.add_column("tables", sa.Column("keeper", sa.BigInteger()))
    op.create_table(
        "shifts",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("shards", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_shifts"),
        sqlite_autoincrement=True,
    )
    # What is lost in a crash of the server nobody asks for any more.
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_interactions"),
        prefixes=unlogged,
    )
    op.create_table(
        "allowances",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("next_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_allowances"),
        prefixes=unlogged,
    )


def downgrade() -> None:
    """There is one process again."""
    op.drop_table("allowances")
    op.drop_table("interactions")
    op.drop_table("shifts")
    with op.batch_alter_table("tables", table_kwargs={"sqlite_autoincrement": True}) as batch:
        batch.drop_column("keeper")
