"""A copy of a SQLite file, made while others write, and the command that copies PostgreSQL."""

import os
import shlex
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import URL

from bot.store.sqlite import file_uri
from bot.store.urls import DatabaseTrouble, is_sqlite, parse_url


def back_up(url: str, target: Path) -> int:
    """Copies the file as it is at one moment; returns the copy's size. Raises DatabaseTrouble.

    The copy is checked, and only then gets its name.
    """
    parsed = parse_url(url)
    if not is_sqlite(parsed):
        raise DatabaseTrouble(
            f"copy a PostgreSQL database with its own program: {dump_command(parsed, target)}"
        )
    source = Path(parsed.database or "")
    if not source.is_file():
        raise DatabaseTrouble(f"there's no database {source}")
    part: Path | None = None
    try:
        _refuse_to_overwrite(target)
        # Nobody else may read what is in it: there are hands, and the order of the supply.
        handle, name = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
        os.close(handle)
        part = Path(name)
        _copy(source, part)
        _refuse_to_overwrite(target)
        part.rename(target)
        _keep_name(target.parent)
        return target.stat().st_size
    except (sqlite3.Error, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise DatabaseTrouble(f"can't copy {source} to {target}: {reason}") from error
    finally:
        if part is not None:
            with suppress(FileNotFoundError):
                part.unlink()


def dump_command(url: URL, target: Path) -> str:
    """The command that copies a PostgreSQL database; it asks for the password itself."""
    names = {"ssl": "sslmode"}
    kept = {names.get(name, name): it for name, it in url.query.items() if name != "password"}
    told = URL.create("postgresql", url.username, None, url.host, url.port, url.database, kept)
    database = told.render_as_string()
    return shlex.join(["pg_dump", "--format=custom", f"--file={target}", f"--dbname={database}"])


def _refuse_to_overwrite(target: Path) -> None:
    if os.path.lexists(target):
        raise DatabaseTrouble(f"{target} already exists; choose another name")


def _copy(source: Path, part: Path) -> None:
    """Copies and checks. Raises DatabaseTrouble if the copy isn't sound."""
    with (
        closing(sqlite3.connect(file_uri(source, "mode=rw"), uri=True)) as there,
        closing(sqlite3.connect(part)) as here,
    ):
        # In one step it is the state of one moment, whoever writes meanwhile; with several it would
        # begin again after each of their transactions.
        there.backup(here, pages=-1)
        # A copy is one file until a bot opens it.
        here.execute("PRAGMA journal_mode = DELETE")
        found = here.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise DatabaseTrouble(f"{source} is damaged, so there's no copy: {found}")


def _keep_name(folder: Path) -> None:
    """Makes sure that the new name survives a crash of the machine."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
