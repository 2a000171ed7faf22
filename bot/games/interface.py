"""The interface of every game, for whoever hosts, plays or describes it.

A game is played by *entries*: outcomes of chance and moves of seats. `Game.apply` takes a state and
an entry and returns the next state with the events on the way, or raises `Refused`. States, moves,
chance, events and views are values: they never change once they are made.

Legality has one source, the *move sets* from `Game.legal`: a move is legal if and only if its set
is on offer and doesn't refuse it. A move set can list its moves one by one, explain a refusal, and
pick a move at random without listing.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import (
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    dataclass_transform,
)

from bot.games.errors import BadSetup, Refused
from bot.games.fields import Seat

CHANCE: Final = "chance"
Actor: TypeAlias = int | Literal["chance"] | None
"""Who must act: a seat, chance, or nobody because the game is over."""

Json: TypeAlias = Any
"""A value that the json module reads and writes."""


T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Makes a class of values, which only the type checker protects from changes.

    Protection at run time would make values four times as slow to build, and every move builds
    several.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


class Move:
    """A player's decision. Subclasses are values."""

    __slots__ = ()
    kind: ClassVar[str]


class Chance:
    """An outcome of chance. Subclasses are values."""

    __slots__ = ()
    kind: ClassVar[str]


@value
class SeatMove:
    """A move and the seat that makes it."""

    seat: Seat
    move: Move


LogEntry: TypeAlias = SeatMove | Chance


class Event:
    """Something that happened at the table. Subclasses are values.

    Only its `seat` sees a private event; everyone sees any other.
    """

    __slots__ = ()
    private: ClassVar[bool] = False

    def is_seen_by(self, seat: int | None) -> bool:
        """Whether this seat sees it, or an onlooker for None."""
        return not self.private or seat == getattr(self, "seat")  # noqa: B009


class View:
    """What one seat, or an onlooker, may see of a state. Subclasses are values."""

    __slots__ = ()
    acting: int | None
    """The seat that must act, unless that is a secret."""


class MoveSet(ABC):
    """The moves of one class that a seat may make now."""

    __slots__ = ()
    makes: ClassVar[type[Move]]

    @abstractmethod
    def __iter__(self) -> Iterator[Move]:
        """Every move of the set, lazily."""

    @abstractmethod
    def refusal(self, move: Any) -> Refused | None:
        """Why a move of this class is not in the set, or None if it is."""

    def sample(self, rng: Random) -> Move:
        """A random move of the set; very large sets override this."""
        return rng.choice(tuple(self))


class LegalMoves(tuple[MoveSet, ...]):
    """The move sets on offer to a seat; none of them is empty."""

    __slots__ = ()

    def moves(self) -> Iterator[Move]:
        """Every legal move, lazily: there can be hundreds of thousands."""
        return iter(self[0]) if len(self) == 1 else chain.from_iterable(self)

    def sample(self, rng: Random) -> Move:
        """A random move of a random set."""
        return rng.choice(self).sample(rng)

    def find(self, makes: type[Move]) -> MoveSet | None:
        """The set of such moves, or None if none are on offer."""
        for moves in self:
            if moves.makes is makes:
                return moves
        return None

    def allows(self, move: Move) -> bool:
        moves = self.find(type(move))
        return moves is not None and moves.refusal(move) is None


@value
class Outcome:
    """How a game ended: who won, why, and the result as a record states it."""

    winners: tuple[Seat, ...]
    reason: str
    result: Mapping[str, Json]


@value
class SeatResult:
    """A seat's final result, in terms that all games share."""

    mark: tuple[int, ...]
    """What the seats are ranked by: the greatest wins, and equal ones share a place."""
    delivered: int = 0
    failed: int = 0
    """The number of orders that were not baked."""
    best: str | None = None
    """The baked order that took most cards; the earliest of equal ones."""
    size: int = 0
    """The number of cards in `best`."""
    character: str | None = None
    """The character that it played for."""


class State(Protocol):
    """Everything on the table. Only its own family of games looks inside.

    A state never changes once it is given out: `Game.apply` works on a copy.
    """

    actor: Actor
    legal: LegalMoves | None
    """What the seat that must act may do, cached."""

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


@value
class Step(Generic[S]):
    """What an entry leads to."""

    state: S
    events: tuple[Event, ...]


@value
class SeatSetup:
    """A player to seat: a name, and an own ingredient where the game has them."""

    name: str
    own: str | None = None
    computer: str | None = None
    """The name of the computer player; None for a person."""


class Game(ABC, Generic[S]):
    """A game of the registry, without state."""

    id: str
    title: str
    family: str
    """Similar games share a family: skill in one is skill in the others."""
    min_players: int
    max_players: int
    option_values: Mapping[str, tuple[Json, ...]]
    """Every option with its values, the default first."""
    own_ingredients: tuple[str, ...] = ()
    lets_choose_first: bool = False
    """Whether a table may choose who begins, instead of leaving it to chance."""
    is_reconstructed: bool = False
    """Whether the rulebook doesn't show some cards, so that these may be others."""

    def complete_options(self, options: Mapping[str, Json]) -> dict[str, Json]:
        """The options, with defaults for missing ones. Raises BadSetup."""
        for name, value in options.items():
            if name not in self.option_values:
                known = ", ".join(self.option_values) or "none"
                raise BadSetup(f"{self.id} has no option {name!r}; it has {known}")
            allowed = self.option_values[name]
            if not any(type(value) is type(known) and value == known for known in allowed):
                raise BadSetup(f"{name} must be one of {', '.join(map(str, allowed))}")
        return {name: values[0] for name, values in self.option_values.items()} | dict(options)

    def options_in_force(self, options: Mapping[str, Json], players: int) -> Mapping[str, Json]:
        """Which of the complete options apply with this many players."""
        return options

    def check_players(self, players: int) -> None:
        """Raises BadSetup unless this many can play."""
        if not self.min_players <= players <= self.max_players:
            allowed = f"{self.min_players} to {self.max_players}"
            raise BadSetup(f"{self.id} is for {allowed} players, not {players}")

    @abstractmethod
    def start(self, options: Mapping[str, Json], seats: Sequence[SeatSetup]) -> S:
        """The state before the deal. Raises BadSetup."""

    def actor(self, state: S) -> Actor:
        return state.actor

    def hides_actor(self, state: S) -> bool:
        """Whether only the seat that must act may know which it is."""
        return False

    def hides_move(self, state: S) -> bool:
        """Whether the choice of the seat that must act is secret."""
        return self.hides_actor(state)

    def shows_legal(self, state: S) -> bool:
        """Whether everybody sees what the seat that must act may do."""
        return False

    @abstractmethod
    def chance(self, state: S, rng: Random) -> Chance:
        """Draws the outcome of chance that is due."""

    def begin_with(self, deal: Chance, seat: int) -> Chance:
        """The same deal, but with this seat to begin, where the table may choose."""
        return deal

    def legal(self, state: S) -> LegalMoves:
        """What the seat that must act may do; empty if none must."""
        # This is called twice for every move: to offer the moves, and to check the answer.
        if state.legal is None:
            state.legal = self._offer(state)
        return state.legal

    @abstractmethod
    def _offer(self, state: S) -> LegalMoves:
        """The move sets on offer, without empty ones."""

    def refusal(self, state: S, seat: int, move: Move) -> Refused | None:
        """Why this seat may not make this move now, or None if it may."""
        if seat != state.actor:
            return self._not_yours(state, seat, move)
        moves = self.legal(state).find(type(move))
        return self._not_now(state, move) if moves is None else moves.refusal(move)

    @abstractmethod
    def _not_yours(self, state: S, seat: int, move: Move) -> Refused:
        """Why this seat may not make the move while it isn't the one to act."""

    @abstractmethod
    def _not_now(self, state: S, move: Move) -> Refused:
        """Why such a move isn't on offer to the seat that must act."""

    @abstractmethod
    def chance_refusal(self, state: S, chance: Chance) -> Refused | None:
        """Why this can't be the outcome of chance now, or None if it can."""

    def apply(self, state: S, entry: LogEntry) -> Step[S]:
        """The next state and what happened on the way. Raises Refused."""
        events: list[Event] = []
        if isinstance(entry, SeatMove):
            if refusal := self.refusal(state, entry.seat, entry.move):
                raise refusal
            state = state.copy()
            self._make(state, entry.seat, entry.move, events)
        else:
            if refusal := self.chance_refusal(state, entry):
                raise refusal
            state = state.copy()
            self._accept(state, entry, events)
        return Step(state, tuple(events))

    @abstractmethod
    def _make(self, state: S, seat: int, move: Move, events: list[Event]) -> None:
        """Changes the state by a legal move, and adds what happens to the events."""

    @abstractmethod
    def _accept(self, state: S, chance: Chance, events: list[Event]) -> None:
        """Changes the state by an outcome of chance, and adds what happens to the events."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What this seat may see, or an onlooker for None."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def seat_results(self, events: Sequence[Event]) -> tuple[SeatResult, ...]:
        """Every seat's final result, from all events of a finished game."""

    @abstractmethod
    def write_move(self, move: Move) -> str:
        """The move in the game's short notation."""

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """The move that the notation stands for. Raises BadText."""

    @abstractmethod
    def dump_entry(self, entry: LogEntry) -> Json:
        """The entry as JSON for a record."""

    @abstractmethod
    def load_entry(self, data: Json, options: Mapping[str, Json]) -> LogEntry:
        """The entry from a record's JSON, with all options given. Raises NotARecord."""
