"""Chances to win, by points."""

from collections.abc import Sequence
from math import exp, fsum
from typing import Final

from bot.brains.hard.mamma_i.ending import points
from bot.brains.hard.mamma_i.errand import Errand
from bot.brains.hard.mamma_i.hopes import Likely
from bot.brains.normal.mamma_i.chances import CERTAIN
from bot.games.mamma_i.turns import TURNS

CLOSE: Final = 2.5
"""How many points of lead mean something before dinner."""
FAR: Final = 1.0
"""How many more it takes for every turn to come before it."""
NARROW: Final = 0.5
"""How many points of lead count as luck at the end, so that a safe win beats a close one."""
FIRST: Final = 0.01
"""The weight of a place at dinner: only enough to settle a tie of points (C8.7)."""


def closeness(turn: int) -> float:
    """How many points of lead mean something after this turn."""
    return CLOSE + FAR * (TURNS - turn)


def chance_against(marks: Sequence[float], own: int, rivals: Likely, close: float) -> float:
    """The chance that a character wins, if others are played for with these likelihoods."""
    chance = 1.0
    for character, likely in enumerate(rivals):
        if likely:
            lead = (marks[own] - marks[character]) / close
            chance *= 1 - likely / (1 + exp(min(lead, CERTAIN)))
    return chance


def chance_among(marks: Sequence[float], own: int, secrets: Sequence[int], close: float) -> float:
    """The chance that a character wins against those that are played for."""
    behind = [(marks[character] - marks[own]) / close for character in secrets]
    return 1 / fsum([exp(min(points, CERTAIN)) for points in behind])


def result(table: Errand, order: Sequence[int], own: int, secrets: Sequence[int]) -> float:
    """The result of dinner: nearly 1 for the winner and nearly 0 for all others (C8.7)."""
    final = points(table, order)
    marks = [have - FIRST * order.index(character) for character, have in enumerate(final)]
    return chance_among(marks, own, secrets, NARROW)
