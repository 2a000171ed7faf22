"""What a player knows: the cards that it has seen, and clues to the other hands."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from bot.brains.hard.mamma_mia.fast_orders import FastOrder, fast_orders
from bot.brains.hard.mamma_mia.fast_table import NOBODY
from bot.brains.hard.mamma_mia.packed import (
    KINDS,
    MASKS,
    SHIFTS,
    Packed,
    missing,
    pack,
    pack_cards,
    size,
)
from bot.games.interface import Event
from bot.games.mamma_mia.events import (
    Drew,
    HandDealt,
    HelpGiven,
    HelpRequested,
    IngredientsDrawn,
    IngredientsPlayed,
    IngredientsShown,
    OrderBaked,
    OrderFailed,
    OrderPlayed,
    OrdersDrawn,
    OrderShown,
    OwnerDecides,
    RoundBegan,
)
from bot.games.mamma_mia.views import MammaMiaView


class Gain(NamedTuple):
    """Unseen cards that another player was dealt or drew."""

    seat: int
    number: int
    pool: int
    """The supply they came from: that of the deal and the first round, or a later one."""


class Loss(NamedTuple):
    """A card that another player put in, added or gave."""

    seat: int
    kind: int


class Held(NamedTuple):
    """Cards that another player must have held."""

    seat: int
    cards: Packed

    def fits(self, hand: Packed) -> bool:
        """Whether this hand has them."""
        return not missing(self.cards, hand)


class Clue(NamedTuple):
    """A clue to another player's hand: whether there was a decision to make on an order."""

    seat: int
    order: FastOrder
    table: Packed
    decided: bool

    def fits(self, hand: Packed) -> bool:
        """Whether it would have gone the same way with this hand."""
        within = self.order.within_reach(self.table, hand)
        return self.decided == (len(within) > self.order.is_free(self.table))


Step: TypeAlias = Gain | Loss | Held | Clue


class OrderStack:
    """A player's orders, as far as they are known."""

    __slots__ = ("bottom", "hand", "unseen", "unseen_in_hand", "unseen_in_waiter")

    def __init__(self, orders: Iterable[FastOrder]) -> None:
        self.unseen = list(orders)
        """The orders that nobody has seen yet, except perhaps the player."""
        self.unseen_in_hand = 1
        """How many of them are in hand."""
        self.unseen_in_waiter = len(self.unseen) - 1
        """How many of them are still in the waiter, above all others."""
        self.hand: list[FastOrder] = []
        """The orders in hand that have been seen before."""
        self.bottom: list[FastOrder] = []
        """The orders that came back from the oven to the waiter, the top one first."""

    def draw(self, number: int) -> None:
        unseen = min(number, self.unseen_in_waiter)
        self.unseen_in_waiter -= unseen
        self.unseen_in_hand += unseen
        self.hand += self.bottom[: number - unseen]
        del self.bottom[: number - unseen]

    def reveal(self, order: FastOrder) -> None:
        """Notes that an order in hand is this one."""
        if order in self.unseen:
            self.unseen.remove(order)
            self.unseen_in_hand -= 1
            self.hand.append(order)

    def play(self, order: FastOrder) -> None:
        """Puts an order into the oven."""
        self.reveal(order)
        self.hand.remove(order)

    def reward(self) -> None:
        """Finishes the waiter's top order unseen (B4.6)."""
        if self.unseen_in_waiter:
            self.unseen_in_waiter -= 1
        else:
            del self.bottom[0]


class Knowledge:
    """All that a seat has seen of the cards."""

    def __init__(self, view: MammaMiaView, events: Iterable[Event]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.orders = [fast_orders(view.edition, player.own) for player in view.seats]
        """By seat: all its orders, by id."""
        self.stacks = [OrderStack(orders.values()) for orders in self.orders]
        self.box = pack(view.edition.box(len(view.seats)))
        self.pools: list[Packed] = [self.box]
        """What the player has not had of each supply, the deal included."""
        dealt = view.edition.dealt
        self.sizes = [dealt] * len(view.seats)
        """By seat: the number of ingredients in hand."""
        self.steps: list[Step] = [Gain(other, dealt, 0) for other in self.others]
        self.hand: Packed = 0
        self.oven: list[tuple[int, FastOrder | None, Packed]] = []
        """The oven from the bottom, or what is yet to come out."""
        self.used: Packed = 0
        self.delivered = [0] * len(view.seats)
        self.shown: Clue | None = None
        """The order that is being settled."""
        self.asked: Held | None = None
        """What its owner will add to the cards asked for."""
        for event in events:
            self._hear(event)

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.view.seats)) if seat != self.seat]

    def _hear(self, event: Event) -> None:
        match event:
            case HandDealt(seat, ingredients, order_id):
                self._receive(pack(ingredients))
                self.stacks[seat].reveal(self.orders[seat][order_id])
            case IngredientsPlayed(seat, ingredient, number):
                self.oven.append((seat, None, number << SHIFTS[ingredient]))
                self._give(seat, number << SHIFTS[ingredient])
            case OrderPlayed(seat, order_id):
                self.oven.append((seat, self.orders[seat][order_id], 0))
                self.stacks[seat].play(self.orders[seat][order_id])
            case Drew(seat, pile, number):
                self._draw(seat, pile, number)
            case IngredientsDrawn(_, cards):
                self._receive(pack_cards(cards))
            case OrdersDrawn(seat, order_ids):
                for order_id in order_ids:
                    self.stacks[seat].reveal(self.orders[seat][order_id])
            case IngredientsShown():
                del self.oven[0]
            case OrderShown():
                self._show(event)
            case OwnerDecides():
                assert self.shown is not None
                self.shown = self.shown._replace(decided=True)
            case HelpRequested():
                self._request(event)
            case HelpGiven(seat, _, cards):
                self._give(seat, pack(cards))
                self.stacks[seat].reward()
                self.delivered[seat] += 1
            case OrderBaked() | OrderFailed():
                self._settle(event)
            case RoundBegan():
                self._begin(pack(event.left_over))
            case _:
                pass

    def _receive(self, cards: Packed) -> None:
        """Adds cards to the player's own hand."""
        self.hand += cards
        self.pools[-1] -= cards

    def _give(self, seat: int, cards: Packed) -> None:
        """Takes cards from a hand, for everybody to see."""
        self.sizes[seat] -= size(cards)
        if seat == self.seat:
            self.hand -= cards
            return
        for kind in KINDS:
            self.steps += [Loss(seat, kind)] * (cards >> SHIFTS[kind] & 0xFF)

    def _draw(self, seat: int, pile: str, number: int) -> None:
        if pile == "waiter":
            self.stacks[seat].draw(number)
            return
        self.sizes[seat] += number
        if seat != self.seat and number:
            self.steps.append(Gain(seat, number, len(self.pools) - 1))

    def _show(self, event: OrderShown) -> None:
        seat, order, _ = self.oven.pop(0)
        assert order is not None
        self.shown = Clue(seat, order, pack(event.table), False)

    def _request(self, event: HelpRequested) -> None:
        """Notes that whoever asks for cards must hold the rest (B4.4)."""
        assert self.shown is not None
        seat, order, table, _ = self.shown
        if not order.any_cards:
            needs = order.needs_of(event.choice)
            self.asked = Held(seat, missing(needs, table) - pack(event.want))

    def _settle(self, event: OrderBaked | OrderFailed) -> None:
        clue, seat = self.shown, event.seat
        assert clue is not None
        if seat != self.seat:
            self.steps += self._learnt(clue)
        if isinstance(event, OrderBaked):
            self._give(seat, pack(event.added))
            self.used += pack(event.taken)
            self.delivered[seat] += 1
        else:
            self.stacks[seat].bottom.append(clue.order)
        self.shown = self.asked = None

    def _learnt(self, clue: Clue) -> list[Step]:
        """What is now known about the hand of an order's owner."""
        learnt: list[Step] = [] if self.asked is None else [self.asked]
        is_sure = self.view.edition.helping and not clue.order.is_free(clue.table)
        if not is_sure and not clue.order.any_cards:
            learnt.append(clue)
        return learnt

    def _begin(self, left_over: Packed) -> None:
        """Starts a supply of used cards, and of the old rest if all hands are empty (A4.2)."""
        has_cards = any(self.sizes[other] for other in self.others)
        pool = self.used if has_cards else self.box - left_over - self.hand
        self.pools.append(pool)
        parts = [left_over & kind for kind in MASKS]
        self.oven = [(NOBODY, None, part) for part in parts if part]
        self.used = 0
