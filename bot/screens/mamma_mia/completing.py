"""Builds moves from what a player filled in, and completes the rest where there is only one way.

It doesn't check whether a move is legal: the rules do, and say why not.
"""

from itertools import islice

from bot.games.interface import Move
from bot.games.mamma_mia.cards import NOTHING, Choice, Counts, lacking
from bot.games.mamma_mia.kinds import Bakes
from bot.games.mamma_mia.moves import Ask, Bake, Pass, Pile, Play
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.views import MammaMiaView
from bot.screens.mamma_mia.seen import MammaMiaViewer, find_pending, get_hand, get_own_seat


def build_play(viewer: MammaMiaViewer, draft: Play) -> Play:
    """A turn, with the pile filled in if there is only one, or none if there is nothing to draw."""
    view = viewer.view
    hand = get_hand(view)
    played = draft.count + (draft.order is not None)
    is_full = sum(hand.ingredients) + len(hand.orders) - played >= view.edition.hand_limit
    draw = _fill_in(view, draft.draw, is_full)
    return Play(draft.ingredient, draft.count, draft.order, draw)


def build_pass(viewer: MammaMiaViewer, order: str | None, draw: Pile | None) -> Pass:
    """A pass; Plus draws from the supply even with a full hand (B3.2)."""
    view = viewer.view
    if view.edition.pass_draws:
        return Pass(draw or "supply", order)
    is_full = len(get_hand(view).orders) - (order is not None) >= view.edition.hand_limit
    return Pass(_fill_in(view, draw, is_full), order)


def _fill_in(view: MammaMiaView, draw: Pile | None, is_full: bool) -> Pile | None:
    if is_full:
        return None
    return draw if draw or get_own_seat(view).waiter else "supply"


def build_bake(viewer: MammaMiaViewer, choice: Choice | None, add: Counts | None) -> Bake:
    """A way to bake: if only one matches what was filled in, that one."""
    view = viewer.view
    order = find_pending(view)
    if order is None:
        return Bake(choice or (), add or NOTHING)
    ways = (
        way
        for way in Bakes(order, view.table, get_hand(view).ingredients)
        if choice in (None, way.choice) and add in (None, way.add)
    )
    # Two are enough to know that there are several.
    found = list(islice(ways, 2))
    if len(found) == 1:
        return found[0]
    lacks = _lacks(order, view.table, choice or ())
    return Bake(choice or (), lacks if add is None else add)


def build_ask(
    viewer: MammaMiaViewer, choice: Choice | None, want: Counts | None, add: Counts | None
) -> Ask:
    """A request; by default it wants everything that is missing and not added."""
    view = viewer.view
    order = find_pending(view)
    if order is None:
        return Ask(choice or (), want or NOTHING, add or NOTHING)
    options = order.options(view.table)
    if choice is None and len(options) == 1:
        choice = options[0].choice
    lacks = _lacks(order, view.table, choice or ())
    if add is None:
        add = lacking(lacks, want or lacks)
    if want is None:
        want = lacking(lacks, add)
    return Ask(choice or (), want, add)


def _lacks(order: Order, table: Counts, choice: Choice) -> Counts:
    """What the table lacks for a choice; nothing if the order has no such choice."""
    if order.any_cards or all(recipe.choice != choice for recipe in order.recipes):
        return NOTHING
    return lacking(order.needs(choice), table)


def warning(viewer: MammaMiaViewer, move: Move) -> str | None:
    """Warns of a hand without ingredients, and without room for one (A3.4)."""
    if not isinstance(move, Play | Pass) or not _leaves_stuck(viewer.view, move):
        return None
    edition = viewer.view.edition
    key = "warning-orders-only" if edition.passes_with_order else "warning-stuck"
    return viewer.words(key, limit=edition.hand_limit)


def _leaves_stuck(view: MammaMiaView, move: Play | Pass) -> bool:
    """Whether the move leaves a full hand without any ingredient (A3.4)."""
    hand, edition = get_hand(view), view.edition
    held = sum(hand.ingredients) - (move.count if isinstance(move, Play) else 0)
    if edition.pass_draws or move.draw != "waiter" or held > 0:
        return False
    orders = len(hand.orders) - (move.order is not None)
    drawn = min(edition.hand_limit - orders, edition.draw_limit, get_own_seat(view).waiter)
    return orders + drawn >= edition.hand_limit
