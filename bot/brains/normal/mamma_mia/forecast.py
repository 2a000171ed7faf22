"""Predicts how the oven opens."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final, NamedTuple, TypeAlias

from bot.brains.normal.mamma_mia.knowledge import Knowledge
from bot.brains.normal.mamma_mia.memory import Layer
from bot.brains.normal.mamma_mia.odds import Odds
from bot.brains.normal.mamma_mia.weights import Weights
from bot.brains.rounding import rounded
from bot.games.mamma_mia.cards import (
    NOTHING,
    Counts,
    Ingredient,
    lacking,
    minus,
    more,
    plus,
    shared,
)
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.state import OrderIn


class World(NamedTuple):
    """A possible situation during the opening."""

    table: Counts
    hand: Counts
    """The player's ingredients that none of their orders in the oven has taken."""


Worlds: TypeAlias = dict[World, float]
"""Possible situations, and how likely each is."""


class Way(NamedTuple):
    """The best way to bake an order: how likely it is, and the situation after it."""

    likely: float
    after: World


class Forecast(NamedTuple):
    """The expected result of the opening."""

    worlds: tuple[tuple[World, float], ...]
    """The possible situations at the end, and how likely each is, the likeliest first."""
    mine: float
    """How many of the player's orders are baked."""
    theirs: float
    """How many orders of all others are baked."""


MOST_WORLDS: Final = 4
"""The most situations considered; more don't make a better player."""
UNLIKELY: Final = 0.02
"""Anything less likely is ignored."""
ENDLESS: Final = 99
"""More cards than any order needs."""


@dataclass(frozen=True)
class Forecaster:
    """Predicts openings of the oven."""

    knowledge: Knowledge
    weights: Weights
    odds: Odds
    trust: Sequence[float]

    def open(self, layers: Sequence[Layer], start: World) -> Forecast:
        """The forecast for these layers of the oven."""
        worlds: Worlds = {start: 1.0}
        mine = theirs = 0.0
        for ingredients, card in layers:
            worlds = {World(plus(at.table, ingredients), at.hand): p for at, p in worlds.items()}
            if card is not None:
                baked, worlds = self._settle(worlds, card)
                if card.seat == self.knowledge.seat:
                    mine += baked
                else:
                    theirs += baked
        return Forecast(tuple(_ranked(worlds)), mine, theirs)

    def _settle(self, worlds: Worlds, card: OrderIn) -> tuple[float, Worlds]:
        """How likely the order is to be baked, and the situations after it."""
        order = self.knowledge.order(card)
        baked = 0.0
        after: Worlds = {}
        for world, likely in worlds.items():
            way = self._way(order, world, card.seat)
            bakes = likely * way.likely if way else 0.0
            if way:
                after[way.after] = after.get(way.after, 0.0) + bakes
            if bakes < likely:
                after[world] = after.get(world, 0.0) + likely - bakes
            baked += bakes
        return baked, _likeliest(after)

    def _way(self, order: Order, world: World, seat: int) -> Way | None:
        """How the owner will bake the order, if that is likely enough to consider."""
        if seat == self.knowledge.seat:
            way = best_way(order, world, self.odds)
        else:
            way = self._way_of_other(order, world, seat)
        return None if way is None or way.likely < UNLIKELY else way

    def _way_of_other(self, order: Order, world: World, seat: int) -> Way | None:
        """How another player would bake: with as few cards from the hand as possible."""
        table, hand = world
        if order.any_cards:
            return Way(self._completes(order.lacks_any(table), seat), World(NOTHING, hand))
        fewest, cheapest = ENDLESS, NOTHING
        for recipe in order.options(table):
            lacks = shortfall(recipe.needs, table, self.knowledge.unseen)
            if lacks < fewest:
                fewest, cheapest = lacks, recipe.needs
        left = minus(table, shared(cheapest, table))
        return Way(self._completes(fewest, seat), World(left, hand))

    def _completes(self, lacks: int, seat: int) -> float:
        """How likely another player is to add this many cards."""
        if not lacks:
            return 1.0
        held = self.knowledge.view.seats[seat].ingredients
        # Before the opening there is still time to draw what is missing.
        most = held if self.knowledge.is_open else max(held, self.knowledge.view.edition.dealt)
        if lacks > most:
            return 0.0
        return self.trust[seat] * self.weights.trust_each ** float(lacks - 1)


def _ranked(worlds: Worlds) -> list[tuple[World, float]]:
    """The worlds, the likeliest first."""
    return sorted(worlds.items(), key=lambda item: -rounded(item[1]))


def _likeliest(worlds: Worlds) -> Worlds:
    """The likeliest worlds, rescaled to add up to 1 again."""
    if len(worlds) <= MOST_WORLDS:
        return worlds
    kept = _ranked(worlds)[:MOST_WORLDS]
    total = fsum([likely for _, likely in kept])
    return {world: likely / total for world, likely in kept}


def shortfall(needs: Counts, table: Counts, elsewhere: Counts) -> int:
    """How many cards the table lacks; ENDLESS if there aren't that many elsewhere."""
    lacks = 0
    for needed, lying, others in zip(needs, table, elsewhere, strict=True):
        if needed > lying:
            if needed > lying + others:
                return ENDLESS
            lacks += needed - lying
    return lacks


def best_way(order: Order, world: World, odds: Odds) -> Way | None:
    """The likeliest way to bake one's own order; among equals, with the fewest own cards."""
    table, hand = world
    if order.any_cards:
        return _best_way_with_any(order, world, odds)
    best: tuple[float, int] = (UNLIKELY, -ENDLESS)
    after = None
    for recipe in order.options(table):
        needs = recipe.needs
        likely = rounded(odds.fill(needs, table, hand))
        if likely < best[0]:
            continue
        lacks = lacking(needs, table)
        if (likely, -sum(lacks)) > best:
            best = likely, -sum(lacks)
            after = World(minus(table, shared(needs, table)), minus(hand, shared(lacks, hand)))
    return None if after is None else Way(best[0], after)


def _best_way_with_any(order: Order, world: World, odds: Odds) -> Way:
    lacks = order.lacks_any(world.table)
    own = min(lacks, sum(world.hand))
    left = minus(world.hand, commonest(world.hand, own))
    return Way(odds.any_cards[lacks - own], World(NOTHING, left))


def commonest(cards: Counts, size: int) -> Counts:
    """A number of the cards, each taken from the commonest kind."""
    left = cards
    for _ in range(size):
        left = more(left, Ingredient(left.index(max(left))), -1)
    return minus(cards, left)
