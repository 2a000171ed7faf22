"""The normal player's estimates, measured in pizzas."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """Estimates, found by letting players with different weights play many games."""

    supply_pace: float = 1.3
    """How many cards of the supply a player draws in a turn, on average."""
    hope: float = 0.8
    """How far to count on cards that are still to be drawn."""
    stay: float = 0.95
    """How likely a card on the table is still there when the player's next order comes."""
    next_order: float = 0.6
    """The worth of a further order in hand, compared with the one before."""
    prospect: float = 0.8
    """The worth of an order in hand that can be played next turn."""
    carry: float = 0.5
    """What is left of that if the round ends before the order is played."""
    spoiled: float = 0.03
    """The cost of an order that is not baked: little, as it makes room in hand."""
    lock: float = 0.02
    """The cost of keeping a card in hand for an order in the oven, for each turn to come."""
    gift: float = 0.03
    """The cost of leaving a card on the table for the others."""
    kept: float = 0.03
    """The worth of an ingredient in hand for the rounds to come."""
    tie: float = 0.004
    """The worth of an ingredient in hand at the end of the game (A7.2)."""
    starving: float = 0.5
    """The cost of having nothing to put in next turn but cards kept for the oven."""
    rival: float = 0.8
    """The cost if each of the others delivers a pizza."""
    trust: float = 0.85
    """How likely others are at first to complete an order that needs one card from the hand."""
    trust_seen: float = 4.0
    """How many orders must be seen before experience counts as much as that."""
    trust_each: float = 0.6
    """What is left of that with every further card: many who lack four do not mean to bake."""
    obliging: float = 0.9
    """How likely a player who can help is to help."""


WEIGHTS: Final = Weights()
