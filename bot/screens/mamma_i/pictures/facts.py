"""The facts in each picture: words, numbers, and what its viewer may see.

Words are already in the language of the picture: names of players, titles, and the two letters of
each row. Characters, rows and cards are named as in records.
"""

from typing import TypedDict


class BesideFacts(TypedDict):
    """What lies beside a character for good; nothing lies beside the schoolbus."""

    market: list[tuple[str, bool]]
    """The market cards, and whether each is upright; turned ones can't be taken."""
    guest: int | None


class RowFacts(BesideFacts):
    """A row, and what lies beside its character."""

    row: str
    cards: list[str]
    """Its movement and money cards from left to right."""
    fresh: int
    """How many of them, at the end, have just been placed."""
    movement: int
    net: int
    """The movement that counts in the sale and at dinner: less for the WC and the hospital."""
    has_wc: bool
    has_hospital: bool
    money: int
    has_child: bool
    """Whether grandpa has the child, or the schoolbus still does."""
    is_marked: bool
    """Whether it is one of the rows that match now."""
    worth: int | None
    """What its character is worth by itself; None for the schoolbus."""
    points: int | None
    """Its character's points so far; None for the schoolbus."""


class SeatFacts(TypedDict):
    """What everybody sees of a player."""

    name: str
    is_awaited: bool
    has_stopped: bool
    """Whether the player takes no more tricks in this turn."""
    can_stop: bool
    """Whether the player still has their one stop of the game."""
    has_guest: bool
    """Whether the player still has a guest to place."""


class TableFacts(TypedDict):
    """Everything that lies open, for everybody."""

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
    """Whether somebody can still call the WC in this turn."""
    guest: int | None
    """The next guest, as long as anybody has one to place."""
    market: list[str]
    """The market cards for sale, this turn's first; none at dinner."""
    rows: list[RowFacts]


class SecretFacts(TypedDict):
    """A player's own secret character, for nobody else to see."""

    letters: dict[str, str]
    title: str
    """The character's name, or more."""
    character: str
    has_child: bool
    points: int
    """Its points now, for what it has for good."""
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
    """The character's place at dinner."""
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
    """The character's place at dinner, if that was the tie-break."""


class PodiumFacts(TypedDict):
    """The ranking."""

    letters: dict[str, str]
    rows: list[RankedFacts]
