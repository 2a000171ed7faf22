"""The facts that each picture shows: words, numbers, and what whoever looks at it may see.

Words are already in the language of the picture: names of players, titles, and the two letters of
each row. Characters, rows and cards are named as in records.
"""

from typing import TypedDict


class BesideFacts(TypedDict):
    """What lies beside a character; nothing lies beside the schoolbus."""

    market: list[tuple[str, bool]]
    """The market cards, and whether each is upright; those that are turned cannot be taken."""
    guest: int | None
    has_wc: bool
    has_hospital: bool


class RowFacts(BesideFacts):
    """A row, and what lies beside its character."""

    row: str
    cards: list[str]
    """Its movement and money cards from left to right."""
    fresh: int
    """How many of them, the last ones, have just been placed."""
    movement: int
    net: int
    """The movement that counts in the sale and at dinner: less for the wc and the hospital."""
    money: int
    has_child: bool
    """Whether grandpa is with the child, or the child is still in the schoolbus."""
    is_marked: bool
    """Whether the row is one of those that match now."""


class SeatFacts(TypedDict):
    """What everybody sees of a player."""

    name: str
    is_awaited: bool
    has_stopped: bool
    """Whether the player takes no more tricks in this turn."""
    can_stop: bool
    """Whether the one stop of the game is still unused."""
    has_guest: bool
    """Whether the player has a guest still to place."""


class TableFacts(TypedDict):
    """All that lies open, for everybody."""

    letters: dict[str, str]
    """Two letters for each row."""
    title: str
    """Which turn it is."""
    seats: list[SeatFacts]
    display: list[str]
    deck: int
    aside: int
    """How many cards were put aside in this turn."""
    can_wc: bool
    """Whether the wc can still be called in this turn."""
    guest: int | None
    """The guest that is taken next, as long as anybody has one to place."""
    market: list[str]
    """The market cards for sale, that of this turn first; at dinner there are none."""
    rows: list[RowFacts]


class SecretFacts(TypedDict):
    """A player's own secret character; nobody else may be shown it."""

    letters: dict[str, str]
    title: str
    """The character's name, or more."""
    character: str
    has_child: bool
    points: int
    """What it would have now, for what it has for good."""
    beside: BesideFacts


class ScoringFacts(TypedDict):
    """The points of one character, item by item."""

    letters: dict[str, str]
    title: str
    character: str
    has_child: bool
    drawings: list[tuple[str, int, int]]
    """Each drawing, on how many of its cards it is, and the points for it."""
    mother_in_law: int
    guest: int
    money: int
    own: int
    place: int
    """As which number the character arrived."""
    arrival: int
    total: int


class RankedFacts(TypedDict):
    """A player in the ranking, with the character turned up."""

    place: int
    is_winner: bool
    name: str
    character: str
    has_child: bool
    points: int
    arrived: int | None
    """As which number the character arrived, where that has decided."""


class PodiumFacts(TypedDict):
    """The ranking."""

    letters: dict[str, str]
    rows: list[RankedFacts]
