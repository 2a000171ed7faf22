"""What a family of games brings to the bot, all in one value.

All of it is pure: tables and views in, plain values out. Its texts use the words that are handed
in, which are those of the family's own catalogue.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

from bot.brains.interface import Reason
from bot.games.interface import Event, Game, Json, Move, value
from bot.pictures.kit import Kind
from bot.screens.pictures.kinds import PICTURES
from bot.screens.screen import Button, Form, Screen
from bot.screens.words import Catalogue, Words, plain
from bot.tables.announcement import Announcement, Why
from bot.tables.bets import Wager
from bot.tables.table import Table

Values: TypeAlias = Mapping[str, Sequence[str]]
"""What was filled in, by field or option; options left out are missing."""

Choices: TypeAlias = list[tuple[str, str]]
"""What may be filled in, as label and value."""


@value
class MoveOption:
    """Something to fill in for a command."""

    name: str
    is_required: bool = False
    numbers: tuple[int, int] | None = None
    """The least and the most, where it is a number."""
    choices: tuple[str, ...] = ()
    """All that may be chosen; where there are none, the family makes suggestions."""


@value
class MoveCommand:
    """A slash command that makes a move."""

    name: str
    options: tuple[MoveOption, ...] = ()


@value
class Asked:
    """What a user wants suggestions for: an option of a command."""

    seat: int
    command: str
    option: str
    values: Values
    """What is filled in so far, including what is being typed."""
    words: Words


@value
class Story:
    """What is to be told of a deal or a move."""

    channel: Sequence[Announcement]
    """What everybody hears, in this order."""
    hands: Sequence[int]
    """The seats whose hands look different afterwards."""
    asked: Sequence[int] = ()
    """The seats whose hands are posted anew, because they ask something in secret."""


@value
class Forms:
    """The forms of moves, each known by the name that its button bears."""

    open: Callable[[Table, int, str, Words], Form]
    """The form for a move of a seat (Refused, Declined)."""
    read: Callable[[Table, int, str, Values], Move]
    """The move that a filled-in form means (Refused, Declined, BadText)."""


@value
class Notebook:
    """The players' private sheets of notes."""

    form: Callable[[Table, int, Words], Form]
    """A seat's sheet, with all that is noted there so far."""
    read: Callable[[Table, int, Values], Json]
    """What a filled-in sheet says, as it is kept."""


WordFact: TypeAlias = Callable[[Words, Any], str]


class Told(Protocol):
    """Tells of a move: who made it, what happened, the seals of chance, and why it was made."""

    def __call__(
        self, table: Table, seat: int, events: Sequence[Event], seals: Sequence[str], why: Why, /
    ) -> Story: ...


NO_FACTS: Final[Mapping[str, WordFact]] = {}


@value
class Family:
    """A family of games, as the bot needs to know it; what a function may raise is in brackets."""

    name: str
    """Stands for the family in ids of buttons; nobody reads it."""
    group: str
    """The group of slash commands where its moves are."""
    games: tuple[Game[Any], ...]
    """What can be played; the first is the default."""
    catalogue: Catalogue
    """Its words, and those that all families share."""
    topics: tuple[str, ...]
    """The topics of its rules, in the best order to read them."""
    moves: tuple[MoveCommand, ...]
    idle_terms: tuple[str, ...]
    """The terms of a table that make no difference here, so that nobody is asked about them."""

    begun: Callable[[Table, Sequence[Event], Sequence[str]], Story]
    """The cards were dealt: the seals, and whose turn it is."""
    moved: Told
    """A move was made, with all that came of it."""
    prompt: Callable[[Table, Words], str]
    """Whom the table waits for, in one line, with the mention of a person who must act."""
    to_press: Callable[[Table, Words], Sequence[Button]]
    """What whoever the table waits for may press below that line, and everybody else."""
    calls_late: Callable[[Table], bool]
    """Whether whoever must act watches anyway, and is called only after a while."""
    can_skip: Callable[[Table], bool]
    """Whether a player may cut short the story that is being told."""
    hand: Callable[[Table, int, Words], Screen]
    """A seat's own cards, and the buttons of what may be done now."""
    overview: Callable[[Table, Words], Screen]
    """What everybody may know of the table."""
    end: Callable[[Table, Words], Screen]
    """How the game ended, without anything to press."""
    went: Callable[[Table, Words], Sequence[str]]
    """How a finished game went, in a few sentences made of what everybody saw."""
    wagers: Callable[[Table], Sequence[Wager]]
    """What may have been bet on so far, the latest last; nothing where there are no bets."""

    forms: Forms | None
    """For moves that need counting or free choice."""
    step: Callable[[Table, int, str, Words], Screen]
    """A step on the way to a move, with what has been chosen so far (Refused, Declined)."""
    left_open: Callable[[Table, int, str, Values, Words], Screen | None]
    """What a slash command leaves to be chosen, if it is better asked (Refused, Declined)."""
    read_command: Callable[[Table, int, str, Values], Move]
    """The move that a slash command means (Refused, Declined)."""
    choices: Callable[[Table, Asked], Choices]
    """What may be filled in for an option of a slash command."""
    warning: Callable[[Table, int, Move, Words], str | None]
    """What should be said before the move is made, if anything."""
    move_text: Callable[[Move, Words], str]
    """A move in few words, as an adviser names it."""
    reason: Callable[[Reason, Words], str]
    """What an adviser expects of a move, in one sentence."""
    notebook: Notebook | None
    """For games where players want to note something; hands show what was noted."""
    drawings: Mapping[str, Path]
    """By the character that its words have for it, the file of each emoji of its own."""
    pictures: Mapping[str, Kind]
    """The kinds of its pictures, by their names, which no other family uses."""
    facts: Mapping[str, WordFact]
    """How the facts of its refusals are worded, by name, where they are not plain numbers."""
    feats: Mapping[str, WordFact]
    """How `best` and `character` of what a seat has to show are worded, where there are such."""


class Families:
    """The families that are hosted."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self._of = {game.id: family for family in families for game in family.games}

    @property
    def games(self) -> Mapping[str, Game[Any]]:
        """Every game that can be played, by its id; the first is the default."""
        return {game.id: game for family in self.families for game in family.games}

    @property
    def drawings(self) -> Mapping[str, Path]:
        """The emoji of all families, by their characters."""
        return {at: path for family in self.families for at, path in family.drawings.items()}

    @property
    def pictures(self) -> Mapping[str, Kind]:
        """The kinds of pictures that families share, and those of each."""
        of_families = {name: kind for one in self.families for name, kind in one.pictures.items()}
        return {**PICTURES, **of_families}

    def of_game(self, game_id: str) -> Family:
        """The family of a game that is hosted."""
        return self._of[game_id]

    def of_name(self, name: str) -> Family:
        """The family with this name, or else the first, as an id may come back changed."""
        named = (family for family in self.families if family.name == name)
        return next(named, self.families[0])

    def feat(self, name: str, text: str, language: str) -> str:
        """How the family that has such a thing words what a seat had to show."""
        for family in self.families:
            if (worded := family.feats.get(name)) is not None:
                return worded(family.catalogue.words(language), text)
        return plain(text)

    def title(self, game_id: str, language: str) -> str:
        """What a game is called in a language, whether or not it is still hosted."""
        family = self._of.get(game_id)
        if family is None:
            return plain(game_id)
        return family.catalogue.words(language)("game-title", game=game_id)
