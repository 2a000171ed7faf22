"""The normal player of Mamma Mia! and Mamma Mia! Plus."""

from random import Random

from bot.brains.normal.mamma_mia.diary import Diary
from bot.brains.normal.mamma_mia.memory import Memory
from bot.brains.normal.mamma_mia.opening import OpeningPlanner
from bot.brains.normal.mamma_mia.turns import TurnPlanner
from bot.brains.normal.mamma_mia.weights import WEIGHTS, Weights
from bot.games.interface import LegalMoves, Move
from bot.games.mamma_mia.views import MammaMiaView
from bot.games.observation import Observation


class NormalBaker:
    """Opens the oven in the mind, and does what brings most pizzas."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        return self.ideas(observation, legal)[0]

    def ideas(self, observation: Observation, legal: LegalMoves) -> list[Move]:
        """The best moves, starting with the one it would make."""
        assert isinstance(observation.view, MammaMiaView)
        memory = Memory(observation.view, observation.heard_by(Diary))
        match observation.view.phase:
            case "decision":
                return OpeningPlanner(memory, self.weights).ideas(legal)
            case "help":
                return OpeningPlanner(memory, self.weights).answers()
            case _:
                return TurnPlanner(memory, self.weights).ideas(legal)
