"""What a player knows of the oven and of the unseen cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from bot.brains.normal.mamma_mia.memory import Layer, Memory
from bot.games.mamma_mia.cards import Counts, plus
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.state import OrderIn
from bot.games.mamma_mia.views import MammaMiaView

OPENING: Final = ("decision", "help")


@dataclass(frozen=True)
class Knowledge:
    """What a player sees and remembers."""

    view: MammaMiaView
    memory: Memory

    @cached_property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @cached_property
    def hand(self) -> Counts:
        """The ingredients in the player's hand."""
        assert self.view.hand is not None
        return self.view.hand.ingredients

    @property
    def orders(self) -> tuple[str, ...]:
        """The orders in the player's hand."""
        assert self.view.hand is not None
        return self.view.hand.orders

    @cached_property
    def deck(self) -> Mapping[str, Order]:
        """The player's orders, wherever they are."""
        return self.view.edition.decks[self.view.seats[self.seat].own]

    @property
    def players(self) -> int:
        return len(self.view.seats)

    @cached_property
    def rivals(self) -> tuple[int, ...]:
        """The other seats, from the left neighbour on."""
        return tuple([(self.seat + step) % self.players for step in range(1, self.players)])

    @cached_property
    def supply(self) -> int:
        """The number of ingredients in the supply."""
        hides_mamma_mia = self.view.edition.has_mamma_mia and self.view.holder is None
        return self.view.supply - hides_mamma_mia

    @property
    def is_last_round(self) -> bool:
        return self.view.round == self.view.edition.openings

    def order(self, card: OrderIn) -> Order:
        """The order on a card in the oven."""
        return self.view.edition.decks[self.view.seats[card.seat].own][card.order]

    @cached_property
    def oven(self) -> tuple[Layer, ...]:
        """The oven from the bottom: all of it, or what is yet to come out."""
        return (*self.memory.layers, Layer(self.memory.lying, None))

    @property
    def is_open(self) -> bool:
        """Whether the oven is being opened."""
        return self.view.phase in OPENING

    @cached_property
    def unseen(self) -> Counts:
        """The cards in the supply or in the hands of others."""
        known = plus(plus(self.hand, self.view.table), self.memory.used)
        for ingredients, _ in self.oven:
            known = plus(known, ingredients)
        box = self.view.edition.box(self.players)
        return tuple([max(0, there - number) for there, number in zip(box, known, strict=True)])

    @cached_property
    def waiter(self) -> tuple[str, ...]:
        """The orders that may be in the player's waiter; those finished unseen are not known."""
        gone = {card.order for card in self.memory.baked if card.seat == self.seat}
        gone.update(self.orders)
        gone.update(card.order for _, card in self.oven if card and card.seat == self.seat)
        return tuple([order for order in self.deck if order not in gone])

    def completed(self) -> list[tuple[int, int]]:
        """By seat: the numbers of orders baked from the hand, and of orders not baked."""
        return [
            (self.memory.rescued[seat], self.memory.failed[seat]) for seat in range(self.players)
        ]
