"""What a seat knows: all of it, but nothing is made that nobody asks for, or made twice."""

import pickle
from random import Random

import pytest

from bot.brains.random import RandomBrain
from bot.simulate import play_match
from tests.thorough import thorough

from .setups import SETUPS, advance, begin

FEW = ("mamma-mia-classic-3", "plus-True-4", "mamma-i--2")

every_setup = pytest.mark.parametrize(
    ("game_id", "options", "players"),
    [
        setup if setup.id in FEW else pytest.param(*setup.values, id=setup.id, marks=thorough)
        for setup in SETUPS
    ],
)
some_games = pytest.mark.parametrize("game_id", ["mamma-mia", "plus", "mamma-i"])


def seen_by(match, seat):
    return [event for event in match.events if event.is_seen_by(seat)]


class Listening:
    """Writes down what it hears."""

    def __init__(self):
        self.heard = []

    def hear(self, event):
        self.heard.append(event)


@every_setup
def test_a_seat_knows_all_that_it_sees_and_has_seen(game_id, options, players):
    rng = Random(players)
    match = begin(game_id, options, players, rng)
    while match.actor is not None:
        match = advance(match, rng)
        seat = rng.randrange(players)
        observation = match.observe(seat)
        assert list(observation.events) == seen_by(match, seat)
        assert len(observation.events) == len(seen_by(match, seat))
        assert observation.view == match.game.view(match.state, seat)


@every_setup
def test_a_moment_stays_as_it_was_whatever_is_asked_for_first(game_id, options, players):
    rng = Random(players)
    match = begin(game_id, options, players, rng)
    moments = []
    while match.actor is not None:
        match = advance(match, rng)
        moments.append((match.observe(0), seen_by(match, 0), match.game.view(match.state, 0)))
    rng.shuffle(moments)
    for observation, seen, view in moments:
        assert list(observation.events) == seen
        assert observation.heard_by(Listening).heard == seen
        assert observation.view == view


def test_two_moments_are_the_same_if_the_same_was_and_is_seen():
    first, second = (begin("mamma-mia", {}, 2, Random(1)) for _ in range(2))
    rng, again = Random(2), Random(2)
    for _ in range(5):
        first, second = advance(first, rng), advance(second, again)
    assert first.observe(1) == second.observe(1)
    assert hash(first.observe(1)) == hash(second.observe(1))
    assert first.observe(1) != second.observe(0)
    second = advance(second, Random(3))
    assert first.observe(1) != second.observe(1)


@some_games
def test_a_view_that_nobody_looks_at_is_not_made(game_id, monkeypatch):
    match = begin(game_id, {}, 3, Random(1))
    monkeypatch.setattr(type(match.game), "view", lambda *_: pytest.fail("somebody looked"))
    play_match(match.game, {}, [RandomBrain()] * 3, 1)


@every_setup
def test_an_observation_travels_alone(game_id, options, players):
    rng = Random(players)
    match = begin(game_id, options, players, rng)
    for _ in range(30):
        match = advance(match, rng)
    observation = match.observe(1)
    packed = pickle.dumps(observation)
    assert b"State" not in packed
    assert pickle.loads(packed) == observation


def test_an_earlier_match_knows_no_more_however_far_a_later_one_has_got():
    rng = Random(1)
    match = begin("mamma-i", {}, 2, rng)
    moments = [(match, [])]
    for _ in range(40):
        match = advance(match, rng)
        assert list(match.observe(0).events) == seen_by(match, 0)
        moments.append((match, [*match.events]))
    assert len(match.observe(0).events) > 20
    rng.shuffle(moments)
    for earlier, events in moments:
        assert [*earlier.events] == events
        assert list(earlier.observe(0).events) == [event for event in events if event.is_seen_by(0)]


@some_games
def test_two_ways_to_go_on_from_a_match_know_nothing_of_each_other(game_id):
    rng = Random(1)
    match = begin(game_id, {}, 2, rng)
    for _ in range(20):
        match = advance(match, rng)
    before, ways = [*match.events], [match, match]
    for _ in range(20):
        ways = [advance(way, rng) for way in ways]
        for way in ways:
            assert list(way.observe(0).events) == seen_by(way, 0)
            assert way.observe(0).heard_by(Listening).heard == seen_by(way, 0)
    for way in ways:
        again = begin(game_id, {}, 2, Random(1))
        for entry in way.log:
            again = again.apply(entry)
        assert (again.state, again.events) == (way.state, way.events)
        assert [*way.events[: len(before)]] == before == [*match.events]
    assert ways[0].events != ways[1].events
