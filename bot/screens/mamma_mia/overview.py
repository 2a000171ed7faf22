"""What everybody may know of the table (A8.1, B6.1)."""

from bot.games.mamma_mia.state import OrderIn
from bot.screens.announcing import TOMATO, message, seals_line
from bot.screens.lobby import game_title, options_line
from bot.screens.mamma_mia.card_words import ingredient_name
from bot.screens.mamma_mia.ending import end_screen
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.people import strength_note
from bot.screens.screen import Screen


def overview_screen(viewer: MammaMiaViewer) -> Screen:
    """The table as an onlooker sees it."""
    view = viewer.view
    if view.phase == "over":
        return end_screen(viewer, is_open=False)
    heading = viewer.words(
        "overview-heading",
        title=game_title(viewer),
        round=view.round,
        openings=view.edition.openings,
    )
    lines = [heading, f"-# {options_line(viewer)}", *_standing(viewer)]
    lines += [_player(viewer, seat) for seat in range(len(view.seats))]
    return message([*lines, seals_line(viewer)], color=TOMATO)


def _standing(viewer: MammaMiaViewer) -> list[str]:
    view, words = viewer.view, viewer.words
    lines = [_whose_turn(viewer), words("overview-supply", count=view.supply)]
    if view.phase == "turn":
        lines.append(_oven(viewer))
    else:
        lines.append(words("oven-table", cards=view.table))
    if view.left_over is not None and any(view.left_over):
        lines.append(words("round-left-over", cards=view.left_over))
    if view.holder is not None:
        lines.append(words("overview-holder", name=viewer.names(view.holder)))
    if view.edition.finished_face_down:
        lines.append(words("oven-pile", count=view.finished))
    return [*lines, ""]


def _whose_turn(viewer: MammaMiaViewer) -> str:
    """Without a mention: merely looking at the table must ping nobody."""
    view, words = viewer.view, viewer.words
    if view.phase == "help":
        return words("prompt-help")
    if view.pending is not None:
        name, order = viewer.names(view.pending.seat), view.pending.order
        return words("overview-decides", name=name, order=order)
    return words("overview-turn", name=viewer.names(view.turn_player))


def _oven(viewer: MammaMiaViewer) -> str:
    words, top = viewer.words, viewer.view.oven_top
    if top is None:
        return words("overview-oven-empty")
    if isinstance(top, OrderIn):
        return words("overview-oven-order", order=top.order, name=viewer.names(top.seat))
    return words("overview-oven", ingredient=top)


def _player(viewer: MammaMiaViewer, seat: int) -> str:
    words, shown = viewer.words, viewer.view.seats[seat]
    name = f"**{viewer.names(seat)}**{strength_note(viewer.table, seat, viewer.words)}"
    square = words("lobby-square", kind=shown.own)
    own = ingredient_name(words, shown.own)
    away = f" 💤 {words('overview-absent')}" if viewer.table.chairs[seat].is_absent else ""
    cards = words(
        "overview-cards",
        ingredients=shown.ingredients,
        orders=shown.orders,
        waiter=shown.waiter,
    )
    lines = [f"{square} {name} · {own}{away}", cards]
    if shown.delivered is not None:
        facts = {"count": len(shown.delivered), "orders": shown.delivered}
        lines.append(words("overview-delivered", **facts))
    return "\n".join(lines)
