"""The events of Mamma Mia! and Plus, and who sees them (A8, B6)."""

from typing import ClassVar

from bot.games.fields import BySeat, Seat
from bot.games.interface import Event, value
from bot.games.mamma_mia.cards import Choice, Counts, Ingredient
from bot.games.mamma_mia.editions import OrderId
from bot.games.mamma_mia.moves import Pile
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.scoring import WinReason


@value
class Dealt(Event):
    """The cards were dealt."""

    ingredients: int
    supply: int
    first: Seat


@value
class HandDealt(Event):
    """A player picked up the first hand."""

    private: ClassVar[bool] = True
    seat: Seat
    ingredients: Counts
    order: OrderId


@value
class MammaMiaFound(Event):
    """A player was dealt or drew the Mamma Mia! card and laid it face up."""

    seat: Seat


@value
class TurnBegan(Event):
    """A player's turn began."""

    seat: Seat


@value
class IngredientsPlayed(Event):
    """A player put ingredients into the oven and announced them."""

    seat: Seat
    ingredient: Ingredient
    count: int


@value
class OrderPlayed(Event):
    """A player put an order into the oven."""

    seat: Seat
    order: OrderId


@value
class Passed(Event):
    """A player had no ingredient to put in."""

    seat: Seat


@value
class Drew(Event):
    """A player drew cards."""

    seat: Seat
    pile: Pile
    count: int


@value
class IngredientsDrawn(Event):
    """What a player drew from the supply."""

    private: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Ingredient, ...]


@value
class OrdersDrawn(Event):
    """What a player drew from the waiter."""

    private: ClassVar[bool] = True
    seat: Seat
    orders: tuple[OrderId, ...]


@value
class OvenOpened(Event):
    """A player turned the oven over."""

    seat: Seat
    opening: int
    is_stalemate: bool
    """Whether nobody could play or draw any more (A4.2)."""


@value
class IngredientsShown(Event):
    """Ingredients came off the stack."""

    seat: Seat | None
    """Who put them in; None if they are left over from the last round."""
    ingredient: Ingredient
    count: int
    table: Counts
    """All ingredients on the table by now."""


@value
class OrderShown(Event):
    """An order came off the stack."""

    seat: Seat
    order: OrderId
    table: Counts
    needs: Order


@value
class OwnerDecides(Event):
    """The owner of an order must decide."""

    seat: Seat
    order: OrderId


@value
class HelpRequested(Event):
    """An owner asked the others for cards."""

    seat: Seat
    order: OrderId
    choice: Choice
    want: Counts


@value
class HelpAsked(Event):
    """A player was asked for help."""

    private: ClassVar[bool] = True
    seat: Seat
    owner: Seat
    order: OrderId
    want: Counts


@value
class HelpRefused(Event):
    """The player who was asked refused."""

    private: ClassVar[bool] = True
    seat: Seat
    owner: Seat
    order: OrderId


@value
class HelpGiven(Event):
    """A player gave the wanted cards, and finished the waiter's top order unseen as a reward."""

    seat: Seat
    owner: Seat
    cards: Counts


@value
class NobodyHelped(Event):
    """Nobody helped the owner of an order."""

    seat: Seat
    order: OrderId


@value
class OrderBaked(Event):
    """An order was baked."""

    seat: Seat
    order: OrderId
    choice: Choice
    added: Counts
    """The cards from the owner's hand."""
    taken: Counts
    """The cards that the order used up, from the table and from hands."""
    table: Counts
    """What is left on the table."""


@value
class OrderFailed(Event):
    """An order was not baked, and went under its owner's waiter."""

    seat: Seat
    order: OrderId


@value
class OvenEmptied(Event):
    """The last card came off the stack."""

    opening: int
    left_over: Counts
    delivered: BySeat[int] | None
    """The number of orders that each seat has delivered, where that is open to all."""
    finished: int


@value
class RoundBegan(Event):
    """The used ingredients were shuffled into a new supply."""

    round: int
    supply: int
    left_over: Counts


@value
class FinishedTurnedUp(Event):
    """An order of the finished pile was turned up and counted (B5.2)."""

    seat: Seat
    order: OrderId
    is_reward: bool


@value
class GameEnded(Event):
    """The game is over."""

    winners: tuple[Seat, ...]
    reason: WinReason
    delivered: BySeat[int]
    hand: BySeat[int]
