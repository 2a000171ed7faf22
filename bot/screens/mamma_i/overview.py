"""What everybody may know of the table (C9.1)."""

from bot.games.mamma_i.views import MammaIView
from bot.screens.announcing import TOMATO, message
from bot.screens.lobby import game_title, options_line
from bot.screens.mamma_i.asking import question, votes_line
from bot.screens.mamma_i.ending import end_screen
from bot.screens.mamma_i.pictured import table_shown
from bot.screens.mamma_i.seen import onlook
from bot.screens.people import person_name, strength_note
from bot.screens.screen import Screen
from bot.screens.words import Words
from bot.tables.table import Table


def overview_screen(table: Table, words: Words) -> Screen:
    """The table as an onlooker sees it."""
    view = onlook(table)
    if view.phase == "over":
        return end_screen(table, words, is_open=False)
    heading = words("overview-heading", title=game_title(table, words))
    above = [heading, f"-# {options_line(table, words)}"]
    lines = [words("table-legend"), votes_line(view, words), _acting(table, view, words)]
    lines += [_player(table, view, seat, words) for seat in range(len(view.seats))]
    return message(above, color=TOMATO, pictures=[table_shown(table, view, words)], below=lines)


def _acting(table: Table, view: MammaIView, words: Words) -> str:
    """Without a mention: merely looking at the table must ping nobody."""
    assert view.acting is not None
    name = person_name(table, view.acting)
    if view.phase == "trick":
        return words("overview-trick", name=name)
    return question(view, name, words)


def _player(table: Table, view: MammaIView, seat: int, words: Words) -> str:
    shown = view.seats[seat]
    marks = {
        "chooser": seat == view.chooser,
        "guest-laid": shown.has_placed_guest,
        "stopped": shown.has_stopped,
        "stop-used": shown.has_used_stop and not shown.has_stopped,
        "absent": table.chairs[seat].is_absent,
    }
    told = [words(f"overview-{mark}") for mark, is_so in marks.items() if is_so]
    name = f"▫️ **{person_name(table, seat)}**{strength_note(table, seat, words)}"
    return " · ".join([name, *told])
