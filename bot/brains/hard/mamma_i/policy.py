"""A quick player for playouts: it weighs what a move does at once, and nothing that may follow."""

from typing import Final, TypeAlias

from bot.brains.hard.mamma_i.cards import ADDS, COINS, COINS_BITS, HELD, LONGEST, SUM
from bot.brains.hard.mamma_i.errand import FAMILY, GRANDPA, NOBODY, ROWS, SON, Errand, removable
from bot.brains.hard.mamma_i.look import Look, look_at
from bot.brains.hard.mamma_i.matching import hits, is_child_near, thefts
from bot.brains.hard.mamma_i.mind import Mind
from bot.brains.rounding import rounded
from bot.games.mamma_i.kinds import MONEY_LIMIT, ROW_LIMIT
from bot.games.mamma_i.scoring import HOSPITAL_MOVEMENT, WC_MOVEMENT

PLACE: Final = 0
REMOVE: Final = 1
WC: Final = 2

Option: TypeAlias = tuple[float, int, int, int, int]
"""The worth, the kind of option, the card, the number of cards, and the row."""


def changes(table: Errand) -> list[tuple[int, int, int, int]]:
    """All that may be placed (C3.2 to C3.4) and removed (C3.7): kind, card, count, row."""
    found: list[tuple[int, int, int, int]] = []
    display = table.display
    room = [ROW_LIMIT - (key & HELD) for key in table.keys]
    for card in set(display):
        if card > LONGEST:
            for row in FAMILY:
                if room[row] and table.keys[row] >> COINS & COINS_BITS < MONEY_LIMIT:
                    found.append((PLACE, card, 1, row))
            continue
        found += [(PLACE, card, 1, row) for row in ROWS if room[row]]
        if display.count(card) > 1:
            found += [(PLACE, card, 2, row) for row in ROWS if room[row] > 1]
    for row in removable(table):
        found.append((REMOVE, table.rows[row][-1], 1, row))
    return found


def options(table: Errand, mind: Mind) -> list[Option]:
    """The seat's options in a trick, without a stop."""
    look = look_at(table, mind)
    sums = [key >> SUM for key in table.keys]
    found: list[Option] = []
    for what, card, count, row in changes(table):
        added = ADDS[card] * count
        key = table.keys[row] + (added if what == PLACE else -added)
        worth = look.with_row(row, key)
        if card <= LONGEST and key >> SUM in sums:
            worth += _set_off(table, mind, look, row, key)
        found.append((rounded(worth), what, card, count, row))
    if table.wc == NOBODY:
        found.append((rounded(max(delays(look))), WC, 0, 0, 0))
    return found


def _set_off(table: Errand, mind: Mind, look: Look, row: int, key: int) -> float:
    """The worth of the best use of a changed row's matches (C4)."""
    old, table.keys[row] = table.keys[row], key
    gain = 0.0
    hit = hits(table, row)
    if hit:
        gain = max(0.0, max(run_overs(table, mind, look, hit).values()) - look.now)
        if GRANDPA in hit and is_child_near(table, row):
            gain += max(0.0, mind.child(table))
    stolen = thefts(table, row, took_child=False)
    if stolen:
        gain += max(0.0, *[mind.theft(table, card, thief) for card, thief in stolen])
    table.keys[row] = old
    return gain


def run_overs(table: Errand, mind: Mind, look: Look, hit: list[int]) -> dict[int, float]:
    """The worth of running over each of these characters."""
    found: dict[int, float] = {}
    for character in hit:
        is_there = character == table.hospital
        worth = look.now if is_there else look.delayed(character, -HOSPITAL_MOVEMENT)
        if character == SON and table.vertical[SON]:
            worth += mind.loss(table)[0]
        found[character] = worth
    return found


def delays(look: Look) -> list[float]:
    """The worth of giving each character the wc (C3.6)."""
    return [look.delayed(character, -WC_MOVEMENT) for character in FAMILY]
