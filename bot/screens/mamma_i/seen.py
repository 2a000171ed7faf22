"""What everybody, or one seat, sees of Mamma I."""

from typing import TypeAlias

from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.events import GameEnded
from bot.games.mamma_i.scoring import Points
from bot.games.mamma_i.views import MammaIView
from bot.screens.viewer import Viewer

MammaIViewer: TypeAlias = Viewer[MammaIView]


def find_owner(view: MammaIView, card: str) -> Character:
    """The character with this market card."""
    return next(
        character
        for character in Character
        if any(bought.card == card for bought in view.family[character].market)
    )


def get_end(viewer: MammaIViewer) -> GameEnded:
    """How the game ended."""
    return next(event for event in reversed(viewer.events) if isinstance(event, GameEnded))


def get_points(viewer: MammaIViewer) -> tuple[Points, ...]:
    """The points of all characters in a finished game."""
    points = viewer.view.points
    assert points is not None
    return points


def get_arrival(viewer: MammaIViewer) -> tuple[Character, ...]:
    """The order in which the characters arrived in a finished game."""
    arrival = viewer.view.arrival
    assert arrival is not None
    return arrival


def find_deciding_arrival(viewer: MammaIViewer, end: GameEnded, seat: int) -> int | None:
    """The place at dinner of the seat's character, if it was the tie-break."""
    if end.points.count(end.points[seat]) == 1:
        return None
    return get_arrival(viewer).index(end.characters[seat]) + 1
