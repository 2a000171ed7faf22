"""Where somebody who is forgotten might still be found."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.discord.people import Person
from tests.discord.world import World


def spellings(person: Person) -> list[bytes]:
    """The id and the name of a person, in all ways in which they are kept."""
    name, number = person.user.name, int(person.id)
    texts = (name, json.dumps(name)[1:-1], name.replace("_", r"\_"), str(number))
    widths = [width for width in (6, 8) if number < 1 << (8 * width - 1)]
    return [text.encode() for text in texts] + [number.to_bytes(w, "big") for w in widths]


def file_of(world: World) -> Path:
    """The database."""
    return Path(world.url.removeprefix("sqlite:///"))


def traces_in_file(world: World, person: Person) -> list[bytes]:
    """How the person is found in the bytes of the database, and of what is not yet part of it."""
    with closing(sqlite3.connect(file_of(world))) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    found = file_of(world).read_bytes()
    return [spelling for spelling in spellings(person) if spelling in found]


def rows_about(world: World, person: Person) -> list[str]:
    """The tables of the database with rows that hold the id or the name."""
    found: list[str] = []
    with closing(sqlite3.connect(file_of(world))) as connection:
        kinds = "SELECT name FROM sqlite_master WHERE type = 'table'"
        for (table,) in connection.execute(kinds).fetchall():
            rows = repr(connection.execute(f"SELECT * FROM {table}").fetchall())
            if any(one in rows.encode() for one in spellings(person)[:4]):
                found.append(table)
    return found
