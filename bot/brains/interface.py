"""What a computer player is."""

from random import Random
from typing import Protocol, runtime_checkable

from bot.games.interface import Legal, Move, value
from bot.games.sight import Sight


class Brain(Protocol):
    """Decides for a seat, knowing no more than a person there would."""

    def decide(self, sight: Sight, legal: Legal, rng: Random) -> Move:
        """One of the legal moves; `legal` is never empty."""
        ...


class Reason:
    """Why a move is the best. Each game has its own, and they are values."""

    __slots__ = ()


@value
class Hunch(Reason):
    """Nothing was worked out: the move is made by feel."""


@value
class Advice:
    """What a strong player would do, and why."""

    move: Move
    reason: Reason


@runtime_checkable
class Adviser(Brain, Protocol):
    """A computer player that can say why it would do what it does."""

    def advise(self, sight: Sight, legal: Legal, rng: Random) -> Advice:
        """The move that it would decide for, with the reason."""
        ...
