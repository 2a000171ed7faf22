"""What everybody, or one seat, may know of a table."""

from typing import TypeVar

from bot.games.interface import Kind, Move, View
from bot.tables.table import Table

V = TypeVar("V", bound=View)


def look(kind: type[V], table: Table, seat: int | None = None) -> V:
    """What this seat sees, or what everybody sees for None."""
    match = table.get_match()
    view = match.game.view(match.state, seat)
    assert isinstance(view, kind)
    return view


def offered(table: Table, seat: int, example: Move) -> Kind:
    """The moves of the example's kind that the seat may make now. Raises Refused if none."""
    match = table.get_match()
    kind = match.legal().find(type(example)) if match.actor == seat else None
    if kind is None:
        refused = match.game.refusal(match.state, seat, example)
        assert refused is not None
        raise refused
    return kind
