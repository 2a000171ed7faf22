"""Ranks moves: tries each one out, with the best of what it sets off."""

from collections.abc import Iterator, Sequence
from math import fsum
from random import Random
from typing import Final

from bot.brains.normal.mamma_i.evaluation import Evaluator
from bot.brains.normal.mamma_i.fast_table import FAMILY, SON, FastTable
from bot.brains.normal.mamma_i.inference import Beliefs, good
from bot.brains.normal.mamma_i.matches import before_the_bus, may_take_child, possible_thefts
from bot.brains.normal.mamma_i.packed import bits_of
from bot.brains.normal.mamma_i.weights import Weights
from bot.brains.rounding import rounded
from bot.games.interface import LegalMoves, Move
from bot.games.mamma_i.cards import CHARACTERS
from bot.games.mamma_i.moves import Child, Guest, Place, Remove, RunOver, Stop, Vote, Wc
from bot.games.mamma_i.turns import TURNS
from bot.games.mamma_i.views import MammaIView

OWN_VOTE_DECIDES: Final = {2: 1.0, 3: 0.8, 4: 0.6}
"""How likely the trick player's vote is to decide, by the number of players."""


class Planner:
    """Compares the moves of a player, by what it believes of the others."""

    def __init__(self, view: MammaIView, beliefs: Beliefs, weights: Weights, rng: Random) -> None:
        assert view.secret is not None
        self.view = view
        self.table = FastTable.of(view)
        self.evaluator = Evaluator(self.table, view.secret, beliefs.rivals, weights)
        self.suspicion = beliefs.suspicion
        self.weights = weights
        self.rng = rng

    def best(self, legal: LegalMoves) -> Move:
        return max(self._candidates(legal), key=self._worth)

    def rank(self, legal: LegalMoves) -> list[Move]:
        """All moves worth comparing, the most promising first."""
        return sorted(self._candidates(legal), key=self._worth, reverse=True)

    def _candidates(self, legal: LegalMoves) -> Iterator[Move]:
        guests = legal.find(Guest)
        if guests is not None and self.view.turn >= self.weights.guest_turn:
            yield from guests
            return
        for kind in legal:
            if kind is not guests:
                yield from kind

    def _worth(self, move: Move) -> float:
        whim = self.weights.whim * self.rng.random()
        if isinstance(move, Vote):
            return rounded(whim + self._worth_of_vote(move))
        if isinstance(move, Wc):
            return rounded(whim + self._worth_of_wc())
        chance = self.evaluator.log_chance(self._after(move), isinstance(move, Stop))
        return rounded(whim + chance - self._cost(move))

    def _cost(self, move: Move) -> float:
        """What the move costs beyond what it does to the table."""
        if isinstance(move, Stop):
            return self.weights.out * self.table.left / len(self.view.seats)
        if isinstance(move, Place) and move.row == self.view.secret:
            telling = fsum([good(card) for card in move.cards])
            return self.weights.hiding * self.suspicion * max(0.0, telling) * self._time_to_suffer
        return 0.0

    @property
    def _time_to_suffer(self) -> float:
        """The share of the game left for others to use what they find out."""
        return self.evaluator.turns_to_come / TURNS

    def _after(self, move: Move) -> FastTable:
        """The table after the move, and the best of what it sets off."""
        assert self.view.seat is not None
        table, changed = self.table.copy(), self.view.changed
        has_moved = table.make_move(self.view.seat, move)
        match move:
            case Place(_, row) | Remove(row) if has_moved:
                return self._with_run_over(table, row)
            case RunOver() if changed is not None:
                return self._with_child(table, changed)
            case Child(take) if changed is not None:
                return self._with_theft(table, changed, took_child=take)
            case _:
                return table

    def _with_run_over(self, table: FastTable, row: int) -> FastTable:
        """The table after the best effects of a change of this row."""
        options = [table]
        for character in before_the_bus(table, row):
            options.append(table.copy())
            options[-1].hospital = character
            if character == SON:
                options[-1].lose(self._likely_loss)
        return self._with_child(self._pick(options), row)

    @property
    def _likely_loss(self) -> int:
        """The market cards that the son may lose: the older half."""
        market = self.view.family[SON].market
        vertical = [bought.card for bought in market if bought.is_vertical]
        return bits_of(vertical[: len(vertical) // 2])

    def _with_child(self, table: FastTable, row: int) -> FastTable:
        """The table after the best decision on the child, where possible, and the best theft."""
        without = self._with_theft(table, row, took_child=False)
        if not may_take_child(table, row):
            return without
        taking = table.copy()
        taking.has_child = True
        return self._pick([self._with_theft(taking, row, took_child=True), without])

    def _with_theft(self, table: FastTable, row: int, *, took_child: bool) -> FastTable:
        """The table after the best theft, or none, that a change of this row allows."""
        options = [table]
        for card, thief in possible_thefts(table, row, took_child=took_child):
            options.append(table.copy())
            options[-1].steal(card, thief)
        return self._pick(options)

    def _pick(self, options: Sequence[FastTable]) -> FastTable:
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda table: rounded(self.evaluator.log_chance(table)))

    def _worth_of_wc(self) -> float:
        """The worth of calling a vote, where the player's own choice decides only ties."""
        chances = [self._with_wc(character) for character in FAMILY]
        heard = OWN_VOTE_DECIDES[len(self.view.seats)]
        return heard * max(chances) + (1 - heard) * fsum(chances) / len(chances)

    def _worth_of_vote(self, move: Vote) -> float:
        """The worth of the votes so far together with this one."""
        votes = (*self.view.votes, move.character)
        most = max([votes.count(character) for character in votes])
        leading = [c for c in FAMILY if votes.count(CHARACTERS[c]) == most]
        if self.view.seat == self.view.trick_player and move.character in leading:
            leading = [int(move.character)]
        return fsum(map(self._with_wc, leading)) / len(leading)

    def _with_wc(self, character: int) -> float:
        """The logarithm of the chance to win if this character gets the wc."""
        table = self.table.copy()
        table.wc = character
        return self.evaluator.log_chance(table)
