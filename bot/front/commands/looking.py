"""What can be looked at at any time: the hand, the table, the rules, records."""

import io
import json

import discord

from bot.front import looks
from bot.front.commands.checking import AnyCommand
from bot.front.commands.making import CommandOption, choice, make_command
from bot.front.commands.suggesting import TABLE, finished_games
from bot.front.commands.tables import choices_of
from bot.front.lookup import id_meant
from bot.front.permissions import require_permissions
from bot.front.visit import Visit
from bot.games.telling import tell_match
from bot.screens.family import Family
from bot.screens.screen import Screen, Text
from bot.tables.course import make_record
from bot.tables.refusals import Declined


def commands(family: Family) -> list[AnyCommand]:
    """The commands that change nothing, and the rules of a family."""
    pictures = CommandOption("pictures", choices=choices_of("pictures"))
    return [
        make_command("hand", _hand, [TABLE, pictures]),
        make_command("table", _table, [TABLE]),
        rules_command(family, goes_by_table=True),
        make_command("record", _record, [CommandOption("game_id", suggest=finished_games)]),
    ]


def rules_command(family: Family, *, goes_by_table: bool = False) -> AnyCommand:
    """The rules of a family, or without a topic those of what is played in the channel."""

    async def rules(visit: Visit, topic: str | None) -> None:
        is_open = goes_by_table and topic is None
        played = await looks.family_here(visit, family) if is_open else family
        await looks.show_rules(visit, played, topic or played.topics[0])

    topics = [choice(topic, f"rules-topic-{topic}", family.catalogue) for topic in family.topics]
    return make_command("rules", rules, [CommandOption("topic", choices=topics)], family)


async def _hand(visit: Visit, table: str | None, pictures: str | None) -> None:
    """Whoever says so gets hands with pictures from now on, or without."""
    said: list[str] = []
    if pictures is not None:
        await visit.host.choose_pictures(visit.user.id, wanted=pictures == "on")
        said.append(visit.words(f"door-pictures-{pictures}"))
    await looks.show_hand(visit, await id_meant(visit, table), *said)


async def _table(visit: Visit, table: str | None) -> None:
    await looks.show_table(visit, await id_meant(visit, table))


async def _record(visit: Visit, game_id: str | None) -> None:
    """Without a number, the latest game is meant."""
    require_permissions(visit.interaction, visit.words, "attach_files")
    number = await _game_number(visit, game_id)
    table = await visit.host.course.finished_table(number, visit.user.id, visit.guild)
    told, record = tell_match(table.get_match()), make_record(table)
    game = visit.client.families.title(record["game"], visit.words.language)
    await visit.show(
        Screen((Text(visit.words("record-ready", game=game)),)),
        _file(f"mamma-mia-{number}.txt", "\n".join(told)),
        _file(f"mamma-mia-{number}.json", json.dumps(record, ensure_ascii=False) + "\n"),
    )


def _file(name: str, text: str) -> discord.File:
    return discord.File(io.BytesIO(text.encode()), name)


async def _game_number(visit: Visit, game_id: str | None) -> int:
    if game_id is not None and game_id.isdecimal() and len(game_id) <= 18:
        return int(game_id)
    games = await visit.host.course.finished_games(visit.user.id, visit.guild)
    if game_id is not None:
        raise Declined("unknown-record")
    if not games:
        raise Declined("no-records")
    return games[0].table
