"""What everybody may know of the table (A8.1, B6.1)."""

from bot.games.mamma_mia.state import OrderIn
from bot.games.mamma_mia.views import MammaMiaView
from bot.screens.announcing import TOMATO, message
from bot.screens.lobby import game_title, options_line
from bot.screens.mamma_mia.card_words import cards_text, ingredient_name, order_name
from bot.screens.mamma_mia.ending import end_screen
from bot.screens.mamma_mia.seen import onlook
from bot.screens.people import person_name, strength_note
from bot.screens.screen import Screen
from bot.screens.words import Words
from bot.tables.table import Table


def overview_screen(table: Table, words: Words) -> Screen:
    """The table as an onlooker sees it."""
    view = onlook(table)
    if view.phase == "over":
        return end_screen(table, words, is_open=False)
    heading = words(
        "overview-heading",
        title=game_title(table, words),
        round=view.round,
        openings=view.edition.openings,
    )
    lines = [heading, f"-# {options_line(table, words)}", *_standing(table, view, words)]
    lines += [_player(table, view, seat, words) for seat in range(len(view.seats))]
    return message(lines, color=TOMATO)


def _standing(table: Table, view: MammaMiaView, words: Words) -> list[str]:
    lines = [_whose_turn(table, view, words), words("overview-supply", count=view.supply)]
    if view.phase == "turn":
        lines.append(_oven(table, view, words))
    else:
        lines.append(words("oven-table", cards=cards_text(words, view.table)))
    if view.left_over is not None and any(view.left_over):
        lines.append(words("round-left-over", cards=cards_text(words, view.left_over)))
    if view.holder is not None:
        lines.append(words("overview-holder", name=person_name(table, view.holder)))
    if view.edition.finished_face_down:
        lines.append(words("oven-pile", count=view.finished))
    return [*lines, ""]


def _whose_turn(table: Table, view: MammaMiaView, words: Words) -> str:
    """Without a mention: merely looking at the table must ping nobody."""
    if view.phase == "help":
        return words("prompt-help")
    if view.pending is not None:
        name = person_name(table, view.pending.seat)
        return words("overview-decides", name=name, order=order_name(words, view.pending.order))
    return words("overview-turn", name=person_name(table, view.turn_player))


def _oven(table: Table, view: MammaMiaView, words: Words) -> str:
    top = view.oven_top
    if top is None:
        return words("overview-oven-empty")
    if isinstance(top, OrderIn):
        name = person_name(table, top.seat)
        return words("overview-oven-order", order=order_name(words, top.order), name=name)
    emoji = words("ingredient-emoji", kind=top.name.lower())
    return words("overview-oven", card=f"{emoji} {ingredient_name(words, top)}")


def _player(table: Table, view: MammaMiaView, seat: int, words: Words) -> str:
    shown = view.seats[seat]
    name = f"**{person_name(table, seat)}**{strength_note(table, seat, words)}"
    square = words("lobby-square", kind=shown.own.name.lower())
    own = ingredient_name(words, shown.own)
    away = f" 💤 {words('overview-absent')}" if table.chairs[seat].is_absent else ""
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
