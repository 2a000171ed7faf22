"""The forms of decisions at the open oven."""

from itertools import islice
from typing import Final

from bot.games.mamma_mia.cards import (
    NOTHING,
    WORDS,
    Counts,
    Ingredient,
    lacking,
    plus,
    shared,
    spread,
)
from bot.games.mamma_mia.moves import Ask, Bake
from bot.games.mamma_mia.orders import Order, Recipe
from bot.screens.announcing import clipped
from bot.screens.ids import PressId
from bot.screens.mamma_mia.card_words import choice_text
from bot.screens.mamma_mia.hand import way_label
from bot.screens.mamma_mia.seen import MammaMiaViewer, find_pending, get_hand
from bot.screens.screen import Choose, Field, Form, Option, Text, Write
from bot.screens.viewer import offered
from bot.screens.words import Words
from bot.tables.refusals import Declined

MOST: Final = 25
LONGEST_DESCRIPTION: Final = 100
LONGEST_TITLE: Final = 45


def form(viewer: MammaMiaViewer, which: str) -> Form:
    """The form for a move. Raises Refused or Declined."""
    match which:
        case "add":
            fields = _add(viewer)
        case "ask":
            fields = _ask(viewer)
        case _:
            raise Declined("old-button")
    title = clipped(viewer.words(f"form-{which}-title"), LONGEST_TITLE)
    press = PressId("fill", viewer.table.id, viewer.stamp, which)
    return Form(str(press), title, tuple(fields))


def _add(viewer: MammaMiaViewer) -> list[Field]:
    """Single cards for an order that takes any, otherwise one of the ways."""
    ways = offered(viewer, Bake((), NOTHING))
    view, words, order = viewer.view, viewer.words, _get_pending(viewer)
    number = order.lacks_any(view.table)
    if number:
        cards = _single(get_hand(view).ingredients, words)
        label = words("form-add-exactly", count=number)
        return [_lying(viewer, order), Choose("add", label, cards, None, number, number)]
    options = [_way(viewer, way) for way in islice(ways, MOST) if isinstance(way, Bake)]
    return [_lying(viewer, order), Choose("way", words("form-way"), tuple(options))]


def _way(viewer: MammaMiaViewer, way: Bake) -> Option:
    chosen = choice_text(viewer.words, way.choice, "name") if way.choice else ""
    names, added = chosen or way_label(viewer, way), viewer.words("form-adding", cards=way.add)
    return Option(viewer.table.game.write_move(way), names, clipped(added, LONGEST_DESCRIPTION))


def _ask(viewer: MammaMiaViewer) -> list[Field]:
    offered(viewer, Ask((), NOTHING, NOTHING))
    view, words, order = viewer.view, viewer.words, _get_pending(viewer)
    fields: list[Field] = [Text(words("form-ask-about")), _lying(viewer, order)]
    hand = get_hand(view).ingredients
    nearest = _nearest(order, view.table, hand)
    lacks = lacking(nearest.needs, view.table)
    number = order.lacks_any(view.table)
    if order.picks:
        fields.append(_choice(viewer, order, nearest))
    elif not number:
        fields.append(Text(words("form-ask-missing", cards=lacks)))
    useful = hand if number else _useful(order, view.table, hand)
    added = shared(lacks, hand)
    # Somebody who could add everything asks so as to keep it.
    cards = _single(useful, words, NOTHING if added == lacks else added)
    if cards:
        fields.append(Choose("add", words("form-ask-add"), cards, None, 0, len(cards)))
    if number:
        hint = words("form-want-hint", count=number)
        fields.append(Write("want", words("form-want"), hint, words("form-want-example")))
    return fields


def _get_pending(viewer: MammaMiaViewer) -> Order:
    order = find_pending(viewer.view)
    assert order is not None
    return order


def _lying(viewer: MammaMiaViewer, order: Order) -> Text:
    """The order and what lies on the table, so that nobody has to remember it."""
    return Text(viewer.words("form-lying", order=order, cards=viewer.view.table))


def _nearest(order: Order, table: Counts, hand: Counts) -> Recipe:
    """The choice that needs the least of others."""
    return min(order.options(table), key=lambda one: sum(lacking(one.needs, plus(table, hand))))


def _choice(viewer: MammaMiaViewer, order: Order, nearest: Recipe) -> Choose:
    words, table, options = viewer.words, viewer.view.table, list[Option]()
    for recipe in order.options(table)[:MOST]:
        names = choice_text(words, recipe.choice, "name")
        lacks = words("form-lacks", cards=lacking(recipe.needs, table))
        lacked = clipped(lacks, LONGEST_DESCRIPTION)
        chosen = viewer.table.game.write_move(Ask(recipe.choice, NOTHING, NOTHING))
        options.append(Option(chosen, names, lacked, is_default=recipe is nearest))
    return Choose("choice", words("form-choice"), tuple(options))


def _useful(order: Order, table: Counts, hand: Counts) -> Counts:
    """The cards in hand that some choice could take."""
    lacks = [lacking(recipe.needs, table) for recipe in order.options(table)]
    return tuple(
        max((shared(lack, hand)[place] for lack in lacks), default=0) for place in range(len(hand))
    )


def _single(cards: Counts, words: Words, chosen: Counts = NOTHING) -> tuple[Option, ...]:
    """One option for every card, with those chosen beforehand."""
    numbers = dict.fromkeys(Ingredient, 0)
    options: list[Option] = []
    for card in spread(cards)[:MOST]:
        numbers[card] += 1
        key = "form-numbered" if cards[card] > 1 else "ingredient-name"
        name = words(key, ingredient=card, number=numbers[card], count=cards[card])
        emoji = words("ingredient-emoji", ingredient=card)
        is_default = numbers[card] <= chosen[card]
        value = f"{WORDS[card]} {numbers[card]}"
        options.append(Option(value, name, emoji=emoji, is_default=is_default))
    return tuple(options)
