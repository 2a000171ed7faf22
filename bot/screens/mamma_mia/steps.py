"""A turn in three touches: what goes in, how many, and then an order and where to draw.

What has been chosen so far stands in the ids of the buttons, as moves are written: `play salami`,
`play 3 salami`, `play 3 salami, four-olive`.
"""

from dataclasses import replace
from typing import Final

from bot.games.mamma_mia.cards import BY_WORD, WORDS, Ingredient
from bot.games.mamma_mia.moves import Pile, Play
from bot.screens.buttons import move_button, step_button
from bot.screens.family import Values
from bot.screens.mamma_mia.hand import asking_hand, hand_screen
from bot.screens.mamma_mia.input import read_play, read_written
from bot.screens.mamma_mia.seen import MammaMiaViewer, drawn_by, get_hand, sorted_orders
from bot.screens.screen import Button, Screen, Style
from bot.screens.typed import find_text
from bot.screens.viewer import offered

PILES: Final[tuple[Pile | None, ...]] = ("supply", "waiter", None)


def step_screen(viewer: MammaMiaViewer, chosen: str) -> Screen:
    """The next step of a turn, with what has been chosen so far.

    Raises Refused, Declined or BadText.
    """
    if not chosen:
        return hand_screen(viewer)
    offered(viewer, Play(Ingredient.PINEAPPLE, 1, None, None))
    verb, _, word = chosen.partition(" ")
    if verb != "play" or word not in BY_WORD:
        return _order_and_draw(viewer, read_written(viewer, chosen, Play))
    ingredient = BY_WORD[word]
    if get_hand(viewer.view).ingredients[ingredient] > 1:
        return _how_many(viewer, ingredient)
    return _order_and_draw(viewer, Play(ingredient, 1, None, None))


def left_open(viewer: MammaMiaViewer, command: str, values: Values) -> Screen | None:
    """What a command leaves to be chosen: where to draw, if there are two piles."""
    if command != "play" or find_text(values, "draw") is not None:
        return None
    draft = read_play(values)
    if len(_possible(viewer, draft)) < 2:
        return None
    return _order_and_draw(viewer, draft)


def _how_many(viewer: MammaMiaViewer, ingredient: Ingredient) -> Screen:
    held = get_hand(viewer.view).ingredients[ingredient]
    numbers = [
        _step(viewer, Play(ingredient, number, None, None), str(number))
        for number in range(1, held + 1)
    ]
    question = viewer.words("step-how-many", ingredient=ingredient)
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
    back = _back(viewer, f"play {WORDS[draft.ingredient]}" if held > 1 else "")
    # What ends the turn comes after all that may still be added.
    buttons = [orders, draws, [back]]
    return asking_hand(viewer, question, buttons, draft)


def _possible(viewer: MammaMiaViewer, draft: Play) -> list[Play]:
    """The plays that differ only in where is drawn. Raises Refused if there is none."""
    plays = [Play(draft.ingredient, draft.count, draft.order, pile) for pile in PILES]
    refusals = [viewer.refusal(play) for play in plays]
    possible = [play for play, no in zip(plays, refusals, strict=True) if no is None]
    if not possible and refusals[0] is not None:
        raise refusals[0]
    return possible


def _draw(viewer: MammaMiaViewer, move: Play) -> Button:
    drawn, left = drawn_by(viewer.view, move)
    label = viewer.words("press-draw", draw=move.draw, count=drawn, left=left)
    return move_button(viewer, move, label, "success")


def _with_order(viewer: MammaMiaViewer, draft: Play, order: str) -> Button:
    """The same turn with the order on top, or without it again."""
    if draft.order == order:
        label = viewer.words("step-without", order=order)
        return _step(viewer, replace(draft, order=None), label, "primary")
    return _step(viewer, replace(draft, order=order), viewer.words("step-with", order=order))


def _step(viewer: MammaMiaViewer, draft: Play, label: str, style: Style = "secondary") -> Button:
    return step_button(viewer, viewer.table.game.write_move(draft), label, style)


def _back(viewer: MammaMiaViewer, chosen: str) -> Button:
    return step_button(viewer, chosen, viewer.words("step-back"))
