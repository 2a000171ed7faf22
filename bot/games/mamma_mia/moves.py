"""The moves, the outcomes of chance, and how records spell them."""

from typing import ClassVar, Final, Literal, TypeAlias

from bot.games.codec import Codec
from bot.games.fields import BySeat, Seat
from bot.games.interface import Chance, Move, value
from bot.games.mamma_mia.cards import Choice, Counts, Ingredient, SupplyCard
from bot.games.mamma_mia.editions import OrderId

Pile: TypeAlias = Literal["supply", "waiter"]
PILES: Final[dict[str, Pile]] = {"supply": "supply", "waiter": "waiter"}


@value
class Play(Move):
    """Put ingredients of one kind and perhaps an order into the oven, then draw (A3)."""

    kind: ClassVar[str] = "play"
    ingredient: Ingredient
    count: int
    order: OrderId | None
    draw: Pile | None


@value
class Pass(Move):
    """Pass for lack of ingredients, then draw (A3.5)."""

    kind: ClassVar[str] = "pass"
    draw: Pile | None
    order: OrderId | None


@value
class Bake(Move):
    """Bake the order in one of the ways (A5.2)."""

    kind: ClassVar[str] = "bake"
    choice: Choice
    add: Counts


@value
class Decline(Move):
    """Leave the order unbaked (A5.3)."""

    kind: ClassVar[str] = "decline"


@value
class Ask(Move):
    """Ask the others for cards (B4.4)."""

    kind: ClassVar[str] = "ask"
    choice: Choice
    want: Counts
    add: Counts


@value
class Help(Move):
    """Answer a request for help (B4.5)."""

    kind: ClassVar[str] = "help"
    give: bool


@value
class Deal(Chance):
    """The first cards of a game, every pile from the top."""

    kind: ClassVar[str] = "deal"
    first: Seat
    hands: BySeat[tuple[Ingredient, ...]]
    supply: tuple[SupplyCard, ...]
    waiters: BySeat[tuple[OrderId, ...]]
    holder: Seat | None = None
    """Who was dealt the Mamma Mia! card."""


@value
class Shuffle(Chance):
    """The supply of a new round, from the top."""

    kind: ClassVar[str] = "shuffle"
    supply: tuple[SupplyCard, ...]


CODEC: Final = Codec(objects=(Deal, Play, Pass, Bake, Decline, Ask, Help), bare=(Shuffle,))
