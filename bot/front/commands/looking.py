"""What can be looked at at any time: the hand, the table, the rules, records."""

import io
import json

import discord

from bot.front import looks
from bot.front.commands.making import AnyCommand, choice, make_command
from bot.front.commands.suggesting import finished_games, own_tables
from bot.front.lookup import table_meant
from bot.front.permissions import require_permissions
from bot.front.visit import Visit
from bot.screens.rules_help import TOPICS
from bot.screens.screen import Screen, Text
from bot.tables.refusals import Declined


def commands() -> list[AnyCommand]:
    """The commands that change nothing."""
    topics = [choice(topic, f"rules-topic-{topic}") for topic in TOPICS]
    return [
        make_command("hand", _hand, suggest={"table": own_tables}),
        make_command("table", _table, suggest={"table": own_tables}),
        make_command("rules", _rules, {"topic": topics}),
        make_command("record", _record, suggest={"game_id": finished_games}),
    ]


async def _hand(visit: Visit, table: str | None = None) -> None:
    await looks.show_hand(visit, await table_meant(visit, table))


async def _table(visit: Visit, table: str | None = None) -> None:
    await looks.show_table(visit, await table_meant(visit, table))


async def _rules(visit: Visit, topic: str = looks.OVERVIEW) -> None:
    await looks.show_rules(visit, topic)


async def _record(visit: Visit, game_id: str | None = None) -> None:
    """Without a number the latest game is meant."""
    require_permissions(visit.interaction, visit.words, "attach_files")
    number = await _game_number(visit, game_id)
    record = await visit.host.play.record(number, visit.guest.user, visit.guild)
    text = json.dumps(record, ensure_ascii=False) + "\n"
    file = discord.File(io.BytesIO(text.encode()), f"mamma-mia-{number}.json")
    game = visit.words("game-title", game=record["game"])
    told = Text(visit.words("record-ready", game=game))
    await visit.show(Screen((told,)), file)


async def _game_number(visit: Visit, game_id: str | None) -> int:
    if game_id is not None and game_id.isdecimal() and len(game_id) <= 18:
        return int(game_id)
    games = await visit.host.play.finished_games(visit.guest.user, visit.guild)
    if game_id is not None or not games:
        raise Declined("unknown-record")
    return games[0].table
