"""The rules help of Mamma I tells all its rules, and says where it had to decide."""

import re
from pathlib import Path

import pytest

import bot.games
import bot.screens.mamma_i
from bot.games.mamma_i.cards import MARKET_TABLE
from bot.screens.mamma_i.topics import TOPICS
from bot.screens.rules_help import rules_text, topic_name
from bot.screens.words import LANGUAGES, SHARED

WORDS = SHARED.extended(Path(bot.screens.mamma_i.__file__).parent / "words")

RULING = r"⚖️ \*[^*]+:\*"
RECONSTRUCTED = r"🧩 \*[^*]+[:;]\*"
EMOJI = {"fish": "🐟", "spaghetti": "🍝", "salami": "🥓", "tomato": "🍅", "cheese": "🧀"}
LONGEST = 1800

PART = (Path(bot.games.__file__).parent / "RULES.md").read_text("utf-8").split("## C. ")[1]
NUMBERS = re.findall(r"^- (C\d+\.\d+) ", PART, re.MULTILINE)
BEFORE_C4_1 = "C4"
"""What is decided about matches stands before the first number of its chapter."""
RULINGS = [
    *[
        rule
        for text in re.split(r"\n(?=- C|\n)", PART)
        for rule in re.findall(r"^- (C\d+\.\d+) ", text.strip())
        if "ruling" in text.lower()
    ],
    BEFORE_C4_1,
]

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def text_of(language, topic):
    return rules_text(WORDS.words(language), topic)


def all_texts(language):
    return "\n".join(text_of(language, topic) for topic in TOPICS)


@in_every_language
def test_a_topic_fits_into_one_message(language):
    for topic in TOPICS:
        text = text_of(language, topic)
        assert text.startswith(f"### {topic_name(WORDS.words(language), topic)}\n"), topic
        assert len(text) <= LONGEST, topic
        assert not re.search("[{}]", text), topic


@in_every_language
def test_topics_can_be_told_apart_in_a_menu(language):
    names = {topic_name(WORDS.words(language), topic) for topic in TOPICS}
    assert len(names) == len(TOPICS) <= 25
    assert all(len(name) <= 100 for name in names)


@in_every_language
def test_every_rule_is_told_and_no_other_is_named(language):
    assert {*re.findall(r"C\d+\.\d+", all_texts(language))} == {*NUMBERS}


def test_there_are_rulings_to_be_marked():
    assert {"C1.1", "C3.3", "C3.11", "C4.1", "C4.3", "C6.2", "C7.1"} <= {*RULINGS}


@in_every_language
def test_a_ruling_is_marked_as_one(language):
    lines = all_texts(language).splitlines()
    for rule in RULINGS:
        found = [line for line in lines if line.endswith(f"({rule})")]
        assert any(re.search(RULING, line) for line in found), rule


@in_every_language
def test_nothing_but_rulings_is_called_one(language):
    lines = [line for line in all_texts(language).splitlines() if re.search(RULING, line)]
    assert {line.rpartition("(")[2].rstrip(")") for line in lines} == {*RULINGS}


@in_every_language
@pytest.mark.parametrize("topic", ["cards", "reconstruction"])
def test_c1_3_market_cards_are_marked_as_reconstructed(language, topic):
    lines = text_of(language, topic).splitlines()
    assert any(re.search(RECONSTRUCTED, line) and "(C1.3)" in line for line in lines)


@in_every_language
def test_c1_3_every_market_card_is_listed(language):
    text = text_of(language, "reconstruction")
    for card in MARKET_TABLE:
        shown = " ".join(EMOJI[drawing] for drawing in card.drawings)
        law = f" 👹 \u2212{-card.mother_in_law}" if card.mother_in_law else ""
        assert re.search(rf"(?m)^- {shown}{law}: .* {card.cost}$", text)


def test_all_languages_name_the_same_rules_in_a_topic():
    for topic in TOPICS:
        english, *others = (text_of(language, topic) for language in LANGUAGES)
        named = re.findall(r"\(C[^)]*\)", english)
        assert all(re.findall(r"\(C[^)]*\)", other) == named for other in others)


@in_every_language
def test_topics_that_are_pointed_to_are_there(language):
    words, english = WORDS.words(language), WORDS.words("en")
    named = {topic_name(english, topic): topic for topic in TOPICS}
    pointed = [
        (topic, named[name])
        for topic in TOPICS
        for name in re.findall(r"(?i)see \*([^*]+)\*", rules_text(english, topic))
    ]
    assert pointed
    for topic, other in pointed:
        assert f"*{topic_name(words, other)}*" in rules_text(words, topic)


@in_every_language
def test_an_unbroken_line_says_each_thing(language):
    """Neither blanks at the end of a line nor two in a row."""
    for line in all_texts(language).splitlines():
        assert line == line.rstrip()
        assert "  " not in line
