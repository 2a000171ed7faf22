"""Words that all games share."""

from typing import Final

ANSWERS: Final = {"yes": True, "no": False}
"""Answers in notation."""


def in_one_line(text: str, longest: int) -> str:
    """The text, cut if too long, without anything that would upset a terminal."""
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in shown)
