"""What a computer player is asked, in one value that can be taken to another process."""

from random import Random
from typing import Final

from bot.brains.interface import Advice, Adviser
from bot.brains.registry import BRAINS
from bot.games.interface import Legal, Move, value
from bot.games.sight import Sight

NORMAL: Final = "normal"
"""The strength of whoever steps in for others."""

RANDOM: Final = "random"
"""The name of whoever can make a move in any case."""

ADVISER: Final = "hard"
"""The strength of whoever gives hints."""

SLOW: Final = frozenset({"hard"})
"""The strengths that think longer than others should wait, unless they are asked in secret."""


@value
class Question:
    """What a computer player of some strength is to decide."""

    game_id: str
    strength: str
    sight: Sight
    legal: Legal
    rng: Random
    is_secret: bool = False
    """Whether nobody may know who is asked, so that the answer has to come at once."""

    @property
    def is_slow(self) -> bool:
        """Whether the answer takes longer than others should wait."""
        return self.strength in SLOW and not self.is_secret


def decide(question: Question) -> Move:
    """What the computer player does. The same question always gets the same answer."""
    brain = BRAINS[question.strength](question.game_id)
    return brain.decide(question.sight, question.legal, question.rng)


def advise(question: Question) -> Advice:
    """What an adviser would do, and why."""
    adviser = find_adviser(question.game_id)
    assert adviser is not None
    return adviser.advise(question.sight, question.legal, question.rng)


def find_adviser(game_id: str) -> Adviser | None:
    """Who gives hints in a game, if anybody can."""
    brain = BRAINS[ADVISER](game_id)
    return brain if isinstance(brain, Adviser) else None
