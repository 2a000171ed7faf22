"""Evaluates the orders in hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from bot.brains.normal.mamma_mia.forecast import World
from bot.brains.normal.mamma_mia.knowledge import Knowledge
from bot.brains.normal.mamma_mia.odds import Odds
from bot.brains.normal.mamma_mia.weights import Weights


@dataclass(frozen=True)
class OrderEvaluator:
    """Evaluates orders for the turns after this one."""

    knowledge: Knowledge
    weights: Weights

    def evaluate(
        self, orders: Sequence[str], drawn: int, world: World, odds: Odds, turns_left: float
    ) -> float:
        """The worth of these orders, and of some drawn from the waiter, in the turns to come."""
        chances = [self._chance(order, world, odds) for order in orders]
        if drawn:
            chances += [self._usual_chance(world, odds)] * drawn
        chances.sort(reverse=True)
        worth, factor = 0.0, self.weights.prospect
        for place, chance in enumerate(chances):
            worth += chance * factor * self._time_for(place, turns_left)
            factor *= self.weights.next_order
        return worth

    def _usual_chance(self, world: World, odds: Odds) -> float:
        """The average chance that an order in the player's waiter is baked."""
        waiter = self.knowledge.waiter
        return fsum([self._chance(order, world, odds) for order in waiter]) / max(1, len(waiter))

    def _chance(self, order_id: str, world: World, odds: Odds) -> float:
        """The chance that an order is baked, if the others have the table first for a while."""
        order, (table, hand) = self.knowledge.deck[order_id], world
        if order.any_cards:
            return odds.any_cards[max(0, order.lacks_any(table) - sum(hand))]
        best = 0.0
        for recipe in order.options(table):
            likely = odds.fill(recipe.needs, table, hand)
            if likely > best:
                used = sum(map(min, recipe.needs, table))
                best = max(best, likely * self.weights.stay**used)
        return best

    def _time_for(self, place: int, turns_left: float) -> float:
        """The chance that there is time to play an order after this many others."""
        time = max(0.0, min(1.0, turns_left - place))
        return time if self.knowledge.is_last_round else max(time, self.weights.carry)
