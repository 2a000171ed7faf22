"""What everybody, or one seat, sees of Mamma I."""

from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.events import GameEnded
from bot.games.mamma_i.scoring import Points
from bot.games.mamma_i.views import MammaIView
from bot.screens import seen
from bot.tables.table import Table


def onlook(table: Table) -> MammaIView:
    """What everybody sees."""
    return seen.look(MammaIView, table)


def look(table: Table, seat: int) -> MammaIView:
    """What this seat sees."""
    return seen.look(MammaIView, table, seat)


def find_owner(view: MammaIView, card: str) -> Character:
    """The character with this market card."""
    return next(
        character
        for character in Character
        if any(bought.card == card for bought in view.family[character].market)
    )


def get_end(table: Table) -> GameEnded:
    """How the game ended."""
    events = reversed(table.get_match().events)
    return next(event for event in events if isinstance(event, GameEnded))


def get_points(table: Table) -> tuple[Points, ...]:
    """The points of all characters in a finished game."""
    points = onlook(table).points
    assert points is not None
    return points


def get_arrival(table: Table) -> tuple[Character, ...]:
    """The order in which the characters arrived in a finished game."""
    arrival = onlook(table).arrival
    assert arrival is not None
    return arrival


def find_deciding_arrival(table: Table, end: GameEnded, seat: int) -> int | None:
    """The place at dinner of the seat's character, if it was the tie-break."""
    if end.points.count(end.points[seat]) == 1:
        return None
    return get_arrival(table).index(end.characters[seat]) + 1
