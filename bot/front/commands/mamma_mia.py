"""The moves of Mamma Mia! and Mamma Mia! Plus."""

from collections.abc import Mapping
from typing import Any, Final

from discord import app_commands

from bot.front.commands.making import AnyCommand, Found, Suggest, choice, make_command
from bot.front.commands.suggesting import own_tables
from bot.front.lookup import table_meant
from bot.front.moving import make_move, sit_up
from bot.front.visit import Visit
from bot.screens.families import FAMILIES
from bot.screens.family import Asked
from bot.tables.play import require_player
from bot.tables.refusals import Declined
from bot.tables.table import Status

Count = app_commands.Range[int, 1, 15]

TYPED: Final = {
    "play": ("ingredient", "count", "order", "draw"),
    "pass": ("draw", "order"),
    "bake": ("choice", "add"),
    "ask": ("choice", "want", "add"),
}
"""The options that are filled in with the family's suggestions."""


def commands() -> list[AnyCommand]:
    """A command for each kind of move."""
    answers = [choice("yes", "choice-yes"), choice("no", "choice-no")]
    return [
        make_command("play", _play, suggest=_suggestions("play")),
        make_command("pass", _pass, suggest=_suggestions("pass")),
        make_command("bake", _bake, suggest=_suggestions("bake")),
        make_command("decline", _decline, suggest=_suggestions("decline")),
        make_command("ask", _ask, suggest=_suggestions("ask")),
        make_command("assist", _assist, {"give": answers}, _suggestions("assist")),
    ]


async def _play(  # noqa: PLR0913, PLR0917 (one for each option)
    visit: Visit,
    ingredient: str,
    count: Count,
    order: str | None = None,
    draw: str | None = None,
    table: str | None = None,
) -> None:
    values = {"ingredient": ingredient, "count": count, "order": order, "draw": draw}
    await _move(visit, table, "play", values)


async def _pass(
    visit: Visit, draw: str | None = None, order: str | None = None, table: str | None = None
) -> None:
    await _move(visit, table, "pass", {"draw": draw, "order": order})


async def _bake(
    visit: Visit, choice: str | None = None, add: str | None = None, table: str | None = None
) -> None:
    await _move(visit, table, "bake", {"choice": choice, "add": add})


async def _decline(visit: Visit, table: str | None = None) -> None:
    await _move(visit, table, "decline", {})


async def _ask(
    visit: Visit,
    choice: str | None = None,
    want: str | None = None,
    add: str | None = None,
    table: str | None = None,
) -> None:
    await _move(visit, table, "ask", {"choice": choice, "want": want, "add": add})


async def _assist(visit: Visit, give: str, table: str | None = None) -> None:
    await _move(visit, table, "assist", {"give": give})


async def _move(visit: Visit, picked: str | None, command: str, options: Mapping[str, Any]) -> None:
    table, seat = await sit_up(visit, await table_meant(visit, picked))
    if table.status is Status.LOBBY:
        raise Declined("not-begun")
    family = FAMILIES[table.game_id]
    move = family.read_command(table, seat, command, _filled(options))
    await make_move(visit, table, move)


def _filled(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    return {name: (str(value),) for name, value in options.items() if value not in (None, "")}


def _suggestions(command: str) -> dict[str, Suggest]:
    typed = {option: _suggest(command, option) for option in TYPED.get(command, ())}
    return {**typed, "table": own_tables}


def _suggest(command: str, option: str) -> Suggest:
    async def suggest(visit: Visit, current: str) -> Found:
        # A namespace takes every name for one of its own, so `dict` must not ask it for keys.
        values = dict(iter(visit.interaction.namespace)) | {option: current}
        table = await table_meant(visit, values.pop("table", None) or None)
        seat = require_player(table, visit.guest)
        if table.match is None:
            return []
        family = FAMILIES[table.game_id]
        asked = Asked(seat, command, option, _filled(values), visit.words)
        return family.choices(table, asked)

    return suggest
