"""The computer player without a plan."""

from random import Random

from bot.games.interface import Legal, Move
from bot.games.sight import Sight


class RandomBrain:
    """Picks a kind of move at random, then a move of that kind at random."""

    def decide(self, sight: Sight, legal: Legal, rng: Random) -> Move:
        return legal.sample(rng)
