"""The whole table, hidden cards included, as one immutable value.

States are named tuples: they are built several times in every move, and a named tuple is built
and changed three times as fast as a frozen dataclass.
"""

from enum import Enum
from typing import NamedTuple

from bot.games.mamma_mia.cards import NOTHING, Choice, Counts, Ingredient, SupplyCard
from bot.games.mamma_mia.editions import Edition
from bot.games.mamma_mia.orders import Order


class Phase(Enum):
    """What the table waits for."""

    DEAL = "deal"
    TURN = "turn"
    DECISION = "decision"
    HELP = "help"
    SHUFFLE = "shuffle"
    OVER = "over"


class Seat(NamedTuple):
    """One player's cards."""

    own: Ingredient
    hand: Counts
    """The ingredients in hand."""
    orders: tuple[str, ...] = ()
    """The orders in hand."""
    waiter: tuple[str, ...] = ()
    """The face-down orders, from the top."""


class IngredientsIn(NamedTuple):
    """Ingredients in the oven; nobody's if they are left over from the round before."""

    seat: int | None
    ingredient: Ingredient
    count: int


class OrderIn(NamedTuple):
    """An order in the oven."""

    seat: int
    order: str


class Finished(NamedTuple):
    """An order that counts for its owner at the end."""

    seat: int
    order: str
    is_reward: bool
    """Whether it was laid away unbaked, for helping (B4.6)."""


class Shown(NamedTuple):
    """An order that came out of the oven, as the result lists it."""

    seat: int
    order: str
    baked: bool


class Request(NamedTuple):
    """A request for help (B4.4)."""

    choice: Choice
    want: Counts
    add: Counts


class State(NamedTuple):
    """Everything on the table, and whose turn it is."""

    edition: Edition
    seats: tuple[Seat, ...]
    phase: Phase = Phase.DEAL
    turn: int = 0
    """Whose turn it is or, while the oven is open, who opened it."""
    supply: tuple[SupplyCard, ...] = ()
    oven: tuple[IngredientsIn | OrderIn, ...] = ()
    """What is in the oven, in the order in which it comes out."""
    holder: int | None = None
    """Who has the Mamma Mia! card."""
    idle_passes: int = 0
    """How many passed one after the other without playing or drawing a card (A4.2)."""
    table: Counts = NOTHING
    """The ingredients that lie open while the oven is opened."""
    used: Counts = NOTHING
    """The ingredients that were baked in this opening."""
    shown: OrderIn | None = None
    """The order that is being settled."""
    request: Request | None = None
    asked: int | None = None
    """Who is being asked for help."""
    finished: tuple[Finished, ...] = ()
    openings: tuple[tuple[Shown, ...], ...] = ()
    """The orders that each opening showed, the last one perhaps still going on."""

    @property
    def settling(self) -> Order:
        """What the order that is being settled needs."""
        assert self.shown is not None
        return self.edition.decks[self.seats[self.shown.seat].own][self.shown.order]

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.seats)

    def with_seat(self, number: int, seat: Seat) -> tuple[Seat, ...]:
        """The seats with one of them changed."""
        return (*self.seats[:number], seat, *self.seats[number + 1 :])
