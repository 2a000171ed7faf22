"""A question to a computer player, in one value that can go to another process."""

from random import Random
from typing import Final

from bot.brains.interface import Advice, Adviser
from bot.brains.registry import BRAINS
from bot.games.interface import LegalMoves, Move, value
from bot.games.observation import Observation

NORMAL: Final = "normal"
"""The strength of computers that step in for others."""

RANDOM: Final = "random"
"""The name of the computer that can always make a move."""

ADVISER: Final = "hard"
"""The strength that gives hints."""

SLOW: Final = frozenset({"hard"})
"""The strengths that think longer than others should wait, unless asked in secret."""


@value
class Question:
    """A question to a computer player of some strength."""

    game_id: str
    strength: str
    observation: Observation
    legal: LegalMoves
    rng: Random
    is_secret: bool = False
    """Whether nobody may know who is asked, so that the answer must come at once."""

    @property
    def is_slow(self) -> bool:
        """Whether the answer takes longer than others should wait."""
        return self.strength in SLOW and not self.is_secret


def decide(question: Question) -> Move:
    """The computer player's move. The same question always gets the same answer."""
    brain = BRAINS[question.strength](question.game_id)
    return brain.decide(question.observation, question.legal, question.rng)


def advise(question: Question) -> Advice:
    """An adviser's move, and the reason."""
    adviser = find_adviser(question.game_id)
    assert adviser is not None
    return adviser.advise(question.observation, question.legal, question.rng)


def find_adviser(game_id: str) -> Adviser | None:
    """The computer player that gives hints in a game, if there is one."""
    brain = BRAINS[ADVISER](game_id)
    return brain if isinstance(brain, Adviser) else None
