"""Suggestions for tables and finished games, whatever the game."""

from datetime import UTC, datetime
from typing import Final

from bot.front.commands.making import CommandOption
from bot.front.context import InteractionContext
from bot.history.pages import FinishedGame
from bot.screens.family import Choices
from bot.tables.table import Table


async def own_tables(ctx: InteractionContext, current: str) -> Choices:
    """The active tables where the user plays."""
    tables = await ctx.tables.of(ctx.user.id)
    return _matching([(_table_label(ctx, table), str(table.id)) for table in tables], current)


TABLE: Final = CommandOption("table", suggest=own_tables)
"""Picks a table, for those who play at several."""


async def finished_games(ctx: InteractionContext, current: str) -> Choices:
    """The latest finished games of the user, and of the server."""
    games = await ctx.client.history.finished_games(ctx.user.id, ctx.guild)
    return _matching([(_game_label(ctx, game), str(game.table)) for game in games], current)


def _matching(found: Choices, current: str) -> Choices:
    typed = current.casefold()
    return [pair for pair in found if typed in pair[0].casefold() or pair[1].startswith(typed)]


def _table_label(ctx: InteractionContext, table: Table) -> str:
    title = _title(ctx, table.game_id)
    return ctx.words("table-choice", title=title, names=", ".join(table.names))


def _game_label(ctx: InteractionContext, game: FinishedGame) -> str:
    return ctx.words(
        "record-choice",
        date=datetime.fromtimestamp(game.ended_at, UTC).date().isoformat(),
        title=_title(ctx, game.game_id),
        names=", ".join(game.names),
    )


def _title(ctx: InteractionContext, game_id: str) -> str:
    return ctx.client.families.title(game_id, ctx.words.language)
