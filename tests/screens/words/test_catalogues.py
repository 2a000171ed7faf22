"""The catalogues of all languages say the same things, completely."""

import re
import shutil
from functools import cache
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from bot.games.interface import Event, Move
from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.events import CardStolen
from bot.screens.families import FAMILIES
from bot.screens.viewer import message_of, said
from bot.screens.words import LANGUAGES, SHARED, Catalogue, get_words, one_line

CATALOGUES = [SHARED, *(family.catalogue for family in FAMILIES.families)]

every_catalogue = pytest.mark.parametrize(
    "catalogue", CATALOGUES, ids=["house", *(family.name for family in FAMILIES.families)]
)


FIRST, *OTHERS = LANGUAGES
every_other_language = pytest.mark.parametrize("language", OTHERS)

NUMBERS = re.compile(r"[0-9-]+|zero|one|two|few|many|other")
"""Keys of selectors that go by numbers, as every language needs them."""


class Mentions(Visitor):
    """What a message is made of: variables, the messages that it quotes, what it selects by."""

    def __init__(self):
        self.variables = set()
        self.messages = set()
        self.selects = []
        """The variable, the words it is selected by, and the one that stands for all others."""

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802
        keys = {_key(variant): variant.default for variant in node.variants}
        words = {key for key in keys if not NUMBERS.fullmatch(key)}
        (default,) = (key for key, is_default in keys.items() if is_default)
        if words:
            self.selects.append((node.selector.id.name, words, default))
        self.generic_visit(node)


def _key(variant):
    return getattr(variant.key, "name", None) or variant.key.value


def files(catalogue, language):
    """The files of a language."""
    return [path for folder in catalogue.folders for path in sorted((folder / language).glob("*"))]


def entries(catalogue, language):
    """Everything in all files of a language, with the file's name."""
    for path in files(catalogue, language):
        for entry in parse(path):
            yield path.name, entry


@cache
def parse(path):
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


@cache
def messages(catalogue, language):
    """What each message mentions, by its id."""
    found = {}
    for _, entry in entries(catalogue, language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = mentions = Mentions()
            mentions.visit(entry)
    return found


def quoted(catalogue, language, key):
    """What the message mentions, and what all that it quotes does."""
    mentions = messages(catalogue, language)[key]
    return [mentions, *(it for k in mentions.messages for it in quoted(catalogue, language, k))]


def variables(catalogue, language, key):
    """The variables of a message and of all that it quotes."""
    return {name for it in quoted(catalogue, language, key) for name in it.variables}


def selected(catalogue, language, *keys):
    """The words that the variables of these messages are selected by, by variable."""
    found = {}
    for key in keys:
        for it in quoted(catalogue, language, key):
            for name, words, _ in it.selects:
                found.setdefault(name, set()).update(words)
    return found


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(catalogue, language):
    found = entries(catalogue, language)
    assert not [(file, entry.content) for file, entry in found if type(entry) is ast.Junk]


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(catalogue, language):
    """Nor does a family give one that all share; what another family says is its own affair."""
    found = [entry for _, entry in entries(catalogue, language)]
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


def test_every_language_has_its_folders_and_says_its_name():
    for folder in (folder for catalogue in CATALOGUES for folder in catalogue.folders):
        there = {path.name for path in folder.iterdir() if any(path.glob("*.ftl"))}
        assert there == {*LANGUAGES}, folder
    (folder,) = SHARED.folders
    names = re.findall(r"^option-language-(\w+) =", (folder / "languages.ftl").read_text(), re.M)
    assert names == [*LANGUAGES]


@every_catalogue
@every_other_language
def test_a_language_has_the_same_files(catalogue, language):
    first, other = ([path.name for path in files(catalogue, each)] for each in (FIRST, language))
    assert other == first


@every_catalogue
@every_other_language
def test_a_language_misses_no_message_and_has_none_of_its_own(catalogue, language):
    first, other = (messages(catalogue, each).keys() for each in (FIRST, language))
    assert sorted(first - other) == sorted(other - first) == []


@every_catalogue
@every_other_language
def test_a_message_has_the_same_variables_in_a_language(catalogue, language):
    for key in messages(catalogue, FIRST):
        assert variables(catalogue, language, key) == variables(catalogue, FIRST, key), key


@every_catalogue
@every_other_language
def test_a_message_quotes_the_labels_of_the_same_buttons(catalogue, language):
    for key, mentions in messages(catalogue, FIRST).items():
        first, other = (
            {name for name in each.messages if name.startswith("press-")}
            for each in (mentions, messages(catalogue, language)[key])
        )
        assert other == first, key


@every_catalogue
@every_other_language
def test_a_message_tells_the_same_things_apart_in_a_language(catalogue, language):
    """It says all that English says by words, and goes by none that English does not know."""
    known = selected(catalogue, FIRST, *messages(catalogue, FIRST))
    for key in messages(catalogue, FIRST):
        first, other = (selected(catalogue, each, key) for each in (FIRST, language))
        for name, words, default in messages(catalogue, language)[key].selects:
            assert words <= known[name], key
            assert default == "other" or words == first.get(name, other[name]), key


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_quoted_is_there(catalogue, language):
    known = messages(catalogue, language)
    for key, mentions in known.items():
        assert mentions.messages <= known.keys(), key


@pytest.mark.parametrize("family", FAMILIES.families, ids=lambda family: family.name)
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


def test_english_is_for_whoever_speaks_no_language_of_the_bot():
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


class Calls(Visitor):
    """The calls of functions in a message."""

    def __init__(self):
        self.calls = []

    def visit_FunctionReference(self, node):  # noqa: N802
        named = {one.name.name: one.value.value for one in node.arguments.named}
        self.calls.append((node.id.name, len(node.arguments.positional), named))
        self.generic_visit(node)


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES)
def test_functions_are_called_as_they_are_defined(catalogue, language):
    """With one fact, and options that they know; a form that there isn't would be no message."""
    for file, entry in entries(catalogue, language):
        found = Calls()
        found.visit(entry)
        for name, facts, options in found.calls:
            assert facts == 1, (file, entry.id.name)
            function = catalogue.functions[name]
            hints = get_type_hints(function)
            for option, chosen in options.items():
                assert chosen in get_args(hints[option]), (file, entry.id.name, option)


@pytest.mark.parametrize("family", FAMILIES.families, ids=lambda family: family.name)
def test_an_event_is_said_with_what_it_holds(family):
    catalogue, rules = family.catalogue, type(family.games[0]).__module__.rpartition(".")[0]
    every = [kind for base in (Event, Move) for kind in base.__subclasses__()]
    said = [message_of(kind) for kind in every if kind.__module__.startswith(rules)]
    found = [(key, fields) for key, fields, _ in said if key in messages(catalogue, FIRST)]
    assert len(found) > 10
    for key, fields in found:
        assert variables(catalogue, FIRST, key) <= {*fields}, key


def written(catalogue, language):
    """The messages as they are written down, by their ids."""
    found = [entry for _, entry in entries(catalogue, language) if isinstance(entry, ast.Message)]
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in found}


@pytest.mark.parametrize(("language", "word"), [("de", "Runde"), ("it", "giro")])
def test_a_round_of_mamma_i_is_not_taken_for_the_turn_of_a_single_player(language, word):
    catalogue = FAMILIES.of_game("mamma-i").catalogue
    other = written(catalogue, language)
    for key, english in written(catalogue, FIRST).items():
        if re.search("(this|the next|the first) round", english):
            assert word in other[key], key


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("A\nB\r\n\tC\u2028D", "A B C D"),
        ("\u202eevil\u2066", "evil"),
        ("\u200b\u3164\u2800\u200d", ""),
        ("👩\u200d🚀 Ann", "👩\u200d🚀 Ann"),
        ("王小明", "王小明"),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(name, shown):
    assert one_line(name) == shown


def test_a_translator_mends_the_grammar_of_a_sentence_alone(tmp_path):
    """A copy of the German words with another case in one sentence; the program is the same."""
    catalogue = FAMILIES.of_game("mamma-i").catalogue
    theft = CardStolen(0, "market-1", Character.MAMMA, Character.WIFE)
    told = {}
    for form in ("from", "at"):
        folders = [tmp_path / form / str(number) for number in range(len(catalogue.folders))]
        for former, folder in zip(catalogue.folders, folders, strict=True):
            shutil.copytree(former, folder)
        (story,) = (path / "de" / "story.ftl" for path in folders[1:])
        text = story.read_text()
        assert 'ROW($former, form: "from")' in text
        case = f'ROW($former, form: "{form}")'
        story.write_text(text.replace('ROW($former, form: "from")', case))
        words = Catalogue(*folders, functions=catalogue.functions).words("de")
        told[form] = said(words, theft)
    assert told["from"] != told["at"]
