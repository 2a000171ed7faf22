"""The catalogues of all languages say the same things, completely."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.screens.families import HOSTED
from bot.screens.words import HOUSE, LANGUAGES, get_words

CATALOGUES = [HOUSE, *(family.catalogue for family in HOSTED.families)]

every_catalogue = pytest.mark.parametrize(
    "catalogue", CATALOGUES, ids=["house", *(family.name for family in HOSTED.families)]
)


class Mentions(Visitor):
    """What a message is made of: its variables and the other messages that it quotes."""

    def __init__(self):
        self.variables = set()
        self.messages = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)


def files(catalogue, language):
    """The files of a language."""
    return [path for folder in catalogue.folders for path in sorted((folder / language).glob("*"))]


def entries(catalogue, language):
    """Everything in all files of a language, with the file's name."""
    for path in files(catalogue, language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path.name, entry


@cache
def messages(catalogue, language):
    """What each message mentions, by its id."""
    found = {}
    for _, entry in entries(catalogue, language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = mentions = Mentions()
            mentions.visit(entry)
    return found


def variables(catalogue, language, key):
    """The variables of a message and of all that it quotes."""
    mentions = messages(catalogue, language)[key]
    quoted = (variables(catalogue, language, other) for other in mentions.messages)
    return mentions.variables.union(*quoted)


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(catalogue, language):
    found = entries(catalogue, language)
    assert not [(file, entry.content) for file, entry in found if type(entry) is ast.Junk]


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(catalogue, language):
    """Nor does a family give one that the house has; what another family says is its own affair."""
    found = [entry for _, entry in entries(catalogue, language)]
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@every_catalogue
def test_all_languages_have_the_same_files(catalogue):
    first, *others = ([path.name for path in files(catalogue, each)] for each in LANGUAGES)
    assert all(names == first for names in others)


@every_catalogue
def test_all_languages_have_the_same_messages_with_the_same_variables(catalogue):
    first, *others = LANGUAGES
    for other in others:
        assert messages(catalogue, other).keys() == messages(catalogue, first).keys()
        for key in messages(catalogue, first):
            assert variables(catalogue, other, key) == variables(catalogue, first, key), key


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_quoted_is_there(catalogue, language):
    known = messages(catalogue, language)
    for key, mentions in known.items():
        assert mentions.messages <= known.keys(), key


@pytest.mark.parametrize("family", HOSTED.families, ids=lambda family: family.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_commands_that_there_are_get_mentioned(family, language):
    words = family.catalogue.words(language)
    ids = [
        re.fullmatch("command-([a-z-]+)-name", key) for key in messages(family.catalogue, language)
    ]
    names = {words(found[0]) for found in ids if found}
    for path in files(family.catalogue, language):
        mentioned = re.findall(r"/mamma(?:mia|i) ([\w-]+)", path.read_text(encoding="utf-8"))
        assert set(mentioned) <= names, path.name


def test_english_is_for_whoever_speaks_no_language_of_the_host():
    assert get_words("pt-BR").language == get_words(None).language == "en"
    assert get_words("de").language == get_words("de-AT").language == "de"


def test_the_german_box_gives_the_ingredients_their_names():
    for catalogue in CATALOGUES:
        for path in files(catalogue, "de"):
            if path.name == "typed.ftl":
                continue
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"Paprika|Champignon|Garnele|Pizzen", text), path.name


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unbroken_line_says_each_thing(catalogue, language):
    """Neither blanks at the end of a line nor two in a row."""
    for path in files(catalogue, language):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert line == line.rstrip(), (path.name, line)
            assert "  " not in line.strip(), (path.name, line)
