"""Errors of games, moves and records.

GameError
├── NotARecord        the data isn't a record of a game at all
├── BadSetup          no game can start with these options and seats
├── BadText           the text isn't a move of this game
├── Refused           the rules forbid the move or the outcome of chance
└── Breach            a record breaks a rule, its seal or its result
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

Worded: TypeAlias = Mapping[str, Callable[[Any], str]]
"""How to word each fact, by its name."""


class GameError(Exception):
    """The base of all errors about a game's input."""


class NotARecord(GameError):
    """Data that isn't shaped like a record."""


class BadSetup(GameError):
    """Options, seats or own ingredients that no game can start with."""


class BadText(GameError):
    """Text that isn't a move in notation."""


class Reason(NamedTuple):
    """A rule, and the sentence that says what's wrong and what to do instead."""

    rule: str
    sentence: str


class Refused(GameError):
    """A refusal by the rules: the rule, a code, and the facts of the case.

    The message is in English; other languages go by the code and the facts, which are values and
    not words. `in_english` has, by name, how to word the facts that are neither a number nor an id.
    """

    def __init__(self, code: str, reason: Reason, in_english: Worded, /, **facts: Any) -> None:
        worded = {name: in_english.get(name, str)(fact) for name, fact in facts.items()}
        super().__init__(reason.sentence.format(**worded))
        self.code = code
        self.rule = reason.rule
        self.facts = facts


class Breach(GameError):
    """A mistake in a record: its entry, and the rule that it breaks."""

    def __init__(self, message: str, entry: int | None = None, rule: str | None = None) -> None:
        super().__init__(message)
        self.entry = entry
        self.rule = rule
