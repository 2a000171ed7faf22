"""The computer player without a plan."""

from random import Random

from bot.games.interface import LegalMoves, Move
from bot.games.observation import Observation


class RandomBrain:
    """Picks a kind of move at random, then a move of that kind at random."""

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        return legal.sample(rng)
