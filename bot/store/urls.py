"""The URL of a database: read, and shown without its password."""

from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot import limits
from bot.store.statements import first_line

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
"""How a URL may begin, and which driver it then gets."""


STARTING: Final = "57P03"
"""What PostgreSQL says while it starts or stops."""


class DatabaseTrouble(Exception):
    """Why the database can't be used, in one line without any password."""


class DatabaseAway(DatabaseTrouble):
    """The database isn't answering."""


class DatabaseInUse(DatabaseTrouble):
    """A bot runs on the database."""


def parse_url(url: str) -> URL:
    """The URL with its driver. Raises DatabaseTrouble."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # The messages of these errors may quote a password from a malformed URL.
        raise DatabaseTrouble(
            "can't read the database URL; it should look like sqlite:///mammamia.db"
            " or postgresql://user:password@host/name"
        ) from None
    if parsed.drivername not in DRIVERS:
        raise DatabaseTrouble("the database URL must begin with sqlite:/// or postgresql://")
    parsed = parsed.set(drivername=DRIVERS[parsed.drivername])
    if is_sqlite(parsed):
        if parsed.database in (None, "", ":memory:"):
            raise DatabaseTrouble("a SQLite database must be a file, as in sqlite:///mammamia.db")
        return parsed.set(query={"timeout": str(limits.STORE_BUSY_SECONDS), **parsed.query})
    return parsed


def is_sqlite(url: URL) -> bool:
    """Whether it is a file."""
    return url.drivername.startswith("sqlite")


def place_of(url: URL) -> str:
    """Where the database is, without any password."""
    return str(url.database) if is_sqlite(url) else f"{url.database} at {url.host or 'localhost'}"


def cannot_open(url: URL, error: Exception) -> DatabaseTrouble:
    """Why a database can't be opened."""
    reason = first_line(error)
    for secret in (url.password, url.query.get("password")):
        if isinstance(secret, str) and secret:
            reason = reason.replace(secret, "***")
    kind = DatabaseAway if not is_sqlite(url) and _is_away(error) else DatabaseTrouble
    return kind(f"can't open the database {place_of(url)}: {reason}")


def _is_away(error: Exception) -> bool:
    """Whether a server is out of reach, or just starting or stopping."""
    behind = getattr(error, "orig", None) or error
    return isinstance(behind, OSError) or getattr(behind, "sqlstate", None) == STARTING
