"""Finished games, made up."""

from bot.history.result import GameResult, PlayerResult

NOW = 1_800_000_000.0

ADA, BEA, CEM = 1, 2, 3


def seat(user, place, **facts):
    told = {"was_helped": False, "has_left": False, "delivered": 0, "failed": 0}
    told |= {"best": None, "size": 0, "character": None}
    return PlayerResult(user=user, place=place, **told | facts)


def result(*seats, at=NOW, family="mamma-mia"):
    """A game of these seats, or of users in the order of their places."""
    seated = [
        one if isinstance(one, PlayerResult) else seat(one, place)
        for place, one in enumerate(seats, 1)
    ]
    return GameResult(int(at), 7, "plus", family, "on", at, tuple(seated))
