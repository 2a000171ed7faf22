"""`mammamia doctor`: what is well, what is worth knowing, and what keeps the bot from working."""

import asyncio
import os
from argparse import Namespace
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.games.words import in_one_line
from bot.operating.command import Command
from bot.settings import inspect_settings

if TYPE_CHECKING:
    from bot.operating.checks.finding import Finding

SICK: Final = 1
"""The exit status if anything is bad."""

LONGEST_LINE: Final = 400


def _run(arguments: Namespace) -> int:
    """Prints a line for every finding."""
    return asyncio.run(_examine())


async def _examine() -> int:
    from bot.operating.checks.finding import Mark

    status = 0
    async for finding in _look_at_everything():
        print(in_one_line(str(finding), LONGEST_LINE), flush=True)
        if finding.mark is Mark.BAD:
            status = SICK
    return status


async def _look_at_everything() -> "AsyncGenerator[Finding]":
    from bot.operating.checks.database import check_database
    from bot.operating.checks.discord import check_discord
    from bot.operating.checks.finding import bad, ok
    from bot.operating.checks.portal import judge_support

    settings, problems = inspect_settings(os.environ, Path.cwd())
    for problem in problems:
        yield bad("settings", problem)
    if not problems:
        yield ok("settings", "all of them are valid")
    yield judge_support(settings.support)
    async for finding in check_database(settings.database):
        yield finding
    async for finding in check_discord(settings):
        yield finding


DOCTOR: Final = Command(
    "doctor", "check that settings, database and Discord are as the bot needs them", _run
)
