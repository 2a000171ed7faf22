"""Errors of games, moves and records.

GameError
├── NotARecord        the data isn't a record of a game at all
├── BadSetup          no game can start with these options and seats
├── BadText           the text isn't a move of this game
├── Refused           the rules forbid the move or the outcome of chance
└── Breach            a record breaks a rule, its seal or its result
"""

from typing import Any


class GameError(Exception):
    """The base of all errors about a game's input."""


class NotARecord(GameError):
    """Data that isn't shaped like a record."""


class BadSetup(GameError):
    """Options, seats or own ingredients that no game can start with."""


class BadText(GameError):
    """Text that isn't a move in notation."""


class Reason:
    """A rule, and the names of the facts that a refusal by it comes with."""

    def __init__(self, rule: str, *facts: str) -> None:
        self.rule = rule
        self.facts = frozenset(facts)


class Refused(GameError):
    """A refusal by the rules: the rule, a code, and the facts of the case, which are values.

    The sentence for it is in the catalogues of every language.
    """

    def __init__(self, code: str, reason: Reason, /, **facts: Any) -> None:
        super().__init__(f"{code}, rule {reason.rule}")
        self.code = code
        self.rule = reason.rule
        self.facts = facts


class Breach(GameError):
    """A mistake in a record: its entry, and the rule that it breaks."""

    def __init__(self, message: str, entry: int | None = None, rule: str | None = None) -> None:
        super().__init__(message)
        self.entry = entry
        self.rule = rule
