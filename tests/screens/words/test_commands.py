"""The texts of the commands fit into what Discord takes."""

import re

import pytest

from bot.screens.mamma_mia.words import get_words
from bot.screens.words import LANGUAGES

OPTIONS = {
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
    "record": "game_id",
    "computer": "remove",
    "skip": "",
    "rematch": "",
    "settings": "language turn_time pace memory",
}
"""The options of each command."""

BUTTONS = {
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

KEYS = [f"command-{command}" for command in OPTIONS] + sorted(
    {f"option-{option}" for options in OPTIONS.values() for option in options.split()}
)
OTHERWISE = [
    f"command-{command}-option-{option}-description"
    for command, options in OPTIONS.items()
    for option in options.split()
    if get_words("en").has(f"command-{command}-option-{option}-description")
]
"""Descriptions of options that mean something else in one command."""

LONGEST = 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_names_are_small_and_without_spaces(language, key):
    name = get_words(language)(f"{key}-name")
    assert re.fullmatch(r"[-_'\w]{1,32}", name)
    assert name == name.lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key", ["command-mammamia-description", *(f"{key}-description" for key in KEYS), *OTHERWISE]
)
def test_descriptions_are_short(language, key):
    assert 1 <= len(get_words(language)(key)) <= LONGEST


@pytest.mark.parametrize("key", KEYS)
def test_english_names_are_those_of_the_commands_themselves(key):
    assert get_words("en")(f"{key}-name") == key.split("-", 1)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_have_the_same_name(language):
    names = {get_words(language)(f"command-{command}-name") for command in OPTIONS}
    assert len(names) == len(OPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", OPTIONS)
def test_no_two_options_of_a_command_have_the_same_name(language, command):
    options = OPTIONS[command].split()
    names = {get_words(language)(f"option-{option}-name") for option in options}
    assert len(names) == len(options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_and_languages_can_be_chosen(language):
    words = get_words(language)
    assert words("choice-yes") != words("choice-no")
    assert words("option-language-en") == "English"
    assert words("option-language-de") == "Deutsch"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", BUTTONS)
def test_a_button_is_called_as_its_command(language, command):
    words = get_words(language)
    name = words(f"command-{command}-name")
    for key in BUTTONS[command]:
        assert name in words(key, choice="?").casefold(), key
