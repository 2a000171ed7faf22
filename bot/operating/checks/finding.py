"""A finding about one thing, and what to do about it."""

from dataclasses import dataclass
from enum import StrEnum


class Mark(StrEnum):
    """How good or bad it is."""

    OK = "ok"
    NOTE = "note"
    """It works, but the operator may want it otherwise."""
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report."""

    mark: Mark
    what: str
    says: str

    def __str__(self) -> str:
        return f"{self.mark:<4}  {self.what:<11}  {self.says}"


def ok(what: str, says: str) -> Finding:
    """All is well."""
    return Finding(Mark.OK, what, says)


def note(what: str, says: str) -> Finding:
    """Something to know, and to change if it wasn't meant."""
    return Finding(Mark.NOTE, what, says)


def bad(what: str, says: str) -> Finding:
    """Something to put right."""
    return Finding(Mark.BAD, what, says)
