"""Who wins, and why (A7, B5)."""

from typing import Final, Literal, TypeAlias

from bot.games.fields import BySeat, Seat
from bot.games.interface import Outcome, value
from bot.games.mamma_mia.state import State

WinReason: TypeAlias = Literal["delivered", "ingredients", "shared"]
BY_DELIVERED: Final = "delivered"
"""The winner delivered more orders than anyone else."""
BY_INGREDIENTS: Final = "ingredients"
"""Among those who delivered most, the winner has more ingredients in hand (A7.2)."""
SHARED: Final = "shared"
"""Nothing tells the winners apart (A7.3)."""


@value
class Score:
    """The numbers that decide the game, by seat."""

    winners: tuple[Seat, ...]
    reason: WinReason
    delivered: BySeat[int]
    hand: BySeat[int]


def deliveries(state: State) -> tuple[int, ...]:
    """The number of orders that each seat has finished."""
    owners = [finished.seat for finished in state.finished]
    return tuple([owners.count(seat) for seat in range(state.players)])


def score(state: State) -> Score:
    """The score by most delivered orders, then by most ingredients in hand (A7.2, A7.3)."""
    delivered = deliveries(state)
    hand = tuple([sum(seat.hand) for seat in state.seats])
    best = max(zip(delivered, hand, strict=True))
    winners = [
        seat for seat, marks in enumerate(zip(delivered, hand, strict=True)) if marks == best
    ]
    if len(winners) > 1:
        reason = SHARED
    elif delivered.count(best[0]) > 1:
        reason = BY_INGREDIENTS
    else:
        reason = BY_DELIVERED
    return Score(tuple(winners), reason, delivered, hand)


def outcome(state: State) -> Outcome:
    """The outcome, as records state it."""
    final = score(state)
    openings = [
        [{"seat": card.seat, "order": card.order, "baked": card.baked} for card in opening]
        for opening in state.openings
    ]
    result = {
        "winners": list(final.winners),
        "delivered": list(final.delivered),
        "hand": list(final.hand),
        "openings": openings,
    }
    return Outcome(final.winners, final.reason, result)
