"""`mammamia tables`: lists the open tables, and ends one that has to go."""

import asyncio
import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot import limits
from bot.operating.command import CannotDo, Command
from bot.settings import read_settings

if TYPE_CHECKING:
    from bot.store.listing import OpenTable

HEADS: Final = ("table", "game", "state", "people", "computers", "quiet since (UTC)")


def _add_arguments(parser: ArgumentParser) -> None:
    ways = parser.add_subparsers(dest="what")
    cancelling = ways.add_parser("cancel", help="end a table and tell its channel why")
    cancelling.add_argument(
        "id", type=_number, metavar="ID", help="its number in `mammamia tables`"
    )
    cancelling.add_argument("--why", required=True, metavar="TEXT", help="what to tell the channel")
    cancelling.set_defaults(run=_cancel)


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > limits.NUMBER_DIGITS:
        raise ArgumentTypeError("must be the number of a table")
    return int(text)


def _list(arguments: Namespace) -> int:
    """Prints a line for each open table."""
    for line in _lines(_find_tables(_database())):
        print(line)
    return 0


def _cancel(arguments: Namespace) -> int:
    """Ends a table, as its host could."""
    from bot.app import end_table
    from bot.operating.databases import one_sentence
    from bot.store.database import claim
    from bot.tables.changes.endings import LONGEST_REASON
    from bot.tables.refusals import Declined

    why = " ".join(arguments.why.split())
    if not 0 < len(why) <= LONGEST_REASON:
        raise CannotDo(f"--why takes 1 to {LONGEST_REASON} characters, not {len(why)}")
    database, number = _database(), arguments.id
    if all(table.id != number for table in _find_tables(database)):
        raise CannotDo(f"there's no open table {number}; `mammamia tables` lists the open ones")
    try:
        with one_sentence(), claim(database):
            was_read = asyncio.run(end_table(database, number, why))
    except Declined as error:
        raise CannotDo(f"table {number} is already over") from error
    if was_read:
        print(f"table {number} is cancelled; its channel hears about it as soon as the bot runs")
    else:
        print(f"table {number} couldn't be read, so it's cleared away; its channel isn't told")
    return 0


def _database() -> str:
    return read_settings(os.environ, Path.cwd(), needs_token=False).database


def _find_tables(database: str) -> "list[OpenTable]":
    """The open tables of a database that is up to date. Raises CannotDo."""
    from bot.operating.databases import one_sentence
    from bot.store.listing import list_tables
    from bot.store.looking import looking_at, require_current

    async def find() -> "list[OpenTable]":
        await require_current(database)
        async with looking_at(database) as engine:
            return await list_tables(engine)

    with one_sentence():
        return asyncio.run(find())


def _lines(tables: "Sequence[OpenTable]") -> list[str]:
    """The tables, in columns."""
    rows = [HEADS, *map(_row, tables)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = [[cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in rows]
    return ["  ".join(row).rstrip() for row in padded]


def _row(table: "OpenTable") -> tuple[str, ...]:
    state = f"{table.status}, can't post" if table.is_blocked else table.status
    since = datetime.fromtimestamp(table.since, UTC).strftime("%Y-%m-%d %H:%M:%S")
    people, computers = str(table.people), str(table.computers)
    return str(table.id), table.game, state, people, computers, since


TABLES: Final = Command("tables", "list the open tables, or end one of them", _list, _add_arguments)
