"""A game in words, from its log."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.games.record import dump_record, load_record, play
from bot.screens.families import FAMILIES
from bot.screens.retelling import retell
from bot.tables.terms import LANGUAGES
from tests.games.setups import midgame, play_some
from tests.games.test_golden import read_down
from tests.screens.tables import new_match
from tests.thorough import thoroughly


def finished(game_id, options=None, players=3, seed=1):
    """A game of computers that has been played to its end, as its record has it."""
    match, rng = midgame(game_id, options or {}, players, seed)
    return play(load_record(dump_record(play_some(match, rng, 2000))))


@pytest.mark.parametrize("language", [LANGUAGES[0], *thoroughly(LANGUAGES[1:])])
@pytest.mark.parametrize(("game_id", "players"), [("mamma-mia", 2), ("plus", 3), ("mamma-i", 2)])
def test_a_game_is_told_without_markup_in_every_language(game_id, players, language):
    lines = [*retell(finished(game_id, players=players), FAMILIES, language)]
    assert len(lines) > 30
    for line in lines:
        assert line.isprintable()
        assert not line.startswith(("-# ", "#"))
        assert not any(mark in line for mark in ("**", "<@", "mm:"))
    words = FAMILIES.of_game(game_id).catalogue.words(language)
    assert lines[-1] == words("record-ends")


GOLDEN_GAMES = sorted((Path(__file__).parent.parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "path",
    [GOLDEN_GAMES[0], *thoroughly(GOLDEN_GAMES[1:-1]), GOLDEN_GAMES[-1]],
    ids=lambda path: path.stem,
)
def test_every_golden_game_is_told_in_every_language(path, language):
    """Line for line the same things, in other words."""
    match, entries = read_down(path.read_text())
    for entry in entries:
        match = match.apply(entry)
    told = {each: [*retell(match, FAMILIES, each)] for each in {LANGUAGES[0], language}}
    english, other = told[LANGUAGES[0]], told[language]
    assert len(english) == len(other)
    assert all(line.isprintable() and "{" not in line for line in other)
    differing = [one for one, two in zip(english, other, strict=True) if one and one != two]
    assert len(differing) > 0.6 * len(english) or language == LANGUAGES[0]


@pytest.mark.parametrize("game_id", ["mamma-mia", "mamma-i"])
def test_persons_are_named_and_not_mentioned(game_id):
    match = finished(game_id)
    seats = [replace(seat, computer=None) for seat in match.seats]
    lines = [*retell(replace(match, seats=tuple(seats)), FAMILIES, "en")]
    assert not any("<@" in line or "🤖" in line for line in lines)
    assert all(any(seat.name in line for line in lines) for seat in seats)


@pytest.mark.parametrize("name", ["<@1>", "<@77>", "**x**", "# a", "\\", "-# b"])
def test_a_name_may_look_like_anything(name):
    match = finished("mamma-mia")
    seats = [replace(seat, name=name, computer=None) for seat in match.seats]
    lines = [*retell(replace(match, seats=tuple(seats)), FAMILIES, "en")]
    assert sum(name.strip("*#- ") in line for line in lines) > 10


def test_a_game_that_stops_says_so():
    match, _ = midgame("mamma-mia", {}, 3, 1, most=9)
    assert [*retell(match, FAMILIES, "de")][-1] == "Das Protokoll bricht mitten im Spiel ab."


def test_before_the_deal_there_is_only_who_plays_what():
    match = new_match("mamma-mia", {"edition": "1999"}, 2, Random(1))
    title, how, names, stops = retell(match, FAMILIES, "en")
    assert (title, how) == ("🍕 Mamma Mia!", "First edition, 1999")
    assert all(seat.name in names for seat in match.seats)
    assert stops == "The record stops in mid-game."


@pytest.mark.parametrize("game_id", ["mamma-mia", *thoroughly(["plus", "mamma-i"])])
def test_no_line_of_a_message_that_changes_is_told_twice(game_id):
    lines = [*retell(finished(game_id), FAMILIES, "en")]
    headings = [line for above, line in pairwise(lines) if not above]
    assert len(headings) > 3
    openings = [line for line in headings if "time to bake" in line]
    assert len(openings) == len(set(openings))
