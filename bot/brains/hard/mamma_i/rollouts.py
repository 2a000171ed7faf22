"""Rolls moves out: makes them in sampled worlds, and plays the turn to its end."""

from collections.abc import Sequence
from random import Random

from bot.brains.hard.mamma_i.chances import chance_among, chance_at_end, closeness
from bot.brains.hard.mamma_i.evaluation import Evaluator
from bot.brains.hard.mamma_i.odds import rivals_of
from bot.brains.hard.mamma_i.playout import (
    decide_child,
    place_guests,
    play_on,
    play_trick,
    run_over,
    steal,
    vote,
)
from bot.brains.hard.mamma_i.points import ExpectedPoints
from bot.brains.hard.mamma_i.turn_end import arrival, sell
from bot.brains.hard.mamma_i.worlds import Worlds, joint_odds
from bot.brains.normal.mamma_i.fast_table import FAMILY, FastTable
from bot.brains.normal.mamma_i.inference import Likely
from bot.games.interface import Move
from bot.games.mamma_i.moves import Child, Guest, Place, Remove, RunOver, Vote, Wc
from bot.games.mamma_i.views import MammaIView


class Rollouts:
    """The rollouts of all moves that the viewing seat compares."""

    def __init__(self, view: MammaIView, secrets: Sequence[Likely], rng: Random) -> None:
        """The secrets must be the odds for somebody who knows none."""
        assert view.secret is not None
        assert view.seat is not None
        self._view = view
        self._own = int(view.secret)
        self._seat = view.seat
        self._rng = rng
        self._table = FastTable.of(view)
        self._worlds = Worlds(self._table.deck, joint_odds(secrets, view.seat, self._own))
        self._secrets = secrets
        self._expected = ExpectedPoints(self._wanted(), secrets)
        self._evaluators: dict[tuple[int, int], Evaluator] = {}

    def _wanted(self) -> list[float]:
        """By character: how likely anybody plays for it."""
        others = rivals_of(self._secrets, self._seat, self._own)
        return [1.0 if c == self._own else others[c] for c in FAMILY]

    def roll_out(self, move: Move, number: int) -> tuple[float, int]:
        """The chance to win at the end of the turn, and who buys then or arrives first."""
        world = self._worlds.sample(number, self._rng)
        table = self._table.copy()
        table.deck = world.deck[:]
        evaluators = [self._evaluator(seat, own) for seat, own in enumerate(world.secrets)]
        self._begin(table, move, evaluators)
        play_on(table, evaluators)
        if table.is_dinner:
            order = arrival(table)
            return chance_at_end(table, order, self._own, world.secrets), order[0]
        buyer = sell(table)
        points = self._expected.of(table, table.market)
        return chance_among(points, self._own, world.secrets, closeness(table.turn)), buyer

    def _evaluator(self, seat: int, own: int) -> Evaluator:
        if (seat, own) not in self._evaluators:
            rivals = rivals_of(self._secrets, seat, own)
            self._evaluators[seat, own] = Evaluator(own, rivals, self._expected)
        return self._evaluators[seat, own]

    def _begin(self, table: FastTable, move: Move, evaluators: Sequence[Evaluator]) -> None:
        """Makes the move, and what follows in the same trick."""
        evaluator, changed = evaluators[self._seat], self._view.changed
        has_moved = table.make_move(self._seat, move)
        match move:
            case Wc():
                vote(table, evaluators, ())
            case Vote(character):
                vote(table, evaluators, (*self._view.votes, character))
            case Place(_, row) | Remove(row) if has_moved:
                run_over(table, evaluator, row)
            case RunOver() if changed is not None:
                decide_child(table, evaluator, changed)
            case Child(take) if changed is not None:
                steal(table, evaluator, changed, took_child=take)
            case Guest():
                if self._view.phase == "guests":
                    table.seat = self._view.starter
                    place_guests(table, evaluators, table.seat)
                play_trick(table, evaluators)
            case _:
                pass
