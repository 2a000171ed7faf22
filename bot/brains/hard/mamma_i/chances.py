"""Chances to win, by points."""

from collections.abc import Sequence
from math import exp, fsum
from typing import Final

from bot.brains.hard.mamma_i.turn_end import final_points
from bot.brains.normal.mamma_i.fast_table import FastTable
from bot.brains.normal.mamma_i.forecast import CERTAIN
from bot.brains.normal.mamma_i.inference import Likely
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


def chance_against(points: Sequence[float], own: int, rivals: Likely, close: float) -> float:
    """The chance that a character wins, if others are played for with these likelihoods."""
    chance = 1.0
    for character, likely in enumerate(rivals):
        if likely:
            lead = (points[own] - points[character]) / close
            chance *= 1 - likely / (1 + exp(min(lead, CERTAIN)))
    return chance


def chance_among(points: Sequence[float], own: int, secrets: Sequence[int], close: float) -> float:
    """The chance that a character wins against those that are played for."""
    behind = [(points[character] - points[own]) / close for character in secrets]
    return 1 / fsum([exp(min(lead, CERTAIN)) for lead in behind])


def chance_at_end(
    table: FastTable, order: Sequence[int], own: int, secrets: Sequence[int]
) -> float:
    """Nearly 1 for the winner of dinner, and nearly 0 for all others (C8.7)."""
    final = final_points(table, order)
    points = [have - FIRST * order.index(character) for character, have in enumerate(final)]
    return chance_among(points, own, secrets, NARROW)
