"""The whole table, hidden cards included.

A state never changes once it is given out: `apply` works on a copy, the functions in `setup`,
`turns` and `opening` change that copy, and it is the next state when they are done.
"""

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Literal, NamedTuple, TypeAlias

from bot.games.interface import CHANCE, Actor, LegalMoves
from bot.games.mamma_mia.cards import NOTHING, Choice, Counts, Ingredient, SupplyCard
from bot.games.mamma_mia.editions import Edition
from bot.games.mamma_mia.orders import Order

Phase: TypeAlias = Literal[
    "deal",
    "turn",
    "decision",
    "help",
    "shuffle",
    "over",
]
"""What the table waits for."""


class Seat(NamedTuple):
    """A player's cards."""

    own: Ingredient
    hand: Counts
    """The ingredients in hand."""
    orders: tuple[str, ...] = ()
    """The orders in hand."""
    waiter: tuple[str, ...] = ()
    """The face-down orders, from the top."""


class IngredientsIn(NamedTuple):
    """Ingredients in the oven; nobody's if left over from the last round."""

    seat: int | None
    ingredient: Ingredient
    number: int


class OrderIn(NamedTuple):
    """An order in the oven."""

    seat: int
    order: str


class Finished(NamedTuple):
    """An order that counts for its owner at the end."""

    seat: int
    order: str
    is_reward: bool
    """Whether it was finished unbaked, as a reward for helping (B4.6)."""


class Settled(NamedTuple):
    """An order that came out of the oven, as the result lists it."""

    seat: int
    order: str
    baked: bool


class Request(NamedTuple):
    """A request for help (B4.4)."""

    choice: Choice
    want: Counts
    add: Counts


@dataclass(slots=True)
class State:
    """Everything on the table, and who must act."""

    edition: Edition
    seats: list[Seat]
    phase: Phase = "deal"
    actor: Actor = CHANCE
    turn_player: int = 0
    """Whose turn it is or, while the oven is open, who opened it."""
    supply: tuple[SupplyCard, ...] = ()
    oven: tuple[IngredientsIn | OrderIn, ...] = ()
    """The cards in the oven, in the order in which they come out."""
    holder: int | None = None
    """Who has the Mamma Mia! card."""
    idle_passes: int = 0
    """How many players in a row have passed without playing or drawing a card (A4.2)."""
    table: Counts = NOTHING
    """The ingredients that lie open while the oven is open."""
    used: Counts = NOTHING
    """The ingredients baked in this opening."""
    pending: OrderIn | None = None
    """The order that is being settled."""
    request: Request | None = None
    finished: tuple[Finished, ...] = ()
    settled: tuple[Settled, ...] = ()
    """The orders shown in this opening so far."""
    openings: tuple[tuple[Settled, ...], ...] = ()
    """The orders shown in each earlier opening."""
    legal: LegalMoves | None = field(default=None, compare=False, repr=False)

    @property
    def players(self) -> int:
        return len(self.seats)

    def copy(self) -> "State":
        twin = State(*_all_fields(self))
        twin.seats = [*self.seats]
        return twin

    def order(self, card: OrderIn) -> Order:
        """The order on a card in the oven."""
        return self.edition.decks[self.seats[card.seat].own][card.order]

    def get_pending(self) -> OrderIn:
        """The order that is being settled, in the phases that have one."""
        assert self.pending is not None
        return self.pending


_all_fields = attrgetter(*[field.name for field in fields(State) if field.name != "legal"])
