"""The whole table, hidden cards included.

A state never changes once it is given out: `apply` works on a copy, the functions in `setup`,
`turns`, `tricks` and `effects` change that copy, and it is the next state when they are done.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Literal, NamedTuple, TypeAlias

from bot.games.interface import CHANCE, Actor, LegalMoves
from bot.games.mamma_i.cards import CHARACTERS, GUESTS, ROWS, Card, Character, Row

Phase: TypeAlias = Literal[
    "deal",
    "secret",
    "secrets",
    "guests",
    "trick",
    "vote",
    "run-over",
    "child",
    "steal",
    "shuffle",
    "over",
]
"""What the table waits for."""


class Seat(NamedTuple):
    """A player."""

    secret: Character | None = None
    has_placed_guest: bool = False
    has_used_stop: bool = False
    """Whether the one stop of the game is used up (C3.9)."""
    has_stopped: bool = False
    """Whether the player takes no more tricks in this turn."""


class Bought(NamedTuple):
    """A market card beside a character."""

    card: str
    is_vertical: bool = True


class Member(NamedTuple):
    """What lies beside a character for the rest of the game."""

    market: tuple[Bought, ...] = ()
    guest: int | None = None

    @property
    def vertical(self) -> tuple[str, ...]:
        """The market cards that can still be turned, stolen or lost."""
        return tuple([bought.card for bought in self.market if bought.is_vertical])

    def with_card(self, card: str) -> "Member":
        """The character with one more market card, vertical."""
        return Member((*self.market, Bought(card)), self.guest)

    def turned(self, card: str) -> "Member":
        """The character with one market card turned to horizontal."""
        market = [Bought(b.card, b.is_vertical and b.card != card) for b in self.market]
        return Member(tuple(market), self.guest)

    def without(self, card: str) -> "Member":
        """The character without this market card."""
        return Member(tuple([b for b in self.market if b.card != card]), self.guest)


def get_owner(family: Sequence[Member], card: str) -> Character:
    """The character that this market card lies beside."""
    for character, member in zip(CHARACTERS, family, strict=True):
        if any(bought.card == card for bought in member.market):
            return character
    raise LookupError(card)


@dataclass(slots=True)
class State:
    """Everything on the table, and who must act."""

    seats: list[Seat]
    phase: Phase = "deal"
    actor: Actor = CHANCE
    chooser: int = 0
    """A, who chooses a secret character (C2.1)."""
    turn: int = 0
    """Which of the six turns it is; 0 before the first."""
    starter: int = 0
    """Who makes the first trick of the turn."""
    trick_player: int = 0
    """Whose trick it is; between two turns, the player who last took an option (C5.3).

    One field is enough, because every trick that begins takes an option (C3.10).
    """
    market: tuple[str, ...] = ()
    """The market cards still for sale, this turn's first."""
    out: tuple[str, ...] = ()
    """The market cards that nobody bought, or that the son lost."""
    deck: tuple[Card, ...] = ()
    """The cards still to come, from the top."""
    display: tuple[Card, ...] = ()
    rows: list[tuple[Card, ...]] = field(default_factory=lambda: [()] * len(ROWS))
    aside: tuple[Card, ...] = ()
    """The cards removed in this turn (C3.7)."""
    family: list[Member] = field(default_factory=lambda: [Member()] * len(CHARACTERS))
    wc: Character | None = None
    hospital: Character | None = None
    votes: tuple[Character, ...] = ()
    """The votes so far, from the trick player's left neighbour on (C3.6)."""
    has_child: bool = False
    """Whether grandpa is with the child (C4.2)."""
    has_grandpa_stolen: bool = False
    """Whether grandpa has used up his one theft (C4.3)."""
    changed: Row | None = None
    """The row that this trick changed, while its effects are settled (C4)."""
    took_child: bool = False
    """Whether this trick took the child."""
    legal: LegalMoves | None = field(default=None, compare=False, repr=False)

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def vertical(self) -> tuple[str, ...]:
        """The vertical market cards of all characters (C3.9)."""
        return tuple([card for member in self.family for card in member.vertical])

    @property
    def without_guest(self) -> tuple[Character, ...]:
        """The characters that can still get a guest (C3.11)."""
        return tuple([c for c in CHARACTERS if self.family[c].guest is None])

    @property
    def next_guest(self) -> int | None:
        """The most negative remaining guest, or None after the last."""
        placed = len(CHARACTERS) - len(self.without_guest)
        return GUESTS[placed] if placed < len(GUESTS) else None

    def seats_from(self, first: int) -> tuple[int, ...]:
        """All seats clockwise, from this one on."""
        return tuple([(first + step) % self.players for step in range(self.players)])

    def copy(self) -> "State":
        twin = State(*_all_fields(self))
        twin.seats = [*self.seats]
        twin.rows = [*self.rows]
        twin.family = [*self.family]
        return twin


_all_fields = attrgetter(*[field.name for field in fields(State) if field.name != "legal"])
