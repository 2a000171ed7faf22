"""What makes a move the best, in words."""

from bot.brains.hard.mamma_i.reason import Prospect
from bot.brains.interface import Reason
from bot.screens.hints import percent
from bot.screens.words import Words


def reason_text(reason: Reason, words: Words) -> str:
    """What a move is expected to bring, in one sentence."""
    if not isinstance(reason, Prospect):
        return ""
    chance = percent(reason.chance)
    if reason.arrival is not None:
        return words("hint-arrives", who=reason.arrival, chance=chance)
    return words("hint-buys", who=reason.buyer, chance=chance)
