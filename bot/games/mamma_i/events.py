"""The events of Mamma I, and who sees them (C9)."""

from typing import ClassVar, Literal, TypeAlias

from bot.games.fields import BySeat, Seat
from bot.games.interface import Event, value
from bot.games.mamma_i.cards import Card, Character, MarketId, Row
from bot.games.mamma_i.moves import Theft
from bot.games.mamma_i.scoring import Points, WinReason

TurnEndReason: TypeAlias = Literal["last-card", "stops", "no-options"]
SaleReason: TypeAlias = Literal["enough-money", "movement", "most-money", "youngest"]


@value
class Dealt(Event):
    """The market and the display were laid out, and A was drawn."""

    chooser: Seat
    market: tuple[MarketId, ...]
    display: tuple[Card, ...]
    deck: int


@value
class SecretChosen(Event):
    """A chose a secret character; the others are still to be dealt theirs."""

    seat: Seat


@value
class SecretsDealt(Event):
    """Everyone has a secret character."""

    chooser: Seat


@value
class SecretLearned(Event):
    """A player's own secret character."""

    private: ClassVar[bool] = True
    seat: Seat
    character: Character


@value
class TurnBegan(Event):
    """A turn began, with a card for sale unless it is the last."""

    turn: int
    seat: Seat
    """Who makes the first trick."""
    for_sale: MarketId | None
    display: tuple[Card, ...]
    deck: int


@value
class GuestAwaited(Event):
    """A player must place a guest before dinner begins (C7.1)."""

    seat: Seat


@value
class GuestPlaced(Event):
    """A player placed a guest beside a character."""

    seat: Seat
    character: Character
    guest: int


@value
class TrickBegan(Event):
    """A player's trick began."""

    seat: Seat


@value
class CardsPlaced(Event):
    """A player placed cards from the display at the end of a row."""

    seat: Seat
    cards: tuple[Card, ...]
    row: Row
    lying: tuple[Card, ...]
    """The row now."""
    movement: int
    money: int


@value
class DisplayRefilled(Event):
    """Cards from the deck refilled the display."""

    cards: tuple[Card, ...]
    display: tuple[Card, ...]
    deck: int


@value
class CardRemoved(Event):
    """A player put the last card of a row aside."""

    seat: Seat
    card: Card
    row: Row
    lying: tuple[Card, ...]
    """The row now."""
    movement: int
    money: int
    aside: int
    """How many cards have been put aside in this turn so far."""


@value
class WcCalled(Event):
    """A player called for a vote on the wc."""

    seat: Seat


@value
class Voted(Event):
    """A player named a character for the wc."""

    seat: Seat
    character: Character


@value
class WcGiven(Event):
    """A character got the wc."""

    seat: Seat
    """The trick player, whose vote settles a tie."""
    character: Character
    votes: int
    """The number of votes for the character."""
    is_tie: bool


@value
class Stopped(Event):
    """A player turned a market card and takes no more tricks in this turn."""

    seat: Seat
    card: MarketId
    character: Character
    """Whose card it is."""


@value
class PassedOver(Event):
    """A player without an option was passed over (C3.10)."""

    seat: Seat


@value
class RowsMatched(Event):
    """The changed row has the same sum as others."""

    seat: Seat
    rows: tuple[Row, ...]
    """The changed row first."""
    movement: int


@value
class RunOverOffered(Event):
    """The trick player must decide: the schoolbus may run over one of these."""

    seat: Seat
    characters: tuple[Character, ...]


@value
class CharacterRunOver(Event):
    """The schoolbus ran over a character, which got the hospital card."""

    seat: Seat
    character: Character
    former: Character | None
    """Another character that had the hospital card before."""


@value
class CardsLost(Event):
    """The son lost market cards in the incident."""

    seat: Seat
    """Who chose them."""
    cards: tuple[MarketId, ...]


@value
class NobodyRunOver(Event):
    """The trick player let the schoolbus run over nobody."""

    seat: Seat


@value
class ChildOffered(Event):
    """The trick player must decide: grandpa may take the child."""

    seat: Seat


@value
class ChildTaken(Event):
    """Grandpa is with the child from now on."""

    seat: Seat


@value
class ChildLeft(Event):
    """The trick player left the child in the schoolbus."""

    seat: Seat


@value
class StealOffered(Event):
    """The trick player must decide: one of these thefts is possible."""

    seat: Seat
    thefts: tuple[Theft, ...]


@value
class CardStolen(Event):
    """A character took a market card from another."""

    seat: Seat
    card: MarketId
    former: Character
    to: Character


@value
class NothingStolen(Event):
    """The trick player let nobody steal."""

    seat: Seat


@value
class TurnEnded(Event):
    """A turn is over, and why (C6)."""

    turn: int
    reason: TurnEndReason


@value
class Bid(Event):
    """A character has enough money for the market card (C5.1)."""

    character: Character
    movement: int
    money: int


@value
class CardSold(Event):
    """The turn's market card went to a character, and what decided that (C5.1, C5.2)."""

    card: MarketId
    cost: int
    character: Character
    reason: SaleReason


@value
class CardUnsold(Event):
    """Nobody had enough money for the turn's market card (C5.2)."""

    card: MarketId
    cost: int


@value
class Arrived(Event):
    """A character sat down at the dinner table (C7.2)."""

    character: Character
    place: int
    movement: int


@value
class CharacterScored(Event):
    """A character's points, item by item (C8)."""

    character: Character
    points: Points


@value
class SecretShown(Event):
    """A player showed the secret character."""

    seat: Seat
    character: Character
    points: int


@value
class GameEnded(Event):
    """The game is over."""

    winners: tuple[Seat, ...]
    reason: WinReason
    characters: BySeat[Character]
    """The secret characters."""
    points: BySeat[int]
    """The points of these characters."""
