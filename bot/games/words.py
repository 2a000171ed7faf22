"""Words that all games share."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

Names: TypeAlias = Sequence[str]
"""The names of the players, by seat."""

ANSWERS: Final = {"yes": True, "no": False}
"""Answers in notation."""


def listed(words: Iterable[str], last: str = "and") -> str:
    """The words as a list in a sentence: `a, b and c`."""
    *others, final = words
    return f"{', '.join(others)} {last} {final}" if others else final


def counted(number: int, noun: str) -> str:
    """A number and its noun: `1 card`, `2 cards`."""
    return f"{number} {noun}{'' if number in (1, -1) else 's'}"


def in_one_line(text: str, longest: int) -> str:
    """The text, cut if too long, without anything that would upset a terminal."""
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in shown)
