"""The rules help tells all rules, and says where it had to decide."""

import re
from pathlib import Path

import pytest

import bot.games
from bot.games.mamma_mia.editions import CLASSIC, MAMMA_MIA_EDITIONS, PLUS
from bot.screens.mamma_mia.family import TOPICS
from bot.screens.mamma_mia.words import get_words
from bot.screens.rules_help import rules_text, topic_name
from bot.screens.words import LANGUAGES

RULINGS = ["A2.4", "A3.4", "A4.2", "A5.3", "A6.1", "A7.3", "B1.3", "B3.3", "B4.3", "B4.6"]
RULING = r"⚖️ \*[^*]+:\*"
RECONSTRUCTED = r"🧩 \*[^*]+[:;]\*"
LONGEST = 1800

RULES = (Path(bot.games.__file__).parent / "RULES.md").read_text(encoding="utf-8")
NUMBERS = set(re.findall(r"^- ([AB]\d+\.\d+) ", RULES, re.MULTILINE))


def help_text(language):
    return "\n".join(rules_text(get_words(language), topic) for topic in TOPICS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_topic_fits_into_one_message(language):
    for topic in TOPICS:
        text = rules_text(get_words(language), topic)
        assert text.startswith(f"### {topic_name(get_words(language), topic)}\n"), topic
        assert len(text) <= LONGEST, topic
        assert not re.search("[{}]", text), topic


@pytest.mark.parametrize("language", LANGUAGES)
def test_topics_can_be_told_apart_in_a_menu(language):
    names = {topic_name(get_words(language), topic) for topic in TOPICS}
    assert len(names) == len(TOPICS) <= 25
    assert all(len(name) <= 100 for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_is_marked_as_one(language):
    lines = help_text(language).splitlines()
    for rule in RULINGS:
        found = [line for line in lines if line.endswith(f"({rule})")]
        assert any(re.search(RULING, line) for line in found), rule


def test_every_rule_that_is_called_a_ruling_is_in_the_list():
    for line in re.split(r"\n(?=[-#])", RULES):
        rule = re.match(r"- ([AB]\d+\.\d+) ", line)
        assert not rule or "ruling" not in line.lower() or rule[1] in RULINGS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", ["plus", "reconstruction"])
def test_b1_3_reconstructed_orders_are_marked_as_such(language, topic):
    lines = rules_text(get_words(language), topic).splitlines()
    assert any(re.search(RECONSTRUCTED, line) and "(B1.3)" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_b1_3_each_order_of_plus_is_called_attested_or_guessed(language):
    words = get_words(language)
    text = rules_text(words, "reconstruction")
    _, attested, guessed = re.split(r"(?m)^\*[^*]+\*.*:$", text)
    for line in PLUS.lines:
        if line.id.startswith("four-"):
            continue
        named = f"**{words('order-name', order=line.id)}**"
        assert (named in guessed) == ("needs" in line.guessed)
        assert (named in attested) == ("needs" not in line.guessed)
        (told,) = [said for said in text.splitlines() if named in said]
        assert bool(re.search(r"\(\*[^*]+:\*", told)) == (line.guessed == ("forbidden",))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", ["deciding", "secrets"])
def test_a8_3_only_with_helping_it_stays_hidden_who_could_have_baked(language, topic):
    lines = rules_text(get_words(language), topic).splitlines()
    (told,) = [line for line in lines if "(A8.3)" in line]
    assert re.search(r"\(A8\.3\).*\*Plus\*.*\(B6\.2\)$", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a3_4_seven_orders_are_no_trap_in_1999(language):
    lines = rules_text(get_words(language), "passing").splitlines()
    (trap,) = [line for line in lines if "⚠️" in line]
    assert "1999" in trap


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_and_no_other_is_named(language):
    assert set(re.findall(r"[ABC]\d+\.\d+", help_text(language))) == NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("topic", "edition"), [("orders", CLASSIC), ("reconstruction", PLUS)])
def test_every_order_is_explained(language, topic, edition):
    words = get_words(language)
    text = rules_text(words, topic)
    for order in edition.order_ids:
        name = words("order-name", order=order)
        assert order.startswith("four-") or f"**{name}**" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_is_explained(language):
    words = get_words(language)
    text = rules_text(words, "editions")
    for edition in MAMMA_MIA_EDITIONS:
        named = edition.name, words(f"option-edition-{edition.name}")
        assert any(f"**{name}**" in text for name in named), edition.name


def test_all_languages_name_the_same_rules_in_a_topic():
    for topic in TOPICS:
        english, *others = (rules_text(get_words(language), topic) for language in LANGUAGES)
        named = re.findall(r"\([AB][^)]*\)", english)
        assert all(re.findall(r"\([AB][^)]*\)", other) == named for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_topics_that_are_pointed_to_are_there(language):
    words, english = get_words(language), get_words("en")
    named = {topic_name(english, topic).split(",")[0]: topic for topic in TOPICS}
    pointed = [
        (topic, named[name])
        for topic in TOPICS
        for name in re.findall(r"(?i)see \*([^*]+)\*", rules_text(english, topic))
    ]
    assert pointed
    for topic, other in pointed:
        assert f"*{topic_name(words, other).split(',')[0]}*" in rules_text(words, topic)
