"""The names of commands and options in every language, from the catalogues."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.screens.words import LANGUAGES, SHARED, Catalogue, Words
from bot.store.work import SqlStore

NOTE: Final = "commands"

Phrase: TypeAlias = app_commands.locale_str
Fact: TypeAlias = str | Phrase
"""A fact in a phrase; if it's a phrase itself, it gets the same language."""


def phrase(
    key: str, name: str | None = None, /, *, of: Catalogue = SHARED, **facts: Fact
) -> Phrase:
    """A text of the catalogue that Discord shows to everyone in their own language.

    With `name`, Discord gets that for English, whatever the catalogue says.
    """
    english = _say(of.words(LANGUAGES[0]), key, facts) if name is None else name
    return Phrase(english, key=key, of=of, facts=facts)


def _say(words: Words, key: str, facts: Mapping[str, Fact]) -> str:
    return words(key, **{name: _worded(words, fact) for name, fact in facts.items()})


def _worded(words: Words, fact: Fact) -> str:
    if isinstance(fact, str):
        return fact
    return _say(words, fact.extras["key"], fact.extras["facts"])


class CatalogueTranslator(app_commands.Translator):
    """Looks phrases up in the catalogues."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The phrase in the locale; None if that is the English one, which Discord has."""
        key = string.extras.get("key")
        if key is None:
            return None
        words = string.extras["of"].words(locale.value)
        if words.language == LANGUAGES[0]:
            return None
        return _say(words, key, string.extras["facts"])


async def sync_commands(tree: app_commands.CommandTree[Any], store: SqlStore) -> bool:
    """Registers the commands if they have changed since last time; returns whether they had.

    Discord limits how often that may be done in a day.
    """
    note = f"{tree.client.application_id} {_digest(tree)}"
    if await store.note(NOTE) == note:
        return False
    await tree.sync()
    await store.save_note(NOTE, note)
    return True


def _digest(tree: app_commands.CommandTree[Any]) -> str:
    """Stands for the commands and whatever words them, without wording them."""
    commands = tree.get_commands()
    phrases = [phrase for command in commands for phrase in _phrases(command)]
    catalogues: set[Catalogue] = {phrase.extras["of"] for phrase in phrases}
    files = {file for catalogue in catalogues for file in catalogue.files()}
    sources = [
        discord.__version__,
        [command.to_dict(tree) for command in commands],
        [_source(phrase) for phrase in phrases],
    ]
    digest = hashlib.sha256(json.dumps(sources, sort_keys=True).encode())
    for file in sorted(files, key=str):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _phrases(part: Any) -> Iterator[Phrase]:
    """The phrases of a command, an option or a choice, and of everything in it."""
    for name in ("locale_name", "locale_description"):
        # discord.py hides those of commands and choices.
        text = getattr(part, name, None) or getattr(part, f"_{name}", None)
        if text is not None and "key" in text.extras:
            yield text
    for inner in ("commands", "parameters", "choices"):
        for one in getattr(part, inner, ()):
            yield from _phrases(one)


def _source(fact: Fact) -> Any:
    """A phrase as its key and facts."""
    if isinstance(fact, str):
        return fact
    facts: Mapping[str, Fact] = fact.extras["facts"]
    return fact.extras["key"], {name: _source(one) for name, one in facts.items()}
