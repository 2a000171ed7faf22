"""What a player remembers: the oven, and where the cards are that it does not see."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from bot.games.interface import Event
from bot.games.mamma_mia.cards import NOTHING, Counts, more, plus
from bot.games.mamma_mia.events import (
    IngredientsPlayed,
    OrderBaked,
    OrderFailed,
    OrderPlayed,
    OrderShown,
    RoundBegan,
)
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.state import OrderIn
from bot.games.mamma_mia.views import MammaMiaView


class Layer(NamedTuple):
    """Ingredients in the oven, and the order that lies on them."""

    ingredients: Counts
    order: OrderIn | None


OPENING: Final = ("decision", "help")


@dataclass(frozen=True)
class Memory:
    """All that a player knows at the table."""

    view: MammaMiaView
    seen: Sequence[Event]

    @cached_property
    def seat(self) -> int:
        """The own seat."""
        assert self.view.seat is not None
        return self.view.seat

    @cached_property
    def hand(self) -> Counts:
        """The own ingredients."""
        assert self.view.hand is not None
        return self.view.hand.ingredients

    @property
    def orders(self) -> tuple[str, ...]:
        """The orders in the own hand."""
        assert self.view.hand is not None
        return self.view.hand.orders

    @cached_property
    def deck(self) -> Mapping[str, Order]:
        """The own orders, wherever they are."""
        return self.view.edition.decks[self.view.seats[self.seat].own]

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.view.seats)

    @cached_property
    def rivals(self) -> tuple[int, ...]:
        """The other seats, from the left neighbour."""
        return tuple([(self.seat + step) % self.players for step in range(1, self.players)])

    @cached_property
    def supply(self) -> int:
        """How many ingredients the supply holds."""
        hides_mamma_mia = self.view.edition.has_mamma_mia and self.view.holder is None
        return self.view.supply - hides_mamma_mia

    @property
    def is_last_round(self) -> bool:
        """Whether the game ends with this round."""
        return self.view.round == self.view.edition.openings

    def order(self, card: OrderIn) -> Order:
        """What an order in the oven needs."""
        return self.view.edition.decks[self.view.seats[card.seat].own][card.order]

    @cached_property
    def round(self) -> Sequence[Event]:
        """What happened in this round."""
        for place in range(len(self.seen) - 1, 0, -1):
            if isinstance(self.seen[place], RoundBegan):
                return self.seen[place:]
        return self.seen

    @cached_property
    def oven(self) -> tuple[Layer, ...]:
        """What is in the oven, from the bottom: all of it, or what is yet to come out."""
        lying = NOTHING
        layers: list[Layer] = []
        for event in self.round:
            if isinstance(event, RoundBegan):
                lying = event.left_over
            elif isinstance(event, IngredientsPlayed):
                lying = more(lying, event.ingredient, event.count)
            elif isinstance(event, OrderPlayed):
                layers.append(Layer(lying, OrderIn(event.seat, event.order)))
                lying = NOTHING
            elif isinstance(event, OrderShown):
                del layers[0]
        return (*layers, Layer(lying, None))

    @property
    def is_open(self) -> bool:
        """Whether the oven is being opened."""
        return self.view.phase in OPENING

    @cached_property
    def unseen(self) -> Counts:
        """The cards that are in the supply or in the hands of others."""
        known = plus(self.hand, self.view.table)
        for ingredients, _ in self.oven:
            known = plus(known, ingredients)
        for event in self.round:
            if isinstance(event, OrderBaked):
                known = plus(known, event.taken)
        box = self.view.edition.box(self.players)
        return tuple([max(0, there - number) for there, number in zip(box, known, strict=True)])

    @cached_property
    def waiter(self) -> tuple[str, ...]:
        """The own orders that may be in the waiter; those laid away for helping are unknown."""
        shown = [card for opening in self.view.openings for card in opening]
        shown += self.view.settled
        gone = {card.order for card in shown if card.baked and card.seat == self.seat}
        gone.update(self.orders)
        gone.update(card.order for _, card in self.oven if card and card.seat == self.seat)
        return tuple([order for order in self.deck if order not in gone])

    def completed(self) -> list[tuple[int, int]]:
        """By seat: how many orders were baked with cards from the hand, and how many failed."""
        baked = [0] * self.players
        failed = [0] * self.players
        for event in self.seen:
            if isinstance(event, OrderBaked):
                baked[event.seat] += any(event.added)
            elif isinstance(event, OrderFailed):
                failed[event.seat] += 1
        return list(zip(baked, failed, strict=True))
