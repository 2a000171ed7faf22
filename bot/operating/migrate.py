"""`mammamia migrate`: the database is brought up to date."""

import asyncio
import os
from argparse import Namespace
from pathlib import Path
from typing import Final

from bot.operating.command import Command
from bot.settings import read_settings


def _run(arguments: Namespace) -> int:
    # Only what has to do with databases needs this, and it takes a second to load.
    from bot.app import prepare_database

    async def bring_up_to_date(url: str) -> None:
        await (await prepare_database(url)).dispose()

    asyncio.run(bring_up_to_date(read_settings(os.environ, Path.cwd(), needs_token=False).database))
    return 0


MIGRATE: Final = Command(
    "migrate", "bring the database up to date, which 'run' does by itself", _run
)
