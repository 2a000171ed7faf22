"""Checks of JSON values: data of the wrong shape isn't a record."""

from collections.abc import Collection
from typing import cast

from bot.games.errors import NotARecord
from bot.games.interface import Json

EXCERPT = 60
"""How many characters of a wrong value an error shows."""


def excerpt(value: Json) -> str:
    """The value, cut short for an error."""
    text = repr(value)
    return text if len(text) <= EXCERPT else text[: EXCERPT - 1] + "…"


def as_object(
    value: Json, required: Collection[str], optional: Collection[str] = ()
) -> dict[str, Json]:
    """An object with all required keys and no unknown ones."""
    if not isinstance(value, dict):
        raise NotARecord(f"{excerpt(value)} should be an object")
    fields = cast("dict[str, Json]", value)
    for key in required:
        if key not in fields:
            raise NotARecord(f"{excerpt(fields)} lacks {key!r}")
    for key in fields if len(fields) > len(required) else ():
        if key not in required and key not in optional:
            raise NotARecord(f"{excerpt(key)} is an unknown key")
    return fields


def as_list(value: Json) -> list[Json]:
    """Any list."""
    if not isinstance(value, list):
        raise NotARecord(f"{excerpt(value)} should be a list")
    return cast("list[Json]", value)


def as_int(value: Json) -> int:
    """A whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise NotARecord(f"{excerpt(value)} should be a whole number")
    return value


def as_bool(value: Json) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise NotARecord(f"{excerpt(value)} should be true or false")
    return value


def as_text(value: Json) -> str:
    """Any text."""
    if not isinstance(value, str):
        raise NotARecord(f"{excerpt(value)} should be a text")
    return value
