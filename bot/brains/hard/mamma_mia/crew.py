"""Quick players: they think no further than this turn, but remember the oven.

They are as good as the normal player in a hundredth of its time.
"""

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from bot.brains.hard.mamma_mia.dishes import Dish
from bot.brains.hard.mamma_mia.kitchen import Kitchen
from bot.brains.hard.mamma_mia.packed import KINDS, NONE, PLACES, SUM, Packed, missing
from bot.brains.hard.mamma_mia.settling import settle
from bot.games.mamma_mia.moves import Pile

LUCK: Final = 0.18
"""How likely a drawn card is the missing one."""
FAR: Final = 6
"""An order that lacks more cards than this is given up."""
WORTH_WAITING: Final = 0.5
"""With an order in hand this likely to be baked, no more orders are drawn."""

Chances: TypeAlias = tuple[float, ...]
"""The chances that missing cards still come, by how many are missing."""


@cache
def chances(draws: int) -> Chances:
    """The chances of a player who will draw this many more cards."""
    return (1.0, *[(1 - (1 - LUCK) ** (draws / gaps)) ** gaps for gaps in range(1, FAR + 1)])


class Pick(NamedTuple):
    """An order to put in."""

    dish: Dish | None
    lack: Packed
    """The cards it needs besides the table."""
    next_best: float
    """How likely the best of the other orders in hand is to be baked."""


class Crew:
    """Everybody at a table, playing on."""

    __slots__ = ("claims", "kitchen", "lying")

    def __init__(self, kitchen: Kitchen) -> None:
        self.kitchen = kitchen
        self.lying: Packed = kitchen.table
        """What will lie on the table when the present oven has come out."""
        self.claims: list[list[tuple[Dish, Packed]]] = [[] for _ in kitchen.hands]
        """By seat: its orders in the oven, from the bottom, with what each needs from the hand."""
        free = kitchen.hands[:]
        for seat, dish, cards in kitchen.oven:
            self.lying += cards
            if dish is not None:
                free[seat] = self._expect(seat, dish, free[seat])

    def _expect(self, seat: int, dish: Dish, free: Packed) -> Packed:
        """Foresees what comes of an order on top of the oven; returns what stays free in hand."""
        table = self.lying
        if dish.any_cards:
            if table % SUM >= dish.any_cards:
                self.lying = NONE
            return free
        closest, needed, lacked, short = FAR + 1, NONE, NONE, NONE
        for needs in dish.options(table):
            lack = missing(needs, table)
            gap = missing(lack, free)
            if gap % SUM < closest:
                closest, needed, lacked, short = gap % SUM, needs, lack, gap
        if closest > FAR:
            return free
        self.claims[seat].append((dish, lacked))
        if not short:
            self.lying = table - (needed - lacked)
        return free - lacked + short

    def play_on(self) -> None:
        """Plays until the oven has been opened."""
        kitchen = self.kitchen
        while True:
            match kitchen.phase:
                case "turn":
                    self._take_turn()
                case "decision":
                    settle(kitchen, self._free(kitchen.acting))
                case "help":
                    kitchen.answer(give=True)
                case _:
                    return

    def put_in(self, kind: int, number: int, dish: Dish | None, pile: Pile | None) -> None:
        """Puts these in for the next player, and draws; without an ingredient it is a pass."""
        kitchen = self.kitchen
        seat = kitchen.turn
        if number:
            self.lying += number << PLACES[kind]
            kitchen.play(kind, number, dish, pile)
        else:
            kitchen.skip(dish, pile)
        if dish is not None:
            self._expect(seat, dish, self._free(seat))

    def _free(self, seat: int) -> Packed:
        """The cards in hand that no order in the oven needs."""
        free = self.kitchen.hands[seat]
        for _, lack in self.claims[seat]:
            free = missing(free, lack)
        return free

    def _take_turn(self) -> None:
        kitchen = self.kitchen
        seat, edition = kitchen.turn, kitchen.edition
        hand, orders = kitchen.hands[seat], kitchen.orders[seat]
        if not hand:
            is_stuck = len(orders) >= edition.hand_limit and not edition.pass_draws
            self.put_in(0, 0, None, None if is_stuck else "supply")
            return
        likely = chances(len(kitchen.supply) // len(kitchen.hands))
        harm = [0.0] * len(KINDS)
        free = self._reserve(seat, likely, harm)
        dish, lack, next_best = self._pick(orders, free, likely, harm)
        kind, number = _best_for(lack, free) if lack else (0, 0)
        if not number:
            kind, number = _least_harmful(free or hand, harm), 1
        left = len(orders) - (dish is not None)
        pile: Pile | None = "supply"
        if hand % SUM - number + left >= edition.hand_limit:
            pile = None
        elif kitchen.waiters[seat] and (not left or next_best < WORTH_WAITING):
            pile = "waiter"
        self.put_in(kind, number, dish, pile)

    def _reserve(self, seat: int, likely: Chances, harm: list[float]) -> Packed:
        """The cards in hand that are free for new orders; notes the harm in giving up the rest."""
        free = self.kitchen.hands[seat]
        for _, lack in self.claims[seat]:
            gap = missing(lack, free)
            if gap % SUM <= FAR:
                free -= lack - gap
                _note(harm, lack, likely[gap % SUM])
        return free

    def _pick(self, orders: list[Dish], free: Packed, likely: Chances, harm: list[float]) -> Pick:
        """Picks the order most likely to be baked; notes the harm in giving up what orders need."""
        table = self.lying
        picked, lacked, best, next_best = None, NONE, 0.0, 0.0
        for dish in orders:
            most, close = 0.0, NONE
            if dish.any_cards:
                most = float(dish.any_cards - table % SUM <= free % SUM)
            else:
                for needs in dish.options(table):
                    lack = missing(needs, table)
                    gaps = missing(lack, free) % SUM
                    if gaps <= FAR and likely[gaps] > most:
                        most, close = likely[gaps], lack
            if most > best:
                picked, lacked, best, next_best = dish, close, most, best
            elif most > next_best:
                next_best = most
            _note(harm, close, most)
        return Pick(picked, lacked, next_best)


def _note(harm: list[float], lack: Packed, likely: float) -> None:
    """Notes, for each kind that an order needs, how likely the order is."""
    for kind in KINDS:
        if lack >> PLACES[kind] & 0xFF and harm[kind] < likely:
            harm[kind] = likely


def _best_for(lack: Packed, free: Packed) -> tuple[int, int]:
    """The ingredient in hand that fills most of the lack, and how many of it."""
    chosen = most = 0
    for kind in KINDS:
        number = min(lack >> PLACES[kind] & 0xFF, free >> PLACES[kind] & 0xFF)
        if number > most:
            chosen, most = kind, number
    return chosen, most


def _least_harmful(cards: Packed, harm: list[float]) -> int:
    """The least needed ingredient; of equals, the one with most cards."""
    chosen, least, most = 0, 2.0, 0
    for kind in KINDS:
        number = cards >> PLACES[kind] & 0xFF
        if number and (harm[kind] < least or (harm[kind] == least and number > most)):
            chosen, least, most = kind, harm[kind], number
    return chosen
