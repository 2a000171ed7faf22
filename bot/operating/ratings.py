"""`mammamia ratings`: the results and ratings of finished games."""

import asyncio
import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from bot.operating.command import Command
from bot.settings import Settings, read_settings


def _add_arguments(parser: ArgumentParser) -> None:
    ways = parser.add_subparsers(dest="what", required=True)
    ways.add_parser("rebuild", help="work them all out again from the records of the games")


def _run(arguments: Namespace) -> int:
    """Computes results and ratings again, and prints what has changed."""
    from bot.app import rebuild_results

    async def make_anew(settings: Settings) -> None:
        async for one in rebuild_results(settings):
            changed = f"{_count(one.differences, 'row')} changed"
            kept = f" ({one.kept} without a readable record)" if one.kept else ""
            games, ratings = _count(one.games, "game"), _count(one.ratings, "rating")
            print(f"server {one.guild}: {games}{kept}, {ratings}, {changed}")

    asyncio.run(make_anew(read_settings(os.environ, Path.cwd(), needs_token=False)))
    return 0


def _count(number: int, noun: str) -> str:
    """A number and its noun: `1 row`, `2 rows`."""
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


RATINGS: Final = Command(
    "ratings", "rebuild the results and ratings of finished games", _run, _add_arguments
)
