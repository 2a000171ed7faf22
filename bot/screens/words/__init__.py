"""Everything the bot says, in every language it speaks.

The words for every game are in this folder, with a folder of Fluent files for each language; each
family of games has folders of its own. What all languages have in common is beside these folders.
No language falls back on another for single texts: the tests keep all of them complete.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from bot.screens.marks import peel
from bot.tables.terms import LANGUAGES

__all__ = ["LANGUAGES", "SHARED", "Catalogue", "Words", "get_words", "one_line", "plain"]

MARKUP: Final = re.compile(r"([\\*_~`|<>@#:\[\]()-])")

JOINERS: Final = "\u200c\u200d"
"""What holds letters and emoji together, or apart."""

BLANKS: Final = frozenset(map(chr, (0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0)))
"""Letters that look like nothing at all."""


class Words:
    """The words of one language."""

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        self.language = language
        self._bundle = bundle

    def __call__(self, key: str, **facts: str | int) -> str:
        """The words for a key, with the facts put in."""
        message = self._bundle.get_message(key)
        assert message.value is not None, key
        text, errors = self._bundle.format_pattern(message.value, facts)
        assert not errors, (key, errors)
        return str(text)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)


class Catalogue:
    """The words of these folders in every language; no two of them share a key."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._words = {language: self._read(language) for language in LANGUAGES}

    def _read(self, language: str) -> Words:
        # Isolation marks would show up in names and in what Discord compares.
        bundle = FluentBundle([language], use_isolating=False)
        for path in self._files(language):
            bundle.add_resource(_read_resource(path))
        return Words(language, bundle)

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

    def extended(self, folder: Path) -> "Catalogue":
        """All these words, and those of another folder."""
        return Catalogue(*self.folders, folder)


@cache
def _read_resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


SHARED: Final = Catalogue(Path(__file__).parent)
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
