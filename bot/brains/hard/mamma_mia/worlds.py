"""Samples worlds: deals of the hidden cards that fit all that a player has seen."""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from bot.brains.hard.mamma_mia.fast_orders import FastOrder
from bot.brains.hard.mamma_mia.fast_table import MAMMA_MIA, FastTable, Phase
from bot.brains.hard.mamma_mia.knowledge import Clue, Gain, Held, Knowledge, Loss, Step
from bot.brains.hard.mamma_mia.packed import (
    ONE,
    SHIFTS,
    Packed,
    pack,
    pack_cards,
    size,
    unpack_cards,
)

TRIES: Final = 15
"""How many deals are tried to find one that fits."""
SWAPS: Final = 40
"""How often two cards of a deal are swapped to make it fit."""
UNKNOWN: Final = -1
"""A card not known yet."""

Piles: TypeAlias = list[list[FastOrder]]
"""By seat: a pile of orders."""


class ImpossibleDeal(Exception):
    """A deal that contradicts what a player has seen."""


class Deal:
    """A possible deal of the cards that the other players have had.

    Every card that another player has drawn has a place. Whenever a card is seen to leave a hand,
    one of the places in that hand turns out to have held it.
    """

    def __init__(self, knowledge: Knowledge, rng: Random) -> None:
        """Raises ImpossibleDeal."""
        self._rng = rng
        self._pools = knowledge.pools[:]
        """What is left of each supply."""
        self.cards: list[int] = []
        """The card at each place."""
        self._held: list[list[list[int]]] = [[[] for _ in knowledge.pools] for _ in knowledge.sizes]
        """By seat and supply: the open places in hand."""
        self._checks: list[tuple[Held | Clue, list[int]]] = []
        """What is known of a hand, with the places in it at the time."""
        for step in knowledge.steps:
            self._take(step)
        if knowledge.asked is not None:
            self._take(knowledge.asked)
        self._random = self._fill()
        """By supply: the places filled at random, with undrawn cards last."""
        self._repair()
        drawn = sum(map(len, self._held_of(len(self._pools) - 1)))
        self.supply = [self.cards[place] for place in self._random[-1][drawn:]]
        """The ingredients that nobody has drawn."""

    def _take(self, step: Step) -> None:
        match step:
            case Gain(seat, number, pool):
                self._held[seat][pool] += self._places_for([UNKNOWN] * number)
            case Loss(seat, kind):
                self._lose(self._held[seat], kind)
            case _:
                self._checks.append((step, self._places(step.seat)))

    def _places_for(self, cards: Sequence[int]) -> range:
        """Adds places for these cards."""
        first = len(self.cards)
        self.cards += cards
        return range(first, len(self.cards))

    def _lose(self, held: Sequence[list[int]], kind: int) -> None:
        """Settles that a card was in hand, drawing at random which supply it came from."""
        chances = [
            len(places) * (pool >> SHIFTS[kind] & 0xFF) / (size(pool) or 1)
            for places, pool in zip(held, self._pools, strict=True)
        ]
        if not any(chances):
            raise ImpossibleDeal
        pool = chances.index(max(chances))
        if chances.count(0.0) < len(chances) - 1:
            (pool,) = self._rng.choices(range(len(chances)), chances)
        places = held[pool]
        place = places.pop(int(self._rng.random() * len(places)))
        self.cards[place] = kind
        self._pools[pool] -= ONE[kind]

    def _fill(self) -> list[list[int]]:
        """Fills other places with what is left of their supply; returns the places by supply."""
        filled: list[list[int]] = []
        for pool, cards in enumerate(self._pools):
            rest = unpack_cards(cards)
            self._rng.shuffle(rest)
            places = [place for held in self._held_of(pool) for place in held]
            if len(places) > len(rest):
                raise ImpossibleDeal
            for place in places:
                self.cards[place] = rest.pop()
            filled.append([*places, *self._places_for(rest)])
        return filled

    def _held_of(self, pool: int) -> list[list[int]]:
        """By seat: the open places in hand for cards of one supply."""
        return [held[pool] for held in self._held]

    def _repair(self) -> None:
        """Swaps cards of the same supply until everything known fits."""
        wrong = self._wrong()
        for _ in range(SWAPS):
            if not wrong:
                return
            hand = self._rng.choice(wrong)
            pool = self._rng.choice(self._random)
            places = [place for place in pool if place in hand]
            if not places:
                continue
            one, other = self._rng.choice(places), self._rng.choice(pool)
            self._swap(one, other)
            still = self._wrong()
            if len(still) > len(wrong):
                self._swap(one, other)
            else:
                wrong = still
        if wrong:
            raise ImpossibleDeal

    def _wrong(self) -> list[list[int]]:
        """The places of hands that contradict what is known of them."""
        return [places for step, places in self._checks if not step.fits(self._sum(places))]

    def _swap(self, one: int, other: int) -> None:
        cards = self.cards
        cards[one], cards[other] = cards[other], cards[one]

    def _places(self, seat: int) -> list[int]:
        return [place for places in self._held[seat] for place in places]

    def _sum(self, places: Sequence[int]) -> Packed:
        return sum([ONE[self.cards[place]] for place in places])

    def hand(self, seat: int) -> Packed:
        """The cards that another player holds now."""
        return self._sum(self._places(seat))


def sample_world(knowledge: Knowledge, rng: Random) -> FastTable:
    """A table that fits all that the player has seen. Raises ImpossibleDeal."""
    view, deal = knowledge.view, sample_deal(knowledge, rng)
    hands = [deal.hand(seat) for seat in range(len(view.seats))]
    hands[knowledge.seat] = knowledge.hand
    orders, waiters = _deal_orders(knowledge, rng)
    table = FastTable(
        edition=view.edition,
        hands=hands,
        orders=orders,
        waiters=waiters,
        supply=[],
        oven=knowledge.oven[:],
        delivered=knowledge.delivered[:],
        turn=view.turn_player,
        phase=_phase(knowledge),
        acting=knowledge.seat,
        holder=view.holder,
        round=view.round,
        on_table=pack(view.table),
        used=knowledge.used,
    )
    if table.phase == "turn":
        table.supply = deal.supply
        if view.edition.has_mamma_mia and view.holder is None:
            table.supply.insert(rng.randint(0, len(deal.supply)), MAMMA_MIA)
    else:
        _reopen(table, knowledge, rng)
    return table


def sample_deal(knowledge: Knowledge, rng: Random) -> Deal:
    """A deal that fits. Raises ImpossibleDeal if none is found in time."""
    for _ in range(TRIES):
        try:
            return Deal(knowledge, rng)
        except ImpossibleDeal:
            pass
    raise ImpossibleDeal


def _deal_orders(knowledge: Knowledge, rng: Random) -> tuple[Piles, Piles]:
    """Everybody's orders in hand, and the waiters."""
    hands: Piles = []
    waiters: Piles = []
    for stack in knowledge.stacks:
        unseen = rng.sample(stack.unseen, len(stack.unseen))
        first = stack.unseen_in_hand + stack.unseen_in_waiter
        hands.append(unseen[: stack.unseen_in_hand] + stack.hand)
        waiters.append((unseen[stack.unseen_in_hand : first] + stack.bottom)[::-1])
    return hands, waiters


def _phase(knowledge: Knowledge) -> Phase:
    if knowledge.shown is None:
        return "turn"
    return "decision" if knowledge.view.request is None else "help"


def _reopen(table: FastTable, knowledge: Knowledge, rng: Random) -> None:
    """Goes on with an open oven, at the order being settled."""
    assert knowledge.shown is not None
    owner, order = knowledge.shown.seat, knowledge.shown.order
    table.oven.insert(0, (owner, order, 0))
    request = knowledge.view.request
    if request is None:
        return
    table.want = pack(request.want)
    table.needs = order.needs_of(request.choice)
    if knowledge.asked is not None:
        table.own_share = knowledge.asked.cards
    elif knowledge.shown.seat != knowledge.seat:
        lacks = order.any_cards - size(table.on_table) - size(table.want)
        table.own_share = pack_cards(rng.sample(unpack_cards(table.hands[owner]), lacks))
