"""The catalogues of all languages say the same things, completely."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot.screens.words
from bot.screens.words import LANGUAGES, get_words

FOLDER = Path(bot.screens.words.__file__).parent


class Mentions(Visitor):
    """What a message is made of: its variables and the other messages that it quotes."""

    def __init__(self):
        self.variables = set()
        self.messages = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)


def entries(language):
    """Everything in all files of a language, with the file's name."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path.name, entry


@cache
def messages(language):
    """What each message mentions, by its id."""
    found = {}
    for _, entry in entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = mentions = Mentions()
            mentions.visit(entry)
    return found


def variables(language, key):
    """The variables of a message and of all that it quotes."""
    mentions = messages(language)[key]
    quoted = (variables(language, other) for other in mentions.messages)
    return mentions.variables.union(*quoted)


KEYS = sorted({key for language in LANGUAGES for key in messages(language)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(language):
    junk = [(file, entry.content) for file, entry in entries(language) if type(entry) is ast.Junk]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language):
    ids = [entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


def test_all_languages_have_the_same_files():
    files = [{path.name for path in (FOLDER / language).iterdir()} for language in LANGUAGES]
    assert all(names == files[0] for names in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language):
    assert sorted(messages(language)) == KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_quoted_is_there(language):
    for key, mentions in messages(language).items():
        assert mentions.messages <= messages(language).keys(), key


@pytest.mark.parametrize("key", KEYS)
def test_a_message_has_the_same_variables_in_every_language(key):
    first, *others = LANGUAGES
    assert all(variables(other, key) == variables(first, key) for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_commands_that_there_are_get_mentioned(language):
    words = get_words(language)
    ids = [re.fullmatch("command-([a-z]+)-name", key) for key in KEYS]
    names = {words(found[0]) for found in ids if found}
    for path in (FOLDER / language).glob("*.ftl"):
        mentioned = re.findall(r"/mammamia (\w+)", path.read_text(encoding="utf-8"))
        assert set(mentioned) <= names, path.name


def test_english_is_for_whoever_speaks_no_language_of_the_host():
    assert get_words("pt-BR").language == get_words(None).language == "en"
    assert get_words("de").language == get_words("de-AT").language == "de"


def test_the_german_box_gives_the_ingredients_their_names():
    for path in (FOLDER / "de").glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"Paprika|Champignon|Garnele|Pizzen", text), path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unbroken_line_says_each_thing(language):
    """Neither blanks at the end of a line nor two in a row."""
    for path in (FOLDER / language).glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert line == line.rstrip(), (path.name, line)
            assert "  " not in line.strip(), (path.name, line)
