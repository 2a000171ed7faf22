"""What a seat knows: all of it, but nothing is made that nobody asks for, or made twice."""

import pickle
from random import Random

import pytest

from bot.brains.normal.mamma_i.guess import Watcher
from bot.brains.normal.mamma_mia.diary import Diary
from bot.brains.random import RandomBrain
from bot.brains.registry import BRAINS
from bot.games.interface import Event
from bot.games.match import Match
from bot.games.registry import GAMES
from bot.games.sight import Witness
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
        advance(match, rng)
        seat = rng.randrange(players)
        sight = match.sight(seat)
        assert list(sight.seen) == seen_by(match, seat)
        assert len(sight.seen) == len(seen_by(match, seat))
        assert sight.view == match.game.view(match.state, seat)


@every_setup
def test_a_moment_stays_as_it_was_whatever_is_asked_for_first(game_id, options, players):
    rng = Random(players)
    match = begin(game_id, options, players, rng)
    moments = []
    while match.actor is not None:
        advance(match, rng)
        moments.append((match.sight(0), seen_by(match, 0), match.game.view(match.state, 0)))
    rng.shuffle(moments)
    for sight, seen, view in moments:
        assert list(sight.seen) == seen
        assert sight.seen.heard_by(Listening).heard == seen
        assert sight.view == view


def test_what_was_seen_is_a_sequence():
    rng = Random(3)
    match = begin("plus", {}, 3, rng)
    for _ in range(30):
        advance(match, rng)
    seen, events = match.sight(1).seen, seen_by(match, 1)
    assert (seen[0], seen[-1], list(seen[3:9:2])) == (events[0], events[-1], events[3:9:2])
    assert list(reversed(seen)) == events[::-1]
    with pytest.raises(IndexError):
        seen[len(events)]


def test_two_moments_are_the_same_if_the_same_was_and_is_seen():
    first, second = (begin("mamma-mia", {}, 2, Random(1)) for _ in range(2))
    for match in (first, second):
        rng = Random(2)
        for _ in range(5):
            advance(match, rng)
    assert first.sight(1) == second.sight(1)
    assert hash(first.sight(1)) == hash(second.sight(1))
    assert first.sight(1) != second.sight(0)
    advance(second, Random(3))
    assert first.sight(1) != second.sight(1)


@some_games
def test_a_view_that_nobody_looks_at_is_not_made(game_id, monkeypatch):
    match = begin(game_id, {}, 3, Random(1))
    monkeypatch.setattr(type(match.game), "view", lambda *_: pytest.fail("somebody looked"))
    play_match(match.game, {}, [RandomBrain()] * 3, 1)


@some_games
def test_an_event_is_looked_at_once_for_each_seat(game_id, monkeypatch):
    looks = 0
    is_seen_by = Event.is_seen_by

    def look(event, seat):
        nonlocal looks
        looks += 1
        return is_seen_by(event, seat)

    monkeypatch.setattr(Event, "is_seen_by", look)
    rng = Random(1)
    match = begin(game_id, {}, 3, rng)
    while match.actor is not None:
        advance(match, rng)
        for seat in range(3):
            assert match.sight(seat).seen
    assert looks == 3 * len(match.events)


def test_a_listener_hears_every_event_once():
    rng = Random(1)
    match = begin("plus", {}, 3, rng)
    listeners = set()
    while match.actor is not None:
        advance(match, rng)
        listener = match.sight(2).seen.heard_by(Listening)
        listeners.add(id(listener))
        assert listener.heard == seen_by(match, 2)
    assert len(listeners) == 1


@pytest.mark.parametrize(
    ("game_id", "listener"), [("mamma-mia", Diary), ("plus", Diary), ("mamma-i", Watcher)]
)
def test_a_normal_player_goes_through_no_event_twice(game_id, listener, monkeypatch):
    heard = 0
    hear = listener.hear

    def count(self, event):
        nonlocal heard
        heard += 1
        hear(self, event)

    monkeypatch.setattr(listener, "hear", count)
    brains = [BRAINS["normal"](game_id) for _ in range(3)]
    match = play_match(GAMES[game_id], {}, brains, 1)
    assert 0 < heard <= sum(len(seen_by(match, seat)) for seat in range(3))


@every_setup
def test_a_sight_travels_alone(game_id, options, players):
    rng = Random(players)
    match = begin(game_id, options, players, rng)
    for _ in range(30):
        advance(match, rng)
    sight = match.sight(1)
    packed = pickle.dumps(sight)
    assert b"State" not in packed
    assert pickle.loads(packed) == sight


def test_a_match_as_of_an_earlier_moment_knows_no_more():
    rng = Random(1)
    match = begin("mamma-i", {}, 2, rng)
    for _ in range(40):
        advance(match, rng)
    assert len(match.sight(0).seen) > 20
    every = match.events
    match.events = every[:20]
    assert list(match.sight(0).seen) == [event for event in every[:20] if event.is_seen_by(0)]
    match.events = every
    assert list(match.sight(0).seen) == seen_by(match, 0)
    del match.events[30:]
    assert list(match.sight(0).seen) == seen_by(match, 0)


def test_a_witness_keeps_nothing_that_its_seat_cannot_see():
    rng = Random(1)
    match: Match = begin("mamma-mia", {}, 4, rng)
    advance(match, rng)
    witness = Witness(match.events, 2)
    assert any(event.private for event in witness.seen())
    assert all(event.is_seen_by(2) for event in witness.kept)
    assert len(witness.kept) < len(match.events)
