"""A table to play on in the mind: the rules once more, in a form made for speed.

The rules proper are `bot/games/mamma_mia`; a test plays both side by side, move for move. There is
one table, which every move changes; copy it to try several moves. Moves are not checked.
"""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from bot.brains.hard.mamma_mia.dishes import Dish
from bot.brains.hard.mamma_mia.packed import (
    OF_KIND,
    ONE,
    PLACES,
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
WORTH: Final = (*ONE, 0)
"""What a card of the supply adds to a hand."""

Phase: TypeAlias = Literal["turn", "decision", "help", "shuffle", "over"]


@dataclass(slots=True)
class Kitchen:
    """Everything on the table. Piles have their top at the end."""

    edition: Edition
    hands: list[Packed]
    orders: list[list[Dish]]
    waiters: list[list[Dish]]
    supply: list[int]
    oven: list[tuple[int, Dish | None, Packed]]
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
    table: Packed = 0
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

    def copy(self) -> "Kitchen":
        return Kitchen(
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
            self.table,
            self.used,
            self.shown,
            self.want,
            self.own_share,
            self.needs,
        )

    def play(self, kind: int, number: int, dish: Dish | None, pile: Pile | None) -> None:
        """Puts in ingredients and perhaps an order, then draws (A3)."""
        seat = self.turn
        cards = number << PLACES[kind]
        self.oven.append((seat, None, cards))
        self.hands[seat] -= cards
        self._finish_turn(dish, pile, is_pass=False)

    def skip(self, dish: Dish | None, pile: Pile | None) -> None:
        """Passes, perhaps with an order, and draws (A3.5, B3.2)."""
        self._finish_turn(dish, pile, is_pass=True)

    def _finish_turn(self, dish: Dish | None, pile: Pile | None, *, is_pass: bool) -> None:
        seat, edition = self.turn, self.edition
        orders = self.orders[seat]
        if dish is not None:
            orders.remove(dish)
            self.oven.append((seat, dish, 0))
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
        is_idle = is_pass and pile is None and dish is None
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
            self.hands[seat] += WORTH[card]
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
        self.idle = self.table = self.used = self.shown = 0
        self._show()

    def _show(self) -> None:
        """Shows cards until somebody must decide or the oven is empty (A5)."""
        oven = self.oven
        while self.shown < len(oven):
            seat, dish, cards = oven[self.shown]
            if dish is None:
                self.table += cards
                self.shown += 1
                continue
            if self._waits(seat, dish):
                self.phase = "decision"
                self.acting = seat
                return
            self.shown += 1
        self._close()

    def _waits(self, seat: int, dish: Dish) -> bool:
        """Whether the owner must decide; an order without a choice is settled (A5.3, B4.3)."""
        table = self.table
        within = dish.within_reach(table, self.hands[seat])
        ways = len(within)
        if ways and dish.is_free(table):
            if ways == 1:
                self._take(seat, dish, within[0], 0)
            return ways > 1
        if ways or (self.edition.helping and dish.options(table)):
            return True
        self.waiters[seat].insert(0, dish)
        return False

    def _take(self, seat: int, dish: Dish, needs: Packed, added: Packed) -> None:
        lying = self.table + added
        taken = lying if dish.any_cards else needs
        self.table = lying - taken
        self.used += taken
        self.hands[seat] -= added
        self.delivered[seat] += 1
        self.baked.append((seat, dish.id))

    @property
    def pending(self) -> tuple[int, Dish]:
        """The order that its owner must decide on, after the owner."""
        seat, dish, _ = self.oven[self.shown]
        assert dish is not None
        return seat, dish

    def bake(self, needs: Packed, added: Packed) -> None:
        """Bakes the order with these needs, adding these cards."""
        seat, dish = self.pending
        self._take(seat, dish, needs, added)
        self._go_on()

    def decline(self) -> None:
        """Puts the order under its owner's waiter (A5.8)."""
        seat, dish = self.pending
        self.waiters[seat].insert(0, dish)
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
        self.table += self.want
        self.waiters[helper].pop()
        self.delivered[helper] += 1
        self.bake(self.needs, self.own_share)

    def _close(self) -> None:
        """Puts what is left back into the oven, or ends the game (A6.1, A7.1)."""
        parts = [self.table & kind for kind in OF_KIND]
        self.oven = [(NOBODY, None, part) for part in parts if part]
        self.shown = 0
        self.phase = "over" if self.round == self.edition.openings else "shuffle"
        self.round += 1

    def begin_round(self, supply: list[int]) -> None:
        self.supply = supply
        self.holder = None
        self.table = self.used = 0
        self.phase = "turn"
        self.acting = self.turn
