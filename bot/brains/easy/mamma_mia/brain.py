"""The easy player of Mamma Mia! and Mamma Mia! Plus."""

from random import Random
from typing import Final

from bot.brains.easy.mamma_mia.memory import recall
from bot.brains.normal.mamma_mia.brain import NormalMammaMia
from bot.brains.normal.mamma_mia.weights import Weights
from bot.games.interface import LegalMoves, Move
from bot.games.mamma_mia.moves import Bake
from bot.games.observation import Observation

WEIGHTS: Final = Weights(rival=0.0, trust=0.0, lock=0.0, gift=0.0)
"""It minds its own pizzas, whatever the others may be up to."""


class EasyMammaMia:
    """Plays by what it remembers of the oven, and bakes whenever it can."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._normal = NormalMammaMia(weights)

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        bakes = legal.find(Bake)
        return self._normal.decide(
            recall(observation), LegalMoves((bakes,)) if bakes else legal, rng
        )
