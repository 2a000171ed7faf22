"""Reads cards, orders and piles that players have typed, in any language."""

import re
from functools import cache
from typing import Final

from bot.games.mamma_mia.cards import BY_WORD, NOTHING, Choice, Counts, Ingredient, more
from bot.games.mamma_mia.editions import ORDER_IDS
from bot.games.mamma_mia.moves import PILES, Pile
from bot.screens.mamma_mia.card_words import MANY
from bot.screens.mamma_mia.words import CATALOGUE
from bot.screens.typed import (
    LONGEST_NUMBER,
    every_word,
    is_none,
    names_of,
    read_name,
    words_in,
)
from bot.screens.words import Words
from bot.tables.refusals import Declined

TOKEN: Final = re.compile(r"[0-9]+|[^\W\d_]+|[^\w\s,;+&.\u00d7-]")
FILLERS: Final = frozenset({"x", "\N{VARIATION SELECTOR-16}"})
"""What may stand between cards, whatever the language."""


@cache
def ingredient_words() -> dict[str, Ingredient]:
    """Every word for an ingredient."""
    return BY_WORD | names_of(CATALOGUE, Ingredient, _names)


def _names(words: Words, ingredient: Ingredient) -> list[str]:
    nouns = [words("ingredient-noun", ingredient=ingredient, count=n) for n in (1, 2, MANY)]
    others = words_in(words("typed-ingredient", ingredient=ingredient))
    names = [words(f"ingredient-{form}", ingredient=ingredient) for form in ("name", "emoji")]
    return [*nouns, *others, *names]


@cache
def order_words() -> dict[str, str]:
    """Every name of an order."""
    known = {order: order for order in ORDER_IDS}
    return known | names_of(CATALOGUE, ORDER_IDS, _order_names)


def _order_names(words: Words, order: str) -> list[str]:
    return [*words_in(words("typed-order", order=order)), words("order-name", order=order)]


@cache
def pile_words() -> dict[str, Pile]:
    """Every name of a pile."""
    piles = PILES.values()
    return dict(PILES) | names_of(CATALOGUE, piles, lambda words, pile: [words(f"pile-{pile}")])


def read_cards(text: str | None) -> Counts | None:
    """Cards such as `2 salami, 1 olive`, or None if it's empty."""
    if text is None:
        return None
    if is_none(text):
        return NOTHING
    cards = NOTHING
    for number, ingredient in _read_pairs(text):
        cards = more(cards, ingredient, number)
    return cards


def _read_pairs(text: str) -> list[tuple[int, Ingredient]]:
    known, pairs = ingredient_words(), list[tuple[int, Ingredient]]()
    number: int | None = None
    for token in _tokens(text):
        if token.isdecimal() and number is None and len(token) <= LONGEST_NUMBER and int(token):
            number = int(token)
        elif token in known:
            pairs.append((1 if number is None else number, known[token]))
            number = None
        else:
            raise Declined("cards-unreadable", text=text)
    if number is not None or not pairs:
        raise Declined("cards-unreadable", text=text)
    return pairs


def _tokens(text: str) -> list[str]:
    """The numbers and words; emoji only where there are no words."""
    fillers = FILLERS | every_word("typed-and", CATALOGUE)
    tokens = [token for token in TOKEN.findall(text.casefold()) if token not in fillers]
    if not any(token.isalpha() for token in tokens):
        return tokens
    emoji = {word for word in ingredient_words() if not word.isalpha()}
    return [token for token in tokens if token not in emoji]


def read_choice(text: str | None) -> Choice | None:
    """The chosen ingredients in the cycle's order, or None if it's empty."""
    if text is None:
        return None
    try:
        return tuple(sorted(ingredient for _, ingredient in _read_pairs(text)))
    except Declined:
        raise Declined("unknown-choice", option="choice", text=text) from None


def read_ingredient(text: str | None, option: str) -> Ingredient:
    """One ingredient. Raises Declined."""
    return read_name(ingredient_words(), text, option)


def read_order(text: str | None) -> str | None:
    """The id of an order, or None for none. Raises Declined."""
    if text is None or is_none(text):
        return None
    found = order_words().get(text.casefold())
    if found is None:
        raise Declined("no-such-order", text=text)
    return found


def read_pile(text: str | None) -> Pile | None:
    """A pile, or None for none. Raises Declined."""
    return None if is_none(text) else read_name(pile_words(), text, "draw")
