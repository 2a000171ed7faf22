"""The hard player of Mamma I."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from bot.brains.hard.candidates import Budget, Candidate, pick_best
from bot.brains.hard.mamma_i.errand import NOBODY
from bot.brains.hard.mamma_i.hopes import Likely
from bot.brains.hard.mamma_i.odds import rivals_of
from bot.brains.hard.mamma_i.reading import Reader
from bot.brains.hard.mamma_i.reason import Prospect
from bot.brains.hard.mamma_i.rehearsal import Rehearsal
from bot.brains.hard.mamma_i.worlds import Worlds, table_of, ways_of
from bot.brains.interface import Advice, Hunch
from bot.brains.normal.mamma_i.brain import planner
from bot.brains.normal.mamma_i.guess import Suspicions
from bot.brains.normal.mamma_i.weights import CHOICE, WEIGHTS
from bot.games.interface import LegalMoves, Move
from bot.games.mamma_i.cards import CHARACTERS
from bot.games.mamma_i.moves import Secret
from bot.games.mamma_i.turns import TURNS
from bot.games.mamma_i.views import MammaIView
from bot.games.observation import Observation

BUDGET: Final = Budget(rounds=((6, 4), (3, 8), (2, 12)), standard_errors=1.0)
TO_TELL: Final = 8
"""How many worlds per round a move without rival is tried in, when somebody asks why."""


class HardShopper:
    """Plays its best few moves out in worlds that fit all it has seen."""

    def __init__(self, budget: Budget = BUDGET) -> None:
        self.budget = budget

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        return self._think(observation, legal, rng, self.budget).move

    def advise(self, observation: Observation, legal: LegalMoves, rng: Random) -> Advice:
        """The most promising move, and what to expect of it."""
        return self._think(observation, legal, rng, replace(self.budget, alone=TO_TELL))

    def _think(
        self, observation: Observation, legal: LegalMoves, rng: Random, budget: Budget
    ) -> Advice:
        view = observation.view
        assert isinstance(view, MammaIView)
        if view.phase == "secret":
            move = Secret(*rng.choices(tuple(CHOICE), tuple(CHOICE.values())))
            return Advice(move, Hunch())
        secrets = observation.seen.heard_by(Reader).odds.secrets(len(view.seats))
        candidate = _try_out(view, secrets, legal, rng, budget)
        return Advice(candidate.move, _prospect(view, candidate))


def _try_out(
    view: MammaIView, secrets: Sequence[Likely], legal: LegalMoves, rng: Random, budget: Budget
) -> Candidate[int]:
    assert view.secret is not None
    assert view.seat is not None
    suspicions = Suspicions(
        rivals=rivals_of(secrets, view.seat, view.secret),
        own=secrets[view.seat][view.secret],
    )
    moves = planner(view, suspicions, WEIGHTS, rng).rank(legal)
    ways = ways_of(secrets, view.seat, view.secret)
    worlds = Worlds(table_of(view).deck, tuple(ways), tuple(ways.values()))
    rehearsal = Rehearsal(view, secrets)
    return pick_best(
        moves, lambda move, number: rehearsal.play(move, worlds.deal(number, rng)), budget
    )


def _prospect(view: MammaIView, candidate: Candidate[int]) -> Prospect:
    ((ahead, _),) = Counter(candidate.notes).most_common(1)
    character = None if ahead == NOBODY else CHARACTERS[ahead]
    is_dinner = view.turn == TURNS
    return Prospect(
        chance=candidate.mean,
        buyer=None if is_dinner else character,
        arrival=character if is_dinner else None,
    )
