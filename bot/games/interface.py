"""What every game offers to those who host it, play it or describe it.

A game is played by *entries*: outcomes of chance and moves of seats. `Game.apply` takes a state
and an entry and gives the next state with the events on the way, or raises `Refused`. States,
moves, chance, events and views are values: nothing changes them once they are made.

Legality has one source, the *kinds* that `Game.legal` gives: a move is legal if and only if its
kind is on offer and does not refuse it. A kind knows what its moves may hold, so it can
list them one by one, explain a refusal, and pick one at random without listing.
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

CHANCE: Final = "chance"
Actor: TypeAlias = int | Literal["chance"] | None
"""Who must act: a seat, chance, or nobody because the game is over."""

Json: TypeAlias = Any
"""A value as the json module makes and accepts it."""


T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Makes a class of values, which the type checker lets nobody change.

    At run time nothing prevents it, because that would make values four times as slow to build,
    and every move builds several.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


class Move:
    """What a player decides. Subclasses are values."""

    __slots__ = ()
    kind: ClassVar[str]


class Chance:
    """What the shuffle decided. Subclasses are values."""

    __slots__ = ()
    kind: ClassVar[str]


@value
class Made:
    """A move with the seat that makes it."""

    seat: int
    move: Move


Entry: TypeAlias = Made | Chance


class Event:
    """Something that happened at the table. Subclasses are values.

    A private event has a `seat` and is seen by that seat only, any other by everyone.
    """

    __slots__ = ()
    private: ClassVar[bool] = False

    def is_seen_by(self, seat: int | None) -> bool:
        """Whether this seat, or an onlooker for None, sees it happen."""
        return not self.private or seat == getattr(self, "seat")  # noqa: B009


class View:
    """What one seat, or an onlooker, may see of a state. Subclasses are values."""

    __slots__ = ()


class Kind(ABC):
    """One kind of move that a seat may make now, and what it may hold."""

    __slots__ = ()
    makes: ClassVar[type[Move]]

    @abstractmethod
    def __iter__(self) -> Iterator[Move]:
        """Every legal move of the kind, one after the other, lazily."""

    @abstractmethod
    def refusal(self, move: Any) -> Refused | None:
        """Why a move of this kind is not legal, or None if it is."""

    def sample(self, rng: Random) -> Move:
        """One of the legal moves at random; kinds with very many override it."""
        return rng.choice(tuple(self))


class Legal(tuple[Kind, ...]):
    """The kinds of move that a seat may make now; none of them is empty."""

    __slots__ = ()

    def moves(self) -> Iterator[Move]:
        """Every legal move, lazily: there can be hundreds of thousands."""
        return iter(self[0]) if len(self) == 1 else chain.from_iterable(self)

    def sample(self, rng: Random) -> Move:
        """A kind at random, then a move of that kind at random."""
        return rng.choice(self).sample(rng)

    def find(self, makes: type[Move]) -> Kind | None:
        """The kind on offer that makes such moves, or None."""
        for kind in self:
            if kind.makes is makes:
                return kind
        return None

    def allows(self, move: Move) -> bool:
        """Whether this very move is legal."""
        kind = self.find(type(move))
        return kind is not None and kind.refusal(move) is None


@value
class Outcome:
    """How a game ended: who won, why, and the result as the record states it."""

    winners: tuple[int, ...]
    reason: str
    result: Mapping[str, Json]


@value
class Feat:
    """What a seat has to show for itself when a game is over, in words that all games share."""

    mark: tuple[int, ...]
    """What the seats are ranked by; the greatest wins, and equal ones share a place."""
    delivered: int = 0
    """How many orders it has delivered."""
    failed: int = 0
    """How many of its orders came out of the oven unbaked."""
    best: str | None = None
    """The order that took most cards of those it had baked; the earliest of equal ones."""
    size: int = 0
    """How many cards that took."""
    character: str | None = None
    """Whom it played for."""


class State(Protocol):
    """Everything on the table. Only the family of games that it belongs to looks further in.

    A state never changes once it is given out: `Game.apply` works on a copy.
    """

    actor: Actor
    legal: Legal | None
    """What the seat that must act may do, kept once it has been asked for."""

    def copy(self) -> Self:
        """A state of its own with the same cards."""
        ...


S = TypeVar("S", bound=State)


@value
class Step(Generic[S]):
    """What an entry leads to."""

    state: S
    events: tuple[Event, ...]


@value
class SeatSetup:
    """Who sits down: a name, and the player's own ingredient where the game has one."""

    name: str
    own: str | None = None
    computer: str | None = None
    """Which computer player it is; None for a person."""


class Game(ABC, Generic[S]):
    """One game of the registry. It holds no state of its own."""

    id: str
    title: str
    family: str
    """The games that are much the same share a family; skill in one is skill in the others."""
    min_players: int
    max_players: int
    option_values: Mapping[str, tuple[Json, ...]]
    """Every option with the values that it may have, the default first."""
    own_ingredients: tuple[str, ...] = ()
    """The own ingredients that seats choose from, if the game has any."""
    lets_choose_first: bool = False
    """Whether a table may say who begins, instead of leaving it to chance."""
    reconstruction: str | None = None
    """What players should know of cards that the rulebook does not show."""

    def complete_options(self, options: Mapping[str, Json]) -> dict[str, Json]:
        """The options with defaults for what is left out. Raises BadSetup."""
        for name, value in options.items():
            if name not in self.option_values:
                known = ", ".join(self.option_values) or "none"
                raise BadSetup(f"{self.id} has no option {name!r}; it has {known}")
            allowed = self.option_values[name]
            if not any(type(value) is type(known) and value == known for known in allowed):
                raise BadSetup(f"{name} must be one of {', '.join(map(str, allowed))}")
        return {name: values[0] for name, values in self.option_values.items()} | dict(options)

    def options_in_force(self, options: Mapping[str, Json], players: int) -> Mapping[str, Json]:
        """Those of the complete options that apply with this many players."""
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
        """Who must act now."""
        return state.actor

    def hides_actor(self, state: S) -> bool:
        """Whether only the seat that must act may know which it is."""
        return False

    def hides_move(self, state: S) -> bool:
        """Whether nobody else may know what the seat that must act chooses."""
        return self.hides_actor(state)

    @abstractmethod
    def chance(self, state: S, rng: Random) -> Chance:
        """An outcome of the chance that is due, drawn with `rng`."""

    def begin_with(self, deal: Chance, seat: int) -> Chance:
        """The same deal with another seat to begin, where a table may say so."""
        return deal

    def legal(self, state: S) -> Legal:
        """What the seat that must act may do; empty when no seat must."""
        # A host asks twice for every move: to offer the moves, and to check the answer.
        if state.legal is None:
            state.legal = self._offer(state)
        return state.legal

    @abstractmethod
    def _offer(self, state: S) -> Legal:
        """The kinds of move that are not empty."""

    def refusal(self, state: S, seat: int, move: Move) -> Refused | None:
        """Why this seat may not make this move now, or None if it may."""
        if seat != state.actor:
            return self._not_yours(state, seat, move)
        kind = self.legal(state).find(type(move))
        return self._not_now(state, move) if kind is None else kind.refusal(move)

    @abstractmethod
    def _not_yours(self, state: S, seat: int, move: Move) -> Refused:
        """Why a seat that is not to act may not make the move."""

    @abstractmethod
    def _not_now(self, state: S, move: Move) -> Refused:
        """Why a kind of move is not on offer to the seat that must act."""

    @abstractmethod
    def chance_refusal(self, state: S, chance: Chance) -> Refused | None:
        """Why chance cannot have brought this about now, or None if it can."""

    def apply(self, state: S, entry: Entry) -> Step[S]:
        """The next state and what happened on the way. Raises Refused."""
        events: list[Event] = []
        if isinstance(entry, Made):
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
        """Changes the state by a move that is not refused, and tells what happens."""

    @abstractmethod
    def _accept(self, state: S, chance: Chance, events: list[Event]) -> None:
        """Changes the state by an outcome of chance that fits, and tells what happens."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What the seat may see, or an onlooker for None."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def feats(self, events: Sequence[Event]) -> tuple[Feat, ...]:
        """What every seat has to show for itself, by all that happened in a finished game."""

    @abstractmethod
    def write_move(self, move: Move) -> str:
        """The move in the short notation of the game."""

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """The move that the notation stands for. Raises BadText."""

    @abstractmethod
    def dump_entry(self, entry: Entry) -> Json:
        """The entry as a record keeps it."""

    @abstractmethod
    def load_entry(self, data: Json, options: Mapping[str, Json]) -> Entry:
        """The entry that a record keeps, with all options given. Raises NotARecord."""

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str]) -> str:
        """The event as one plain sentence, for those who see it."""
