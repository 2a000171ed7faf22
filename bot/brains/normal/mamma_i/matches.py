"""What equal movement allows at the fast table (C4)."""

from collections.abc import Sequence
from itertools import combinations

from bot.brains.normal.mamma_i.fast_table import BUS, GRANDPA, ROWS, SON, FastTable
from bot.brains.normal.mamma_i.packed import BIT, CARDS_OF, HAS_IN_LAW, MOVEMENT_SHIFT, SIZE_MASK
from bot.games.mamma_i.matches import FULL_BUS


def matching_rows(table: FastTable, row: int) -> list[int]:
    """The other rows with the same sum, unless it is 0."""
    keys = table.keys
    total = keys[row] >> MOVEMENT_SHIFT
    if not total:
        return []
    return [other for other in ROWS if keys[other] >> MOVEMENT_SHIFT == total and other != row]


def before_the_bus(table: FastTable, row: int) -> list[int]:
    """The characters that the schoolbus may run over after a change of this row (C4.1)."""
    if row == BUS:
        return matching_rows(table, row)
    total = table.keys[row] >> MOVEMENT_SHIFT
    return [row] if total and total == table.keys[BUS] >> MOVEMENT_SHIFT else []


def may_take_child(table: FastTable, row: int) -> bool:
    """Whether grandpa may take the child after a change of this row (C4.2)."""
    is_full = table.keys[BUS] & SIZE_MASK == FULL_BUS and not table.has_child
    return is_full and GRANDPA in before_the_bus(table, row)


def possible_thefts(table: FastTable, row: int, *, took_child: bool) -> list[tuple[int, int]]:
    """Each card that may be stolen after a change of this row, and the thief (C4.3)."""
    found: list[tuple[int, int]] = []
    if row == BUS or not any(table.vertical):
        return found
    may_grandpa = table.has_child and not table.has_grandpa_stolen and not took_child
    for other in matching_rows(table, row):
        if other == BUS:
            continue
        older, younger = (row, other) if row < other else (other, row)
        if younger != SON:
            found += [(card, younger) for card in _unprotected(table, older)]
        if older == GRANDPA and may_grandpa:
            cards = _unprotected(table, younger)
            found += [(card, older) for card in cards if not HAS_IN_LAW[card]]
    return found


def _unprotected(table: FastTable, character: int) -> Sequence[int]:
    """The cards that may be taken from a character."""
    cards = table.vertical[character]
    return () if character in (table.wc, table.hospital) else CARDS_OF[cards]


def possible_losses(cards: int) -> list[int]:
    """Every set of these vertical market cards that the son may lose (C4.1)."""
    bits = [BIT[card] for card in CARDS_OF[cards]]
    return [sum(lost) for lost in combinations(bits, len(bits) // 2)]
