"""What luck alone would bring to somebody's tables."""

from collections.abc import Iterable
from math import sqrt
from typing import Final, Literal, TypeAlias

from bot.annals.fold import Places
from bot.games.interface import value

Verdict: TypeAlias = Literal["luck", "more", "less"]

SURE: Final = 2.0
"""How many times the usual error of luck a difference must be to mean something."""


@value
class Luck:
    """How many games somebody would win of all if everybody at the table were alike."""

    wins: float
    error: float
    """How far from it luck usually leads."""

    def judge(self, wins: int) -> Verdict:
        """Whether so many wins are more or less than luck explains."""
        if abs(wins - self.wins) < SURE * self.error:
            return "luck"
        return "more" if wins > self.wins else "less"


def luck_of(places: Iterable[Places]) -> Luck:
    """What luck alone would bring where so many games with so many players were played."""
    chances = [(one.games, 1 / one.players) for one in places]
    wins = sum(games * chance for games, chance in chances)
    return Luck(wins, sqrt(sum(games * chance * (1 - chance) for games, chance in chances)))
