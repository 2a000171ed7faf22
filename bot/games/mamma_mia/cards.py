"""Ingredients, and multisets of them."""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import lru_cache
from operator import add, ge, sub
from random import Random
from typing import Annotated, Final, Literal, TypeAlias

from bot.games.fields import Meaning, Multiset, Sorted


class Ingredient(IntEnum):
    """The ingredients in the cycle of A1.1 and B1.1; the value is the place in `Counts`."""

    PINEAPPLE = 0
    OLIVE = 1
    PEPPER = 2
    MUSHROOM = 3
    SALAMI = 4
    SHRIMP = 5


WORDS: Final = tuple(ingredient.name.lower() for ingredient in Ingredient)
BY_WORD: Final = dict(zip(WORDS, Ingredient, strict=True))

MAMMA_MIA: Final = "mamma-mia"
"""The card that decides who opens the oven, as it stands in a supply."""

SupplyCard: TypeAlias = Ingredient | Literal["mamma-mia"]
"""An ingredient, or `MAMMA_MIA`."""

Choice: TypeAlias = Annotated[tuple[Ingredient, ...], Meaning("choice"), Sorted()]
"""The ingredients that an owner chose for an order, in the cycle's order."""

Counts: TypeAlias = Annotated[tuple[int, ...], Meaning("ingredients"), Multiset(Ingredient)]
"""A multiset: the number of each ingredient, in the cycle's order and always with shrimp."""

NOTHING: Final[Counts] = (0,) * len(Ingredient)


def count(cards: Iterable[int], start: Counts = NOTHING) -> Counts:
    """The multiset of these cards, added to `start`."""
    counts = [*start]
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def spread(counts: Counts) -> list[Ingredient]:
    """The single cards of a multiset, in the cycle's order."""
    pairs = zip(Ingredient, counts, strict=True)
    return [ingredient for ingredient, number in pairs for _ in range(number)]


def in_words(cards: Counts) -> str:
    """The cards of a multiset as text: `2 olive, 1 salami`."""
    parts = [f"{number} {word}" for number, word in zip(cards, WORDS, strict=True) if number]
    return ", ".join(parts) or "nothing"


@lru_cache(maxsize=2**12)
def more(counts: Counts, ingredient: int, number: int) -> Counts:
    """The multiset with this many more cards of one ingredient, or fewer if negative."""
    return (*counts[:ingredient], counts[ingredient] + number, *counts[ingredient + 1 :])


def plus(some: Counts, others: Counts) -> Counts:
    """All cards of both."""
    return tuple(map(add, some, others))


def minus(some: Counts, others: Counts) -> Counts:
    """The first without the second, which it must hold."""
    return tuple(map(sub, some, others))


def shared(some: Counts, others: Counts) -> Counts:
    """The cards that both have."""
    return tuple(map(min, some, others))


def lacking(needed: Counts, there: Counts) -> Counts:
    """The needed cards that aren't there."""
    return minus(needed, shared(needed, there))


def holds(some: Counts, others: Counts) -> bool:
    """Whether the first has all cards of the second."""
    return all(map(ge, some, others))


def selections(stock: Counts, size: int) -> Iterator[Counts]:
    """Every way to take this many cards from the stock, lazily."""
    if not stock:
        if size == 0:
            yield ()
        return
    fewest = max(0, size - sum(stock[1:]))
    for number in range(fewest, min(stock[0], size) + 1):
        for others in selections(stock[1:], size - number):
            yield (number, *others)


@lru_cache(maxsize=4096)
def count_selections(stock: Counts, size: int) -> int:
    """The number of ways to take this many cards from the stock."""
    if not stock:
        return int(size == 0)
    return sum(
        count_selections(stock[1:], size - number) for number in range(min(stock[0], size) + 1)
    )


def sample_selection(stock: Counts, size: int, rng: Random) -> Counts:
    """A random way to take this many cards from the stock, all equally likely."""
    taken: list[int] = []
    while stock:
        place = rng.randrange(count_selections(stock, size))
        number = 0
        while place >= (ways := count_selections(stock[1:], size - number)):
            place -= ways
            number += 1
        taken.append(number)
        size -= number
        stock = stock[1:]
    return tuple(taken)
