"""The easy player of Mamma I."""

from random import Random
from typing import Final

from bot.brains.easy.mamma_i.memory import recall
from bot.brains.normal.mamma_i.brain import NormalMammaI
from bot.brains.normal.mamma_i.weights import Weights
from bot.games.interface import LegalMoves, Move
from bot.games.observation import Observation

WEIGHTS: Final = Weights(hiding=0.0, whim=0.12)
"""It settles for what looks good enough, and lets everybody see whom it plays for."""


class EasyMammaI:
    """Feeds the family by what it remembers, and by whim."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._normal = NormalMammaI(weights)

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        return self._normal.decide(recall(observation), legal, rng)
