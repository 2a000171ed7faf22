"""Hints, as the player who has asked for one reads them."""

from bot.brains.interface import Advice
from bot.screens.family import Family
from bot.screens.screen import Screen, Text
from bot.screens.words import Words


def hint_screen(family: Family, advice: Advice, words: Words) -> Screen:
    """What a strong computer would do, and why."""
    move = words("hint-move", move=family.move_text(advice.move, words))
    return Screen((Text(f"{move}\n{family.reason(advice.reason, words)}"),))


def percent(likelihood: float) -> int:
    """How likely something is, in a hundred; nothing is certain."""
    return min(99, max(1, round(100 * likelihood)))
