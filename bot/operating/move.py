"""`mammamia move`: moves everything from one database into another."""

import asyncio
from argparse import ArgumentParser, Namespace
from typing import Final

from bot.operating.command import Command


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "source", metavar="FROM", help="a database, written as in MAMMAMIA_DATABASE"
    )
    parser.add_argument(
        "target", metavar="TO", help="an empty one, or a file that doesn't exist yet"
    )


def _run(arguments: Namespace) -> int:
    """Moves the data, and prints how many rows of what."""
    from bot.operating.databases import one_sentence
    from bot.store.moving import move
    from bot.store.urls import parse_url, place_of

    with one_sentence():
        tables = asyncio.run(move(arguments.source, arguments.target))
        source, target = (place_of(parse_url(url)) for url in (arguments.source, arguments.target))
    for moved in tables:
        print(f"{moved.table:<14} {moved.rows:>9} rows")
    print(f"Everything is in {target} now, counted and compared: set MAMMAMIA_DATABASE to it.")
    print(f"{source} is unchanged. Don't run the bot on it any more.")
    return 0


MOVE: Final = Command(
    "move", "move everything from SQLite to PostgreSQL, or back", _run, _add_arguments
)
