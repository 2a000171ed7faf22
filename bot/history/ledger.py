"""A server's games, counted one after the other."""

from collections import defaultdict, deque

from bot.history.rating import MOST_ALIKE, RatedGame, Rating, is_rated, rate
from bot.history.result import GameResult


class Ledger:
    """Everybody's ratings after the games counted so far."""

    def __init__(self) -> None:
        self.ratings: dict[tuple[str, int], Rating] = {}
        """By family and user."""
        # Older ones are never asked for.
        self._rated_games = defaultdict[tuple[str, frozenset[int]], deque[RatedGame]](
            lambda: deque(maxlen=MOST_ALIKE)
        )

    def count(self, result: GameResult) -> bool:
        """Counts the next game; returns whether it is rated."""
        persons, family = result.persons, result.family
        earlier = self._rated_games[family, persons]
        if not is_rated(result, earlier):
            return False
        earlier.append(RatedGame(persons, result.ended_at))
        known = {user: one for user in persons if (one := self.ratings.get((family, user)))}
        for user, rating in rate(result, known).items():
            self.ratings[family, user] = rating
        return True
