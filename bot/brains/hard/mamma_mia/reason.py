"""The hard player's reasons in Mamma Mia! and Plus."""

from typing import Literal, TypeAlias

from bot.brains.interface import Reason
from bot.games.interface import value
from bot.games.mamma_mia.cards import Counts, Ingredient

Why: TypeAlias = Literal[
    "none", "lies", "free", "wanted", "spare", "counts", "keeps", "alone", "empty"
]
"""What speaks for a move: cards lie in the oven, the order may burn, an order in hand needs the
cards, none does, it's a pizza at once, the hand stays full, the hand isn't enough, or is empty.
"""


@value
class Because:
    """What speaks for a move."""

    why: Why
    order: str | None = None
    ingredient: Ingredient | None = None
    count: int = 0
    rival: int | None = None
    """The seat that needs some of these cards too."""


@value
class Expectation(Reason):
    """What came of a move in its rollouts."""

    pizzas: float
    """How many of the player's orders are baked in this round, from here on."""
    order: str | None
    """The order that goes in, or that help is asked for."""
    likely: float
    """How likely that one is to be baked."""
    missing: Counts
    """What it still lacks."""
    chance: float
    """The chance to win."""
    because: Because = Because("none")
