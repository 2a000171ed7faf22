"""The database: whether the bot can reach it, write to it, and has room."""

import os
import shutil
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Final

from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.operating.checks.finding import Finding, bad, note, ok
from bot.store.looking import Schema, find_schema, looking_at
from bot.store.statements import first_line
from bot.store.urls import DatabaseTrouble, is_sqlite, parse_url, place_of

WHAT: Final = "database"

MEGABYTE: Final = 10**6
LITTLE: Final = 1000 * MEGABYTE
TOO_LITTLE: Final = 100 * MEGABYTE

MAY_WRITE: Final = text("""
    SELECT NOT pg_is_in_recovery()
        AND current_setting('default_transaction_read_only') = 'off'
        AND coalesce(
            has_table_privilege(to_regclass('tables'), 'INSERT')
                AND has_table_privilege(to_regclass('tables'), 'UPDATE')
                AND has_table_privilege(to_regclass('tables'), 'DELETE'),
            has_schema_privilege(current_schema(), 'CREATE'))
""")
"""Whether a PostgreSQL server lets this user write, or make the tables if there are none."""


async def check_database(url: str) -> AsyncGenerator[Finding]:
    """Checks that it's there, its version, that it can be written, and its room."""
    try:
        parsed = parse_url(url)
        path = Path(parsed.database or "") if is_sqlite(parsed) else None
        if path is None or path.exists():
            async with looking_at(url) as engine:
                yield await _check_schema(engine, parsed)
                if path is None:
                    yield await _check_rights(engine)
        if path is not None:
            for finding in _check_file(path):
                yield finding
    except DatabaseTrouble as error:
        yield bad(WHAT, str(error))
    except (SQLAlchemyError, OSError) as error:
        yield bad(WHAT, f"the database isn't answering: {first_line(error)}")


async def _check_schema(engine: AsyncEngine, url: URL) -> Finding:
    schema = await find_schema(engine)
    says = schema.format(place=place_of(url))
    if schema is Schema.CURRENT:
        return ok(WHAT, says)
    return bad(WHAT, says) if schema is Schema.NEWER else note(WHAT, says)


async def _check_rights(engine: AsyncEngine) -> Finding:
    async with engine.connect() as connection:
        if (await connection.execute(MAY_WRITE)).scalar():
            return ok(WHAT, "the bot can write to it")
    return bad(
        WHAT, "the bot can't write to it: the server is read-only, or this user has no right to"
    )


def _check_file(path: Path) -> list[Finding]:
    """The file's folder, which SQLite needs for other files too."""
    folder = path.resolve().parent
    if not folder.is_dir():
        return [bad(WHAT, f"there's no folder {folder} for it: create one")]
    if not os.access(folder, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        return [bad(WHAT, f"the bot can't write to {path} or its folder: change their permissions")]
    if path.exists():
        found = ok(WHAT, "the bot can write to it")
    else:
        found = note(WHAT, f"there's no {path} yet: `mammamia run` creates it")
    return [found, judge_room(shutil.disk_usage(folder).free, _size(path))]


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def judge_room(free: int, size: int) -> Finding:
    """Whether there is room; a new version may need as much again as the file has."""
    says = f"{free // MEGABYTE} MB free on its disk"
    if free < TOO_LITTLE:
        return bad("disk", f"only {says}: make room")
    if free < max(LITTLE, size):
        return note("disk", f"only {says}, for a file of {size // MEGABYTE} MB: make room soon")
    return ok("disk", says)
