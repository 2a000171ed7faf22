"""Hints, as the player who asked for one reads them."""

from bot.brains.interface import Advice, Hunch
from bot.screens.family import AnyFamily
from bot.screens.screen import Screen, Text
from bot.screens.words import Words


def hint_screen(family: AnyFamily, advice: Advice, words: Words) -> Screen:
    """What a strong computer would do, and why."""
    move = family.move_text(advice.move, words)
    said = words("hint-move", move=f"{move[:1].upper()}{move[1:]}")
    return Screen((Text(f"{said}\n{_reason(family, advice, words)}"),))


def _reason(family: AnyFamily, advice: Advice, words: Words) -> str:
    if isinstance(advice.reason, Hunch):
        return words("hint-hunch")
    return family.reason(advice.reason, words)


def percent(likelihood: float) -> int:
    """A probability as a percentage; nothing is certain."""
    return min(99, max(1, round(100 * likelihood)))
