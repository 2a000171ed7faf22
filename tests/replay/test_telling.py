"""Games told as the channel would have seen them, and errors told in words."""

import json

import pytest

from .records import play_record


def test_a_game_is_told_as_the_channel_saw_it(replay):
    record = play_record("plus", players=3)
    status, lines, errors = replay(record, flags=())
    assert (status, errors) == (0, [])
    assert lines[:2] == ["🍕 Mamma Mia! Plus", "Helping allowed"]
    assert "a reconstruction" in lines[3]
    assert lines[-2:] == ["The record ends here.", ""]


@pytest.mark.parametrize(
    ("language", "ends"),
    [("de", "Hier endet das Protokoll."), ("it", "Il registro finisce qui.")],
)
def test_a_game_is_told_in_the_readers_language(replay, language, ends):
    status, lines, _ = replay(play_record(), flags=("--language", language))
    assert status == 0
    assert lines[-2] == ends


def test_with_two_players_plus_is_told_as_played_without_helping(replay):
    _, lines, _ = replay(play_record("plus", players=2), flags=())
    assert lines[1] == "No helping"


def test_the_telling_stops_where_a_rule_is_broken(replay):
    record = play_record()
    record["log"][5] = record["log"][4]
    status, lines, errors = replay(record, flags=())
    assert status == 1
    assert len(lines) > 5
    (error,) = errors
    assert "record 1, entry 5, rule A3.8" in error


def test_names_cannot_upset_the_terminal(replay):
    record = play_record()
    record["seats"][0]["name"] = "\x1b[31mEvil\nName\ud800"
    status, lines, _ = replay(json.dumps(record), flags=())
    assert status == 0
    assert not any("\x1b" in line for line in lines)


def test_long_names_are_cut_where_they_are_told(replay):
    record = play_record()
    record["seats"][0]["name"] = "A" * 100_000
    status, lines, _ = replay(record, flags=())
    assert status == 0
    assert max(map(len, lines)) < 500


@pytest.mark.parametrize("value", ["g" * 100_000, "two\nlines"])
def test_an_error_is_one_short_line_whatever_it_is_about(replay, value):
    status, _, (error,) = replay(play_record() | {"game": value}, flags=())
    assert status == 2
    assert len(error) < 400
