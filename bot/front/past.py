"""Finished games: a user's own, how each went, and their records."""

import io
import json
from typing import Final

import discord

from bot.front.visit import Visit
from bot.games.telling import tell_match
from bot.history.records import make_record
from bot.screens.history import history_screen, past_screen
from bot.screens.screen import Screen, Text
from bot.tables.refusals import Declined
from bot.tables.table import Table

LONGEST_NUMBER: Final = 18
"""How many digits the number of a table may have."""


async def show_history(visit: Visit, page: str) -> None:
    """Shows a page of the user's own games. Raises Declined."""
    number = int(page) if is_number(page) else 0
    past = await visit.client.history.past_games(visit.user.id, visit.guild, number)
    if not past.games:
        raise Declined("no-history" if visit.guild is None else "no-history-here")
    families, language = visit.client.families, visit.words.language
    await visit.renew(history_screen(past, visit.user.id, families, language))


async def show_past_game(visit: Visit, game_id: str, page: str) -> None:
    """Shows how a game went, with its record. Raises Declined."""
    table = visit.about(await _finished(visit, game_id))
    page = page if is_number(page) else "0"
    screen = past_screen(table, visit.get_family(), page, visit.words)
    await visit.renew(screen, *record_files(table))


async def show_record(visit: Visit, game_id: str | None) -> None:
    """Shows the record of a game, or of the latest one. Raises Declined."""
    table = await _finished(visit, await _latest(visit) if game_id is None else game_id)
    game = visit.client.families.title(table.game_id, visit.words.language)
    said = Screen((Text(visit.words("record-ready", game=game)),))
    await visit.show(said, *record_files(table))


def record_files(table: Table) -> tuple[discord.File, ...]:
    """A finished game in words, and as a record."""
    told, record = tell_match(table.get_match()), make_record(table)
    return (
        _file(f"mamma-mia-{table.id}.txt", "\n".join(told)),
        _file(f"mamma-mia-{table.id}.json", json.dumps(record, ensure_ascii=False) + "\n"),
    )


async def _finished(visit: Visit, game_id: str) -> Table:
    """A finished game of the user, or of the server. Raises Declined."""
    if not is_number(game_id):
        raise Declined("unknown-record")
    return await visit.client.history.finished_table(int(game_id), visit.user.id, visit.guild)


async def _latest(visit: Visit) -> str:
    games = await visit.client.history.finished_games(visit.user.id, visit.guild)
    if not games:
        raise Declined("no-records")
    return str(games[0].table)


def is_number(text: str) -> bool:
    """Whether it can be the number of a table or a page."""
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER


def _file(name: str, text: str) -> discord.File:
    return discord.File(io.BytesIO(text.encode()), name)
