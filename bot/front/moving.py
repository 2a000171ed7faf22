"""Moves as they come from commands, forms and buttons: warned of, made, and answered."""

from bot.front.visit import Visit
from bot.games.interface import Move
from bot.screens.families import FAMILIES
from bot.screens.ids import PressId
from bot.screens.screen import Button, Buttons, Screen, Text
from bot.screens.words import Words
from bot.tables.play import require_player, require_told
from bot.tables.table import Table


async def sit_up(visit: Visit, table: Table) -> tuple[Table, int]:
    """The table as it is now, and the seat of a player about to move.

    The player is there again, whatever becomes of the move. Raises Declined.
    """
    visit.table = table = await visit.host.play.show_up(table.id, visit.guest)
    seat = require_player(table, visit.guest)
    require_told(table)
    return table, seat


async def make_move(
    visit: Visit, table: Table, move: Move, stamp: int = 0, *, is_sure: bool = False
) -> None:
    """Makes the move and shows what has come of it. Raises Declined or Refused."""
    seat = require_player(table, visit.guest)
    warning = None if is_sure else _warning(table, seat, move, visit.words)
    if warning is not None:
        await visit.show(_warning_screen(table, move, warning, visit.words))
        return
    await visit.host.play.make_move(table.id, visit.guest, move, stamp)
    visit.table = table = await visit.host.hall.catch_up(table.id)
    if table.is_told:
        await visit.renew(FAMILIES[table.game_id].hand(table, seat, visit.words))
    else:
        await visit.renew(visit.being_told("door-moved", table))


def _warning(table: Table, seat: int, move: Move, words: Words) -> str | None:
    """What to say before the move, unless the move is refused anyway."""
    match = table.match
    if match is None or table.game.refusal(match.state, seat, move) is not None:
        return None
    return FAMILIES[table.game_id].warning(table, seat, move, words)


def _warning_screen(table: Table, move: Move, warning: str, words: Words) -> Screen:
    stamp = table.veil(len(table.get_match().log) + 1)
    sure = PressId("sure", table.id, stamp, table.game.write_move(move))
    button = Button(str(sure), words("warning-do-it"), "danger")
    return Screen((Text(f"{warning}\n{words('warning-otherwise')}"), Buttons((button,))))
