"""Finished games: a user's own, how each went, and their records."""

import asyncio
import io
import json

import discord

from bot import limits
from bot.front.context import InteractionContext
from bot.history.records import make_record
from bot.screens.family import Families
from bot.screens.history import history_screen, past_screen
from bot.screens.retelling import retell
from bot.screens.screen import Screen, Text
from bot.screens.viewer import look
from bot.tables.refusals import Declined
from bot.tables.table import Table


async def show_history(ctx: InteractionContext, page: str) -> None:
    """Shows a page of the user's own games. Raises Declined."""
    number = int(page) if is_number(page) else 0
    past = await ctx.client.history.past_games(ctx.user.id, ctx.guild, number)
    if not past.games:
        raise Declined("no-history" if ctx.guild is None else "no-history-here")
    families, language = ctx.client.families, ctx.words.language
    await ctx.renew(history_screen(past, ctx.user.id, families, language))


async def show_past_game(ctx: InteractionContext, game_id: str, page: str) -> None:
    """Shows how a game went, with its record. Raises Declined."""
    table = ctx.about(await _finished(ctx, game_id))
    page = page if is_number(page) else "0"
    screen = past_screen(look(table, ctx.words), ctx.get_family(), page)
    await ctx.renew(screen, *await _files(ctx, table))


async def show_record(ctx: InteractionContext, game_id: str | None) -> None:
    """Shows the record of a game, or of the latest one. Raises Declined."""
    table = await _finished(ctx, await _latest(ctx) if game_id is None else game_id)
    game = ctx.client.families.title(table.game_id, ctx.words.language)
    said = Screen((Text(ctx.words("record-ready", game=game)),))
    await ctx.show(said, *await _files(ctx, table))


async def _files(ctx: InteractionContext, table: Table) -> tuple[discord.File, ...]:
    """A finished game in the user's words, and as a record; nobody else waits for that."""
    return await asyncio.to_thread(record_files, table, ctx.client.families, ctx.words.language)


def record_files(table: Table, families: Families, language: str) -> tuple[discord.File, ...]:
    """A finished game in words, and as a record."""
    told, record = retell(table.get_match(), families, language), make_record(table)
    return (
        _file(f"mamma-mia-{table.id}.txt", "\n".join(told)),
        _file(f"mamma-mia-{table.id}.json", json.dumps(record, ensure_ascii=False) + "\n"),
    )


async def _finished(ctx: InteractionContext, game_id: str) -> Table:
    """A finished game of the user, or of the server. Raises Declined."""
    if not is_number(game_id):
        raise Declined("unknown-record")
    return await ctx.client.history.finished_table(int(game_id), ctx.user.id, ctx.guild)


async def _latest(ctx: InteractionContext) -> str:
    games = await ctx.client.history.finished_games(ctx.user.id, ctx.guild)
    if not games:
        raise Declined("no-records")
    return str(games[0].table)


def is_number(text: str) -> bool:
    """Whether it can be the number of a table or a page."""
    return text.isascii() and text.isdecimal() and len(text) <= limits.NUMBER_DIGITS


def _file(name: str, text: str) -> discord.File:
    return discord.File(io.BytesIO(text.encode()), name)
