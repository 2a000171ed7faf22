"""A player's memory of what has happened at the table."""

from collections import Counter, deque
from typing import NamedTuple

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
from bot.games.mamma_mia.state import OrderIn


class Layer(NamedTuple):
    """Ingredients in the oven, and the order on top of them."""

    ingredients: Counts
    order: OrderIn | None


class Memory:
    """All that matters later, noted event by event."""

    def __init__(self) -> None:
        self.layers: deque[Layer] = deque()
        """The oven up to its topmost order, from the bottom."""
        self.lying = NOTHING
        """The ingredients on top of that."""
        self.used = NOTHING
        """The ingredients baked in this round."""
        self.baked: set[OrderIn] = set()
        self.rescued: Counter[int] = Counter()
        """By seat: how many orders were baked with cards from the hand."""
        self.failed: Counter[int] = Counter()
        """By seat: how many orders were not baked."""

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self.layers.clear()
                self.lying, self.used = event.left_over, NOTHING
            case IngredientsPlayed():
                self.lying = more(self.lying, event.ingredient, event.count)
            case OrderPlayed(seat, order):
                self.layers.append(Layer(self.lying, OrderIn(seat, order)))
                self.lying = NOTHING
            case OrderShown():
                self.layers.popleft()
            case OrderBaked():
                self.used = plus(self.used, event.taken)
                self.baked.add(OrderIn(event.seat, event.order))
                self.rescued[event.seat] += any(event.added)
            case OrderFailed():
                self.failed[event.seat] += 1
            case _:
                pass
