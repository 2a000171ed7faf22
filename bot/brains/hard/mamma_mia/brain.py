"""The hard player of Mamma Mia! and Mamma Mia! Plus."""

from dataclasses import replace
from random import Random
from typing import Final

from bot.brains.hard.candidates import Budget, pick_best
from bot.brains.hard.mamma_mia.expecting import expect
from bot.brains.hard.mamma_mia.ledger import Ledger
from bot.brains.hard.mamma_mia.rehearsal import Rehearsal
from bot.brains.hard.mamma_mia.worlds import Misfit
from bot.brains.interface import Advice, Hunch
from bot.brains.normal.mamma_mia.brain import NormalBaker
from bot.games.interface import LegalMoves, Move
from bot.games.mamma_mia.moves import Help
from bot.games.mamma_mia.views import MammaMiaView
from bot.games.observation import Observation

BUDGET: Final = Budget(rounds=((10, 16), (5, 28), (3, 48)), standard_errors=0.5)
AT_ONCE: Final = Budget(rounds=((2, 12),), standard_errors=0.5)
"""For answers in secret, where taking long would give the player away."""
TO_TELL: Final = 16
"""How many worlds per round a move without rival is tried in, when somebody asks why."""
GOOD_IDEAS: Final = 6
"""How many of the normal player's best moves are tried."""
MORE_IDEAS: Final = 4
"""How many random moves are tried too, as that player overlooks something now and then."""


class HardBaker:
    """Plays its best few moves out in worlds that fit all it has seen."""

    def __init__(self, budget: Budget = BUDGET) -> None:
        self.budget = budget
        self._normal = NormalBaker()

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        return self._think(
            observation, legal, rng, AT_ONCE if legal.find(Help) else self.budget
        ).move

    def advise(self, observation: Observation, legal: LegalMoves, rng: Random) -> Advice:
        """The most promising move, and what to expect of it."""
        return self._think(observation, legal, rng, replace(self.budget, alone=TO_TELL))

    def _think(
        self, observation: Observation, legal: LegalMoves, rng: Random, budget: Budget
    ) -> Advice:
        assert isinstance(observation.view, MammaMiaView)
        ideas = self._ideas(observation, legal, rng)
        ledger = Ledger(observation.view, observation.seen)
        rehearsal = Rehearsal(ledger, rng)
        try:
            candidate = pick_best(ideas, rehearsal.play_out, budget)
        except Misfit:
            # No world that fits was found in time.
            return Advice(ideas[0], Hunch())
        return Advice(candidate.move, expect(ledger, candidate, rehearsal))

    def _ideas(self, observation: Observation, legal: LegalMoves, rng: Random) -> list[Move]:
        """The moves worth a thought, the normal player's choice first."""
        ideas = self._normal.ideas(observation, legal)[:GOOD_IDEAS]
        if len(ideas) == GOOD_IDEAS:
            ideas += [legal.sample(rng) for _ in range(MORE_IDEAS)]
        return [*dict.fromkeys(ideas)]
