"""What can go wrong with a game, a move or a record.

GameError
├── NotARecord        the data is no record of a game at all
├── BadSetup          no game can begin with these options and seats
├── BadText           the text is no move of this game
├── Refused           the rules forbid the move or the outcome of chance
└── Breach            a record breaks a rule, its own seal or its own result
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

Worded: TypeAlias = Mapping[str, Callable[[Any], str]]
"""How facts are put into words, by name."""


class GameError(Exception):
    """Anything that a game objects to in its input."""


class NotARecord(GameError):
    """The data does not have the shape of a record."""


class BadSetup(GameError):
    """A game cannot begin like this: wrong options, seats or own ingredients."""


class BadText(GameError):
    """The text is not the notation of a move."""


class Reason(NamedTuple):
    """A rule, and the sentence that says what is wrong and what to do instead."""

    rule: str
    sentence: str


class Refused(GameError):
    """The rules say no: which rule, a code for it, and the facts of the case.

    The English sentence comes with it; for other languages the code and the facts, which are values
    and not words, are enough. `in_english` puts into words those facts that are neither a number
    nor an id, by name.
    """

    def __init__(self, code: str, reason: Reason, in_english: Worded, /, **facts: Any) -> None:
        worded = {name: in_english.get(name, str)(fact) for name, fact in facts.items()}
        super().__init__(reason.sentence.format(**worded))
        self.code = code
        self.rule = reason.rule
        self.facts = facts


class Breach(GameError):
    """A record that is wrong: at which entry, and against which rule."""

    def __init__(self, message: str, entry: int | None = None, rule: str | None = None) -> None:
        super().__init__(message)
        self.entry = entry
        self.rule = rule
