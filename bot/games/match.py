"""A game in play: its seats, its log and its state."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any

from bot.games.growing import Growing
from bot.games.interface import (
    CHANCE,
    Actor,
    Event,
    Game,
    Json,
    LegalMoves,
    LogEntry,
    SeatSetup,
)
from bot.games.observation import Observation


@lru_cache(maxsize=2**12)
def shared(value: Any) -> Any:
    """The value or an equal one, to save memory: most things happen at other tables too."""
    return value


@dataclass(frozen=True, slots=True, eq=False)
class Match:
    """A game in play, at one moment. The log is the truth; the state follows from it."""

    game: Game[Any]
    options: Mapping[str, Json]
    seats: tuple[SeatSetup, ...]
    state: Any
    log: Growing[LogEntry] = field(default_factory=Growing[LogEntry])
    events: Growing[Event] = field(default_factory=Growing[Event])

    @classmethod
    def begin(
        cls, game: Game[Any], options: Mapping[str, Json], seats: Sequence[SeatSetup]
    ) -> "Match":
        """The game before the first entry. Raises BadSetup."""
        options = game.complete_options(options)
        return cls(game, options, tuple(seats), game.start(options, tuple(seats)))

    @property
    def actor(self) -> Actor:
        return self.game.actor(self.state)

    def legal(self) -> LegalMoves:
        return self.game.legal(self.state)

    def apply(self, entry: LogEntry) -> "Match":
        """The game after this entry. Raises Refused."""
        step = self.game.apply(self.state, entry)
        return Match(
            self.game,
            self.options,
            self.seats,
            step.state,
            self.log.plus([shared(entry)]),
            self.events.plus(map(shared, step.events)),
        )

    def since(self, former: "Match") -> Sequence[Event]:
        """What has happened since that moment."""
        return self.events[len(former.events) :]

    def deal_chance(self, rng: Random) -> "Match":
        """The game after chance has acted for as long as it must."""
        match = self
        while match.actor == CHANCE:
            match = match.apply(self.game.chance(match.state, rng))
        return match

    def observe(self, seat: int | None) -> Observation:
        """What this seat knows, or an onlooker for None."""
        return Observation(
            lambda: self.game.view(self.state, seat),
            lambda: [event for event in self.events if event.is_seen_by(seat)],
        )
