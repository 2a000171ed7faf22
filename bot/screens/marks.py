"""Invisible marks around names in stored screens, so that forgetting a user finds exactly theirs.

They are characters that Unicode leaves to programs; nothing that people see contains them.
"""

from typing import Final

*BEGINS, END = map(chr, range(0xFDD0, 0xFDF0))
"""A mark before the name for each seat, and one after it for all."""

NO_MARKS: Final = str.maketrans(dict.fromkeys([*BEGINS, END]))


def mark(name: str, seat: int) -> str:
    """The name between marks."""
    return f"{BEGINS[seat]}{unmark(name)}{END}"


def unmark(text: str) -> str:
    """The text without any marks."""
    return text.translate(NO_MARKS)


def peel(name: str) -> tuple[str, str, str]:
    """The name between its marks, if it has any."""
    has_marks = name[:1] in BEGINS and name[-1:] == END
    return (name[0], name[1:-1], END) if has_marks else ("", name, "")
