"""The terms of tables and servers, each in one column; what nobody reads is gone."""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

JSON = sa.JSON()
COMPARABLE_JSON = sa.JSON().with_variant(JSONB(), "postgresql")
STRING, NUMBER = sa.String(), sa.BigInteger()

TERMS = ("memory", "pace", "turn_time", "language")
TURN_TIMES = {None: "off", 60: "1m", 300: "5m", 3600: "1h", 86400: "24h"}
SECONDS = {name: seconds for seconds, name in TURN_TIMES.items()}
DEFAULTS = {"memory": "faithful", "pace": "normal", "language": "en"}

OPTIONS = {"tables": {"sqlite_autoincrement": True}, "servers": {}}
"""What SQLite has to be told of a table that is made anew."""


def upgrade() -> None:
    """Every word moves; a number of seconds that has no name is kept for whoever knows it."""
    _add("tables", sa.Column("terms", JSON), sa.Column("is_blocked", sa.Boolean()))
    for row in _distinct("tables", TERMS):
        turn_time = TURN_TIMES.get(row["turn_time"], row["turn_time"])
        _update("tables", row, {"terms": {**row, "turn_time": turn_time}})
    op.execute("UPDATE tables SET is_blocked = blocked IS NOT NULL")
    _finish("tables", ("terms", "is_blocked"), (*TERMS, "version", "blocked"))

    _add("servers", sa.Column("terms", COMPARABLE_JSON))
    for row in _distinct("servers", TERMS):
        chosen = {name: word for name, word in row.items() if word is not None}
        _update("servers", row, {"terms": chosen})
    _finish("servers", ("terms",), TERMS)


def downgrade() -> None:
    """The words move back; what the older program has no column for is lost."""
    strings = [sa.Column(name, STRING) for name in DEFAULTS]
    more = [sa.Column("version", NUMBER), sa.Column("blocked", STRING)]
    _add("tables", *strings, sa.Column("turn_time", NUMBER), *more)
    for row in _rows("tables", ("id", "terms")):
        _update("tables", {"id": row["id"]}, {**_in_columns(row["terms"]), "version": 0})
    op.execute("UPDATE tables SET blocked = 'barred' WHERE is_blocked")
    _finish("tables", (*DEFAULTS, "version"), ("terms", "is_blocked"))

    _add("servers", *(sa.Column(name, STRING) for name in TERMS))
    for row in _rows("servers", ("guild", "terms")):
        terms = {name: row["terms"].get(name) for name in TERMS}
        _update("servers", {"guild": row["guild"]}, terms)
    _finish("servers", (), ("terms",))


def _in_columns(terms: Mapping[str, Any]) -> dict[str, Any]:
    words = {name: terms.get(name, default) for name, default in DEFAULTS.items()}
    turn_time = terms.get("turn_time")
    kept = turn_time if isinstance(turn_time, int) else None
    return {**words, "turn_time": SECONDS.get(turn_time, kept)}


def _add(table: str, *columns: sa.Column[Any]) -> None:
    for column in columns:
        op.add_column(table, column)


def _finish(table: str, filled: Sequence[str], dropped: Sequence[str]) -> None:
    """From now on these columns are never empty, and those are gone."""
    with op.batch_alter_table(table, table_kwargs=OPTIONS[table]) as batch:
        for name in filled:
            batch.alter_column(name, nullable=False)
        for name in dropped:
            batch.drop_column(name)


def _rows(table: str, names: Sequence[str]) -> list[dict[str, Any]]:
    rows = op.get_bind().execute(sa.select(*_table(table, names).columns))
    return [dict(row) for row in rows.mappings()]


def _distinct(table: str, names: Sequence[str]) -> list[dict[str, Any]]:
    rows = op.get_bind().execute(sa.select(*_table(table, names).columns).distinct())
    return [dict(row) for row in rows.mappings()]


def _update(table: str, where: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    meant = _table(table, [*where, *(name for name in values if name not in where)])
    same = [meant.columns[name].is_not_distinct_from(value) for name, value in where.items()]
    op.get_bind().execute(sa.update(meant).where(*same).values(**values))


def _table(table: str, names: Sequence[str]) -> sa.TableClause:
    """The table as far as it matters here."""
    numbers = {"id", "guild", "version"} | ({"turn_time"} if table == "tables" else set())
    types = {"terms": JSON if table == "tables" else COMPARABLE_JSON}
    types |= dict.fromkeys(numbers, NUMBER)
    return sa.table(table, *(sa.column(name, types.get(name, STRING)) for name in names))
