"""The texts of the commands fit into what Discord takes."""

import re

import pytest

from bot.screens.families import HOSTED
from bot.screens.words import LANGUAGES

MAMMA_MIA = {
    "start": "game edition helping memory pace turn_time computers",
    "join": "",
    "leave": "",
    "begin": "",
    "cancel": "",
    "play": "ingredient count order draw table",
    "pass": "draw order table",
    "bake": "choice add table",
    "decline": "table",
    "ask": "choice want add table",
    "assist": "give table",
    "hand": "table",
    "table": "table",
    "rules": "topic",
    "stats": "player",
    "top": "game",
    "history": "game_id",
    "record": "game_id",
    "computer": "remove",
    "skip": "",
    "rematch": "",
    "settings": "language turn_time pace memory",
}
"""The options of each command of the house and of Mamma Mia!."""

MAMMA_I = {
    "secret": "character table",
    "place": "cards row table",
    "wc": "table",
    "vote": "character table",
    "remove": "row table",
    "stop": "card table",
    "guest": "character table",
    "run-over": "character card table",
    "child": "take table",
    "steal": "card to table",
    "rules": "topic",
}
"""The options of each command of Mamma I."""

FAMILIES = {"mamma-mia": MAMMA_MIA, "mamma-i": MAMMA_I}

BUTTONS_OF_MAMMA_MIA = {
    "join": ["press-join"],
    "leave": ["press-leave"],
    "begin": ["press-begin"],
    "cancel": ["press-cancel", "door-cancel-yes"],
    "computer": ["press-add", "press-remove"],
    "skip": ["press-skip"],
    "rematch": ["press-rematch"],
    "play": ["press-play"],
    "pass": ["press-pass-supply", "press-pass-waiter", "press-pass-nothing"],
    "bake": ["press-bake", "press-bake-with", "press-add-cards"],
    "decline": ["press-decline"],
    "ask": ["press-ask"],
    "hand": ["press-hand"],
    "table": ["press-table"],
    "rules": ["press-rules"],
}
"""The buttons that do what a command does."""

BUTTONS_OF_MAMMA_I = {
    "wc": ["press-wc", "press-call-wc"],
    "remove": ["press-remove-card"],
    "stop": ["press-stop"],
    "guest": ["press-guest"],
    "run-over": ["press-run-over", "press-run-over-losing", "press-run-over-nobody"],
    "steal": ["press-steal-nothing"],
}

BUTTONS = [
    *(("mamma-mia", command, keys) for command, keys in BUTTONS_OF_MAMMA_MIA.items()),
    *(("mamma-i", command, keys) for command, keys in BUTTONS_OF_MAMMA_I.items()),
]


def words_of(family, language):
    return HOSTED.of_name(family).catalogue.words(language)


def keys_of(family):
    """The commands and options, as the catalogue knows them."""
    every = FAMILIES[family]
    options = sorted({f"option-{one}" for options in every.values() for one in options.split()})
    return [f"command-{command}" for command in every] + options


def otherwise_in(family):
    """Descriptions of options that mean something else in one command."""
    found = [
        f"command-{command}-option-{option}-description"
        for command, options in FAMILIES[family].items()
        for option in options.split()
    ]
    return [key for key in found if words_of(family, "en").has(key)]


KEYS = [(family, key) for family in FAMILIES for key in keys_of(family)]
DESCRIPTIONS = [
    ("mamma-mia", "command-mammamia-description"),
    ("mamma-i", "command-mammai-description"),
    *((family, f"{key}-description") for family, key in KEYS),
    *((family, key) for family in FAMILIES for key in otherwise_in(family)),
]
COMMANDS = [(family, command) for family, every in FAMILIES.items() for command in every]

LONGEST = 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("family", "key"), KEYS)
def test_names_are_small_and_without_spaces(family, language, key):
    name = words_of(family, language)(f"{key}-name")
    assert re.fullmatch(r"[-_'\w]{1,32}", name)
    assert name == name.lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("family", "key"), DESCRIPTIONS)
def test_descriptions_are_short(family, language, key):
    assert 1 <= len(words_of(family, language)(key)) <= LONGEST


@pytest.mark.parametrize(("family", "key"), KEYS)
def test_english_names_are_those_of_the_commands_themselves(family, key):
    assert words_of(family, "en")(f"{key}-name") == key.split("-", 1)[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_no_two_commands_have_the_same_name(family, language):
    every = FAMILIES[family]
    names = {words_of(family, language)(f"command-{command}-name") for command in every}
    assert len(names) == len(every)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("family", "command"), COMMANDS)
def test_no_two_options_of_a_command_have_the_same_name(family, language, command):
    options = FAMILIES[family][command].split()
    names = {words_of(family, language)(f"option-{option}-name") for option in options}
    assert len(names) == len(options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_answers_and_languages_can_be_chosen(family, language):
    words = words_of(family, language)
    assert words("choice-yes") != words("choice-no")
    assert len({words(f"option-language-{each}") for each in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("family", "command", "keys"), BUTTONS)
def test_a_button_is_called_as_its_command(family, language, command, keys):
    words = words_of(family, language)
    name = words(f"command-{command}-name").replace("-", " ")
    for key in keys:
        facts = dict.fromkeys(("choice", "whom", "cards"), "?")
        assert name in words(key, **facts).casefold(), key
