"""How strongly a row draws this turn's market card to its character."""

from functools import cache
from math import exp, sqrt
from typing import Final

from bot.brains.hard.mamma_i.cards import (
    COINS,
    COINS_BITS,
    DECK_CODES,
    HELD,
    LONGEST,
    MONEY,
    MONEY_BITS,
    SUM,
)
from bot.brains.hard.mamma_i.errand import ROWS
from bot.brains.normal.mamma_i.chances import RICHES
from bot.brains.normal.mamma_i.lanes import TWO_COINS
from bot.games.mamma_i.kinds import MONEY_LIMIT, ROW_LIMIT

PURSE: Final = [code - LONGEST for code in DECK_CODES if code > LONGEST]
STEPS: Final = [code for code in DECK_CODES if code <= LONGEST]
COIN_SHARE: Final = len(PURSE) / len(DECK_CODES)
"""The share of money in the deck."""
STEP: Final = sum(STEPS) / len(STEPS)
"""The average movement on a movement card."""
COIN: Final = sum(PURSE) / len(PURSE)
"""The average money on a money card."""
HASTE: Final = 0.2
"""How many steps of lead mean something at the end of a turn."""
DOUBT: Final = 1.0
"""How many more it takes while a card may still come to every row."""
HOPELESS: Final = 1e-6
"""Next to nothing, so that there is always something to divide by."""


class Pulls(dict[int, tuple[float, float]]):
    """By row, as one number: its pull, and how likely it is to lack money. Filled on demand."""

    def __init__(self, cost: int, left: int, aside: int) -> None:
        self._cost = cost
        self._fill = left / (left + aside) if left else 0.0
        self._blur = HASTE + DOUBT * sqrt(left / len(ROWS))
        self.late = [exp(-steps / self._blur) for steps in range(4)]
        """By steps of delay: what is left of a pull."""

    def __missing__(self, key: int) -> tuple[float, float]:
        free = ROW_LIMIT - (key & HELD)
        filled = self._fill * free
        room = min(MONEY_LIMIT - (key >> COINS & COINS_BITS), free)
        held = key >> MONEY & MONEY_BITS
        coins = min(room, filled * COIN_SHARE)
        lead = (key >> SUM) + (filled - coins) * STEP + RICHES * (held + coins * COIN)
        solvent = _solvent(self._cost - held, room, filled)
        found = solvent * exp(lead / self._blur) + HOPELESS, 1 - solvent + HOPELESS
        self[key] = found
        return found


def _solvent(lacks: int, room: int, filled: float) -> float:
    """How likely a row is to get the money it lacks."""
    if lacks <= 0:
        return 1.0
    if not room:
        return 0.0
    enough = sum([coin >= lacks for coin in PURSE]) / len(DECK_CODES)
    missed = (1 - enough) ** filled
    if room > 1 and lacks > 1:
        another = 1 - (1 - COIN_SHARE) ** filled
        missed *= 1 - TWO_COINS * another * another
    return 1 - missed


@cache
def pulls(cost: int, left: int, aside: int) -> Pulls:
    """The pulls with this many cards still to be placed, and this many put aside."""
    return Pulls(cost, left, aside)
