"""PostgreSQL servers for several processes, and SQLite files for one."""

from tests.store.conftest import (
    postgresql,
    postgresql_template,
    postgresql_url,
    sqlite_template,
    sqlite_url,
)

__all__ = [
    "postgresql",
    "postgresql_template",
    "postgresql_url",
    "sqlite_template",
    "sqlite_url",
]
