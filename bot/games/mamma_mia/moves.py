"""The moves, which of them a seat may make and why not others, and the outcomes of chance."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import ClassVar, Final, Literal, TypeAlias

from bot.games.codec import Codec
from bot.games.errors import Refused
from bot.games.fields import BySeat, Seat
from bot.games.interface import Chance, Move, MoveSet, value
from bot.games.mamma_mia.cards import (
    NOTHING,
    Choice,
    Counts,
    Ingredient,
    SupplyCard,
    holds,
    lacking,
    minus,
    plus,
    sample_selection,
    selections,
    shared,
)
from bot.games.mamma_mia.editions import OrderId
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.refusals import refuse

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


# Move sets: an empty one is not on offer, but still says why its moves are refused.

MOST_HELD: Final = 15
"""The most cards of one ingredient that a hand can hold: all in the box."""


@lru_cache(maxsize=512)
def _plays(
    order: str | None, excess: int, piles: tuple[Pile, ...]
) -> tuple[tuple[tuple[Play, ...], ...], ...]:
    """All plays with one order, by ingredient and number held, cached.

    `excess` is how far the hand would be over its limit if no ingredients were played.
    """

    def with_ingredient(ingredient: Ingredient) -> tuple[tuple[Play, ...], ...]:
        plays: list[tuple[Play, ...]] = [()]
        for number in range(1, MOST_HELD + 1):
            draws = piles if number > excess else (None,)
            added = tuple(Play(ingredient, number, order, draw) for draw in draws)
            plays.append(plays[-1] + added)
        return tuple(plays)

    return tuple(map(with_ingredient, Ingredient))


@value
class Plays(MoveSet):
    """Every turn open to a hand with ingredients."""

    makes = Play
    hand: Counts
    orders: tuple[str, ...]
    excess: int
    """How many cards the hand is over its limit; negative if it is under."""
    piles: tuple[Pile, ...]

    def __iter__(self) -> Iterator[Play]:
        holdings = [(place, held) for place, held in enumerate(self.hand) if held]
        tables = [_plays(None, self.excess, self.piles)]
        tables += [_plays(order, self.excess - 1, self.piles) for order in self.orders]
        plays: list[Play] = []
        for table in tables:
            for place, held in holdings:
                plays += table[place][held]
        return iter(plays)

    def refusal(self, move: Play) -> Refused | None:
        held = self.hand[move.ingredient]
        if move.count < 1:
            return refuse("no-card-put-in")
        if move.count > held:
            return refuse("not-so-many", held=held, ingredient=move.ingredient, count=move.count)
        if move.order is not None and move.order not in self.orders:
            return refuse("order-not-in-hand", order=move.order)
        is_full = move.count + (move.order is not None) <= self.excess
        return refuse_draw(move.draw, is_full, self.piles)


@value
class Passes(MoveSet):
    """Every pass open to a hand without ingredients."""

    makes = Pass
    orders: tuple[str, ...]
    may_play_order: bool
    limit: int
    piles: tuple[Pile, ...]

    def __iter__(self) -> Iterator[Pass]:
        for order in (None, *self.orders) if self.may_play_order else (None,):
            for draw in (None,) if self._is_full(order) else self.piles:
                yield Pass(draw, order)

    def refusal(self, move: Pass) -> Refused | None:
        if move.order is not None and not self.may_play_order:
            return refuse("pass-plays-order")
        if move.order is not None and move.order not in self.orders:
            return refuse("order-not-in-hand", order=move.order)
        return refuse_draw(move.draw, self._is_full(move.order), self.piles)

    def _is_full(self, order: str | None) -> bool:
        return len(self.orders) - (order is not None) >= self.limit


@value
class ForcedPasses(MoveSet):
    """The only pass of Plus: draw from the supply, however full the hand (B3.2)."""

    makes = Pass

    def __iter__(self) -> Iterator[Pass]:
        yield Pass("supply", None)

    def refusal(self, move: Pass) -> Refused | None:
        if move.order is not None:
            return refuse("pass-plays-order")
        return None if move.draw == "supply" else refuse("pass-draws-supply")


def refuse_draw(draw: Pile | None, is_full: bool, piles: tuple[Pile, ...]) -> Refused | None:
    """Why this pile may not be drawn from once the cards are put in (A3.3, A3.4)."""
    if is_full:
        return None if draw is None else refuse("hand-is-full")
    if draw is None:
        return refuse("choose-pile")
    return None if draw in piles else refuse("waiter-is-empty")


@value
class Bakes(MoveSet):
    """Every way to bake an order (A5.2)."""

    makes = Bake
    order: Order
    table: Counts
    hand: Counts

    def __iter__(self) -> Iterator[Bake]:
        for recipe in self.order.within_reach(self.table, self.hand):
            if self.order.any_cards:
                for add in selections(self.hand, self.order.lacks_any(self.table)):
                    yield Bake((), add)
            else:
                yield Bake(recipe.choice, lacking(recipe.needs, self.table))

    def sample(self, rng: Random) -> Bake:
        if self.order.any_cards:
            size = self.order.lacks_any(self.table)
            return Bake((), sample_selection(self.hand, size, rng))
        return rng.choice(tuple(self))

    def refusal(self, move: Bake) -> Refused | None:
        if refusal := refuse_choice(self.order, move.choice, self.table):
            return refusal
        if self.order.any_cards:
            number = self.order.lacks_any(self.table)
            if sum(move.add) != number:
                return refuse("wrong-number", number=number)
        else:
            lacks = lacking(self.order.needs(move.choice), self.table)
            if move.add != lacks:
                return refuse("wrong-addition", lacks=lacks)
        return None if holds(self.hand, move.add) else refuse("not-in-hand")


@value
class Declines(MoveSet):
    """Leaving an order unbaked."""

    makes = Decline

    def __iter__(self) -> Iterator[Decline]:
        yield Decline()

    def refusal(self, move: Decline) -> Refused | None:
        return None


@value
class Asks(MoveSet):
    """Every request for help (B4.4); there can be very many (B4.8)."""

    makes = Ask
    order: Order
    table: Counts
    hand: Counts

    def __iter__(self) -> Iterator[Ask]:
        for recipe in self.order.options(self.table):
            if self.order.any_cards:
                yield from self._asks_for_any()
                continue
            lacks = lacking(recipe.needs, self.table)
            for add in self._own_shares(lacks):
                yield Ask(recipe.choice, minus(lacks, add), add)

    def _own_shares(self, lacks: Counts) -> Iterator[Counts]:
        """Every part of the missing cards, short of all, that the owner can add."""
        offered = shared(lacks, self.hand)
        for size in range(min(sum(offered), sum(lacks) - 1) + 1):
            yield from selections(offered, size)

    def _asks_for_any(self) -> Iterator[Ask]:
        number = self.order.lacks_any(self.table)
        for size in range(min(sum(self.hand), number - 1) + 1):
            for add in selections(self.hand, size):
                for want in selections((number,) * len(NOTHING), number - size):
                    yield Ask((), want, add)

    def sample(self, rng: Random) -> Ask:
        """Picks the choice first, then the owner's cards, then the wanted ones."""
        recipe = rng.choice(self.order.options(self.table))
        if self.order.any_cards:
            number = self.order.lacks_any(self.table)
            size = rng.randint(0, min(sum(self.hand), number - 1))
            add = sample_selection(self.hand, size, rng)
            return Ask((), sample_selection((number,) * len(NOTHING), number - size, rng), add)
        lacks = lacking(recipe.needs, self.table)
        offered = shared(lacks, self.hand)
        size = rng.randint(0, min(sum(offered), sum(lacks) - 1))
        add = sample_selection(offered, size, rng)
        return Ask(recipe.choice, minus(lacks, add), add)

    def refusal(self, move: Ask) -> Refused | None:
        if refusal := refuse_choice(self.order, move.choice, self.table):
            return refusal
        if not any(move.want):
            return refuse("wants-nothing")
        if self.order.any_cards:
            number = self.order.lacks_any(self.table)
            if sum(move.want) + sum(move.add) != number:
                return refuse("wrong-request-number", number=number)
        else:
            lacks = lacking(self.order.needs(move.choice), self.table)
            if plus(move.want, move.add) != lacks:
                return refuse("wrong-request", lacks=lacks)
        return None if holds(self.hand, move.add) else refuse("own-not-in-hand")


@value
class Helps(MoveSet):
    """Helping, or not."""

    makes = Help

    def __iter__(self) -> Iterator[Help]:
        yield Help(True)
        yield Help(False)

    def refusal(self, move: Help) -> Refused | None:
        return None


def refuse_choice(order: Order, choice: Choice, table: Counts) -> Refused | None:
    """Why the owner may not choose these ingredients for the order."""
    if any(choice == option.choice for option in order.options(table)):
        return None
    if not order.picks:
        return refuse("leaves-no-choice")
    if len(choice) != order.picks:
        return refuse("wrong-choice")
    if len(set(choice)) < len(choice):
        return refuse("choices-equal")
    if order.scarcest:
        return refuse("not-scarcest")
    return refuse("own-as-choice" if order.own in choice else "wrong-choice")


CODEC: Final = Codec(objects=(Deal, Play, Pass, Bake, Decline, Ask, Help), bare=(Shuffle,))
