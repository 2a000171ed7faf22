"""Buttons, menus and forms: their ids say what is meant.

They are taken from the raw interaction and from nothing that was kept when the message was sent,
so every button works after a restart, and an id that is none of ours is answered as well. Ids
come from outside: they are checked like any other input.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

import discord

from bot.front import looks, seating
from bot.front.doors import present
from bot.front.lookup import table_with_id
from bot.front.modals import read_values
from bot.front.moving import make_move, sit_up
from bot.front.visit import AnyInteraction, Visit
from bot.screens.families import FAMILIES
from bot.screens.ids import PressId, parse_id
from bot.tables.play import require_present
from bot.tables.refusals import Declined
from bot.tables.table import Status, Table

Seating: TypeAlias = Callable[[Visit, Table], Awaitable[None]]
Pressed: TypeAlias = Callable[[Visit, Table, PressId], Awaitable[None]]

PRESSES: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)


async def on_press(interaction: AnyInteraction) -> None:
    """Answers everything that is pressed, chosen or filled in."""
    data: Mapping[str, Any] = interaction.data or {}
    press = parse_id(str(data.get("custom_id", "")))

    async def work(visit: Visit) -> None:
        if press is None or press.verb not in (*VERBS, "rules"):
            await visit.say(visit.words("door-unknown-button"))
        elif press.verb == "rules":
            await looks.show_rules(visit, _chosen(data) or press.rest or looks.OVERVIEW)
        else:
            await _at_table(visit, press)

    what = "press of something unknown" if press is None else f"press of {press.verb}"
    await present(interaction, what, work, renews=_renews(interaction, press, data))


async def _at_table(visit: Visit, press: PressId) -> None:
    table = await visit.host.hall.look(press.table)
    is_here = visit.interaction.channel_id == table.channel
    if not is_here and table.find_seat(visit.guest.user) is None:
        raise Declined("not-your-game")
    await VERBS[press.verb](visit, await table_with_id(visit, table.id), press)


def _chosen(data: Mapping[str, Any]) -> str | None:
    values: Any = data.get("values")
    return str(values[0]) if values else None


def _renews(interaction: AnyInteraction, press: PressId | None, data: Mapping[str, Any]) -> bool:
    """Whether the pressed message is this user's own and shows afterwards what came of it."""
    message = interaction.message
    if press is None or message is None:
        return False
    match press.verb:
        case "move" | "fill" | "sure":
            return message.flags.ephemeral or interaction.guild_id is None
        case "cancel-yes":
            return message.flags.ephemeral
        case "rules":
            return message.flags.ephemeral and bool(data.get("values"))
        case _:
            return False


def _seating(work: Seating) -> Pressed:
    async def pressed(visit: Visit, table: Table, press: PressId) -> None:
        if press.stamp and table.status is not Status.LOBBY:
            # The lobby's buttons mean something else now, or nothing.
            raise Declined("old-button")
        await work(visit, table)

    return pressed


async def _hand(visit: Visit, table: Table, press: PressId) -> None:
    del press
    await looks.show_hand(visit, table)


async def _table(visit: Visit, table: Table, press: PressId) -> None:
    del press
    await looks.show_table(visit, table)


async def _form(visit: Visit, table: Table, press: PressId) -> None:
    """Opens the form of a move, unless the button shows an earlier state."""
    table, seat, _ = await _player(visit, table, press)
    await visit.open(FAMILIES[table.game_id].form(table, seat, press.rest, visit.words))


async def _fill(visit: Visit, table: Table, press: PressId) -> None:
    table, seat, stamp = await _player(visit, table, press)
    values = read_values(visit.interaction.data)
    move = FAMILIES[table.game_id].read_form(table, seat, press.rest, values)
    await make_move(visit, table, move, stamp)


async def _move(visit: Visit, table: Table, press: PressId) -> None:
    table, seat, stamp = await _player(visit, table, press)
    move = FAMILIES[table.game_id].read_press(table, seat, press.rest)
    await make_move(visit, table, move, stamp)


async def _sure(visit: Visit, table: Table, press: PressId) -> None:
    table, _, stamp = await _player(visit, table, press)
    move = table.game.read_move(press.rest)
    await make_move(visit, table, move, stamp, is_sure=True)


async def _player(visit: Visit, table: Table, press: PressId) -> tuple[Table, int, int]:
    """The table, the seat of who pressed, and the stamp of the state that the button shows.

    Raises Declined unless that is the present one.
    """
    table, seat = await sit_up(visit, table)
    stamp = table.unveil(press.stamp)
    require_present(table, seat, stamp)
    return table, seat, stamp


VERBS: Final[dict[str, Pressed]] = {
    "join": _seating(seating.join),
    "leave": _seating(seating.leave),
    "add": _seating(seating.add_computer),
    "remove": _seating(seating.remove_computer),
    "begin": _seating(seating.begin),
    "cancel": _seating(seating.ask_to_cancel),
    "cancel-yes": _seating(seating.cancel),
    "skip": _seating(seating.skip),
    "rematch": _seating(seating.rematch),
    "hand": _hand,
    "table": _table,
    "form": _form,
    "fill": _fill,
    "move": _move,
    "sure": _sure,
}
