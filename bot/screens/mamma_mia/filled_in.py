"""Reads slash commands and filled-in forms as moves."""

from bot.games.interface import Move
from bot.games.mamma_mia.cards import Counts, count
from bot.games.mamma_mia.moves import Bake, Decline, Help, Play
from bot.screens.family import Values
from bot.screens.mamma_mia.card_reading import (
    read_cards,
    read_choice,
    read_ingredient,
    read_order,
    read_pile,
)
from bot.screens.mamma_mia.completing import build_ask, build_bake, build_pass, build_play
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.typed import answers, find_text, read_name, read_number
from bot.tables.refusals import Declined


def read_command(viewer: MammaMiaViewer, command: str, values: Values) -> Move:
    """The move that a slash command means. Raises Declined."""
    match command:
        case "play":
            return _read_play(viewer, values)
        case "pass":
            return _read_pass(viewer, values)
        case "bake":
            choice, add = read_choice(find_text(values, "choice")), _cards(values, "add")
            return build_bake(viewer, choice, add)
        case "decline":
            return Decline()
        case "ask":
            choice = read_choice(find_text(values, "choice"))
            return build_ask(viewer, choice, _cards(values, "want"), _cards(values, "add"))
        case "assist":
            return Help(read_name(answers(), find_text(values, "give"), "give"))
        case _:
            raise Declined("unknown-choice", option="command", text=command)


def _cards(values: Values, key: str) -> Counts | None:
    return read_cards(find_text(values, key))


def _read_play(viewer: MammaMiaViewer, values: Values) -> Move:
    ingredient = read_ingredient(find_text(values, "ingredient"), "ingredient")
    number = read_number(find_text(values, "count"), "count")
    order = read_order(find_text(values, "order"))
    draw = read_pile(find_text(values, "draw"))
    return build_play(viewer, Play(ingredient, number, order, draw))


def _read_pass(viewer: MammaMiaViewer, values: Values) -> Move:
    order, draw = read_order(find_text(values, "order")), read_pile(find_text(values, "draw"))
    return build_pass(viewer, order, draw)


def read_form(viewer: MammaMiaViewer, which: str, values: Values) -> Move:
    """The move that a filled-in form means. Raises BadText or Declined."""
    match which:
        case "add":
            return _read_add(viewer, values)
        case "ask":
            choice = read_choice(find_text(values, "choice"))
            want, add = _cards(values, "want"), _read_single(values, "add")
            return build_ask(viewer, choice, want, add)
        case _:
            raise Declined("old-button")


def _read_add(viewer: MammaMiaViewer, values: Values) -> Move:
    """Reads either single cards, or one of the ways in notation."""
    way = find_text(values, "way")
    if way is None:
        return build_bake(viewer, None, _read_single(values, "add"))
    move = viewer.table.game.read_move(way)
    if not isinstance(move, Bake):
        raise Declined("unknown-choice", option="way", text=way)
    return move


def _read_single(values: Values, key: str) -> Counts:
    """Single cards such as `olive 2`, the second olive of the hand."""
    names = [text.strip().partition(" ")[0] for text in values.get(key) or ()]
    return count(read_ingredient(name, key) for name in names)
