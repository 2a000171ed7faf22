"""The moves, the outcomes of chance, and how records spell them."""

from typing import Annotated, ClassVar, Final, NamedTuple, TypeAlias

from bot.games.codec import Codec
from bot.games.fields import BySeat, OnlyIf, Seat, Sorted
from bot.games.interface import Chance, Move, value
from bot.games.mamma_i.cards import MARKET_IDS, Card, Character, MarketId, Row

Lost: TypeAlias = Annotated[
    tuple[MarketId, ...], Sorted(MARKET_IDS.index), OnlyIf("character", Character.SON)
]
"""The market cards that the son loses, in the order of the table."""


class Theft(NamedTuple):
    """A market card, and the character that takes it."""

    card: MarketId
    to: Character


@value
class Secret(Move):
    """Choose a secret character (C2.1)."""

    kind: ClassVar[str] = "secret"
    character: Character


@value
class Guest(Move):
    """Place the most negative remaining guest beside a character (C3.11, C7.1)."""

    kind: ClassVar[str] = "guest"
    character: Character


@value
class Place(Move):
    """Place one or two cards from the display at the end of a row (C3.2)."""

    kind: ClassVar[str] = "place"
    cards: tuple[Card, ...]
    row: Row


@value
class Wc(Move):
    """Have everybody vote on who gets the wc (C3.6)."""

    kind: ClassVar[str] = "wc"


@value
class Vote(Move):
    """Name a character for the wc (C3.6)."""

    kind: ClassVar[str] = "vote"
    character: Character


@value
class Remove(Move):
    """Put the last card of a row aside (C3.7)."""

    kind: ClassVar[str] = "remove"
    row: Row


@value
class Stop(Move):
    """Turn a market card to horizontal and take no more tricks in this turn (C3.9)."""

    kind: ClassVar[str] = "stop"
    card: MarketId


@value
class RunOver(Move):
    """Have the schoolbus run over a character, or nobody (C4.1)."""

    kind: ClassVar[str] = "run-over"
    character: Character | None
    lost: Lost = ()


@value
class Child(Move):
    """Have grandpa take the child from the schoolbus, or not (C4.2)."""

    kind: ClassVar[str] = "child"
    take: bool


@value
class Steal(Move):
    """Have one character take a market card from another, or not (C4.3)."""

    kind: ClassVar[str] = "steal"
    theft: Theft | None


@value
class Deal(Chance):
    """The chooser of a secret, the market cards in order, and the deck from the top (C2)."""

    kind: ClassVar[str] = "deal"
    chooser: Seat
    market: tuple[MarketId, ...]
    deck: tuple[Card, ...]


@value
class Secrets(Chance):
    """Everyone's secret character, including the chosen one (C2.1)."""

    kind: ClassVar[str] = "secrets"
    characters: BySeat[Character]


@value
class Shuffle(Chance):
    """The deck of a new turn, from the top (C5.3)."""

    kind: ClassVar[str] = "shuffle"
    deck: tuple[Card, ...]


CODEC: Final = Codec(
    objects=(Deal, Place, Wc),
    bare=(Secret, Secrets, Guest, Vote, Remove, Stop, RunOver, Child, Steal, Shuffle),
)
