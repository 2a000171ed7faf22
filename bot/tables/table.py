"""A table in a channel: who sits there, what they play, how far it has got."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import blake2b
from random import Random
from typing import Any, Final

from bot.games.interface import Game, Json, SeatSetup, value
from bot.games.match import Match
from bot.games.record import digest
from bot.tables.terms import CHOICES, LANGUAGES, Terms

MOST_VEILED: Final = 999_999_999
"""The largest stamp that a button bears."""


@value
class User:
    """The user behind a command or a button."""

    id: int
    name: str
    language: str


class Status(StrEnum):
    """The phase of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"

    @property
    def is_active(self) -> bool:
        """Whether the table still occupies its channel."""
        return self in (Status.LOBBY, Status.RUNNING)


class AlarmKind(StrEnum):
    """What happens if nobody acts."""

    COMPUTER = "computer"
    """A computer makes its move."""
    CALL = "call"
    """A player who wasn't called, because everybody watches, has been idle for a while."""
    REMINDER = "reminder"
    """Half of the turn time is over."""
    TIMEOUT = "timeout"
    """All of the turn time is over."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """What happens next if nobody acts, and when."""

    at: float
    kind: AlarmKind


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table."""

    user: int | None
    """Discord's user id; below zero for a user who has been forgotten, None for a computer."""
    name: str
    own: str | None
    """The player's own ingredient, where the game has one."""
    language: str = LANGUAGES[0]
    """The language of this player's direct messages."""
    is_absent: bool = False
    """Whether the computer plays for a player whose time ran out."""
    has_left: bool = False
    """Whether the player has left the running game to the computer."""
    missed: int = 0
    """How many turn times have run out in a row."""
    was_helped: bool = False
    """Whether a computer has moved for a person who sits there, or sat there."""
    begins: bool = False
    """Whether this player was chosen to begin."""
    notes: Json = None
    """The player's own notes, which nobody else may read."""
    strength: str = CHOICES["strength"][0]
    """The strength of the computer here, including one that takes over from a person."""

    @property
    def is_person(self) -> bool:
        """Whether a person sits there and hasn't left."""
        return self.user is not None and not self.has_left

    @property
    def is_forgotten(self) -> bool:
        """Whether a user sat there who has been forgotten."""
        return self.user is not None and self.user < 0

    @property
    def setup(self) -> SeatSetup:
        """The chair, as the rules and records see it."""
        return SeatSetup(self.name, self.own, self.strength if self.user is None else None)

    @property
    def is_played_by_computer(self) -> bool:
        """Whether the computer makes the moves here."""
        return not self.is_person or self.is_absent


@dataclass(frozen=True, slots=True)
class Seating:
    """Where a table is, who sits there, and on what terms they play: nothing of the game itself."""

    guild: int
    channel: int
    host: int
    """Discord's id of the user who opened it, or has inherited it."""
    game: Game[Any]
    options: Mapping[str, Json]
    terms: Terms
    chairs: tuple[Chair, ...]
    home: int | None = None
    """The channel above the thread, if the table has a thread of its own."""
    id: int = 0
    """Set by the store."""
    status: Status = Status.LOBBY
    alarm: Alarm | None = None
    is_blocked: bool = False
    """Whether the table may not speak in its channel at present."""

    @property
    def game_id(self) -> str:
        return self.game.id

    @property
    def seats(self) -> list[SeatSetup]:
        """The chairs, as the rules see them."""
        return [chair.setup for chair in self.chairs]

    @property
    def first(self) -> int | None:
        """The seat chosen to begin; None if that is drawn."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.begins), None)

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def is_last_person(self, seat: int) -> bool:
        """Whether the person in this seat is the last one left."""
        return [one for one, chair in enumerate(self.chairs) if chair.is_person] == [seat]

    def find_seat(self, user: int) -> int | None:
        """The seat of a user who sits there, or sat there and may come back."""
        for seat, chair in enumerate(self.chairs):
            if chair.user == user:
                return seat
        return None


@dataclass(frozen=True, slots=True)
class Table(Seating):
    """One table at one moment. Its options are fixed once the cards are dealt."""

    revision: int = 0
    """Grows with every save, so that a second writer is noticed."""
    match: Match | None = None
    """None in the lobby."""
    before: Match | None = None
    """The game before the move whose story is being told, if there is one."""
    salts: tuple[bytes | None, ...] = ()
    """For each entry of the game's log the salt of its seal; None for moves."""
    holder: int | None = None
    """The process that holds the table's lease; None if the store isn't shared."""

    @property
    def is_told(self) -> bool:
        """Whether the channel has heard of everything that happened."""
        return self.before is None

    def as_told(self) -> "Table":
        """The table as the channel knows it, without the move whose story is still being told."""
        if self.match is None:
            return self
        match = self.before or self.match
        return replace(self, match=match if match.log else None)

    @property
    def acting(self) -> int | None:
        """The seat whose turn it is, if the game waits for one."""
        actor = None if self.match is None else self.match.actor
        return actor if isinstance(actor, int) else None

    @property
    def acts_in_secret(self) -> bool:
        """Whether only the player whose turn it is may know that."""
        return self.acting is not None and self.game.hides_actor(self.get_match().state)

    @property
    def shows_choice(self) -> bool:
        """Whether everybody may see the choice of the player whose turn it is."""
        return self.match is not None and not self.game.hides_move(self.match.state)

    def get_match(self) -> Match:
        """The game of a table that has begun."""
        assert self.match is not None
        return self.match

    def with_chair(self, seat: int, **changes: Any) -> "Table":
        """The table with these changes to a chair."""
        chairs = [*self.chairs]
        chairs[seat] = replace(chairs[seat], **changes)
        return replace(self, chairs=tuple(chairs))

    @property
    def seals(self) -> list[str]:
        """The seals of all that chance has brought so far."""
        match = self.get_match()
        return [
            digest(salt, match.game.dump_entry(entry))
            for entry, salt in zip(match.log, self.salts, strict=False)
            if salt is not None
        ]

    def veil(self, stamp: int) -> int:
        """The stamp of a state as buttons bear it.

        The plain number of entries would tell how many were asked for help in vain (B6.2).
        """
        return self._draw(str(stamp)) % MOST_VEILED + 1

    def mind(self, seat: int) -> Random:
        """A seat's random choices at this moment: always the same, but nobody can foresee them."""
        return Random(self._draw(f"{seat} after {len(self.get_match().log)}"))

    def _draw(self, what: str) -> int:
        """A number that only those who know the salts of the game can tell."""
        key = next((salt for salt in self.salts if salt), b"")
        return int.from_bytes(blake2b(what.encode(), digest_size=4, key=key[:64]).digest(), "big")

    def unveil(self, veiled: int) -> int:
        """The stamp behind a veiled one, or that of the deal if there was never such a stamp."""
        if not veiled:
            return 0
        entries = 0 if self.match is None else len(self.match.log)
        stamps = range(entries + 1, 1, -1)
        return next((stamp for stamp in stamps if self.veil(stamp) == veiled), 1)
