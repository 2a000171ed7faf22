"""The texts of the commands fit into what Discord takes."""

import re
from itertools import product

import pytest

from bot.games.mamma_mia.cards import Ingredient
from bot.screens.families import FAMILIES
from bot.screens.words import LANGUAGES
from tests.screens.words.test_catalogues import messages

BUTTONS_OF_MAMMA_MIA = {
    "join": ["press-join"],
    "leave": ["press-leave"],
    "begin": ["press-begin"],
    "cancel": ["press-cancel", "reply-yes"],
    "computer": ["press-add", "press-remove"],
    "skip": ["press-skip"],
    "rematch": ["press-rematch"],
    "play": ["press-play"],
    "pass": ["press-pass"],
    "bake": ["press-bake", "press-bake-with", "press-add-cards"],
    "decline": ["press-decline"],
    "ask": ["press-ask"],
    "hand": ["press-hand"],
    "table": ["press-table"],
    "rules": ["press-rules"],
}
"""The buttons that do what a command does."""

BUTTONS_OF_MAMMA_I = {
    "wc": ["press-step", "move-wc"],
    "remove": ["press-step"],
    "stop": ["press-step"],
    "guest": ["press-step"],
    "run-over": ["move-run-over"],
    "steal": ["move-steal"],
}

BUTTONS = {"mamma-mia": BUTTONS_OF_MAMMA_MIA, "mamma-i": BUTTONS_OF_MAMMA_I}

LONGEST = 100

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
every_family = pytest.mark.parametrize("family", BUTTONS)


def words_of(family, language):
    return FAMILIES.of_name(family).catalogue.words(language)


def keys_of(family):
    """The commands and options, as the catalogue knows them: `command-play`, `option-order`."""
    known = messages(FAMILIES.of_name(family).catalogue, "en")
    found = [re.fullmatch(r"((?:command|option)-([\w-]+))-name", key) for key in known]
    return {one[1]: one[2] for one in found if one}


@every_family
@in_every_language
def test_names_are_small_and_without_spaces(family, language):
    for key in keys_of(family):
        name = words_of(family, language)(f"{key}-name")
        assert re.fullmatch(r"[-_'\w]{1,32}", name), key
        assert name == name.lower(), key


@every_family
@in_every_language
def test_descriptions_are_short(family, language):
    words = words_of(family, language)
    known = messages(FAMILIES.of_name(family).catalogue, "en")
    described = [key for key in known if re.fullmatch("(command|option)-.*-description", key)]
    assert {f"{key}-description" for key in keys_of(family)} <= {*described}
    for key in described:
        assert 1 <= len(words(key)) <= LONGEST, key


@every_family
def test_english_names_are_those_of_the_commands_themselves(family):
    for key, name in keys_of(family).items():
        assert words_of(family, "en")(f"{key}-name") == name


@every_family
@in_every_language
def test_answers_and_languages_can_be_chosen(family, language):
    words = words_of(family, language)
    assert words("choice-yes") != words("choice-no")
    assert len({words(f"option-language-{each}") for each in LANGUAGES}) == len(LANGUAGES)


@every_family
@in_every_language
def test_a_button_is_called_as_its_command(family, language):
    words = words_of(family, language)
    for command, keys in BUTTONS[family].items():
        name = words(f"command-{command}-name").replace("-", " ")
        for key, draw in product(keys, ("supply", "waiter", None)):
            facts = dict.fromkeys(("whom", "cards"), "?") | dict.fromkeys(("character", "theft"))
            choice = {"choice": (Ingredient.OLIVE,), "draw": draw, "count": 2, "left": 3}
            said = words(key, kind=command, what=command, **facts, **choice)
            assert name in said.casefold(), key
