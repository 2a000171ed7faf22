"""The cards as small numbers.

Cards of the deck are 1 to 3 for movement and 4 to 6 for money of 1 to 3. A row is one number too:
from the lowest bits up, the number of its cards, the number of its money cards, its money and its
movement. A market card is its place in the table of the market, and a set of them has a bit for
each.
"""

from collections.abc import Iterable
from typing import Final

from bot.brains.normal.mamma_i.worth import card_points
from bot.games.mamma_i.cards import DECK, MARKET, MARKET_IDS, Card
from bot.games.mamma_i.state import Bought, Member

CODE: Final = {Card.M1: 1, Card.M2: 2, Card.M3: 3, Card.E1: 4, Card.E2: 5, Card.E3: 6}
CARD_OF: Final = {code: card for card, code in CODE.items()}
DECK_CODES: Final = tuple([CODE[card] for card in DECK])
LONGEST: Final = 3
"""The highest movement card; what is above is money."""

HELD: Final = 7
"""The bits of a row that count its cards."""
COINS: Final = 3
"""How far the number of its money cards is shifted."""
COINS_BITS: Final = 3
MONEY: Final = 5
"""How far its money is shifted."""
MONEY_BITS: Final = 7
SUM: Final = 8
"""How far its movement is shifted."""


def _adds(code: int) -> int:
    if code > LONGEST:
        return 1 + (1 << COINS) + (code - LONGEST << MONEY)
    return 1 + (code << SUM)


ADDS: Final = (0, *[_adds(code) for code in range(1, 7)])
"""What each card adds to a row."""

MARKET_CODE: Final = {card: code for code, card in enumerate(MARKET_IDS)}
BIT: Final = tuple([1 << code for code in range(len(MARKET_IDS))])
COST: Final = tuple([MARKET[card].cost for card in MARKET_IDS])
HAS_IN_LAW: Final = tuple([bool(MARKET[card].mother_in_law) for card in MARKET_IDS])


def _points(bits: int) -> int:
    cards = [Bought(card) for card, bit in zip(MARKET_IDS, BIT, strict=True) if bits & bit]
    return card_points(Member(tuple(cards)))


POINTS: Final = tuple([_points(bits) for bits in range(1 << len(MARKET_IDS))])
"""The points of every set of market cards (C8.1 to C8.3)."""


def bits_of(cards: Iterable[str]) -> int:
    """The set of these market cards."""
    return sum([BIT[MARKET_CODE[card]] for card in cards])
