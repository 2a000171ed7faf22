"""What holds for every game, whatever its rules."""

import itertools
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.errors import Breach
from bot.games.interface import CHANCE, SeatMove
from bot.games.places import place_of
from bot.games.record import digest, dump_record, load_record, play

from .setups import SETUPS, advance, begin, midgame

every_setup = pytest.mark.parametrize(("game_id", "options", "players"), SETUPS)
seeds = st.integers(min_value=0, max_value=2**32)
few = settings(max_examples=6, deadline=None)

MANY = 20_000
"""More entries than any game has."""


@every_setup
@few
@given(seed=seeds)
def test_somebody_can_act_until_the_end_and_the_end_comes(game_id, options, players, seed):
    rng = Random(seed)
    match = begin(game_id, options, players, rng)
    for _ in range(MANY):
        if match.actor is None:
            break
        is_due = match.actor == CHANCE
        assert is_due != any(True for _ in match.legal().moves())
        assert all(any(True for _ in kind) for kind in match.legal())
        match = advance(match, rng)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert outcome.winners
    assert set(outcome.winners) <= set(range(players))


@every_setup
@few
@given(seed=seeds)
def test_those_with_the_best_mark_have_won_by_what_everybody_saw(game_id, options, players, seed):
    rng = Random(seed)
    match = begin(game_id, options, players, rng)
    while match.actor is not None:
        match = advance(match, rng)
    seat_results = match.game.seat_results([event for event in match.events if not event.private])
    marks = [result.mark for result in seat_results]
    winners = [seat for seat in range(players) if place_of(marks, seat) == 1]
    assert tuple(winners) == match.game.outcome(match.state).winners
    assert all(bool(result.best) == (result.size > 0) for result in seat_results)


@every_setup
@few
@given(seed=seeds)
def test_who_must_act_is_hidden_exactly_where_onlookers_do_not_see_it(
    game_id, options, players, seed
):
    match, rng = midgame(game_id, options, players, seed)
    while match.actor is not None:
        if match.actor != CHANCE:
            is_seen = match.game.view(match.state, None).acting == match.actor
            assert match.game.hides_actor(match.state) is not is_seen
        match = advance(match, rng)


@every_setup
@few
@given(seed=seeds)
def test_listed_moves_are_not_refused_and_apply(game_id, options, players, seed):
    match, _ = midgame(game_id, options, players, seed)
    legal = match.legal()
    for move in itertools.islice(legal.moves(), 200):
        assert legal.allows(move)
        assert match.game.refusal(match.state, match.actor, move) is None
        match.game.apply(match.state, SeatMove(match.actor, move))


@every_setup
@few
@given(seed=seeds)
def test_sampled_moves_are_among_the_listed_ones(game_id, options, players, seed):
    match, rng = midgame(game_id, options, players, seed)
    if match.actor in (None, CHANCE):
        return
    listed = set(itertools.islice(match.legal().moves(), MANY))
    for _ in range(20):
        move = match.legal().sample(rng)
        assert move in listed or len(listed) == MANY


@every_setup
@few
@given(seed=seeds)
def test_nobody_moves_out_of_turn(game_id, options, players, seed):
    match, rng = midgame(game_id, options, players, seed)
    if match.actor in (None, CHANCE):
        return
    move = match.legal().sample(rng)
    for seat in range(-1, players + 1):
        refusal = match.game.refusal(match.state, seat, move)
        assert (refusal is None) == (seat == match.actor)


@every_setup
@few
@given(seed=seeds)
def test_applying_leaves_the_state_before_as_it_was(game_id, options, players, seed):
    match, rng = midgame(game_id, options, players, seed)
    before, shown = match.state, repr(match.state)
    if match.actor is not None:
        match = advance(match, rng)
    assert repr(before) == shown


@every_setup
@few
@given(seed=seeds)
def test_replaying_the_log_gives_the_same_state_and_events(game_id, options, players, seed):
    match, _ = midgame(game_id, options, players, seed, MANY)
    record = json.loads(json.dumps(dump_record(match)))
    again = play(load_record(record))
    assert again.state == match.state
    assert again.events == match.events
    assert dump_record(again) == record


@every_setup
@few
@given(seed=seeds)
def test_every_move_reads_back_from_its_text_and_its_json(game_id, options, players, seed):
    match, _ = midgame(game_id, options, players, seed, MANY)
    game = match.game
    for entry in match.log:
        dumped = json.loads(json.dumps(game.dump_entry(entry)))
        assert game.load_entry(dumped, match.options) == entry
        if isinstance(entry, SeatMove):
            assert game.read_move(game.write_move(entry.move)) == entry.move


@every_setup
@few
@given(seed=seeds)
def test_seals_over_every_chance_fit_and_a_changed_one_does_not(game_id, options, players, seed):
    match, rng = midgame(game_id, options, players, seed, MANY)
    record = dump_record(match)
    chances = [entry for entry in record["log"] if "move" not in entry]
    salts = [rng.randbytes(16) for _ in chances]
    record["seals"] = [
        {"salt": salt.hex(), "sha256": digest(salt, chance)}
        for salt, chance in zip(salts, chances, strict=True)
    ]
    assert play(load_record(record)).state == match.state
    if record["seals"]:
        record["seals"][-1]["salt"] = "00"
        with pytest.raises(Breach, match="does not fit"):
            play(load_record(record))
