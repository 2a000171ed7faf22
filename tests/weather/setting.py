"""What all trials begin with."""

from random import Random

from bot.tables.terms import CHOICES
from tests.games.setups import SETUPS

SLOW = {"strength": ("easy", "normal")}
"""Terms of which not every choice is tried: hard computers take their time."""


def draw_setup(rng: Random) -> tuple[str, dict, int]:
    """A game, its options, and how many play."""
    return rng.choice(SETUPS).values


def draw_terms(rng: Random) -> dict[str, str]:
    """Terms at random."""
    return {name: rng.choice(SLOW.get(name, choices)) for name, choices in CHOICES.items()}
