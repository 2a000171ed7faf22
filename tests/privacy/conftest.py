"""Worlds to host tables in, and databases for them."""

from tests.live.conftest import databases, ready_database, url, world
from tests.store.conftest import postgresql, postgresql_template, postgresql_url

__all__ = [
    "databases",
    "postgresql",
    "postgresql_template",
    "postgresql_url",
    "ready_database",
    "url",
    "world",
]
