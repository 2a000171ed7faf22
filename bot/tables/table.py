"""A table in a channel: who sits there, what is played, how far it has got."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import blake2b
from random import Random
from typing import Any, Final

from bot.games.interface import Game, Json, SeatSetup
from bot.games.match import Mark, Match
from bot.tables.terms import CHOICES, LANGUAGES, Terms

MOST_VEILED: Final = 999_999_999
"""The largest stamp that a button bears."""


class Status(StrEnum):
    """How far a table has got."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"

    @property
    def is_active(self) -> bool:
        """Whether the table still occupies its channel."""
        return self in (Status.LOBBY, Status.RUNNING)


class AlarmKind(StrEnum):
    """What is to be done when nobody has acted."""

    COMPUTER = "computer"
    """A computer makes its move."""
    CALL = "call"
    """A player who was not called yet, as everybody watches, has not acted for a while."""
    REMINDER = "reminder"
    """Half of the turn time is over."""
    TIMEOUT = "timeout"
    """All of the turn time is over."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """When something is to be done because nobody has acted."""

    at: float
    kind: AlarmKind


@dataclass(slots=True)
class Chair:
    """A place at the table."""

    user: int | None
    """Discord's id of the user who sits there, a number below zero for somebody who is forgotten;
    None for a computer."""
    name: str
    own: str | None
    """The player's own ingredient, where the game has one."""
    language: str = LANGUAGES[0]
    """The language of this player's direct messages."""
    is_absent: bool = False
    """Whether the computer plays on for a player who let the time run out."""
    has_left: bool = False
    """Whether the player has left the running game to the computer."""
    missed: int = 0
    """How many turn times ran out, one after the other."""
    was_helped: bool = False
    """Whether a computer has made a move for a person who sits there, or sat there."""
    begins: bool = False
    """Whether the table wants this player to begin."""
    notes: Json = None
    """What the player has noted, for nobody else to read."""
    strength: str = CHOICES["strength"][0]
    """How well the computer here plays, also the one that takes over from a person."""

    @property
    def is_person(self) -> bool:
        """Whether a person sits there and has not left."""
        return self.user is not None and not self.has_left

    @property
    def is_forgotten(self) -> bool:
        """Whether a person sat there of whom nothing is kept any more."""
        return self.user is not None and self.user < 0

    @property
    def setup(self) -> SeatSetup:
        """The chair, as the rules and records see it."""
        return SeatSetup(self.name, self.own, self.strength if self.user is None else None)

    @property
    def is_played_by_computer(self) -> bool:
        """Whether the computer makes the moves here."""
        return not self.is_person or self.is_absent


@dataclass(slots=True)
class Table:
    """One table. Its options and chairs are fixed once the cards are dealt."""

    guild: int
    channel: int
    host: int
    """Discord's id of the user who opened it, or has inherited it."""
    game: Game[Any]
    """The rules."""
    options: dict[str, Json]
    terms: Terms
    chairs: list[Chair]
    home: int | None = None
    """The channel above the thread that was made for the table, if there is one."""
    id: int = 0
    """Given by the store."""
    status: Status = Status.LOBBY
    revision: int = 0
    """Counts how often the table was kept, so that a second writer is noticed."""
    match: Match | None = None
    """The game, once it has begun."""
    before: Mark | None = None
    """How far the game was before the move whose story is still being told, if there is one."""
    told_by: float = 0.0
    """When that story should be over, as far as is known (`Clock.monotonic`)."""
    salts: list[bytes | None] = field(default_factory=list[bytes | None])
    """For each entry of the game's log the salt of its seal; None for moves."""
    alarm: Alarm | None = None
    is_blocked: bool = False
    """Whether the table may not speak in its channel at present."""
    keeper: int | None = None
    """Which of the processes that share the store speaks here; None if there is only one."""

    @property
    def game_id(self) -> str:
        """Which game is played."""
        return self.game.id

    @property
    def seats(self) -> list[SeatSetup]:
        """The chairs, as the rules see them."""
        return [chair.setup for chair in self.chairs]

    @property
    def first(self) -> int | None:
        """The seat that is to begin; None if that is drawn."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.begins), None)

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [chair.name for chair in self.chairs]

    @property
    def is_told(self) -> bool:
        """Whether the channel has heard of everything that happened."""
        return self.before is None

    def as_told(self) -> "Table":
        """The table as the channel knows it: without the move whose story is still being told.

        The copy stays like that when the table goes on.
        """
        chairs, salts = [replace(chair) for chair in self.chairs], [*self.salts]
        if self.match is None:
            return replace(self, chairs=chairs, salts=salts)
        mark = self.before or self.match.mark()
        match = self.match.until(mark) if mark.entries else None
        return replace(self, chairs=chairs, salts=salts, match=match)

    @property
    def acting(self) -> int | None:
        """The seat that must act, if the game waits for one."""
        actor = None if self.match is None else self.match.actor
        return actor if isinstance(actor, int) else None

    @property
    def acts_in_secret(self) -> bool:
        """Whether only the player who must act may know who that is."""
        return self.acting is not None and self.game.hides_actor(self.get_match().state)

    @property
    def is_open(self) -> bool:
        """Whether everybody may know what the player who must act chooses."""
        return self.match is not None and not self.game.hides_move(self.match.state)

    def get_match(self) -> Match:
        """The game, once it has begun."""
        assert self.match is not None
        return self.match

    def is_last_person(self, seat: int) -> bool:
        """Whether nobody but the person in this seat is left."""
        return [one for one, chair in enumerate(self.chairs) if chair.is_person] == [seat]

    def veil(self, stamp: int) -> int:
        """The stamp of a state as buttons bear it.

        The plain number of entries would tell how many were asked for help in vain (B6.2).
        """
        return self._draw(str(stamp)) % MOST_VEILED + 1

    def mind(self, seat: int) -> Random:
        """The whims of a seat at this moment: always the same, and foreseen by nobody."""
        return Random(self._draw(f"{seat} after {len(self.get_match().log)}"))

    def _draw(self, what: str) -> int:
        """A number that only those who know the salts of the game can tell."""
        key = next((salt for salt in self.salts if salt), b"")
        return int.from_bytes(blake2b(what.encode(), digest_size=4, key=key[:64]).digest(), "big")

    def unveil(self, veiled: int) -> int:
        """The stamp behind a veiled one, or that of the deal if there never was such a stamp."""
        if not veiled:
            return 0
        entries = 0 if self.match is None else len(self.match.log)
        stamps = range(entries + 1, 1, -1)
        return next((stamp for stamp in stamps if self.veil(stamp) == veiled), 1)

    def find_seat(self, user: int) -> int | None:
        """The seat of a user who sits there, or has sat there and may come back."""
        for seat, chair in enumerate(self.chairs):
            if chair.user == user:
                return seat
        return None
