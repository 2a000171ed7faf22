"""The hard player of Mamma Mia! and Mamma Mia! Plus."""

from dataclasses import replace
from random import Random
from typing import Final

from bot.brains.hard.candidates import Budget, rank
from bot.brains.hard.mamma_mia.explanation import explain
from bot.brains.hard.mamma_mia.knowledge import Knowledge
from bot.brains.hard.mamma_mia.rollouts import Rollouts
from bot.brains.hard.mamma_mia.worlds import ImpossibleDeal
from bot.brains.interface import Advice, Hunch
from bot.brains.normal.mamma_mia.brain import NormalMammaMia
from bot.games.interface import LegalMoves, Move
from bot.games.mamma_mia.moves import Help
from bot.games.mamma_mia.views import MammaMiaView
from bot.games.observation import Observation

BUDGET: Final = Budget(rounds=((10, 16), (5, 28), (3, 48)), standard_errors=0.5)
AT_ONCE: Final = Budget(rounds=((2, 12),), standard_errors=0.5)
"""For answers in secret, where taking long would give the player away."""
TO_EXPLAIN: Final = 16
"""How many worlds a round the only candidate gets when somebody asks why."""
MOST_ADVISED: Final = 3
"""How many moves advice names at most."""
BEST_MOVES: Final = 6
"""How many of the normal player's best moves are candidates."""
RANDOM_MOVES: Final = 4
"""How many random moves are candidates too, as that player overlooks something now and then."""


class HardMammaMia:
    """Rolls its best few moves out in worlds that fit all it has seen."""

    def __init__(self, budget: Budget = BUDGET) -> None:
        self.budget = budget
        self._normal = NormalMammaMia()

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        budget = AT_ONCE if legal.find(Help) else self.budget
        return self._think(observation, legal, rng, budget)[0].move

    def advise(self, observation: Observation, legal: LegalMoves, rng: Random) -> Advice:
        """The most promising moves, and what to expect of each."""
        budget = replace(self.budget, alone=TO_EXPLAIN)
        best, *others = self._think(observation, legal, rng, budget, MOST_ADVISED)
        return replace(best, others=tuple(others))

    def _think(
        self,
        observation: Observation,
        legal: LegalMoves,
        rng: Random,
        budget: Budget,
        most: int = 1,
    ) -> list[Advice]:
        assert isinstance(observation.view, MammaMiaView)
        moves = self._candidates(observation, legal, rng)
        knowledge = Knowledge(observation.view, observation.events)
        rollouts = Rollouts(knowledge, rng)
        try:
            best = rank(moves, rollouts.roll_out, budget)[:most]
        except ImpossibleDeal:
            # No world that fits was found in time.
            return [Advice(moves[0], Hunch())]
        return [Advice(one.move, explain(knowledge, one, rollouts)) for one in best]

    def _candidates(self, observation: Observation, legal: LegalMoves, rng: Random) -> list[Move]:
        """The moves to compare, the normal player's choice first."""
        moves = self._normal.rank(observation, legal)[:BEST_MOVES]
        if len(moves) == BEST_MOVES:
            moves += [legal.sample(rng) for _ in range(RANDOM_MOVES)]
        return [*dict.fromkeys(moves)]
