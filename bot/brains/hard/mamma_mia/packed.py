"""Multisets of ingredients as single numbers, a byte for each ingredient.

They add and subtract like numbers, many times as fast as tuples.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from bot.games.mamma_mia.cards import Counts, Ingredient

Packed: TypeAlias = int

BITS: Final = 8
KINDS: Final = range(len(Ingredient))
SHIFTS: Final = tuple(BITS * kind for kind in KINDS)
"""How far each ingredient's byte is shifted."""
ONE: Final = tuple(1 << shift for shift in SHIFTS)
"""A single card of each ingredient."""
MASKS: Final = tuple(0xFF << shift for shift in SHIFTS)
"""A mask for each ingredient's byte."""
NONE: Final[Packed] = 0
GUARDS: Final = sum(0x80 << shift for shift in SHIFTS)
"""The top bit of each byte, which no number of cards reaches."""
SUM: Final = (1 << BITS) - 1
"""The remainder of a division by this is the sum of the bytes, and so the number of cards."""


def pack(counts: Counts) -> Packed:
    """The multiset as a number."""
    return sum(number << shift for number, shift in zip(counts, SHIFTS, strict=True))


def unpack(cards: Packed) -> Counts:
    """The multiset in this number."""
    return tuple([cards >> shift & 0xFF for shift in SHIFTS])


def pack_cards(cards: Iterable[int]) -> Packed:
    """The multiset of these single cards."""
    return sum([ONE[card] for card in cards])


def missing(needed: Packed, there: Packed) -> Packed:
    """The needed cards that aren't there."""
    gaps = (needed | GUARDS) - there
    kept = gaps & GUARDS
    return gaps & (kept - (kept >> 7))


def size(cards: Packed) -> int:
    """The number of cards."""
    return cards % SUM


def unpack_cards(cards: Packed) -> list[int]:
    """The single cards of a multiset."""
    single: list[int] = []
    for kind in KINDS:
        single += [kind] * (cards >> SHIFTS[kind] & 0xFF)
    return single
