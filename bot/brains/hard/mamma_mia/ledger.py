"""Where the cards are, as far as a player has seen, and what it has seen of the rest."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from bot.brains.hard.mamma_mia.dishes import Dish, menu
from bot.brains.hard.mamma_mia.kitchen import NOBODY
from bot.brains.hard.mamma_mia.packed import (
    KINDS,
    OF_KIND,
    PLACES,
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
    """Another player was dealt or drew cards that nobody else knows."""

    seat: int
    number: int
    pool: int
    """Which supply they came from: that of the deal and the first round, or a later one."""


class Loss(NamedTuple):
    """Another player put in, added or gave a card."""

    seat: int
    kind: int


class Held(NamedTuple):
    """Another player must have held these cards."""

    seat: int
    cards: Packed

    def fits(self, hand: Packed) -> bool:
        """Whether this hand has them."""
        return not missing(self.cards, hand)


class Clue(NamedTuple):
    """Whether another player could decide about an order tells what that player held."""

    seat: int
    dish: Dish
    table: Packed
    decided: bool

    def fits(self, hand: Packed) -> bool:
        """Whether it would have gone the same way with this hand."""
        within = self.dish.within_reach(self.table, hand)
        return self.decided == (len(within) > self.dish.is_free(self.table))


Step: TypeAlias = Gain | Loss | Held | Clue


class Stack:
    """The orders of one player, as far as they are known."""

    __slots__ = ("_revealed", "bottom", "hand", "sealed", "secret", "unseen")

    def __init__(self, dishes: Iterable[Dish]) -> None:
        self.unseen = list(dishes)
        """Those that nobody has seen yet; the others come after the player itself."""
        self.secret = 1
        """How many of them are in hand."""
        self.sealed = len(self.unseen) - 1
        """How many of them are still in the waiter, above all others."""
        self.hand: list[Dish] = []
        """The orders in hand that have been seen before."""
        self.bottom: list[Dish] = []
        """The orders that came back from the oven to the waiter, the uppermost first."""

    def draw(self, number: int) -> None:
        """Some orders were drawn from the waiter."""
        sealed = min(number, self.sealed)
        self.sealed -= sealed
        self.secret += sealed
        self.hand += self.bottom[: number - sealed]
        del self.bottom[: number - sealed]

    def reveal(self, dish: Dish) -> None:
        """An order in hand turns out to be this one."""
        if dish in self.unseen:
            self.unseen.remove(dish)
            self.secret -= 1
            self.hand.append(dish)

    def play(self, dish: Dish) -> None:
        """An order went into the oven."""
        self.reveal(dish)
        self.hand.remove(dish)

    def reward(self) -> None:
        """The topmost order of the waiter was laid away unseen (B4.6)."""
        if self.sealed:
            self.sealed -= 1
        else:
            del self.bottom[0]


class Ledger:
    """Keeps account of all cards that a seat has seen."""

    def __init__(self, view: MammaMiaView, events: Iterable[Event]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.menus = [menu(view.edition, player.own) for player in view.seats]
        self.stacks = [Stack(dishes.values()) for dishes in self.menus]
        self.box = pack(view.edition.box(len(view.seats)))
        self.pools: list[Packed] = [self.box]
        """What of each supply, the deal included, the player itself has not had."""
        dealt = view.edition.dealt
        self.sizes = [dealt] * len(view.seats)
        """By seat: how many ingredients the hand holds."""
        self.steps: list[Step] = [Gain(other, dealt, 0) for other in self.others]
        self.hand: Packed = 0
        self.oven: list[tuple[int, Dish | None, Packed]] = []
        """What is in the oven, or is yet to come out, from the bottom."""
        self.used: Packed = 0
        self.delivered = [0] * len(view.seats)
        self.shown: Clue | None = None
        """The order that is being settled."""
        self.asked: Held | None = None
        """What its owner is to add to what is asked for."""
        for event in events:
            self._hear(event)

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(len(self.view.seats)) if seat != self.seat]

    def _hear(self, event: Event) -> None:
        match event:
            case HandDealt(seat, ingredients, order):
                self._receive(pack(ingredients))
                self.stacks[seat].reveal(self.menus[seat][order])
            case IngredientsPlayed(seat, ingredient, number):
                self.oven.append((seat, None, number << PLACES[ingredient]))
                self._give(seat, number << PLACES[ingredient])
            case OrderPlayed(seat, order):
                self.oven.append((seat, self.menus[seat][order], 0))
                self.stacks[seat].play(self.menus[seat][order])
            case Drew(seat, pile, number):
                self._draw(seat, pile, number)
            case IngredientsDrawn(_, cards):
                self._receive(pack_cards(cards))
            case OrdersDrawn(seat, orders):
                for order in orders:
                    self.stacks[seat].reveal(self.menus[seat][order])
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
        """The player itself gets cards."""
        self.hand += cards
        self.pools[-1] -= cards

    def _give(self, seat: int, cards: Packed) -> None:
        """Cards leave a hand, and everybody sees which."""
        self.sizes[seat] -= size(cards)
        if seat == self.seat:
            self.hand -= cards
            return
        for kind in KINDS:
            self.steps += [Loss(seat, kind)] * (cards >> PLACES[kind] & 0xFF)

    def _draw(self, seat: int, pile: str, number: int) -> None:
        if pile == "waiter":
            self.stacks[seat].draw(number)
            return
        self.sizes[seat] += number
        if seat != self.seat and number:
            self.steps.append(Gain(seat, number, len(self.pools) - 1))

    def _show(self, event: OrderShown) -> None:
        seat, dish, _ = self.oven.pop(0)
        assert dish is not None
        self.shown = Clue(seat, dish, pack(event.table), False)

    def _request(self, event: HelpRequested) -> None:
        """Whoever asks for cards has to hold the rest (B4.4)."""
        assert self.shown is not None
        seat, dish, table, _ = self.shown
        if not dish.any_cards:
            needs = dish.needs[dish.choices.index(event.choice)]
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
            self.stacks[seat].bottom.append(clue.dish)
        self.shown = self.asked = None

    def _learnt(self, clue: Clue) -> list[Step]:
        """What has become known of the hand of an order's owner."""
        learnt: list[Step] = [] if self.asked is None else [self.asked]
        is_sure = self.view.edition.helping and not clue.dish.is_free(clue.table)
        if not is_sure and not clue.dish.any_cards:
            learnt.append(clue)
        return learnt

    def _begin(self, left_over: Packed) -> None:
        """A new supply: what was used; after a stalemate, too, all hands being empty (A4.2)."""
        has_cards = any(self.sizes[other] for other in self.others)
        pool = self.used if has_cards else self.box - left_over - self.hand
        self.pools.append(pool)
        parts = [left_over & kind for kind in OF_KIND]
        self.oven = [(NOBODY, None, part) for part in parts if part]
        self.used = 0
