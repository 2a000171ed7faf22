"""The hard player of Mamma I."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Final

from bot.brains.hard.candidates import Budget, Candidate, rank
from bot.brains.hard.mamma_i.inference import Inference
from bot.brains.hard.mamma_i.odds import rivals_of
from bot.brains.hard.mamma_i.reason import Prospect
from bot.brains.hard.mamma_i.rollouts import Rollouts
from bot.brains.interface import Advice, Hunch
from bot.brains.normal.mamma_i.brain import choose_secret
from bot.brains.normal.mamma_i.fast_table import NOBODY
from bot.brains.normal.mamma_i.inference import Beliefs
from bot.brains.normal.mamma_i.planner import Planner
from bot.brains.normal.mamma_i.weights import WEIGHTS
from bot.games.interface import LegalMoves, Move
from bot.games.mamma_i.cards import CHARACTERS
from bot.games.mamma_i.moves import Place
from bot.games.mamma_i.turns import TURNS
from bot.games.mamma_i.views import MammaIView
from bot.games.observation import Observation

BUDGET: Final = Budget(rounds=((6, 4), (3, 8), (2, 12)), standard_errors=1.0)
TO_EXPLAIN: Final = 8
"""How many worlds a round the only candidate gets when somebody asks why."""


class HardMammaI:
    """Rolls its best few moves out in worlds that fit all it has seen."""

    def __init__(self, budget: Budget = BUDGET) -> None:
        self.budget = budget

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        return self._think(observation, legal, rng, self.budget)[0].move

    def advise(self, observation: Observation, legal: LegalMoves, rng: Random) -> Advice:
        """The most promising moves, and what to expect of each."""
        budget = replace(self.budget, alone=TO_EXPLAIN)
        best, *others = self._think(observation, legal, rng, budget)
        return replace(best, others=tuple(others))

    def _think(
        self, observation: Observation, legal: LegalMoves, rng: Random, budget: Budget
    ) -> list[Advice]:
        view = observation.view
        assert isinstance(view, MammaIView)
        if view.phase == "secret":
            return [Advice(choose_secret(rng), Hunch())]
        assert view.secret is not None
        assert view.seat is not None
        secrets = observation.heard_by(Inference).odds.secrets(len(view.seats))
        beliefs = Beliefs(
            rivals=rivals_of(secrets, view.seat, view.secret),
            suspicion=secrets[view.seat][view.secret],
        )
        moves = Planner(view, beliefs, WEIGHTS, rng).rank(legal)
        best = rank(moves, Rollouts(view, secrets, rng).roll_out, budget)
        return [Advice(one.move, _explain(view, one)) for one in best]


def _explain(view: MammaIView, best: Candidate[int]) -> Prospect:
    ((ahead, _),) = Counter(best.notes).most_common(1)
    character = None if ahead == NOBODY else CHARACTERS[ahead]
    is_dinner = view.turn == TURNS
    return Prospect(
        chance=best.mean,
        buyer=None if is_dinner else character,
        arrival=character if is_dinner else None,
        hides_side=isinstance(best.move, Place) and best.move.row != view.secret,
    )
