"""The normal player of Mamma I."""

from random import Random

from bot.brains.normal.mamma_i.inference import Beliefs, Inference, rivals_of, secret_of
from bot.brains.normal.mamma_i.planner import Planner
from bot.brains.normal.mamma_i.weights import CHOICE, WEIGHTS, Weights
from bot.games.interface import LegalMoves, Move
from bot.games.mamma_i.moves import Secret
from bot.games.mamma_i.views import MammaIView
from bot.games.observation import Observation


class NormalMammaI:
    """Feeds and harms the family so that its own character wins."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        view = observation.view
        assert isinstance(view, MammaIView)
        if view.phase == "secret":
            return choose_secret(rng)
        return Planner(view, self._beliefs(observation, view), self.weights, rng).best(legal)

    def _beliefs(self, observation: Observation, view: MammaIView) -> Beliefs:
        assert view.secret is not None
        assert view.seat is not None
        marks = observation.heard_by(Inference).marks(len(view.seats))
        trust = self.weights.trust
        return Beliefs(
            rivals=rivals_of(marks, view.seat, view.secret, trust),
            suspicion=secret_of(marks[view.seat], None, trust)[view.secret],
        )


def choose_secret(rng: Random) -> Secret:
    """One of the secret characters that win most."""
    return Secret(*rng.choices(tuple(CHOICE), tuple(CHOICE.values())))
