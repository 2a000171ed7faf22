"""An order as a scene: whose it is, what it needs as slots that fill, and what came of it."""

from typing import Final

from bot.games.interface import Event
from bot.games.mamma_mia.cards import NOTHING, Counts, Ingredient, plus
from bot.games.mamma_mia.events import (
    HelpGiven,
    HelpRequested,
    NobodyHelped,
    OrderBaked,
    OrderShown,
    OwnerDecides,
)
from bot.games.mamma_mia.orders import Order, Recipe
from bot.screens.mamma_mia.card_words import (
    cards_text,
    choice_text,
    ingredient_emoji,
    order_name,
    order_needs,
)
from bot.screens.mamma_mia.cards_out import CardOut
from bot.screens.people import person_name
from bot.screens.words import Words
from bot.tables.table import Table

LIES: Final = "✅"
FROM_HAND: Final = "✋"
HOLE: Final = "⬜"
BARRED: Final = "🚫"


def appears(table: Table, card: CardOut, words: Words) -> str:
    """The order comes out: the slots are as the table fills them."""
    shown = _order(card)
    return f"{_title(table, shown, words)}\n{slots(shown.needs, shown.table, words)}"


def plays(table: Table, card: CardOut, words: Words) -> str:
    """The order with all that has come of it so far."""
    shown = _order(card)
    # Once anything has come of it, nobody waits for the owner any more.
    came = [event for event in card.came if not isinstance(event, OwnerDecides)] or card.came
    lines = [_outcome(table, event, words) for event in came]
    return "\n".join([_title(table, shown, words), _filled(shown, card, words), *lines])


def verdict(table: Table, card: CardOut, words: Words) -> str:
    """A settled order in one line, with its mark."""
    shown, mark = _order(card), "✅" if card.settled and card.settled.baked else "❌"
    name = person_name(table, shown.seat)
    return words("oven-verdict", mark=mark, name=name, order=order_name(words, shown.order))


def slots(order: Order, lying: Counts, words: Words, added: Counts = NOTHING) -> str:
    """What an order needs, card by card: there, from the hand, or a hole."""
    if order.any_cards:
        there = sum(lying) + sum(added)
        return words("slots-any", count=min(there, order.any_cards), needed=order.any_cards)
    recipe = _nearest(order, lying, added)
    parts = [_slot(place, number, lying, added, words) for place, number in recipe.needed]
    if order.forbidden is not None:
        mark = HOLE if lying[order.forbidden] else LIES
        parts.append(f"{BARRED}{ingredient_emoji(words, order.forbidden)}{mark}")
    line = "  ".join(parts)
    if len(order.recipes) == 1 and order.forbidden is None:
        return line
    # The slots show the way that comes closest; the words say which others there are.
    return f"{line}\n{words('oven-order-needs', needs=order_needs(words, order))}"


def _order(card: CardOut) -> OrderShown:
    assert isinstance(card.shown, OrderShown)
    return card.shown


def _title(table: Table, shown: OrderShown, words: Words) -> str:
    name = person_name(table, shown.seat)
    return words("oven-order", name=name, order=order_name(words, shown.order))


def _filled(shown: OrderShown, card: CardOut, words: Words) -> str:
    """The slots at the end of the scene, with what came from hands."""
    baked = next((event for event in card.came if isinstance(event, OrderBaked)), None)
    given = next((event.cards for event in card.came if isinstance(event, HelpGiven)), NOTHING)
    lying = plus(shown.table, given)
    if baked is None or not baked.choice:
        return slots(shown.needs, lying, words, NOTHING if baked is None else baked.added)
    parts = [
        _slot(place, number, lying, baked.added, words)
        for place, number in enumerate(shown.needs.needs(baked.choice))
        if number
    ]
    return "  ".join(parts)


def _slot(place: int, number: int, lying: Counts, added: Counts, words: Words) -> str:
    there = min(lying[place], number)
    by_hand = min(added[place], number - there)
    marks = LIES * there + FROM_HAND * by_hand + HOLE * (number - there - by_hand)
    return f"{ingredient_emoji(words, Ingredient(place))}{marks}"


def _nearest(order: Order, lying: Counts, added: Counts) -> Recipe:
    """The recipe that lacks the fewest cards, of those that its owner may choose."""

    def lacks(recipe: Recipe) -> int:
        return sum(max(0, number - lying[at] - added[at]) for at, number in recipe.needed)

    return min(order.options(lying) or order.recipes, key=lacks)


def _outcome(table: Table, event: Event, words: Words) -> str:
    match event:
        case OwnerDecides(seat):
            return words("oven-decides", name=person_name(table, seat))
        case HelpRequested(seat, _, _, want):
            cards = cards_text(words, want)
            return words("oven-asks", name=person_name(table, seat), cards=cards)
        case HelpGiven(seat, _, cards):
            given = cards_text(words, cards)
            return words("oven-helps", name=person_name(table, seat), cards=given)
        case NobodyHelped():
            return words("oven-nobody-helps")
        case OrderBaked():
            return _baked(event, words)
        case _:
            return words("oven-failed")


def _baked(event: OrderBaked, words: Words) -> str:
    parts = [words("oven-baked")]
    if event.choice:
        parts.append(words("oven-baked-with", choice=choice_text(words, event.choice)))
    if any(event.added):
        parts.append(words("oven-baked-adding", cards=cards_text(words, event.added)))
    return " ".join(parts)
