"""Advisers for tests: they say what they were told to say."""

from contextlib import contextmanager
from itertools import islice
from unittest.mock import patch

from bot.brains.hard.mamma_i.reason import Prospect
from bot.brains.hard.mamma_mia.reason import Because, Expectation
from bot.brains.interface import Advice
from bot.brains.registry import STRENGTHS
from bot.games.mamma_i.cards import Character

BAKING = Expectation(1.24, "bombastica", 0.401, (0, 1, 0, 0, 2, 0), 0.55, Because("free"))

SHOPPING = Prospect(0.333, Character.GRANDPA, None)


class Adviser:
    """Takes the first legal move, for a reason of its own, and thinks of the next one."""

    def __init__(self, reason):
        self.reason = reason

    def decide(self, observation, legal, rng):
        return next(legal.moves())

    def advise(self, observation, legal, rng):
        move, *others = islice(legal.moves(), 2)
        others = tuple(Advice(other, self.reason) for other in others)
        return Advice(move, self.reason, others)


REASONS = {"mamma-mia": BAKING, "plus": BAKING, "mamma-i": SHOPPING}


@contextmanager
def advised():
    """All games have such advisers meanwhile."""
    advisers = {game: lambda reason=reason: Adviser(reason) for game, reason in REASONS.items()}
    with patch.dict(STRENGTHS["hard"], advisers):
        yield


@contextmanager
def unadvised():
    """No game has an adviser meanwhile."""
    with patch.dict(STRENGTHS["hard"], STRENGTHS["normal"]):
        yield
