"""How everybody finished."""

from collections.abc import Sequence
from typing import Final

from bot.games.places import place_of
from bot.screens.viewer import AnyViewer

MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def marks_of(viewer: AnyViewer) -> list[tuple[int, ...]]:
    """What decides the ranking of a finished game, by seat."""
    return [result.mark for result in viewer.table.game.seat_results(viewer.events)]


def ranking(marks: Sequence[tuple[int, ...]]) -> list[int]:
    """The seats, best first; equal ones in seating order."""
    return sorted(range(len(marks)), key=lambda seat: place_of(marks, seat))


def medal(place: int) -> str:
    """The symbol before a place in the ranking."""
    return MEDALS.get(place, "▫️")
