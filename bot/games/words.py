"""Words that every game uses to describe itself."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

Names: TypeAlias = Sequence[str]
"""The names of the players, by seat."""

ANSWERS: Final = {"yes": True, "no": False}
"""How an answer is written in notation."""


def listed(words: Iterable[str], last: str = "and") -> str:
    """The words as a list in a sentence: `a, b and c`."""
    *others, final = words
    return f"{', '.join(others)} {last} {final}" if others else final


def counted(number: int, noun: str) -> str:
    """A number of things: `1 card`, `2 cards`."""
    return f"{number} {noun}{'' if number in (1, -1) else 's'}"


def in_one_line(text: str, longest: int) -> str:
    """The text, cut off if it is longer, without anything that would upset a terminal."""
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in shown)
