"""A turn in three touches: what goes in, how many, and then an order and where to draw.

What has been chosen so far stands in the ids of the buttons: `salami`, `salami 3`,
`salami 3 four-olive`.
"""

from typing import Final

from bot.games.mamma_mia.cards import WORDS, Ingredient
from bot.games.mamma_mia.moves import Pile, Play
from bot.screens.buttons import move_button, step_button
from bot.screens.family import Values
from bot.screens.mamma_mia.card_reading import read_ingredient, read_order
from bot.screens.mamma_mia.card_words import counted, ingredient_emoji, order_name
from bot.screens.mamma_mia.hand import asking_hand, hand_screen
from bot.screens.mamma_mia.seen import get_hand, look, sorted_orders
from bot.screens.screen import Button, Screen
from bot.screens.seen import offered
from bot.screens.typed import find_text, read_number
from bot.screens.words import Words
from bot.tables.table import Table

PILES: Final[tuple[Pile | None, ...]] = ("supply", "waiter", None)


def step_screen(table: Table, seat: int, chosen: str, words: Words) -> Screen:
    """The next step of a turn, with what has been chosen so far. Raises Refused or Declined."""
    kind, _, rest = chosen.partition(" ")
    number, _, order = rest.partition(" ")
    if not kind:
        return hand_screen(table, seat, words)
    offered(table, seat, Play(Ingredient.PINEAPPLE, 1, None, None))
    ingredient = read_ingredient(kind, "ingredient")
    held = get_hand(look(table, seat)).ingredients[ingredient]
    if not number and held > 1:
        return _how_many(table, seat, ingredient, words)
    draft = Play(ingredient, read_number(number or "1", "count"), read_order(order or None), None)
    return _order_and_draw(table, seat, draft, words)


def left_open(table: Table, seat: int, command: str, values: Values, words: Words) -> Screen | None:
    """What a command leaves to be chosen: where to draw, if there are two piles."""
    if command != "play" or find_text(values, "draw") is not None:
        return None
    ingredient = read_ingredient(find_text(values, "ingredient"), "ingredient")
    number = read_number(find_text(values, "count"), "count")
    draft = Play(ingredient, number, read_order(find_text(values, "order")), None)
    if len(_possible(table, seat, draft)) < 2:
        return None
    return _order_and_draw(table, seat, draft, words)


def _how_many(table: Table, seat: int, ingredient: Ingredient, words: Words) -> Screen:
    view = look(table, seat)
    held = get_hand(view).ingredients[ingredient]
    kind = WORDS[ingredient]
    numbers = [step_button(table, f"{kind} {number}", str(number)) for number in range(1, held + 1)]
    question = words("step-how-many", emoji=ingredient_emoji(words, ingredient))
    return asking_hand(table, view, question, [numbers, [_back(table, "", words)]], words)


def _order_and_draw(table: Table, seat: int, draft: Play, words: Words) -> Screen:
    """Everything else in one step: an order may be chosen, and drawing makes the move."""
    view = look(table, seat)
    moves = _possible(table, seat, draft)
    cards = counted(words, draft.ingredient, draft.count)
    key = "step-draw" if len(moves) > 1 else "step-put"
    if draft.order is None:
        lines = [words("step-goes-in", cards=cards), words(key)]
    else:
        order = order_name(words, draft.order)
        lines = [words("step-on-top", cards=cards, order=order), words(f"{key}-only")]
    draws = [_draw(table, move, words) for move in moves]
    orders = [_with_order(table, draft, order, words) for order in sorted_orders(view)]
    held = get_hand(view).ingredients[draft.ingredient]
    # One step back; where there was only one card, its number was no step.
    back = _back(table, WORDS[draft.ingredient] if held > 1 else "", words)
    # What ends the turn comes after all that may still be added.
    buttons = [orders, draws, [back]]
    return asking_hand(table, view, "\n".join(lines), buttons, words)


def _possible(table: Table, seat: int, draft: Play) -> list[Play]:
    """The plays that differ only in where is drawn. Raises Refused if there is none."""
    match = table.get_match()
    plays = [Play(draft.ingredient, draft.count, draft.order, pile) for pile in PILES]
    refusals = [match.game.refusal(match.state, seat, play) for play in plays]
    possible = [play for play, no in zip(plays, refusals, strict=True) if no is None]
    if not possible and refusals[0] is not None:
        raise refusals[0]
    return possible


def _draw(table: Table, move: Play, words: Words) -> Button:
    return move_button(table, move, words(f"press-draw-{move.draw or 'nothing'}"), "success")


def _with_order(table: Table, draft: Play, order: str, words: Words) -> Button:
    """The same turn with the order on top, or without it again."""
    kind, is_chosen = WORDS[draft.ingredient], draft.order == order
    rest = f"{kind} {draft.count}" if is_chosen else f"{kind} {draft.count} {order}"
    key = "step-without" if is_chosen else "step-with"
    label = words(key, order=order_name(words, order))
    return step_button(table, rest, label, "primary" if is_chosen else "secondary")


def _back(table: Table, chosen: str, words: Words) -> Button:
    return step_button(table, chosen, words("step-back"))
