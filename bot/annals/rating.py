"""How good the players of a server are at a family of games.

A rating is a guess (`mu`) and how far it may be off (`sigma`), after Plackett and Luce; shown is
what a player is worth almost for certain. It belongs to one server and one family of games.

A game is rated if two persons or more have played it and made all of their moves themselves.
Computers are opponents of a fixed strength, that of newcomers; nobody keeps a rating for them.

Two accounts could lift one of them by losing to it again and again. Of the games that the same
persons play with each other, with whatever computers, only five within 24 hours are rated; the
others count for the statistics alone. Lichess looks for the same thing, many quick games of the
same two players, and marks the accounts; here nobody is accused, the games just change nothing.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from openskill.models import PlackettLuce

from bot.annals.result import Result
from bot.games.interface import value

MODEL: Final = PlackettLuce()

FEWEST_PERSONS: Final = 2

MOST_ALIKE: Final = 5
"""So many games of the same persons are rated, …"""

SPAN: Final = 24 * 3600.0
"""… within so many seconds."""

PROVISIONAL_BELOW: Final = 10
"""With fewer rated games than this a rating says little."""

DOUBTS: Final = 3
"""How often the possible error is taken off the guess."""


@value
class Rating:
    """What is known of a player's skill."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    """How many rated games it comes from."""
    last: float = 0.0
    """When the latest of them ended."""

    @property
    def shown(self) -> float:
        """What the player is worth almost for certain."""
        return self.mu - DOUBTS * self.sigma

    @property
    def is_provisional(self) -> bool:
        """Whether there were too few games for it to say much."""
        return self.games < PROVISIONAL_BELOW


NEWCOMER: Final = Rating()


@value
class Meeting:
    """An earlier rated game of a server and a family: who played, and when it ended."""

    persons: frozenset[int | None]
    ended_at: float


def is_rated(result: Result, earlier: Iterable[Meeting]) -> bool:
    """Whether the game changes ratings, after those that were rated before it."""
    persons = result.persons
    if len(persons) < FEWEST_PERSONS or not result.is_their_own:
        return False
    since = result.ended_at - SPAN
    alike = [one for one in earlier if one.persons == persons and one.ended_at > since]
    return len(alike) < MOST_ALIKE


def rate(result: Result, ratings: Mapping[int, Rating]) -> dict[int, Rating]:
    """The ratings of those who have played a rated game, after it."""
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
