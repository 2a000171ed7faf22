"""A fast table: the rules once more, in a form made for speed.

The rules proper are `bot/games/mamma_mia`; a test plays both side by side, move for move. There is
one table, which every move changes; copy it to try several moves. Moves are not checked.
"""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from bot.brains.hard.mamma_mia.fast_orders import FastOrder
from bot.brains.hard.mamma_mia.packed import (
    MASKS,
    ONE,
    SHIFTS,
    SUM,
    Packed,
    missing,
)
from bot.games.mamma_mia.editions import Edition
from bot.games.mamma_mia.moves import Pile

NOBODY: Final = -1
"""The owner of ingredients left over from the last round."""
MAMMA_MIA: Final = len(ONE)
"""The Mamma Mia! card in the supply."""
ADDS: Final = (*ONE, 0)
"""What a card of the supply adds to a hand."""

Phase: TypeAlias = Literal["turn", "decision", "help", "shuffle", "over"]


@dataclass(slots=True)
class FastTable:
    """Everything on the table. Piles have their top at the end."""

    edition: Edition
    hands: list[Packed]
    orders: list[list[FastOrder]]
    waiters: list[list[FastOrder]]
    supply: list[int]
    oven: list[tuple[int, FastOrder | None, Packed]]
    """From the bottom: the owner, and an order or ingredients."""
    delivered: list[int]
    turn: int
    """Whose turn it is or, while the oven is open, who opened it."""
    phase: Phase = "turn"
    acting: int = 0
    holder: int | None = None
    idle: int = 0
    """How many players in a row have passed without playing or drawing a card."""
    round: int = 1
    on_table: Packed = 0
    """The ingredients that came out of the oven and aren't used yet."""
    used: Packed = 0
    shown: int = 0
    """The number of cards of the oven shown so far."""
    want: Packed = 0
    """The cards asked for."""
    own_share: Packed = 0
    """The cards that the owner adds to those."""
    needs: Packed = 0
    """What the order needs, by the choice that help is asked for."""
    baked: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    """The orders baked from here on, each after its owner."""

    def copy(self) -> "FastTable":
        return FastTable(
            self.edition,
            self.hands[:],
            [orders[:] for orders in self.orders],
            [waiter[:] for waiter in self.waiters],
            self.supply[:],
            self.oven[:],
            self.delivered[:],
            self.turn,
            self.phase,
            self.acting,
            self.holder,
            self.idle,
            self.round,
            self.on_table,
            self.used,
            self.shown,
            self.want,
            self.own_share,
            self.needs,
        )

    def play(self, kind: int, number: int, order: FastOrder | None, pile: Pile | None) -> None:
        """Puts in ingredients and perhaps an order, then draws (A3)."""
        seat = self.turn
        cards = number << SHIFTS[kind]
        self.oven.append((seat, None, cards))
        self.hands[seat] -= cards
        self._finish_turn(order, pile, is_pass=False)

    def skip(self, order: FastOrder | None, pile: Pile | None) -> None:
        """Passes, perhaps with an order, and draws (A3.5, B3.2)."""
        self._finish_turn(order, pile, is_pass=True)

    def _finish_turn(self, order: FastOrder | None, pile: Pile | None, *, is_pass: bool) -> None:
        seat, edition = self.turn, self.edition
        orders = self.orders[seat]
        if order is not None:
            orders.remove(order)
            self.oven.append((seat, order, 0))
        if is_pass and edition.pass_draws:
            room = edition.pass_draws
        else:
            held = self.hands[seat] % SUM + len(orders)
            room = min(edition.draw_limit, edition.hand_limit - held)
        if pile == "supply":
            self._draw(seat, room)
        elif pile == "waiter":
            waiter = self.waiters[seat]
            for _ in range(min(room, len(waiter))):
                orders.append(waiter.pop())
        is_idle = is_pass and pile is None and order is None
        self.idle = self.idle + 1 if is_idle else 0
        self._end_turn(pile)

    def _draw(self, seat: int, number: int) -> None:
        """Draws from the supply; the Mamma Mia! card is replaced with another (A3.6)."""
        supply = self.supply
        start = max(0, len(supply) - number)
        if self.holder is None and MAMMA_MIA in supply[start:]:
            self.holder = seat
            start = max(0, start - 1)
        for card in supply[start:]:
            self.hands[seat] += ADDS[card]
        del supply[start:]

    def _end_turn(self, pile: Pile | None) -> None:
        players = len(self.hands)
        following = (self.turn + 1) % players
        if pile == "supply" and not self.supply:
            self._open(self.turn if self.holder is None else self.holder)
        elif self.idle == players:
            self._open(following if self.holder is None else self.holder)
        else:
            self.turn = self.acting = following

    def _open(self, opener: int) -> None:
        self.turn = opener
        self.idle = self.on_table = self.used = self.shown = 0
        self._show()

    def _show(self) -> None:
        """Shows cards until somebody must decide or the oven is empty (A5)."""
        oven = self.oven
        while self.shown < len(oven):
            seat, order, cards = oven[self.shown]
            if order is None:
                self.on_table += cards
                self.shown += 1
                continue
            if self._must_decide(seat, order):
                self.phase = "decision"
                self.acting = seat
                return
            self.shown += 1
        self._close()

    def _must_decide(self, seat: int, order: FastOrder) -> bool:
        """Whether the owner must decide; an order without a choice is settled (A5.3, B4.3)."""
        on_table = self.on_table
        within = order.within_reach(on_table, self.hands[seat])
        ways = len(within)
        if ways and order.is_free(on_table):
            if ways == 1:
                self._take(seat, order, within[0], 0)
            return ways > 1
        if ways or (self.edition.helping and order.options(on_table)):
            return True
        self.waiters[seat].insert(0, order)
        return False

    def _take(self, seat: int, order: FastOrder, needs: Packed, added: Packed) -> None:
        lying = self.on_table + added
        taken = lying if order.any_cards else needs
        self.on_table = lying - taken
        self.used += taken
        self.hands[seat] -= added
        self.delivered[seat] += 1
        self.baked.append((seat, order.id))

    def find_held(self, order_id: str | None) -> FastOrder | None:
        """The order with this id in the next player's hand, if it's there."""
        held = self.orders[self.turn]
        return next((order for order in held if order.id == order_id), None)

    @property
    def pending(self) -> tuple[int, FastOrder]:
        """The order that its owner must decide on, after the owner."""
        seat, order, _ = self.oven[self.shown]
        assert order is not None
        return seat, order

    def bake(self, needs: Packed, added: Packed) -> None:
        """Bakes the order with these needs, adding these cards."""
        seat, order = self.pending
        self._take(seat, order, needs, added)
        self._go_on()

    def decline(self) -> None:
        """Puts the order under its owner's waiter (A5.8)."""
        seat, order = self.pending
        self.waiters[seat].insert(0, order)
        self._go_on()

    def _go_on(self) -> None:
        self.shown += 1
        self._show()

    def ask(self, needs: Packed, want: Packed, own_share: Packed) -> None:
        """Asks for cards (B4.4)."""
        self.needs, self.want, self.own_share = needs, want, own_share
        self._ask_next(self.pending[0])

    def _ask_next(self, after: int) -> None:
        owner, players = self.pending[0], len(self.hands)
        seat = (after + 1) % players
        while seat != owner:
            if self.waiters[seat] and not missing(self.want, self.hands[seat]):
                self.phase = "help"
                self.acting = seat
                return
            seat = (seat + 1) % players
        self.decline()

    def answer(self, *, give: bool) -> None:
        """Takes the answer of the player who was asked (B4.5, B4.6)."""
        helper = self.acting
        if not give:
            self._ask_next(helper)
            return
        self.hands[helper] -= self.want
        self.on_table += self.want
        self.waiters[helper].pop()
        self.delivered[helper] += 1
        self.bake(self.needs, self.own_share)

    def _close(self) -> None:
        """Puts what is left back into the oven, or ends the game (A6.1, A7.1)."""
        parts = [self.on_table & kind for kind in MASKS]
        self.oven = [(NOBODY, None, part) for part in parts if part]
        self.shown = 0
        self.phase = "over" if self.round == self.edition.openings else "shuffle"
        self.round += 1

    def begin_round(self, supply: list[int]) -> None:
        self.supply = supply
        self.holder = None
        self.on_table = self.used = 0
        self.phase = "turn"
        self.acting = self.turn
