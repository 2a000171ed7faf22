"""Everything the bot says, in every language it speaks.

The words for every game are in this folder, with a folder of Fluent files for each language; each
family of games has folders of its own. What all languages have in common is beside these folders.
No language falls back on another for single texts: the tests keep all of them complete.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Resource

from bot.screens.marks import peel
from bot.tables.terms import LANGUAGES

__all__ = [
    "LANGUAGES",
    "SHARED",
    "Catalogue",
    "Joint",
    "Words",
    "get_words",
    "joined",
    "one_line",
    "plain",
]

MARKUP: Final = re.compile(r"([\\*_~`|<>@#:\[\]()-])")

JOINERS: Final = "\u200c\u200d"
"""What holds letters and emoji together, or apart."""

Joint: TypeAlias = Literal["and", "or"]

MINUS: Final = "\N{MINUS SIGN}"

BLANKS: Final = frozenset(map(chr, (0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0)))
"""Letters that look like nothing at all."""


Functions: TypeAlias = Mapping[str, Callable[..., str | int]]
"""What messages may call, by name: it gets the words, a fact, and options by name."""

NO_FUNCTIONS: Final[Functions] = MappingProxyType({})


class Words:
    """The words of one language."""

    def __init__(self, language: str, resources: Iterable[Resource], functions: Functions) -> None:
        self.language = language
        # Isolation marks would show up in names and in what Discord compares.
        bound = {name: self._bind(function) for name, function in functions.items()}
        self._bundle = FluentBundle([language], bound, use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource)

    def __call__(self, key: str, **facts: Any) -> str:
        """The words for a key, with the facts put in."""
        message = self._bundle.get_message(key)
        assert message.value is not None, key
        said = {name: _as_fluent(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(message.value, said)
        assert not errors, (key, errors)
        return str(text)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def _bind(self, function: Callable[..., str | int]) -> Callable[..., Any]:
        """The function as messages call it."""

        def call(fact: Any, **named: Any) -> Any:
            known = fact.fact if isinstance(fact, Fact) else fact
            return native_to_fluent(function(self, known, **named))

        return call


class Fact(FluentType):
    """A fact that only a function of the catalogue can word."""

    def __init__(self, fact: Any) -> None:
        self.fact = fact


def _as_fluent(fact: Any) -> str | int | FluentType:
    """A fact as the catalogue may put in, select by, or hand to its functions."""
    match fact:
        case str():
            return str(fact)
        case None:
            return "none"
        case bool():
            return "yes" if fact else "no"
        case Enum():
            return fact.name.lower()
        case int():
            return fact
        case _:
            return Fact(fact)


class Catalogue:
    """The words of these folders in every language; no two of them share a key."""

    def __init__(self, *folders: Path, functions: Functions = NO_FUNCTIONS) -> None:
        self.folders = folders
        self.functions = functions
        """How facts are worded that are neither texts nor numbers, for messages to call."""
        self._words = {language: self._read(language) for language in LANGUAGES}

    def _read(self, language: str) -> Words:
        return Words(language, map(_read_resource, self._files(language)), self.functions)

    def _files(self, language: str) -> Iterator[Path]:
        for folder in self.folders:
            yield from sorted([*folder.glob("*.ftl"), *(folder / language).glob("*.ftl")])

    def files(self) -> set[Path]:
        """Where the words are."""
        return {path for language in LANGUAGES for path in self._files(language)}

    def words(self, language: str | None) -> Words:
        """The words in a language as Discord writes it (`de`, `en-GB`), or else in English."""
        short = (language or "").split("-")[0]
        return self._words.get(short) or self._words[LANGUAGES[0]]

    def extended(self, folder: Path, functions: Functions = NO_FUNCTIONS) -> "Catalogue":
        """All these words, and those of another folder, with functions of its own."""
        return Catalogue(*self.folders, folder, functions={**self.functions, **functions})


@cache
def _read_resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


def joined(words: Words, parts: Sequence[str], joint: Joint = "and") -> str:
    """The parts as a list in a sentence: `a, b and c`."""
    *others, last = parts
    if not others:
        return last
    return words(f"list-{joint}", first=", ".join(others), last=last)


def _number(words: Words, number: int) -> str:
    """A number, with a real minus sign."""
    return str(number).replace("-", MINUS)


def _signed(words: Words, number: int) -> str:
    """A number with plus or minus before it."""
    return f"{number:+}".replace("-", MINUS)


FUNCTIONS: Final[Functions] = {"LIST": joined, "NUMBER": _number, "SIGNED": _signed}
"""What the messages of every game may call."""

SHARED: Final = Catalogue(Path(__file__).parent, functions=FUNCTIONS)
"""The words for every game."""

get_words: Final = SHARED.words


def plain(name: str, longest: int = 80) -> str:
    """A name or a typed text, with nothing in it that formats or mentions."""
    begin, name, end = peel(name)
    return begin + (MARKUP.sub(r"\\\1", one_line(name)[:longest]) or "?") + end


def one_line(text: str) -> str:
    """The text without line breaks, invisible characters and changes of direction."""
    seen = "".join(c if _is_seen(c) else " " for c in text)
    return " ".join(seen.split()).strip(JOINERS)


def _is_seen(character: str) -> bool:
    return character in JOINERS or (character.isprintable() and character not in BLANKS)
