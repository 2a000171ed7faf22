"""A turn in three touches: what goes in, how many, and then an order and where to draw.

What has been chosen so far stands in the ids of the buttons: `salami`, `salami 3`,
`salami 3 four-olive`.
"""

from typing import Final

from bot.games.mamma_mia.cards import WORDS, Ingredient
from bot.games.mamma_mia.moves import Pile, Play
from bot.screens.buttons import move_button, step_button
from bot.screens.family import Values
from bot.screens.mamma_mia.hand import asking_hand, hand_screen
from bot.screens.mamma_mia.input import read_ingredient, read_order, read_play
from bot.screens.mamma_mia.seen import MammaMiaViewer, get_hand, sorted_orders
from bot.screens.screen import Button, Screen
from bot.screens.typed import find_text, read_number
from bot.screens.viewer import offered

PILES: Final[tuple[Pile | None, ...]] = ("supply", "waiter", None)


def step_screen(viewer: MammaMiaViewer, chosen: str) -> Screen:
    """The next step of a turn, with what has been chosen so far. Raises Refused or Declined."""
    kind, _, rest = chosen.partition(" ")
    number, _, order = rest.partition(" ")
    if not kind:
        return hand_screen(viewer)
    offered(viewer, Play(Ingredient.PINEAPPLE, 1, None, None))
    ingredient = read_ingredient(kind, "ingredient")
    held = get_hand(viewer.view).ingredients[ingredient]
    if not number and held > 1:
        return _how_many(viewer, ingredient)
    draft = Play(ingredient, read_number(number or "1", "count"), read_order(order or None), None)
    return _order_and_draw(viewer, draft)


def left_open(viewer: MammaMiaViewer, command: str, values: Values) -> Screen | None:
    """What a command leaves to be chosen: where to draw, if there are two piles."""
    if command != "play" or find_text(values, "draw") is not None:
        return None
    draft = read_play(values)
    if len(_possible(viewer, draft)) < 2:
        return None
    return _order_and_draw(viewer, draft)


def _how_many(viewer: MammaMiaViewer, ingredient: Ingredient) -> Screen:
    words, held = viewer.words, get_hand(viewer.view).ingredients[ingredient]
    kind = WORDS[ingredient]
    numbers = [
        step_button(viewer, f"{kind} {number}", str(number)) for number in range(1, held + 1)
    ]
    question = words("step-how-many", ingredient=ingredient)
    return asking_hand(viewer, question, [numbers, [_back(viewer, "")]])


def _order_and_draw(viewer: MammaMiaViewer, draft: Play) -> Screen:
    """Everything else in one step: an order may be chosen, and drawing makes the move."""
    view, moves = viewer.view, _possible(viewer, draft)
    question = viewer.words(
        "step-goes-in",
        ingredient=draft.ingredient,
        count=draft.count,
        order=draft.order,
        draws=len(moves) > 1,
    )
    draws = [_draw(viewer, move) for move in moves]
    orders = [_with_order(viewer, draft, order.id) for order in sorted_orders(view)]
    held = get_hand(view).ingredients[draft.ingredient]
    # One step back; where there was only one card, its number was no step.
    back = _back(viewer, WORDS[draft.ingredient] if held > 1 else "")
    # What ends the turn comes after all that may still be added.
    buttons = [orders, draws, [back]]
    return asking_hand(viewer, question, buttons)


def _possible(viewer: MammaMiaViewer, draft: Play) -> list[Play]:
    """The plays that differ only in where is drawn. Raises Refused if there is none."""
    plays = [Play(draft.ingredient, draft.count, draft.order, pile) for pile in PILES]
    refusals = [viewer.refusal(play) for play in plays]
    possible = [play for play, no in zip(plays, refusals, strict=True) if no is None]
    if not possible and refusals[0] is not None:
        raise refusals[0]
    return possible


def _draw(viewer: MammaMiaViewer, move: Play) -> Button:
    return move_button(viewer, move, viewer.words("press-draw", draw=move.draw), "success")


def _with_order(viewer: MammaMiaViewer, draft: Play, order: str) -> Button:
    """The same turn with the order on top, or without it again."""
    kind, is_chosen = WORDS[draft.ingredient], draft.order == order
    rest = f"{kind} {draft.count}" if is_chosen else f"{kind} {draft.count} {order}"
    key = "step-without" if is_chosen else "step-with"
    label = viewer.words(key, order=order)
    return step_button(viewer, rest, label, "primary" if is_chosen else "secondary")


def _back(viewer: MammaMiaViewer, chosen: str) -> Button:
    return step_button(viewer, chosen, viewer.words("step-back"))
