"""Plays a round to its end, everybody by the same policy."""

from bot.brains.hard.mamma_mia.fast_orders import FastOrder
from bot.brains.hard.mamma_mia.fast_table import FastTable
from bot.brains.hard.mamma_mia.packed import NONE, SHIFTS, SUM, Packed, missing, pack
from bot.brains.hard.mamma_mia.policy import FAR, Claim, choose_turn, settle_order
from bot.games.interface import Move
from bot.games.mamma_mia.moves import Ask, Bake, Decline, Help, Pass, Pile, Play


class Playout:
    """A fast table, and what to expect of the oven there."""

    __slots__ = ("claims", "expected", "table")

    def __init__(self, table: FastTable) -> None:
        self.table = table
        self.expected: Packed = table.on_table
        """What will lie on the table when the present oven has come out."""
        self.claims: list[list[Claim]] = [[] for _ in table.hands]
        """By seat: its orders in the oven, from the bottom, with what each needs from the hand."""
        free = table.hands[:]
        for seat, order, cards in table.oven:
            self.expected += cards
            if order is not None:
                free[seat] = self._foresee(seat, order, free[seat])

    def _foresee(self, seat: int, order: FastOrder, free: Packed) -> Packed:
        """Foresees what comes of an order on top of the oven; returns what stays free in hand."""
        expected = self.expected
        if order.any_cards:
            if expected % SUM >= order.any_cards:
                self.expected = NONE
            return free
        closest, needed, lacked, short = FAR + 1, NONE, NONE, NONE
        for needs in order.options(expected):
            lack = missing(needs, expected)
            gap = missing(lack, free)
            if gap % SUM < closest:
                closest, needed, lacked, short = gap % SUM, needs, lack, gap
        if closest > FAR:
            return free
        self.claims[seat].append((order, lacked))
        if not short:
            self.expected = expected - (needed - lacked)
        return free - lacked + short

    def play_on(self) -> None:
        """Plays until the oven has been opened."""
        table = self.table
        while True:
            match table.phase:
                case "turn":
                    claims = self.claims[table.turn]
                    self.put_in(*choose_turn(table, claims, self.expected))
                case "decision":
                    settle_order(table, self._free(table.acting))
                case "help":
                    table.answer(give=True)
                case _:
                    return

    def make_move(self, move: Move) -> None:
        """Makes a move of the game."""
        table = self.table
        match move:
            case Play(ingredient, number, order_id, pile):
                self.put_in(ingredient, number, table.find_held(order_id), pile)
            case Pass(pile, order_id):
                self.put_in(0, 0, table.find_held(order_id), pile)
            case Bake(choice, add):
                table.bake(table.pending[1].needs_of(choice), pack(add))
            case Decline():
                table.decline()
            case Ask(choice, want, add):
                table.ask(table.pending[1].needs_of(choice), pack(want), pack(add))
            case Help(give):
                table.answer(give=give)
            case _:
                raise TypeError(f"no move of this game: {move!r}")

    def put_in(self, kind: int, number: int, order: FastOrder | None, pile: Pile | None) -> None:
        """Puts these in for the next player, and draws; without an ingredient it's a pass."""
        table = self.table
        seat = table.turn
        if number:
            self.expected += number << SHIFTS[kind]
            table.play(kind, number, order, pile)
        else:
            table.skip(order, pile)
        if order is not None:
            self._foresee(seat, order, self._free(seat))

    def _free(self, seat: int) -> Packed:
        """The cards in hand that no order in the oven needs."""
        free = self.table.hands[seat]
        for _, lack in self.claims[seat]:
            free = missing(free, lack)
        return free
