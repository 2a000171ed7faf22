"""What players write, in either language, as cards, orders and piles."""

import re
from functools import cache
from typing import Final

from bot.games.mamma_mia.cards import BY_WORD, NOTHING, WORDS, Choice, Counts, Ingredient, more
from bot.games.mamma_mia.editions import ORDER_IDS
from bot.games.mamma_mia.moves import PILES, Pile
from bot.screens.family import Values
from bot.screens.mamma_mia.card_words import ingredient_emoji, ingredient_name, order_name
from bot.screens.words import LANGUAGES, get_words
from bot.tables.refusals import Declined

TOKEN: Final = re.compile(r"[0-9]+|[^\W\d_]+|[^\w\s,;+&.\u00d7-]")
FILLERS: Final = frozenset({"and", "und", "x", "\N{VARIATION SELECTOR-16}"})
NONE: Final = frozenset(
    {"none", "nothing", "no", "-", "\u2013", "0", "nichts", "keine", "kein", "ohne"}
)
ANSWERS: Final = {"yes": True, "ja": True, "no": False, "nein": False}
LONGEST_NUMBER: Final = 3

FORMER_WORDS: Final = {
    "paprika": Ingredient.PEPPER,
    "paprikas": Ingredient.PEPPER,
    "champignon": Ingredient.MUSHROOM,
    "champignons": Ingredient.MUSHROOM,
    "garnele": Ingredient.SHRIMP,
    "garnelen": Ingredient.SHRIMP,
}
"""What ingredients were called here once, or are called elsewhere."""

FORMER_ORDERS: Final = {
    "vier paprika": "four-pepper",
    "vier champignons": "four-mushroom",
    "vier garnelen": "four-shrimp",
}
"""What orders were called here once."""


def find_text(values: Values, key: str) -> str | None:
    """What was filled in, or None."""
    texts = values.get(key) or ()
    text = texts[0].strip() if texts else ""
    return text or None


@cache
def ingredient_words() -> dict[str, Ingredient]:
    """Every word for an ingredient."""
    known = BY_WORD | FORMER_WORDS
    for words in map(get_words, LANGUAGES):
        for ingredient in Ingredient:
            kind = WORDS[ingredient]
            names = [words("ingredient-noun", kind=kind, count=number) for number in (1, 2)]
            names += [ingredient_name(words, ingredient), ingredient_emoji(words, ingredient)]
            known |= {name.casefold(): ingredient for name in names}
    return known


@cache
def order_words() -> dict[str, str]:
    """Every name of an order."""
    known = {order: order for order in ORDER_IDS} | FORMER_ORDERS
    for words in map(get_words, LANGUAGES):
        known |= {order_name(words, order).casefold(): order for order in ORDER_IDS}
    return known


@cache
def pile_words() -> dict[str, Pile]:
    """Every name of a pile."""
    known = dict(PILES)
    for words in map(get_words, LANGUAGES):
        known |= {words(f"pile-{pile}").casefold(): PILES[pile] for pile in PILES}
    return known


def read_cards(text: str | None) -> Counts | None:
    """Cards such as `2 salami, 1 olive`, or None if nothing was filled in."""
    if text is None:
        return None
    if text.casefold() in NONE:
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
    """The numbers and words; emoji only where no word stands for them."""
    tokens = [token for token in TOKEN.findall(text.casefold()) if token not in FILLERS]
    if not any(token.isalpha() for token in tokens):
        return tokens
    emoji = {word for word in ingredient_words() if not word.isalpha()}
    return [token for token in tokens if token not in emoji]


def read_choice(text: str | None) -> Choice | None:
    """The chosen ingredients in the cycle's order, or None if nothing was filled in."""
    if text is None:
        return None
    try:
        return tuple(sorted(ingredient for _, ingredient in _read_pairs(text)))
    except Declined:
        raise Declined("unknown-choice", option="choice", text=text) from None


def read_ingredient(text: str | None, option: str) -> Ingredient:
    """One ingredient."""
    found = None if text is None else ingredient_words().get(text.casefold())
    if found is None:
        raise Declined("unknown-choice", option=option, text=text or "")
    return found


def read_number(text: str | None, option: str) -> int:
    """A number; one if none was filled in."""
    if text is None:
        return 1
    if not re.fullmatch(rf"[0-9]{{1,{LONGEST_NUMBER}}}", text):
        raise Declined("unknown-choice", option=option, text=text)
    return int(text)


def read_order(text: str | None) -> str | None:
    """The id of an order, or None for none."""
    if text is None or text.casefold() in NONE:
        return None
    found = order_words().get(text.casefold())
    if found is None:
        raise Declined("no-such-order", text=text)
    return found


def read_pile(text: str | None) -> Pile | None:
    """A pile, or None for none."""
    if text is None or text.casefold() in NONE:
        return None
    found = pile_words().get(text.casefold())
    if found is None:
        raise Declined("unknown-choice", option="draw", text=text)
    return found


def read_answer(text: str | None) -> bool:
    """Yes or no."""
    found = ANSWERS.get((text or "").casefold())
    if found is None:
        raise Declined("unknown-choice", option="give", text=text or "")
    return found
