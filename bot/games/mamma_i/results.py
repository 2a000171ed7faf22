"""The seats' final results (C8)."""

from collections.abc import Sequence

from bot.games.interface import Event, SeatResult
from bot.games.mamma_i.cards import CHARACTER_WORDS
from bot.games.mamma_i.events import Arrived, GameEnded


def seat_results(events: Sequence[Event]) -> tuple[SeatResult, ...]:
    """Every seat's final result, ranked by points, then by early arrival (C8.7)."""
    end = next(event for event in reversed(events) if isinstance(event, GameEnded))
    arrived = {event.character: event.place for event in events if isinstance(event, Arrived)}
    return tuple(
        [
            SeatResult(mark=(points, -arrived[character]), character=CHARACTER_WORDS[character])
            for points, character in zip(end.points, end.characters, strict=True)
        ]
    )
