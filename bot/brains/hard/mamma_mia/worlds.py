"""Worlds: the hidden cards dealt anew, so that they fit all that a player has seen."""

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.brains.hard.mamma_mia.dishes import Dish
from bot.brains.hard.mamma_mia.kitchen import MAMMA_MIA, Kitchen, Phase
from bot.brains.hard.mamma_mia.ledger import Clue, Gain, Held, Ledger, Loss, Step
from bot.brains.hard.mamma_mia.packed import (
    ONE,
    PLACES,
    Packed,
    pack,
    pack_cards,
    size,
    spread,
)

TRIES: Final = 15
"""How many deals are tried to find one that fits."""
EXCHANGES: Final = 40
"""How often two cards of a deal are exchanged to make it fit."""
OPEN: Final = -1
"""A card not known yet."""


class Misfit(Exception):
    """An impossible deal."""


class Deal:
    """A possible deal of the cards that the other players have had.

    Every card that another player has drawn has a place. Whenever a card is seen to leave a hand,
    one of the places in that hand turns out to have held it.
    """

    def __init__(self, ledger: Ledger, rng: Random) -> None:
        """Raises Misfit."""
        self._rng = rng
        self._pools = ledger.pools[:]
        """What is left of each supply."""
        self.cards: list[int] = []
        """The card at each place."""
        self._held: list[list[list[int]]] = [[[] for _ in ledger.pools] for _ in ledger.sizes]
        """By seat and supply: the open places in hand."""
        self._checks: list[tuple[Held | Clue, list[int]]] = []
        """What is known of a hand, with the places in it at the time."""
        for step in ledger.steps:
            self._take(step)
        if ledger.asked is not None:
            self._take(ledger.asked)
        self._open = self._fill()
        """By supply: the places filled at random, with undrawn cards last."""
        self._mend()
        drawn = sum(map(len, self._held_of(len(self._pools) - 1)))
        self.supply = [self.cards[place] for place in self._open[-1][drawn:]]
        """The ingredients that nobody has drawn."""

    def _take(self, step: Step) -> None:
        match step:
            case Gain(seat, number, pool):
                self._held[seat][pool] += self._places_for([OPEN] * number)
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
            len(places) * (pool >> PLACES[kind] & 0xFF) / (size(pool) or 1)
            for places, pool in zip(held, self._pools, strict=True)
        ]
        if not any(chances):
            raise Misfit
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
            rest = spread(cards)
            self._rng.shuffle(rest)
            places = [place for held in self._held_of(pool) for place in held]
            if len(places) > len(rest):
                raise Misfit
            for place in places:
                self.cards[place] = rest.pop()
            filled.append([*places, *self._places_for(rest)])
        return filled

    def _held_of(self, pool: int) -> list[list[int]]:
        """By seat: the open places in hand for cards of one supply."""
        return [held[pool] for held in self._held]

    def _mend(self) -> None:
        """Exchanges cards of the same supply until everything known fits."""
        wrong = self._wrong()
        for _ in range(EXCHANGES):
            if not wrong:
                return
            hand = self._rng.choice(wrong)
            pool = self._rng.choice(self._open)
            places = [place for place in pool if place in hand]
            if not places:
                continue
            one, other = self._rng.choice(places), self._rng.choice(pool)
            self._exchange(one, other)
            still = self._wrong()
            if len(still) > len(wrong):
                self._exchange(one, other)
            else:
                wrong = still
        if wrong:
            raise Misfit

    def _wrong(self) -> list[list[int]]:
        """The places of hands that contradict what is known of them."""
        return [places for step, places in self._checks if not step.fits(self._sum(places))]

    def _exchange(self, one: int, other: int) -> None:
        cards = self.cards
        cards[one], cards[other] = cards[other], cards[one]

    def _places(self, seat: int) -> list[int]:
        return [place for places in self._held[seat] for place in places]

    def _sum(self, places: Sequence[int]) -> Packed:
        return sum([ONE[self.cards[place]] for place in places])

    def hand(self, seat: int) -> Packed:
        """The cards that another player holds now."""
        return self._sum(self._places(seat))


def deal_world(ledger: Ledger, rng: Random) -> Kitchen:
    """A possible table, by all that the player has seen. Raises Misfit."""
    view, deal = ledger.view, find_deal(ledger, rng)
    hands = [deal.hand(seat) for seat in range(len(view.seats))]
    hands[ledger.seat] = ledger.hand
    orders, waiters = _deal_orders(ledger, rng)
    kitchen = Kitchen(
        edition=view.edition,
        hands=hands,
        orders=orders,
        waiters=waiters,
        supply=[],
        oven=ledger.oven[:],
        delivered=ledger.delivered[:],
        turn=view.turn_player,
        phase=_phase(ledger),
        acting=ledger.seat,
        holder=view.holder,
        round=view.round,
        table=pack(view.table),
        used=ledger.used,
    )
    if kitchen.phase == "turn":
        kitchen.supply = deal.supply
        if view.edition.has_mamma_mia and view.holder is None:
            kitchen.supply.insert(rng.randint(0, len(deal.supply)), MAMMA_MIA)
    else:
        _reopen(kitchen, ledger, rng)
    return kitchen


def find_deal(ledger: Ledger, rng: Random) -> Deal:
    """A deal that fits. Raises Misfit if none is found in time."""
    for _ in range(TRIES):
        try:
            return Deal(ledger, rng)
        except Misfit:
            pass
    raise Misfit


def _deal_orders(ledger: Ledger, rng: Random) -> tuple[list[list[Dish]], list[list[Dish]]]:
    """Everybody's orders in hand, and the waiters."""
    hands: list[list[Dish]] = []
    waiters: list[list[Dish]] = []
    for stack in ledger.stacks:
        unseen = rng.sample(stack.unseen, len(stack.unseen))
        first = stack.secret + stack.sealed
        hands.append(unseen[: stack.secret] + stack.hand)
        waiters.append((unseen[stack.secret : first] + stack.bottom)[::-1])
    return hands, waiters


def _phase(ledger: Ledger) -> Phase:
    if ledger.shown is None:
        return "turn"
    return "decision" if ledger.view.request is None else "help"


def _reopen(kitchen: Kitchen, ledger: Ledger, rng: Random) -> None:
    """Goes on with an open oven, at the order being settled."""
    assert ledger.shown is not None
    owner, dish = ledger.shown.seat, ledger.shown.dish
    kitchen.oven.insert(0, (owner, dish, 0))
    request = ledger.view.request
    if request is None:
        return
    kitchen.want = pack(request.want)
    kitchen.needs = dish.needs[dish.choices.index(request.choice)]
    if ledger.asked is not None:
        kitchen.own_share = ledger.asked.cards
    elif ledger.shown.seat != ledger.seat:
        lacks = dish.any_cards - size(kitchen.table) - size(kitchen.want)
        kitchen.own_share = pack_cards(rng.sample(spread(kitchen.hands[owner]), lacks))
