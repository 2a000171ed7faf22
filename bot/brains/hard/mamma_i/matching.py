"""What the sums of the rows allow at the quick table (C4)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from bot.brains.hard.mamma_i.cards import BIT, HAS_IN_LAW, HELD, SUM
from bot.brains.hard.mamma_i.errand import BUS, GRANDPA, ROWS, SON, Errand
from bot.games.mamma_i.matches import FULL_BUS


def matches(table: Errand, row: int) -> list[int]:
    """The other rows with the same sum, unless it is 0."""
    keys = table.keys
    total = keys[row] >> SUM
    if not total:
        return []
    return [other for other in ROWS if keys[other] >> SUM == total and other != row]


def hits(table: Errand, row: int) -> list[int]:
    """The characters that the schoolbus may run over after a change of this row (C4.1)."""
    if row == BUS:
        return matches(table, row)
    total = table.keys[row] >> SUM
    return [row] if total and total == table.keys[BUS] >> SUM else []


def is_child_near(table: Errand, row: int) -> bool:
    """Whether grandpa may take the child after a change of this row (C4.2)."""
    is_full = table.keys[BUS] & HELD == FULL_BUS and not table.has_child
    return is_full and GRANDPA in hits(table, row)


def thefts(table: Errand, row: int, took_child: bool) -> list[tuple[int, int]]:
    """Each card that may be stolen after a change of this row, and the thief (C4.3)."""
    found: list[tuple[int, int]] = []
    if row == BUS or not any(table.vertical):
        return found
    grandpa_may = table.has_child and not table.grandpa_stole and not took_child
    for other in matches(table, row):
        if other == BUS:
            continue
        older, younger = (row, other) if row < other else (other, row)
        if younger != SON:
            found += [(card, younger) for card in _unprotected(table, older)]
        if older == GRANDPA and grandpa_may:
            loose = _unprotected(table, younger)
            found += [(card, older) for card in loose if not HAS_IN_LAW[card]]
    return found


def _unprotected(table: Errand, character: int) -> Sequence[int]:
    """The cards that may be taken from a character."""
    cards = table.vertical[character]
    return () if character in (table.wc, table.hospital) else CARDS_OF[cards]


CARDS_OF: Final = tuple(
    [tuple([card for card, bit in enumerate(BIT) if bits & bit]) for bits in range(1 << len(BIT))]
)
"""The market cards of each set."""


def losses(cards: int) -> list[int]:
    """Every set of these vertical market cards that the son may lose (C4.1)."""
    bits = [BIT[card] for card in CARDS_OF[cards]]
    return [sum(lost) for lost in combinations(bits, len(bits) // 2)]
