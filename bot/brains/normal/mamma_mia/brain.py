"""The normal player of Mamma Mia! and Mamma Mia! Plus."""

from random import Random

from bot.brains.normal.mamma_mia.knowledge import Knowledge
from bot.brains.normal.mamma_mia.memory import Memory
from bot.brains.normal.mamma_mia.opening import OpeningPlanner
from bot.brains.normal.mamma_mia.turns import TurnPlanner
from bot.brains.normal.mamma_mia.weights import WEIGHTS, Weights
from bot.games.interface import LegalMoves, Move
from bot.games.mamma_mia.views import MammaMiaView
from bot.games.observation import Observation


class NormalMammaMia:
    """Does what brings most pizzas by its forecast of the opening."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        return self.rank(observation, legal)[0]

    def rank(self, observation: Observation, legal: LegalMoves) -> list[Move]:
        """The best moves, the one it would make first."""
        assert isinstance(observation.view, MammaMiaView)
        knowledge = Knowledge(observation.view, observation.heard_by(Memory))
        match observation.view.phase:
            case "decision":
                return OpeningPlanner(knowledge, self.weights).rank(legal)
            case "help":
                return OpeningPlanner(knowledge, self.weights).rank_answers()
            case _:
                return TurnPlanner(knowledge, self.weights).rank(legal)
