"""The terms of a table: what each may be, who has a say, and how they are kept."""

from dataclasses import fields

import pytest

from bot.brains.registry import STRENGTHS
from bot.tables.terms import CHOICES, Terms, agree, dump_terms, load_settings, load_terms

OPEN = Terms("open", "instant", "24h", language="de")


def test_every_term_has_its_choices_and_the_first_is_the_default():
    assert [field.name for field in fields(Terms)] == [*CHOICES]
    assert dump_terms(Terms()) == {name: words[0] for name, words in CHOICES.items()}


def test_computers_may_be_as_strong_as_there_are_players():
    assert {*CHOICES["strength"]} == {*STRENGTHS}


@pytest.mark.parametrize(("turn_time", "seconds"), [("off", None), ("1m", 60), ("24h", 86400)])
def test_a_turn_time_is_so_many_seconds(turn_time, seconds):
    assert Terms(turn_time=turn_time).turn_seconds == seconds


def test_every_pace_has_its_own_seconds():
    assert [Terms(pace=pace).step_seconds for pace in CHOICES["pace"]] == [2.2, 3.5, 1.2, 0.0]


def test_the_last_one_who_says_something_has_the_last_word():
    server, opener = {"pace": "slow", "memory": "open"}, {"pace": "fast"}
    assert agree({"language": "de"}, server, opener) == Terms("open", "fast", "off", language="de")


def test_what_a_server_has_set_for_other_things_is_no_term():
    assert load_settings({"ranking": "off", "pace": "fast"}, "server 1") == {
        "ranking": "off",
        "pace": "fast",
    }
    assert agree({"ranking": "off", "pace": "fast"}) == Terms(pace="fast")
    assert load_terms({"ranking": "off"}, 1) == Terms()


@pytest.mark.parametrize("terms", [Terms(), OPEN])
def test_terms_come_back_from_json(terms):
    assert load_terms(dump_terms(terms), 1) == terms


def test_what_is_missing_has_its_default_without_ado(caplog):
    assert load_terms({"pace": "slow"}, 1) == Terms(pace="slow")
    assert caplog.messages == []


@pytest.mark.parametrize("odd", ["sideways", 90, True, ["open"], {}])
def test_what_is_unknown_has_its_default_and_is_logged(caplog, odd):
    assert load_terms(dump_terms(OPEN) | {"memory": odd}, 1) == Terms(
        "faithful", "instant", "24h", language="de"
    )
    assert caplog.messages == ["the memory of table 1 is unknown, the default is taken"]


@pytest.mark.parametrize("data", [None, [], "open", {"weather": "fine"}, {"pace": None}])
def test_data_that_holds_no_terms_has_only_gaps(data):
    assert load_settings(data, "server 1") == {}
