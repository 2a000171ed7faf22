"""What luck alone would bring."""

from collections.abc import Iterable
from math import sqrt
from typing import Final, Literal, TypeAlias

from bot.games.interface import value
from bot.history.statistics import Places

Verdict: TypeAlias = Literal["luck", "more", "less"]

SURE: Final = 2.0
"""How many times the usual error of luck a difference must be to mean something."""


@value
class Luck:
    """The expected number of wins if everybody at the tables were equally good."""

    wins: float
    error: float
    """How far luck usually strays from that."""

    def judge(self, wins: int) -> Verdict:
        """Whether this many wins are more or less than luck explains."""
        if abs(wins - self.wins) < SURE * self.error:
            return "luck"
        return "more" if wins > self.wins else "less"


def luck_of(places: Iterable[Places]) -> Luck:
    """The luck in games with these numbers of players."""
    chances = [(one.games, 1 / one.players) for one in places]
    wins = sum(games * chance for games, chance in chances)
    return Luck(wins, sqrt(sum(games * chance * (1 - chance) for games, chance in chances)))
