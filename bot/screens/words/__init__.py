"""All that the host says, in every language it speaks: one catalogue for each.

The catalogues are Fluent files in a folder per language; English is what any other falls back to
for nothing: the tests hold them complete.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from bot.tables.table import LANGUAGES

__all__ = ["LANGUAGES", "Words", "get_words", "load_all_words", "plain"]

MARKUP: Final = re.compile(r"([\\*_~`|<>@#:\[\]()-])")


class Words:
    """The catalogue of one language."""

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
        """Whether there are words for the key."""
        return self._bundle.has_message(key)


def get_words(language: str | None) -> Words:
    """The catalogue for a language as Discord writes it (`de`, `en-GB`), English for any other."""
    short = (language or "").split("-")[0]
    return _load(short if short in LANGUAGES else LANGUAGES[0])


def load_all_words() -> None:
    """Reads every catalogue, so that nobody has to wait for it later."""
    for language in LANGUAGES:
        get_words(language)


@cache
def _load(language: str) -> Words:
    # Isolation marks would show up in names and in what Discord compares.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((Path(__file__).parent / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return Words(language, bundle)


def plain(name: str) -> str:
    """A name as text that neither formats nor mentions anything."""
    one_line = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return MARKUP.sub(r"\\\1", one_line)[:80] or "?"
