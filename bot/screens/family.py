"""What a family of games brings to the bot.

All of it is pure: viewers in, plain values out. A viewer has the words of the family's own
catalogue.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, Literal, TypeAlias

from bot.brains.interface import Reason
from bot.games.interface import Game, Json, Move, value
from bot.pictures.kit import Kind
from bot.screens.buttons import standard_buttons
from bot.screens.pictures.kinds import PICTURES
from bot.screens.screen import Button, Form, Picture, Screen
from bot.screens.viewer import Reader, V, Viewer, said
from bot.screens.words import Catalogue, Words, plain
from bot.tables.announcement import Announcement, Why
from bot.tables.bets import Wager
from bot.tables.refusals import Declined

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

    command: str
    option: str
    values: Values
    """What is filled in so far, including what is being typed."""


@value
class Told:
    """A move that is told."""

    seat: int
    """Whose move it was."""
    seals: Sequence[str]
    """The seals of what chance has brought since."""
    why: Why
    """Who made it, and why."""


HandChange: TypeAlias = Literal["none", "new", "asks"]
"""What becomes of a hand after a move: it asks something in secret, so it is posted anew."""


class Family(ABC, Generic[V]):
    """A family of games, as the bot needs to know it; what a method may raise is in brackets."""

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
    idle_terms: tuple[str, ...] = ()
    """The terms of a table that make no difference here, so that nobody is asked about them."""
    has_notes: bool = False
    """Whether players note something for themselves, which their hands show."""
    drawings: Mapping[str, Path] = MappingProxyType({})
    """By the character that its words have for it, the file of each emoji of its own."""
    pictures: Mapping[str, Kind] = MappingProxyType({})
    """The kinds of its pictures, by their names, which no other family uses."""

    # What is told

    @abstractmethod
    def begun(self, viewer: Viewer[V], seals: Sequence[str]) -> Sequence[Announcement]:
        """What the channel hears of the deal: the seals, and whose turn it is."""

    @abstractmethod
    def moved(self, viewer: Viewer[V], told: Told) -> Sequence[Announcement]:
        """What the channel hears of a move, with all that came of it."""

    @abstractmethod
    def hand_change(self, viewer: Viewer[V], seat: int) -> HandChange:
        """What becomes of the viewer's hand after that seat's move."""

    def hand_at_once(self, viewer: Viewer[V]) -> Screen | None:
        """The hand of a viewer who has moved, while the story is told; None if it can wait."""
        return None

    @abstractmethod
    def prompt(self, viewer: Viewer[V]) -> str:
        """Whom the table waits for, in one line, with the mention of a person who must act."""

    def to_press(self, viewer: Viewer[V]) -> Sequence[Button]:
        """What whoever the table waits for may press below that line, and everybody else."""
        return standard_buttons(viewer)

    def calls_late(self, viewer: Viewer[V]) -> bool:
        """Whether whoever must act watches anyway, and is called only after a while."""
        return False

    def can_skip(self, viewer: Viewer[V]) -> bool:
        """Whether a player may cut short the story that is being told."""
        return True

    def wagers(self, viewer: Viewer[V]) -> Sequence[Wager]:
        """What may have been bet on so far, the latest last; the viewer's seat may be barred."""
        return ()

    def may_tell_again(self, viewer: Viewer[V], key: str) -> bool:
        """Whether a message with this key may be told once more, to whoever looked away."""
        return False

    # Screens

    @abstractmethod
    def hand(self, viewer: Viewer[V]) -> Screen:
        """A player's own cards, and the buttons of what may be done now."""

    @abstractmethod
    def overview(self, viewer: Viewer[V]) -> Screen:
        """What everybody may know of the table."""

    @abstractmethod
    def end(self, viewer: Viewer[V]) -> Screen:
        """How the game ended, without anything to press."""

    @abstractmethod
    def went(self, viewer: Viewer[V]) -> Sequence[str]:
        """How a finished game went, in a few sentences made of what everybody saw."""

    def rules_picture(self, words: Words) -> Picture | None:
        """What the first page of the rules shows."""
        return None

    # Moves

    @abstractmethod
    def read_command(self, viewer: Viewer[V], command: str, values: Values) -> Move:
        """The move that a slash command means (Refused, Declined)."""

    @abstractmethod
    def choices(self, viewer: Viewer[V], asked: Asked) -> Choices:
        """What may be filled in for an option of a slash command."""

    def step(self, viewer: Viewer[V], chosen: str) -> Screen:
        """A step on the way to a move, with what has been chosen so far (Refused, Declined)."""
        return self.hand(viewer)

    def left_open(self, viewer: Viewer[V], command: str, values: Values) -> Screen | None:
        """What a slash command leaves to be chosen, if it is better asked (Refused, Declined)."""
        return None

    def form(self, viewer: Viewer[V], which: str) -> Form:
        """The form of a move, known by the name that its button bears (Refused, Declined)."""
        raise Declined("old-button")

    def read_form(self, viewer: Viewer[V], which: str, values: Values) -> Move:
        """The move that a filled-in form means (Refused, Declined, BadText)."""
        raise Declined("old-button")

    def warning(self, viewer: Viewer[V], move: Move) -> str | None:
        """What should be said before the move is made, if anything."""
        return None

    def move_text(self, move: Move, words: Words) -> str:
        """A move in few words, as an adviser names it."""
        return said(words, move) or self.games[0].write_move(move)

    def reason(self, reason: Reason, reader: Reader) -> str:
        """What an adviser expects of a move, and what speaks for it."""
        return ""

    def chance(self, reason: Reason) -> float | None:
        """The chance to win that an adviser gives a move, if it has worked it out."""
        return None

    # Notes

    def notes(self, viewer: Viewer[V]) -> Form:
        """A player's private sheet, with all that is noted there so far."""
        raise Declined("no-notes")

    def read_notes(self, viewer: Viewer[V], values: Values) -> Json:
        """What a filled-in sheet says, as it is kept."""
        raise Declined("no-notes")


AnyFamily: TypeAlias = Family[Any]


class Families:
    """The families that are hosted."""

    def __init__(self, *families: AnyFamily) -> None:
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

    def of_game(self, game_id: str) -> AnyFamily:
        """The family of a game that is hosted."""
        return self._of[game_id]

    def of_name(self, name: str) -> AnyFamily:
        """The family with this name, or else the first, as an id may come back changed."""
        named = (family for family in self.families if family.name == name)
        return next(named, self.families[0])

    def say(self, key: str, language: str, **facts: Any) -> list[str]:
        """What the families say under a key that not all of them have."""
        every = [family.catalogue.words(language) for family in self.families]
        return [words(key, **facts) for words in every if words.has(key)]

    def title(self, game_id: str, language: str) -> str:
        """What a game is called in a language, whether or not it is still hosted."""
        family = self._of.get(game_id)
        if family is None:
            return plain(game_id)
        return family.catalogue.words(language)("game-title", game=game_id)
