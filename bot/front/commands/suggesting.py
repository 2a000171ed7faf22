"""Suggestions for tables and finished games, whatever the game."""

from datetime import UTC, datetime
from typing import Final

from bot.front.commands.making import CommandOption
from bot.front.visit import Visit
from bot.history.pages import FinishedGame
from bot.screens.family import Choices
from bot.tables.table import Table


async def own_tables(visit: Visit, current: str) -> Choices:
    """The active tables where the user plays."""
    tables = await visit.tables.of(visit.user.id)
    return _matching([(_table_label(visit, table), str(table.id)) for table in tables], current)


TABLE: Final = CommandOption("table", suggest=own_tables)
"""Picks a table, for those who play at several."""


async def finished_games(visit: Visit, current: str) -> Choices:
    """The latest finished games of the user, and of the server."""
    games = await visit.client.history.finished_games(visit.user.id, visit.guild)
    return _matching([(_game_label(visit, game), str(game.table)) for game in games], current)


def _matching(found: Choices, current: str) -> Choices:
    typed = current.casefold()
    return [pair for pair in found if typed in pair[0].casefold() or pair[1].startswith(typed)]


def _table_label(visit: Visit, table: Table) -> str:
    title = _title(visit, table.game_id)
    return visit.words("table-choice", title=title, names=", ".join(table.names))


def _game_label(visit: Visit, game: FinishedGame) -> str:
    return visit.words(
        "record-choice",
        date=datetime.fromtimestamp(game.ended_at, UTC).date().isoformat(),
        title=_title(visit, game.game_id),
        names=", ".join(game.names),
    )


def _title(visit: Visit, game_id: str) -> str:
    return visit.client.families.title(game_id, visit.words.language)
