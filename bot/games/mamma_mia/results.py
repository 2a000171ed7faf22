"""The seats' final results (A7)."""

from collections.abc import Sequence

from bot.games.interface import Event, SeatResult
from bot.games.mamma_mia.events import GameEnded, OrderBaked, OrderFailed


def seat_results(events: Sequence[Event]) -> tuple[SeatResult, ...]:
    """Every seat's final result, ranked by orders delivered, then by ingredients in hand (A7.2)."""
    end = next(event for event in reversed(events) if isinstance(event, GameEnded))
    return tuple([_result(events, end, seat) for seat in range(len(end.delivered))])


def _result(events: Sequence[Event], end: GameEnded, seat: int) -> SeatResult:
    baked = [event for event in events if isinstance(event, OrderBaked) and event.seat == seat]
    best = max(baked, key=lambda one: sum(one.taken), default=None)
    return SeatResult(
        mark=(end.delivered[seat], end.hand[seat]),
        delivered=end.delivered[seat],
        failed=sum(isinstance(event, OrderFailed) and event.seat == seat for event in events),
        best=None if best is None else best.order,
        size=0 if best is None else sum(best.taken),
    )
