"""The interface of computer players."""

from random import Random
from typing import Protocol, runtime_checkable

from bot.games.interface import LegalMoves, Move, value
from bot.games.observation import Observation


class Brain(Protocol):
    """Decides for a seat, knowing no more than a person there would."""

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        """One of the legal moves; `legal` is never empty."""
        ...


class Reason:
    """Why a move is best. Each game has its own reasons, and they are values."""

    __slots__ = ()


@value
class Hunch(Reason):
    """No reason: nothing was worked out, and the move is made by feel."""


@value
class Advice:
    """A strong player's move, and the reason."""

    move: Move
    reason: Reason
    others: tuple["Advice", ...] = ()
    """The next best moves, best first."""


@runtime_checkable
class Adviser(Brain, Protocol):
    """A computer player that can explain its moves."""

    def advise(self, observation: Observation, legal: LegalMoves, rng: Random) -> Advice:
        """The move that it would make, with the reason."""
        ...
