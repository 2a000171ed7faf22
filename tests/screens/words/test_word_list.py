"""One word for one thing: what the list of words rules out stands nowhere."""

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

import bot.screens.words
from bot.screens.words import LANGUAGES
from tests.screens.words.test_catalogues import CATALOGUES, entries

LIST = Path(bot.screens.words.__file__).with_name("README.md")

HEADINGS = {"English": "en", "German": "de", "Italian": "it"}

NAMES = re.compile(r"(command|option|typed)-.*(name|option|ingredient|order)")
"""Messages that are typed, so that they are in lower case."""

QUOTED = {("rules-turn", "trick"), ("rules-turn", "tricks")}
"""Where the rulebook's own word is told."""

SNIPPETS = re.compile(r"`[^`]*`|\$[\w-]+")
"""What is no word: commands, and the names of facts."""


def ruled_out():
    """For each language, the words that do not stand there."""
    words = defaultdict(list)
    language = None
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            language = HEADINGS[line[3:]]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 3 and cells[2] != "not":
            words[language] += [word.strip() for word in cells[2].split(",") if word.strip()]
    return words


RULED_OUT = ruled_out()


def pattern(word):
    """What finds a word in a text; 40 stands for any number."""
    if word.startswith("40"):
        return re.compile(r"[\d}]" + re.escape(word.removeprefix("40")))
    return re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])", re.ASCII if word == "wc" else 0)


def test_every_language_has_its_words():
    assert set(RULED_OUT) == set(LANGUAGES)
    assert all(RULED_OUT.values())


@cache
def sentences(language):
    """All that is said in a language, by file and message."""
    return [
        (name, entry.id.name, text_of(entry))
        for catalogue in CATALOGUES
        for name, entry in entries(catalogue, language)
        if hasattr(entry, "id") and not NAMES.fullmatch(entry.id.name)
    ]


@pytest.mark.parametrize(
    ("language", "word"), [(name, word) for name, words in RULED_OUT.items() for word in words]
)
def test_a_word_that_is_ruled_out_stands_nowhere(language, word):
    wanted = pattern(word)
    found = [
        f"{name}: {key}"
        for name, key, text in sentences(language)
        if (key, word) not in QUOTED and wanted.search(text)
    ]

    assert found == []


def text_of(entry):
    """What a message says, in all its variants."""
    entry = entry.clone()
    entry.comment = None
    text = FluentSerializer().serialize_entry(entry).removeprefix(f"{entry.id.name} =")
    text = text.replace('{ "\\u00A0" }', "\u00a0")
    text = re.sub(r"\{ [a-z][\w-]* \}", "{}", text)
    text = re.sub(r"^\s*\*?\[[\w-]+\]", "", text, flags=re.MULTILINE)
    return SNIPPETS.sub("", text)
