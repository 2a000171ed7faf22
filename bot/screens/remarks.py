"""How a finished game went, in its most remarkable moments."""

from collections.abc import Iterable
from typing import Final

from bot.games.interface import value

LEAST: Final = 2
MOST: Final = 4
"""How many sentences make a paragraph for a phone."""

TRIFLE: Final = 1
"""The interest of remarks to make only when there is nothing better."""


@value
class Remark:
    """A sentence about a finished game."""

    interest: int
    """How remarkable it is, compared with others."""
    text: str


def most_remarkable(remarks: Iterable[Remark | None]) -> list[str]:
    """The few best sentences, in their original order."""
    every = [one for one in remarks if one is not None]
    ranked = sorted(every, key=lambda one: -one.interest)
    best = [
        one for place, one in enumerate(ranked[:MOST]) if place < LEAST or one.interest > TRIFLE
    ]
    return [one.text for one in every if one in best]


def paragraph(sentences: Iterable[str]) -> str:
    """The sentences as one paragraph, with room before what follows."""
    return f"{' '.join(sentences)}\n"
