"""The names of commands and options in every language, from the catalogues."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.screens.words import HOUSE, LANGUAGES, Catalogue, Words
from bot.store.work import SqlStore

NOTE: Final = "commands"

Phrase: TypeAlias = app_commands.locale_str
Fact: TypeAlias = str | Phrase
"""A fact in a phrase; if it's a phrase itself, it gets the same language."""


def phrase(key: str, name: str | None = None, /, *, of: Catalogue = HOUSE, **facts: Fact) -> Phrase:
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


async def command_payload(
    tree: app_commands.CommandTree[Any], translator: app_commands.Translator
) -> list[dict[str, Any]]:
    """All commands, as registered at Discord."""
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]


async def sync_commands(tree: app_commands.CommandTree[Any], store: SqlStore) -> bool:
    """Registers the commands if they have changed since last time; returns whether they had.

    Discord limits how often that may be done in a day.
    """
    assert tree.translator is not None
    payload = await command_payload(tree, tree.translator)
    text = json.dumps(payload, sort_keys=True)
    digest = hashlib.sha256(text.encode()).hexdigest()
    note = f"{tree.client.application_id} {digest}"
    if await store.note(NOTE) == note:
        return False
    await tree.sync()
    await store.save_note(NOTE, note)
    return True
