"""`mammamia backup`: copies the database, even while the bot runs."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from bot.operating.command import Command
from bot.settings import read_settings


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="where the copy goes; must not exist yet"
    )


def _run(arguments: Namespace) -> int:
    from bot.operating.databases import one_sentence
    from bot.store.backup import back_up

    settings = read_settings(os.environ, Path.cwd(), needs_token=False)
    with one_sentence():
        size = back_up(settings.database, arguments.file)
    print(f"{arguments.file} is a copy of the whole database, {size} bytes, checked and intact")
    return 0


BACKUP: Final = Command(
    "backup", "copy the SQLite database, even while the bot runs", _run, _add_arguments
)
