"""What everybody may know of the table (A8.1, B6.1)."""

from bot.games.mamma_mia.state import OrderIn
from bot.screens.announcing import TOMATO, message
from bot.screens.lobby import game_title, options_line
from bot.screens.mamma_mia.card_words import cards_text, ingredient_name, order_name
from bot.screens.mamma_mia.ending import end_screen
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.people import person_name, strength_note
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
    return message(lines, color=TOMATO)


def _standing(viewer: MammaMiaViewer) -> list[str]:
    view, words = viewer.view, viewer.words
    lines = [_whose_turn(viewer), words("overview-supply", count=view.supply)]
    if view.phase == "turn":
        lines.append(_oven(viewer))
    else:
        lines.append(words("oven-table", cards=cards_text(words, view.table)))
    if view.left_over is not None and any(view.left_over):
        lines.append(words("round-left-over", cards=cards_text(words, view.left_over)))
    if view.holder is not None:
        lines.append(words("overview-holder", name=person_name(viewer.table, view.holder)))
    if view.edition.finished_face_down:
        lines.append(words("oven-pile", count=view.finished))
    return [*lines, ""]


def _whose_turn(viewer: MammaMiaViewer) -> str:
    """Without a mention: merely looking at the table must ping nobody."""
    view, words = viewer.view, viewer.words
    if view.phase == "help":
        return words("prompt-help")
    if view.pending is not None:
        name = person_name(viewer.table, view.pending.seat)
        return words("overview-decides", name=name, order=order_name(words, view.pending.order))
    return words("overview-turn", name=person_name(viewer.table, view.turn_player))


def _oven(viewer: MammaMiaViewer) -> str:
    words, top = viewer.words, viewer.view.oven_top
    if top is None:
        return words("overview-oven-empty")
    if isinstance(top, OrderIn):
        name = person_name(viewer.table, top.seat)
        return words("overview-oven-order", order=order_name(words, top.order), name=name)
    emoji = words("ingredient-emoji", kind=top.name.lower())
    return words("overview-oven", card=f"{emoji} {ingredient_name(words, top)}")


def _player(viewer: MammaMiaViewer, seat: int) -> str:
    words, shown = viewer.words, viewer.view.seats[seat]
    name = f"**{person_name(viewer.table, seat)}**{strength_note(viewer.table, seat, viewer.words)}"
    square = words("lobby-square", kind=shown.own.name.lower())
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
        names = ", ".join(order_name(words, order) for order in shown.delivered)
        lines.append(words("overview-delivered", count=len(shown.delivered), orders=names))
    return "\n".join(lines)
