"""What everybody may know of the table (C9.1)."""

from bot.screens.announcing import TOMATO, message, seals_line
from bot.screens.lobby import game_title, options_line
from bot.screens.mamma_i.asking import question, votes_line
from bot.screens.mamma_i.ending import end_screen
from bot.screens.mamma_i.laid_out import table_legend
from bot.screens.mamma_i.pictured import table_shown
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.people import person_name, strength_note
from bot.screens.screen import Screen


def overview_screen(viewer: MammaIViewer) -> Screen:
    """The table as an onlooker sees it."""
    if viewer.view.phase == "over":
        return end_screen(viewer, is_open=False)
    heading = viewer.words("overview-heading", title=game_title(viewer))
    above = [heading, f"-# {options_line(viewer)}"]
    lines = [table_legend(viewer.words), votes_line(viewer), _acting(viewer)]
    lines += [_player(viewer, seat) for seat in range(len(viewer.table.chairs))]
    lines.append(seals_line(viewer))
    return message(above, color=TOMATO, pictures=[table_shown(viewer)], below=lines)


def _acting(viewer: MammaIViewer) -> str:
    """Without a mention: merely looking at the table must ping nobody."""
    view = viewer.view
    assert view.acting is not None
    name = person_name(viewer.table, view.acting)
    if view.phase == "trick":
        return viewer.words("overview-trick", name=name)
    return question(viewer, name)


def _player(viewer: MammaIViewer, seat: int) -> str:
    view, chair = viewer.view, viewer.table.chairs[seat]
    shown = view.seats[seat]
    marks = {
        "chooser": seat == view.chooser,
        "guest-laid": shown.has_placed_guest,
        "stopped": shown.has_stopped,
        "stop-used": shown.has_used_stop and not shown.has_stopped,
        "absent": chair.is_absent,
    }
    told = [viewer.words(f"overview-{mark}") for mark, is_so in marks.items() if is_so]
    strength = strength_note(viewer.table, seat, viewer.words)
    return " · ".join([f"▫️ **{person_name(viewer.table, seat)}**{strength}", *told])
