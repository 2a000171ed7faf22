"""Ratings: how good a server's players are at a family of games.

A rating is a guess (`mu`) and how far it may be off (`sigma`), after Plackett and Luce; what is
shown is what a player is almost certainly worth. It belongs to one server and one family of games.

A game is rated if two or more persons played it and made all of their moves themselves. Computers
are opponents of a fixed strength, that of newcomers; they have no ratings.

Two accounts could lift one of them by losing to it again and again. So of the games that the same
persons play with each other, with whatever computers, only five within 24 hours are rated; the
others count for the statistics alone. Lichess looks for the same thing, many quick games of the
same two players, and marks the accounts; here nobody is accused, the games just change nothing.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from openskill.models import PlackettLuce

from bot.games.interface import value
from bot.history.result import GameResult

MODEL: Final = PlackettLuce()

FEWEST_PERSONS: Final = 2

MOST_ALIKE: Final = 5
"""The most games of the same persons that are rated within `SPAN`."""

SPAN: Final = 24 * 3600.0
"""The time span for `MOST_ALIKE`, in seconds."""

PROVISIONAL_BELOW: Final = 10
"""With fewer rated games a rating says little."""

DOUBTS: Final = 3
"""How many times the possible error is taken off the guess."""


@value
class Rating:
    """A player's skill, as far as it is known."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    """How many rated games it comes from."""
    last: float = 0.0
    """When the latest of them ended."""

    @property
    def shown(self) -> float:
        """What the player is almost certainly worth."""
        return self.mu - DOUBTS * self.sigma

    @property
    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL_BELOW


NEWCOMER: Final = Rating()


@value
class RankedPlayer:
    """A person in a server's ranking."""

    place: int
    """Equal ratings share one."""
    user: int
    rating: Rating


@value
class RatedGame:
    """An earlier rated game of a server and a family: who played, and when it ended."""

    persons: frozenset[int | None]
    ended_at: float


def is_rated(result: GameResult, earlier: Iterable[RatedGame]) -> bool:
    """Whether the game changes ratings, after the earlier rated ones."""
    persons = result.persons
    if len(persons) < FEWEST_PERSONS or not result.is_their_own:
        return False
    since = result.ended_at - SPAN
    alike = [one for one in earlier if one.persons == persons and one.ended_at > since]
    return len(alike) < MOST_ALIKE


def rate(result: GameResult, ratings: Mapping[int, Rating]) -> dict[int, Rating]:
    """The new ratings of those who played a rated game."""
    before = [NEWCOMER if s.user is None else ratings.get(s.user, NEWCOMER) for s in result.seats]
    rated = MODEL.rate(
        [[MODEL.rating(one.mu, one.sigma)] for one in before],
        ranks=[float(seat.place) for seat in result.seats],
    )
    return {
        seat.user: Rating(new.mu, new.sigma, old.games + 1, result.ended_at)
        for seat, old, (new,) in zip(result.seats, before, rated, strict=True)
        if seat.user is not None
    }
