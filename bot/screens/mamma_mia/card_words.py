"""How messages word ingredients, cards and orders, and what is printed on an order."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

from bot.games.mamma_mia.cards import NOTHING, Choice, Counts, Ingredient, more
from bot.games.mamma_mia.orders import Order
from bot.screens.words import Functions, Words, joined

CardsForm: TypeAlias = Literal["emoji", "plain", "brief", "pile"]

MANY: Final = 100
"""Takes the plural in every language, for nouns without a number; 0 doesn't."""


def ingredient_name(
    words: Words, ingredient: Ingredient | str, form: Literal["name", "title", "many"] = "name"
) -> str:
    """An ingredient: as such, with a capital letter, or in the plural."""
    if form == "many":
        return words("ingredient-noun", ingredient=ingredient, count=MANY)
    name = words("ingredient-name", ingredient=ingredient)
    return name.capitalize() if form == "title" else name


def cards_text(words: Words, cards: Counts, form: CardsForm = "emoji") -> str:
    """Cards of several ingredients: `1 🍍 pineapple, 2 🫒 olives`."""
    numbers = zip(Ingredient, cards, strict=True)
    parts = [_counted(words, form, ingredient, number) for ingredient, number in numbers if number]
    return (" · " if form == "pile" else ", ").join(parts) or words("nothing")


@lru_cache(maxsize=2**11)
def _counted(words: Words, form: str, ingredient: Ingredient, number: int) -> str:
    return words(f"counted-{form}", ingredient=ingredient, count=number)


def choice_text(words: Words, choice: Choice, form: Literal["of", "name"] = "of") -> str:
    """The ingredients that an owner chooses: in a sentence, or on a label."""
    key = "choice-of" if form == "of" else "ingredient-name"
    return joined(words, [words(key, ingredient=ingredient) for ingredient in choice])


def order_name(words: Words, order: Order | str) -> str:
    """The name of an order, or of the one with this id."""
    return _named(words, order if isinstance(order, str) else order.id)


@lru_cache(maxsize=2**8)
def _named(words: Words, order: str) -> str:
    return words("order-name", order=order)


def orders_text(
    words: Words, orders: Sequence[Order | str], joint: Literal["comma", "and"] = "comma"
) -> str:
    """The names of several orders."""
    names = [order_name(words, order) for order in orders] or [words("nothing")]
    return joined(words, names) if joint == "and" else ", ".join(names)


def needs_text(words: Words, order: Order) -> str:
    """What is printed on an order: `1 salami and 4 olives`."""
    if order.any_cards:
        return words("needs-any", count=order.any_cards)
    choice, always, _ = order.recipes[0]
    # The own ingredient comes first, then the others in the cycle's order after it.
    cycle = [*Ingredient][order.own :] + [*Ingredient][: order.own]
    needs = [
        _counted(words, "plain", ingredient, always[ingredient])
        for ingredient in cycle
        if always[ingredient] and ingredient not in choice
    ]
    if order.picks:
        needs.append(words("needs-choice", **facts_of_choice(order)))
    return words("needs-listed", needs=needs, forbidden=order.forbidden)


def facts_of_choice(order: Order) -> Mapping[str, Any]:
    """What an order needs of the ingredients that its owner chooses."""
    amount = order.recipes[0].needs[order.recipes[0].choice[0]]
    cards = [more(NOTHING, recipe.choice[0], amount) for recipe in order.recipes]
    pick = "two" if order.picks > 1 else "either" if len(cards) == 2 else "one"
    return {
        "pick": "scarcest" if order.scarcest else pick,
        "count": amount,
        "first": cards[0],
        "last": cards[-1],
    }


def _count(words: Words, cards: Counts | Choice) -> int:
    """How many cards there are, or ingredients in a choice."""
    return sum(1 if isinstance(one, Ingredient) else one for one in cards)


FUNCTIONS: Final[Functions] = {
    "CARDS": cards_text,
    "CHOICE": choice_text,
    "COUNT": _count,
    "INGREDIENT": ingredient_name,
    "NEEDS": needs_text,
    "ORDER": order_name,
    "ORDERS": orders_text,
}
"""What messages may call."""
