"""Ingredients, orders and what orders need, in words."""

from typing import Final

from bot.games.mamma_mia.cards import WORDS, Choice, Counts, Ingredient
from bot.games.mamma_mia.orders import Order
from bot.screens.words import Words, joined

MANY: Final = 100
"""Takes the plural in every language, for nouns without a number; 0 doesn't."""


def ingredient_name(words: Words, ingredient: Ingredient) -> str:
    """The name of an ingredient as such: `olive`."""
    return words("ingredient-name", kind=WORDS[ingredient])


def ingredient_emoji(words: Words, ingredient: Ingredient) -> str:
    """The emoji of an ingredient."""
    return words("ingredient-emoji", kind=WORDS[ingredient])


def ingredient_call(words: Words, ingredient: Ingredient, count: int) -> str:
    """A play as its player calls it out: `Three olives!`."""
    return words("ingredient-call", kind=WORDS[ingredient], count=count)


def counted(words: Words, ingredient: Ingredient, count: int, *, emoji: bool = True) -> str:
    """Cards of one ingredient: `3 🫒 olives`."""
    key = "ingredient-counted-emoji" if emoji else "ingredient-counted"
    return words(key, kind=WORDS[ingredient], count=count)


def cards_text(words: Words, counts: Counts, *, emoji: bool = True) -> str:
    """Cards of several ingredients: `1 🍍 pineapple, 2 🫒 olives`."""
    return ", ".join(_parts(words, counts, emoji)) or words("nothing")


def order_name(words: Words, order_id: str) -> str:
    """The name of the order with this id."""
    return words("order-name", order=order_id)


def order_needs(words: Words, order: Order, *, emoji: bool = False) -> str:
    """What is printed on an order: `1 salami and 4 olives`."""
    if order.any_cards:
        return words("needs-any", count=order.any_cards)
    parts = _always(words, order, emoji)
    if order.picks:
        parts.append(_of_choice(words, order, emoji))
    needs = joined(words, parts)
    if order.forbidden is None:
        return needs
    return words("needs-without", needs=needs, ingredient=_many(words, order.forbidden, emoji))


def choice_text(words: Words, choice: Choice) -> str:
    """The ingredients that an owner has chosen."""
    return joined(words, [words("choice-of", kind=WORDS[kind]) for kind in choice])


def _parts(words: Words, counts: Counts, emoji: bool, first: int = 0) -> list[str]:
    """Each ingredient with its number, in the cycle's order from `first` on."""
    cycle = [*Ingredient][first:] + [*Ingredient][:first]
    return [
        counted(words, ingredient, counts[ingredient], emoji=emoji)
        for ingredient in cycle
        if counts[ingredient]
    ]


def _always(words: Words, order: Order, emoji: bool) -> list[str]:
    """What an order needs whatever its owner chooses, the own ingredient first."""
    choice, needs, _ = order.recipes[0]
    always = tuple(0 if place in choice else number for place, number in enumerate(needs))
    return _parts(words, always, emoji, first=order.own)


def _of_choice(words: Words, order: Order, emoji: bool) -> str:
    """What an order needs of the ingredients that its owner chooses."""
    amount = order.recipes[0].needs[order.recipes[0].choice[0]]
    if order.scarcest:
        return words("needs-scarcest", count=amount)
    if order.picks > 1:
        return words("needs-two", count=amount)
    if len(order.recipes) == 2:
        kinds = [recipe.choice[0] for recipe in order.recipes]
        first, last = [counted(words, kind, amount, emoji=emoji) for kind in kinds]
        return words("needs-either", first=first, last=last)
    return words("needs-choice", count=amount)


def _many(words: Words, ingredient: Ingredient, emoji: bool) -> str:
    """An ingredient in the plural, without a number."""
    key = "ingredient-noun-emoji" if emoji else "ingredient-noun"
    return words(key, kind=WORDS[ingredient], count=MANY)
