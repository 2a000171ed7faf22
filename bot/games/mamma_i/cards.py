"""The family with its rows, the cards that are placed, the market and the guests (C1)."""

from collections.abc import Iterable, Mapping
from enum import IntEnum, StrEnum
from functools import cache
from typing import Annotated, Final, TypeAlias

from bot.games.fields import Meaning, OneOf
from bot.games.interface import value


class Character(IntEnum):
    """The family from the oldest to the youngest (C1.1); a value is the place of the row."""

    GRANDPA = 0
    GRANDMA = 1
    MAMMA = 2
    WIFE = 3
    HUSBAND = 4
    SON = 5


class Row(IntEnum):
    """The rows; the first six are the characters', with the same values."""

    GRANDPA = 0
    GRANDMA = 1
    MAMMA = 2
    WIFE = 3
    HUSBAND = 4
    SON = 5
    SCHOOLBUS = 6


CHARACTERS: Final = tuple(Character)
ROWS: Final = tuple(Row)
CHARACTER_WORDS: Final = tuple(character.name.lower() for character in Character)
CHARACTER_BY_WORD: Final = dict(zip(CHARACTER_WORDS, Character, strict=True))
ROW_WORDS: Final = tuple(row.name.lower() for row in Row)
ROW_BY_WORD: Final = dict(zip(ROW_WORDS, Row, strict=True))


class Card(StrEnum):
    """A card of the deck: movement or money, and how much (C1.2)."""

    M3 = "m3"
    M2 = "m2"
    M1 = "m1"
    E3 = "e3"
    E2 = "e2"
    E1 = "e1"


CARD_BY_WORD: Final = {card.value: card for card in Card}
MOVEMENT: Final = {Card.M3: 3, Card.M2: 2, Card.M1: 1}
MONEY: Final = {Card.E3: 3, Card.E2: 2, Card.E1: 1}
COPIES: Final = {Card.M3: 4, Card.M2: 8, Card.M1: 8, Card.E3: 3, Card.E2: 3, Card.E1: 2}
DECK: Final = tuple(card for card, copies in COPIES.items() for _ in range(copies))
"""The 28 cards of the deck."""


@cache
def movement(cards: tuple[Card, ...]) -> int:
    """The sum of the movement cards of a row."""
    return sum([MOVEMENT.get(card, 0) for card in cards])


@cache
def money(cards: tuple[Card, ...]) -> int:
    """The sum of the money cards of a row."""
    return sum([MONEY.get(card, 0) for card in cards])


@value
class MarketCard:
    """A card that a character can buy."""

    id: str
    cost: int
    drawings: tuple[str, ...]
    mother_in_law: int = 0
    """Its negative points, or 0 without a mother-in-law."""


MARKET_TABLE: Final = (
    MarketCard("market-1", 3, ("fish", "spaghetti", "salami")),
    MarketCard("market-2", 3, ("spaghetti", "tomato", "cheese")),
    MarketCard("market-3", 2, ("fish", "tomato", "salami")),
    MarketCard("market-4", 2, ("fish", "spaghetti", "cheese")),
    MarketCard("in-law-1", 1, ("fish", "cheese"), mother_in_law=-1),
    MarketCard("in-law-3", 2, ("spaghetti", "salami", "tomato"), mother_in_law=-3),
    MarketCard("in-law-5", 1, ("fish", "spaghetti", "tomato"), mother_in_law=-5),
)
"""C1.3. RECONSTRUCTED: the rulebook shows these cards only as pictures."""

MARKET: Final[Mapping[str, MarketCard]] = {card.id: card for card in MARKET_TABLE}
MARKET_IDS: Final = tuple(MARKET)
MarketId: TypeAlias = Annotated[str, Meaning("market-card"), OneOf(MARKET_IDS)]
MARKET_BY_WORD: Final = {card: card for card in MARKET_IDS}

GUESTS: Final = (-6, -5, -4, -3)
"""The guests in the order in which they are taken (C1.4, C3.11)."""


def in_table_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Market cards in the table's order, so that each set of them is written in one way."""
    return tuple(sorted(cards, key=MARKET_IDS.index))
