"""Every no comes with a sentence that says what to do instead."""

import re
from itertools import product

import pytest

from bot.games.mamma_i import refusals as shopping
from bot.games.mamma_i.cards import Card, Character, Row
from bot.games.mamma_i.moves import Theft
from bot.games.mamma_mia import refusals as baking
from bot.games.mamma_mia.cards import Ingredient
from bot.games.mamma_mia.moves import Bake, Bakes, Play, Plays
from bot.games.mamma_mia.orders import MAMMA_MIA_LINES, deck
from bot.screens.families import FAMILIES
from bot.screens.words import LANGUAGES
from bot.tables.refusals import CODES

FACTS_OF_TABLES = {
    "table-full": {"most"},
    "own-taken": {"name"},
    "only-host": {"host"},
    "too-few-players": {"fewest", "present"},
    "too-many-computers": {"most"},
    "too-many-for-game": {"most", "present"},
    "wrong-option": {"option", "game"},
    "other-game": {"group"},
    "missing-permissions": {"permissions"},
    "unknown-choice": {"option", "text"},
    "left-out": {"option"},
    "unknown-number": {"option", "text", "least", "most"},
}

TYPED = {
    "mamma-mia": {"cards-unreadable": {"text"}, "no-such-order": {"text"}},
    "mamma-i": {"cards-unreadable": {"text"}},
}
"""What is said of something typed, by family."""

REFUSALS = {"mamma-mia": baking.REFUSALS, "mamma-i": shopping.REFUSALS}
"""What the rules of a family refuse."""


def facts_of(family):
    """What each refusal is told, at a table of the family."""
    fields = {code: {*reason.facts} for code, reason in REFUSALS[family].items()}
    return fields | {code: FACTS_OF_TABLES.get(code, set()) for code in CODES} | TYPED[family]


FACTS = {family: facts_of(family) for family in REFUSALS}

IN_WORDS = {
    "turn": "Alberto",
    "seat": "Beate",
    "host": "Carla",
    "name": "Dora",
    "permissions": "Send Messages",
    "option": "memory",
    "text": "3 olvie",
    "game": "Mamma Mia! Plus",
    "group": "mammamia",
}
"""Facts that come as text."""

WORDED = {
    "ingredient": (Ingredient.SALAMI, "salam"),
    "lacks": ((0, 2, 0, 0, 1, 0), "2 🫒 oliv"),
    "order": ("bombastica", "bombastica"),
    "character": (Character.MAMMA, "mamma"),
    "characters": ((Character.WIFE, Character.MAMMA), "mamma"),
    "row": (Row.MAMMA, "mamma"),
    "cards": ((Card.M2, Card.M2), "👣 2 👣 2"),
    "display": ((Card.M1, Card.E1), "👣 1 💶 1"),
    "card": ("market-1", "🐟🍝🥓"),
    "vertical": (("market-2", "in-law-1"), "🐟🧀 👹\u22121"),
    "thefts": ((Theft("market-4", Character.MAMMA),), "🐟🍝🧀"),
}
"""Facts that messages word, and what can be read of them then; all others are numbers."""

every_family = pytest.mark.parametrize("family", FACTS)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def say(language, code, number, family="mamma-mia"):
    typed = {fact: value for fact, (value, _) in WORDED.items()}
    facts = {fact: typed.get(fact, IN_WORDS.get(fact, number)) for fact in FACTS[family][code]}
    words = FAMILIES.of_name(family).catalogue.words(language)
    return words(f"refusal-{code}", **facts)


@pytest.mark.parametrize("family", REFUSALS)
def test_games_and_tables_share_no_code(family):
    assert not REFUSALS[family].keys() & CODES


def test_only_known_codes_have_facts_here():
    assert FACTS_OF_TABLES.keys() <= CODES


@every_family
@in_every_language
def test_a_refusal_is_one_sentence_or_two_short_ones(family, language):
    for code, number in product(FACTS[family], (0, 1, 2, 13)):
        text = say(language, code, number, family)
        assert text.endswith((".", "!", "?")), code
        others = [found for found in re.findall(r"[.!?] (\w)", text) if found.isupper()]
        assert len(others) <= 1 + text.count("Mamma Mia! Plus"), code
        assert len(text) <= 200, code
        assert not re.search(r"[{}\n]|  ", text), code


@every_family
@in_every_language
def test_a_refusal_says_all_that_it_is_told(family, language):
    for code, facts in FACTS[family].items():
        text = say(language, code, 13, family)
        read = {fact: IN_WORDS.get(fact, "13") for fact in facts}
        read |= {fact: WORDED[fact][1] for fact in facts & WORDED.keys()}
        assert all(part.casefold() in text.casefold() for part in read.values()), code


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("en", 0, "You have no salami cards, so you can\u2019t put in 0"),
        ("en", 1, "You have only one salami card, so you can\u2019t put in 1"),
        ("en", 2, "You have only 2 salami cards, so you can\u2019t put in 2"),
        ("de", 0, "Du hast keine Karte der Sorte Salami und kannst nicht 0 davon legen"),
        ("de", 1, "Du hast nur eine Karte der Sorte Salami und kannst nicht 1 davon legen"),
        ("de", 2, "Du hast nur 2 Karten der Sorte Salami und kannst nicht 2 davon legen"),
        ("it", 0, "Di carte salame non ne hai, quindi non puoi infornarne 0"),
        ("it", 1, "Di carte salame ne hai una sola, quindi non puoi infornarne 1"),
        ("it", 2, "Di carte salame ne hai solo 2, quindi non puoi infornarne 2"),
    ],
)
def test_numbers_go_with_their_nouns(language, number, text):
    assert say(language, "not-so-many", number).startswith(text)


def test_the_facts_of_a_refusal_are_free_of_any_language():
    hand = (0, 2, 0, 0, 0, 0)
    plays = Plays(hand, (), -7, ("supply", "waiter"))
    refused = plays.refusal(Play(Ingredient.OLIVE, 3, None, "supply"))
    assert refused.facts == {"held": 2, "ingredient": Ingredient.OLIVE, "count": 3}

    order = deck(MAMMA_MIA_LINES, Ingredient.PEPPER, 5)["four-olive"]
    refused = Bakes(order, (0, 3, 0, 0, 0, 0), hand).refusal(Bake((), hand))
    assert refused.facts == {"lacks": (0, 1, 1, 0, 0, 0)}


def test_the_families_word_every_fact_that_is_no_number():
    for family, codes in REFUSALS.items():
        worded = {*WORDED, "turn"}
        found = {fact for code in codes for fact in FACTS[family][code]}
        assert found - worded <= {"count", "held", "number", "seat", "players", "dealt"}, family
