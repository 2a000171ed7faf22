"""What makes a move the best."""

from collections.abc import Sequence
from typing import Final

from bot.brains.hard.mamma_mia.reason import Expectation
from bot.brains.interface import Reason
from bot.screens.hints import percent
from bot.screens.words import Words

EVEN: Final = 0.5
"""From here on an order is more likely to be baked than not."""


def reason_text(reason: Reason, words: Words) -> str:
    """What a move is expected to bring, in one sentence."""
    if not isinstance(reason, Expectation):
        return ""
    chance = percent(reason.chance)
    if not reason.baked:
        return words("hint-nothing-bakes", chance=chance)
    likely = [one for one in reason.baked if one[1] >= EVEN]
    doubtful = [one for one in reason.baked if one[1] < EVEN]
    return words(
        "hint-bakes",
        likely=_orders(likely, words),
        doubtful=_orders(doubtful, words),
        which="both" if likely and doubtful else "likely" if likely else "doubtful",
        lacks=reason.missing,
        count=len(reason.baked),
        chance=chance,
    )


def _orders(shares: Sequence[tuple[str, float]], words: Words) -> list[str]:
    return [words("hint-order", order=order, chance=percent(share)) for order, share in shares]
