"""Cards, rows and sets of market cards as small numbers.

Cards of the deck are 1 to 3 for movement and 4 to 6 for money of 1 to 3. A packed row is one number
too: from the lowest bits up, the number of its cards, the number of its money cards, its money and
its movement. A market card is its place in the table of the market, and a set of them has a bit for
each.
"""

from collections.abc import Iterable
from typing import Final

from bot.games.mamma_i.cards import DECK, MARKET, MARKET_IDS, Card
from bot.games.mamma_i.scoring import drawing_points
from bot.games.mamma_i.state import Bought, Member

CODE: Final = {Card.M1: 1, Card.M2: 2, Card.M3: 3, Card.E1: 4, Card.E2: 5, Card.E3: 6}
CARD_OF: Final = {code: card for card, code in CODE.items()}
DECK_CODES: Final = tuple([CODE[card] for card in DECK])
LONGEST: Final = 3
"""The highest movement card; what is above is money."""

SIZE_MASK: Final = 7
"""For the number of cards in a packed row."""
COINS_SHIFT: Final = 3
COINS_MASK: Final = 3
"""For the number of its money cards."""
MONEY_SHIFT: Final = 5
MONEY_MASK: Final = 7
"""For its money."""
MOVEMENT_SHIFT: Final = 8
"""For its movement."""


def _adds(code: int) -> int:
    if code > LONGEST:
        return 1 + (1 << COINS_SHIFT) + (code - LONGEST << MONEY_SHIFT)
    return 1 + (code << MOVEMENT_SHIFT)


ADDS: Final = (0, *[_adds(code) for code in range(1, 7)])
"""What each card adds to a packed row."""

MARKET_CODE: Final = {card: code for code, card in enumerate(MARKET_IDS)}
BIT: Final = tuple([1 << code for code in range(len(MARKET_IDS))])
COST: Final = tuple([MARKET[card].cost for card in MARKET_IDS])
HAS_IN_LAW: Final = tuple([bool(MARKET[card].mother_in_law) for card in MARKET_IDS])
CARDS_OF: Final = tuple(
    [tuple([card for card, bit in enumerate(BIT) if bits & bit]) for bits in range(1 << len(BIT))]
)
"""The market cards of each set."""


def _points(cards: Iterable[int]) -> int:
    ids = [MARKET_IDS[card] for card in cards]
    matching, single = drawing_points(Member(tuple(map(Bought, ids))))
    return matching + single + sum([MARKET[card].mother_in_law for card in ids])


POINTS: Final = tuple(map(_points, CARDS_OF))
"""The points of every set of market cards (C8.1 to C8.3)."""


def bits_of(cards: Iterable[str]) -> int:
    """The set of these market cards."""
    return sum([BIT[MARKET_CODE[card]] for card in cards])
