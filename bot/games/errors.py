"""What can go wrong with a game, a move or a record.

GameError
├── NotARecord        the data is no record of a game at all
├── BadSetup          no game can begin with these options and seats
├── BadText           the text is no move of this game
├── Refused           the rules forbid the move or the outcome of chance
└── Breach            a record breaks a rule, its own seal or its own result
"""

from typing import Any


class GameError(Exception):
    """Anything that a game has to say against its input."""


class NotARecord(GameError):
    """The data does not have the shape of a record."""


class BadSetup(GameError):
    """A game cannot begin like this: wrong options, seats or own ingredients."""


class BadText(GameError):
    """The text is not the notation of a move."""


class Refused(GameError):
    """The rules say no: which rule, a code for it, and the facts of the case.

    The sentence is found by the code in the `REFUSALS` of the game, so that every language
    can have its own.
    """

    def __init__(self, rule: str, code: str, sentence: str, **facts: Any) -> None:
        super().__init__(sentence.format(**facts))
        self.rule = rule
        self.code = code
        self.facts = facts


class Breach(GameError):
    """A record that does not hold what it says: at which entry, and against which rule."""

    def __init__(self, message: str, entry: int | None = None, rule: str | None = None) -> None:
        super().__init__(message)
        self.entry = entry
        self.rule = rule
