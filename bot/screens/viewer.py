"""Who reads a screen, and what they may know: all that screens are made from."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast, get_origin, get_type_hints

from bot.games.errors import Refused
from bot.games.fields import Seat
from bot.games.interface import Event, LegalMoves, Move, MoveSet, View
from bot.games.observation import Observation
from bot.screens.people import person_name
from bot.screens.words import Words, joined
from bot.tables.table import Seating, Table

V = TypeVar("V", bound=View)

Sayable: TypeAlias = Event | Move


@dataclass(frozen=True, slots=True, eq=False)
class Reader:
    """Somebody who reads about a table in their language."""

    table: Seating
    words: Words

    def say(self, value: Sayable) -> str:
        """An event or a move in the words of its own message; empty if it has none."""
        return said(self.words, value, self.names)

    def names(self, seats: int | Sequence[int]) -> str:
        """The name of a player, or those of several."""
        several = [seats] if isinstance(seats, int) else seats
        return joined(self.words, [person_name(self.table, seat) for seat in several])


def said(words: Words, value: Sayable, names: Callable[[Any], str] = str) -> str:
    """An event or a move in the words of its own message, with the names of its seats."""
    key, fields, seats = message_of(type(value))
    if not words.has(key):
        return ""
    facts = {name: getattr(value, name) for name in fields}
    return words(key, **facts | {name: names(facts[name]) for name in seats})


@cache
def message_of(kind: type[Sayable]) -> tuple[str, Sequence[str], Sequence[str]]:
    """The key of a class's message, its fields, and those of them that are seats."""
    hints = get_type_hints(kind, include_extras=True)
    fields = [name for name, hint in hints.items() if get_origin(hint) is not ClassVar]
    seats = [name for name in fields if hints[name] in (Seat, tuple[Seat, ...])]
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return f"{'move' if issubclass(kind, Move) else 'event'}-{name}", fields, seats


@dataclass(frozen=True, slots=True, eq=False)
class Viewer(Reader, Generic[V]):
    """Somebody who sees a game: a player, or everybody in the channel."""

    seat: int | None
    """The player's seat; None for everybody."""
    news: Sequence[Event]
    """What the viewer has seen of the move whose story is being told."""
    legal: LegalMoves
    """What may be done now, if the viewer must act, or everybody sees it."""
    refusal: Callable[[Move], Refused | None]
    """Why the viewer may not make a move, or None if they may."""
    is_behind: bool
    """Whether a move is being told that the viewer doesn't see yet."""
    stamp: int
    """The stamp of buttons that are valid in the present state only."""
    find_seals: Callable[[], Sequence[str]]
    """The seals of all that chance has brought so far."""
    _observation: Observation

    @property
    def view(self) -> V:
        """What the viewer sees now."""
        return cast("V", self._observation.view)

    @property
    def events(self) -> Sequence[Event]:
        """What the viewer has seen so far."""
        return self._observation.events

    @property
    def acts(self) -> bool:
        """Whether it's the viewer who must act."""
        return self.seat is not None and self.view.acting == self.seat


AnyViewer: TypeAlias = Viewer[Any]


def look(table: Table, words: Words, seat: int | None = None) -> AnyViewer:
    """The table as this seat sees it, or everybody for None."""
    match = table.get_match()
    game, state = match.game, match.state
    is_shown = game.shows_legal(state) if seat is None else match.actor == seat
    news = () if table.before is None else match.since(table.before)
    return Viewer(
        table,
        words,
        seat,
        news=[event for event in news if event.is_seen_by(seat)],
        legal=match.legal() if is_shown else LegalMoves(),
        refusal=lambda move: None if seat is None else game.refusal(state, seat, move),
        is_behind=table.before is match,
        stamp=table.veil(len(match.log) + 1),
        find_seals=lambda: table.seals,
        _observation=match.observe(seat),
    )


def offered(viewer: AnyViewer, example: Move) -> MoveSet:
    """The moves like the example that the viewer may make now. Raises Refused if none."""
    moves = viewer.legal.find(type(example))
    if moves is None:
        refused = viewer.refusal(example)
        assert refused is not None
        raise refused
    return moves
