"""The games of one server, counted one after the other."""

from collections import defaultdict, deque

from bot.annals.rating import MOST_ALIKE, Meeting, Rating, is_rated, rate
from bot.annals.result import Result


class Ledger:
    """Knows everybody's rating after the games that were counted so far."""

    def __init__(self) -> None:
        self.ratings: dict[tuple[str, int], Rating] = {}
        """By family and user."""
        # No more of them are ever asked for.
        self._meetings = defaultdict[tuple[str, frozenset[int]], deque[Meeting]](
            lambda: deque(maxlen=MOST_ALIKE)
        )

    def count(self, result: Result) -> bool:
        """Counts the next game; gives whether it is rated."""
        persons, family = result.persons, result.family
        meetings = self._meetings[family, persons]
        if not is_rated(result, meetings):
            return False
        meetings.append(Meeting(persons, result.ended_at))
        known = {user: one for user in persons if (one := self.ratings.get((family, user)))}
        for user, rating in rate(result, known).items():
            self.ratings[family, user] = rating
        return True
