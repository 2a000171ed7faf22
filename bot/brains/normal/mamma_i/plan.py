"""The choice of a move: each one is tried out in the mind, and the most promising one made."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import fsum
from random import Random
from typing import Final

from bot.brains.normal.mamma_i.guess import good
from bot.brains.normal.mamma_i.imagined import FAMILY, Imagined
from bot.brains.normal.mamma_i.outlook import Outlook
from bot.brains.normal.mamma_i.weights import Weights
from bot.brains.rounding import rounded
from bot.games.interface import LegalMoves, Move
from bot.games.mamma_i.cards import MONEY, Row
from bot.games.mamma_i.matches import before_the_bus, may_take_child, possible_thefts
from bot.games.mamma_i.moves import (
    Child,
    Guest,
    Place,
    Remove,
    RunOver,
    Steal,
    Stop,
    Vote,
    Wc,
)
from bot.games.mamma_i.turns import TURNS
from bot.games.mamma_i.views import MammaIView

OWN_VOTE_DECIDES: Final = {2: 1.0, 3: 0.8, 4: 0.6}
"""How likely the trick player's vote is to decide, by the number of players."""


@dataclass(frozen=True)
class Planner:
    """Thoughts about one move."""

    view: MammaIView
    table: Imagined
    outlook: Outlook
    suspicion: float
    """How likely the player's true secret looks to the others."""
    weights: Weights
    rng: Random

    def best(self, legal: LegalMoves) -> Move:
        return max(self._worth_thinking(legal), key=self._rounded_promise)

    def rank(self, legal: LegalMoves) -> list[Move]:
        """All moves worth a thought, the most promising first."""
        return sorted(self._worth_thinking(legal), key=self._rounded_promise, reverse=True)

    def _worth_thinking(self, legal: LegalMoves) -> Iterator[Move]:
        guests = legal.find(Guest)
        if guests is not None and self.view.turn >= self.weights.guest_turn:
            yield from guests
            return
        for kind in legal:
            if kind is not guests:
                yield from kind

    def _rounded_promise(self, move: Move) -> float:
        return rounded(self._promise(move))

    def _promise(self, move: Move) -> float:
        whim = self.weights.whim * self.rng.random()
        if isinstance(move, Vote):
            return whim + self._promise_of_vote(move)
        if isinstance(move, Wc):
            return whim + self._promise_of_wc()
        return whim + self.outlook.promise(self._after(move)) - self._cost(move)

    def _cost(self, move: Move) -> float:
        """What the move costs beyond what it does to the table."""
        if isinstance(move, Stop):
            return self.weights.out * len(self.table.to_come) / len(self.view.seats)
        if isinstance(move, Place) and move.row == self.view.secret:
            telling = fsum([good(card) for card in move.cards])
            return self.weights.hiding * self.suspicion * max(0.0, telling) * self._time_to_suffer
        return 0.0

    @property
    def _time_to_suffer(self) -> float:
        """The share of the game left for others to use what they find out."""
        return self.outlook.turns_to_come / TURNS

    def _after(self, move: Move) -> Imagined:
        """The table after the move, and the best of what it sets off."""
        table, view = self.table, self.view
        match move:
            case Place():
                after = table.place(move)
                return after if move.cards[0] in MONEY else self._settled(after, move.row)
            case Remove():
                after = table.remove(move)
                was_money = table.rows[move.row][-1] in MONEY
                return after if was_money else self._settled(after, move.row)
            case Guest():
                assert view.next_guest is not None
                return table.lay_guest(move, view.next_guest)
            case Stop():
                return table.stop(move)
            case RunOver():
                assert view.changed is not None
                return self._with_child(table.run_over(move), view.changed)
            case Child():
                assert view.changed is not None
                return self._robbed(table.take_child(take=move.take), view.changed)
            case Steal():
                return table.steal(move.theft)
            case _:
                raise TypeError(f"no move to think about: {move!r}")

    def _settled(self, table: Imagined, row: Row) -> Imagined:
        """The table after the best effects of a change of this row."""
        hit = before_the_bus(table, row)
        ways = [RunOver(character, table.losses(character)) for character in hit]
        return self._with_child(self._pick([table, *map(table.run_over, ways)]), row)

    def _with_child(self, table: Imagined, row: Row) -> Imagined:
        """The table after the best decision on the child, where possible, and the best theft."""
        if not may_take_child(table, row):
            return self._robbed(table, row)
        return self._pick(
            [self._robbed(table.take_child(take=take), row) for take in (True, False)]
        )

    def _robbed(self, table: Imagined, row: Row) -> Imagined:
        """The table after the best theft, or none, that a change of this row allows."""
        return self._pick([table, *map(table.steal, possible_thefts(table, row))])

    def _pick(self, options: list[Imagined]) -> Imagined:
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda table: rounded(self.outlook.promise(table)))

    def _promise_of_wc(self) -> float:
        """The promise of calling a vote, where the player's own choice decides only ties."""
        promises = [self.outlook.promise(self.table._replace(wc=c)) for c in FAMILY]
        heard = OWN_VOTE_DECIDES[len(self.view.seats)]
        return heard * max(promises) + (1 - heard) * fsum(promises) / len(promises)

    def _promise_of_vote(self, move: Vote) -> float:
        """The promise of the votes so far together with this one."""
        votes = (*self.view.votes, move.character)
        most = max([votes.count(character) for character in votes])
        leading = [c for c in FAMILY if votes.count(c) == most]
        if self.view.seat == self.view.trick_player and move.character in leading:
            leading = [move.character]
        promises = [self.outlook.promise(self.table._replace(wc=c)) for c in leading]
        return fsum(promises) / len(promises)
