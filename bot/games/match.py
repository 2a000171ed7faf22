"""A game in play: its seats, its log and its state."""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache, partial
from random import Random
from typing import Any

from bot.games.interface import (
    CHANCE,
    Actor,
    Entry,
    Event,
    Game,
    Json,
    Legal,
    SeatSetup,
    value,
)
from bot.games.sight import Sight, Witness


@lru_cache(maxsize=2**12)
def shared(value: Any) -> Any:
    """The value or an equal one, to save memory: most things happen at other tables too."""
    return value


@value
class Mark:
    """A moment in a game."""

    state: Any
    entries: int
    events: int


class Match:
    """A game in play. The log is the truth; the state follows from it."""

    def __init__(
        self, game: Game[Any], options: Mapping[str, Json], seats: Sequence[SeatSetup]
    ) -> None:
        """Raises BadSetup."""
        self.game = game
        self.options = game.complete_options(options)
        self.seats = tuple(seats)
        self.state: Any = game.start(self.options, self.seats)
        self.log: list[Entry] = []
        self.events: list[Event] = []
        self._witnesses: dict[int, Witness] = {}

    @property
    def actor(self) -> Actor:
        return self.game.actor(self.state)

    def legal(self) -> Legal:
        return self.game.legal(self.state)

    def apply(self, entry: Entry) -> tuple[Event, ...]:
        """Adds the entry to the log and returns what happened. Raises Refused."""
        step = self.game.apply(self.state, entry)
        self.state = step.state
        self.log.append(shared(entry))
        self.events += [shared(event) for event in step.events]
        return step.events

    def mark(self) -> Mark:
        return Mark(self.state, len(self.log), len(self.events))

    def until(self, mark: Mark) -> "Match":
        """The game as it was at that moment, whatever happens later."""
        former = copy(self)
        former.state = mark.state
        former.log = self.log[: mark.entries]
        former.events = self.events[: mark.events]
        former._witnesses = {}
        return former

    def deal_chance(self, rng: Random) -> tuple[Event, ...]:
        """Lets chance act until it no longer must."""
        before = len(self.events)
        while self.actor == CHANCE:
            self.apply(self.game.chance(self.state, rng))
        return tuple(self.events[before:])

    def sight(self, seat: int) -> Sight:
        return Sight(partial(self.game.view, self.state, seat), self._witness(seat).seen())

    def _witness(self, seat: int) -> Witness:
        """The seat's witness; a new one if the events were replaced."""
        witness = self._witnesses.get(seat)
        if witness is None or not witness.follows(self.events):
            witness = self._witnesses[seat] = Witness(self.events, seat)
        return witness
