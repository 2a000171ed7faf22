"""`mammamia migrate`: brings the database up to date, or back."""

import asyncio
import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from bot.operating.command import Command
from bot.settings import read_settings


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--back-to", metavar="SCHEMA", help="go back to an older schema instead")


def _run(arguments: Namespace) -> int:
    # Only commands for databases need this, and it takes a second to load.
    from bot.app import prepare_database, take_back

    async def bring_up_to_date(url: str) -> None:
        await (await prepare_database(url)).dispose()

    url = read_settings(os.environ, Path.cwd(), needs_token=False).database
    back_to: str | None = arguments.back_to
    asyncio.run(bring_up_to_date(url) if back_to is None else take_back(url, back_to))
    return 0


MIGRATE: Final = Command(
    "migrate",
    "bring the database up to date; 'run' does that by itself",
    _run,
    _add_arguments,
)
