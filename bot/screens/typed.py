"""Reads what people have typed or chosen, in every language."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final, TypeVar

from bot.screens.announcing import clipped
from bot.screens.family import Choices, Values
from bot.screens.words import LANGUAGES, SHARED, Catalogue, Words
from bot.tables.refusals import Declined

T = TypeVar("T")

NONE: Final = frozenset({"-", "\u2013", "0"})
"""What people type for nothing, in any language."""

LONGEST_NUMBER: Final = 3

MOST_CHOICES: Final = 25
LONGEST_CHOICE: Final = 100


def find_text(values: Values, key: str) -> str | None:
    """What somebody filled in, or None."""
    texts = values.get(key) or ()
    text = texts[0].strip() if texts else ""
    return text or None


def words_in(listed: str) -> list[str]:
    """The words in a catalogue's list, which commas separate."""
    return [word for part in listed.split(",") if (word := part.strip())]


@cache
def every_word(key: str, catalogue: Catalogue = SHARED) -> frozenset[str]:
    """All words listed under a key, in any language."""
    every = [catalogue.words(language)(key) for language in LANGUAGES]
    return frozenset(word.casefold() for listed in every for word in words_in(listed))


@cache
def answers() -> dict[str, bool]:
    """Every word for yes and no."""
    yes, no = every_word("typed-yes"), every_word("typed-no")
    return dict.fromkeys(no, False) | dict.fromkeys(yes, True)


def names_of(
    catalogue: Catalogue, things: Iterable[T], say: Callable[[Words, T], Iterable[str]]
) -> dict[str, T]:
    """Every name of these things, in any language."""
    every = [catalogue.words(language) for language in LANGUAGES]
    return {
        name.casefold(): thing for thing in things for words in every for name in say(words, thing)
    }


def read_name(known: Mapping[str, T], text: str | None, option: str) -> T:
    """The thing with this name. Raises Declined."""
    found = known.get((text or "").casefold())
    if found is None:
        raise Declined("unknown-choice", option=option, text=text or "")
    return found


def read_number(text: str | None, option: str) -> int:
    """A number, 1 if left empty. Raises Declined."""
    if text is None:
        return 1
    if not re.fullmatch(rf"[0-9]{{1,{LONGEST_NUMBER}}}", text):
        raise Declined("unknown-choice", option=option, text=text)
    return int(text)


def is_none(text: str | None) -> bool:
    """Whether it's empty, or a word for nothing."""
    return text is None or text.casefold() in NONE | every_word("typed-nothing")


def fitting(choices: Choices, is_meant: Callable[[str, str], bool]) -> Choices:
    """The choices that may be meant, as many as Discord shows."""
    found = [
        (clipped(label, LONGEST_CHOICE), text)
        for label, text in dict.fromkeys(choices)
        if is_meant(label, text) and len(text) <= LONGEST_CHOICE
    ]
    return found[:MOST_CHOICES]
