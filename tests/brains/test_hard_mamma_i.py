"""The hard player of Mamma I."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.brains.hard.candidates import Budget
from bot.brains.hard.mamma_i.brain import HardMammaI
from bot.brains.hard.mamma_i.inference import Inference
from bot.brains.hard.mamma_i.odds import CHOSEN
from bot.brains.hard.mamma_i.worlds import Worlds, joint_odds
from bot.brains.interface import Hunch
from bot.brains.normal.mamma_i.brain import NormalMammaI
from bot.brains.normal.mamma_i.fast_table import FastTable
from bot.brains.normal.mamma_i.packed import CARD_OF
from bot.brains.registry import BRAINS
from bot.games.interface import SeatMove
from bot.games.mamma_i.cards import CHARACTERS, Character
from bot.games.mamma_i.moves import Secret
from bot.games.match import Match
from bot.games.observation import Observation
from bot.simulate import play_match, sit_down
from tests.games.mamma_i.situation import GAME, deal, late
from tests.thorough import thoroughly

LITTLE = Budget(rounds=((3, 2), (2, 2)), standard_errors=1.0)
"""Enough to see that it plays by the rules."""


def match_after(seed, players, moves):
    """A game of normal players after so many moves, when a seat is to act that knows its secret."""
    rng = Random(seed)
    match = Match.begin(GAME, {}, sit_down(GAME, players, rng))
    while moves > 0 or not isinstance(match.actor, int):
        if match.actor is None:
            break
        if isinstance(match.actor, int):
            brain, observation = NormalMammaI(), match.observe(match.actor)
            match = match.apply(
                SeatMove(match.actor, brain.decide(observation, match.legal(), rng))
            )
            moves -= 1
        else:
            match = match.deal_chance(rng)
    return match


def worlds_of(match, seat):
    """The worlds that a seat imagines."""
    view = GAME.view(match.state, seat)
    secrets = match.observe(seat).heard_by(Inference).odds.secrets(len(view.seats))
    return Worlds(FastTable.of(view).deck, joint_odds(secrets, seat, view.secret))


def in_world(state, world):
    """The state with all that is hidden as it is in the world."""
    other = state.copy()
    other.deck = tuple([CARD_OF[card] for card in reversed(world.deck)])
    secrets = map(CHARACTERS.__getitem__, world.secrets)
    seats = zip(state.seats, secrets, strict=True)
    other.seats = [seat._replace(secret=secret) for seat, secret in seats]
    return other


def decide(table, brain=None):
    """What it does whose move it is, in notation."""
    state = table.state
    observation = Observation.of(GAME.view(state, state.actor), table.events)
    move = (brain or HardMammaI()).decide(observation, GAME.legal(state), Random(7))
    assert GAME.legal(state).allows(move)
    return GAME.write_move(move)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 99), st.integers(2, 4), st.integers(1, 150))
def test_worlds_fit_all_that_was_seen(seed, players, moves):
    match = match_after(seed, players, moves)
    if match.actor is None:
        return
    seat = match.actor
    worlds = worlds_of(match, seat)
    for number in range(5):
        world = worlds.sample(number, Random(seed))
        other = in_world(match.state, world)
        assert len(set(world.secrets)) == players
        assert Counter(other.deck) == Counter(match.state.deck)
        assert GAME.view(other, seat) == GAME.view(match.state, seat)
        assert [*GAME.legal(other).moves()] == [*match.legal().moves()]


def test_before_anybody_has_moved_the_others_of_a_have_any_other_secret():
    rng = Random(3)
    match = Match.begin(GAME, {}, sit_down(GAME, 3, rng))
    while match.state.phase != "trick":
        if isinstance(match.actor, int):
            match = match.apply(SeatMove(match.actor, Secret(Character.MAMMA)))
        else:
            match = match.deal_chance(rng)
    chooser = match.state.chooser
    worlds = worlds_of(match, chooser)
    other = (chooser + 1) % 3
    dealt = Counter(worlds.sample(number, rng).secrets[other] for number in range(3000))
    assert set(dealt) == set(Character) - {Character.MAMMA}
    assert all(abs(count - 600) < 100 for count in dealt.values())


def test_before_anybody_has_moved_a_has_what_is_often_chosen():
    secrets = [list(CHOSEN), [1 / 6] * 6]
    odds = joint_odds(secrets, 1, Character.GRANDMA)
    assert {drawn[1] for drawn in odds} == {Character.GRANDMA}
    share = odds[Character.GRANDPA, Character.GRANDMA] / sum(odds.values())
    assert share == pytest.approx(CHOSEN[0] / (1 - CHOSEN[1]))


def test_who_plays_for_a_character_is_suspected_of_it():
    right = 0
    for seed in range(6):
        match = match_after(seed, 2, 60)
        odds = match.observe(None).heard_by(Inference).odds.secrets(2)
        for seat, likely in zip(match.state.seats, odds, strict=True):
            right += max(Character, key=lambda c: likely[c]) is seat.secret
    assert right >= 8


@pytest.mark.parametrize("players", thoroughly([2, 3, 4]))
def test_hard_players_play_whole_games(players):
    brains = [HardMammaI(LITTLE), *[NormalMammaI()] * (players - 1)]
    assert play_match(GAME, {}, brains, players).actor is None


def test_the_same_sight_and_luck_give_the_same_move():
    match = match_after(5, 3, 40)
    observation = match.observe(match.actor)
    again = Observation.of(observation.view, tuple(observation.events))
    first, second = (
        HardMammaI(LITTLE).advise(each, match.legal(), Random(1)) for each in (observation, again)
    )
    assert first == second


def test_what_it_cannot_see_changes_nothing():
    match = match_after(6, 3, 40)
    seat = match.actor
    first, second = (
        HardMammaI(LITTLE).decide(
            Observation.of(GAME.view(state, seat), ()), GAME.legal(state), Random(1)
        )
        for state in (
            match.state,
            in_world(match.state, worlds_of(match, seat).sample(0, Random(2))),
        )
    )
    assert first == second


def at_dinner(**said):
    """The last trick of a game of two, in which the first has the wife and the other the son."""
    table = late(players=2, turn=6, for_sale="", deck="", **said)
    table.state.seats = [seat._replace(has_placed_guest=True) for seat in table.state.seats]
    return table


def test_it_wins_with_the_last_card_where_it_can():
    rows = {"wife": "m2 m2", "son": "m2 m3", "mamma": "m3 m3"}
    table = at_dinner(display="e3", rows=rows)
    assert decide(table) == "place e3, wife"


def test_at_dinner_it_says_who_comes_first():
    table = at_dinner(display="m1", rows={"mamma": "m3 m3 m3", "wife": "m1"})
    observation = Observation.of(GAME.view(table.state, 0), ())
    reason = HardMammaI().advise(observation, GAME.legal(table.state), Random(7)).reason
    assert (reason.arrival, reason.buyer) == (Character.MAMMA, None)


def test_before_dinner_it_says_who_buys_and_how_likely_it_is_to_win():
    rows = {"mamma": "m3 m3 e3", "wife": "m1"}
    table = late(display="m1", deck="", rows=rows)
    observation = Observation.of(GAME.view(table.state, 0), ())
    reason = HardMammaI().advise(observation, GAME.legal(table.state), Random(7)).reason
    assert (reason.arrival, reason.buyer) == (None, Character.MAMMA)
    assert 0 < reason.chance < 1


def test_player_a_chooses_a_character_that_often_wins():
    table = deal()
    observation = Observation.of(GAME.view(table.state, table.state.actor), ())
    legal = GAME.legal(table.state)
    chosen = {HardMammaI().decide(observation, legal, Random(seed)).character for seed in range(20)}
    assert chosen <= {Character.GRANDPA, Character.GRANDMA, Character.MAMMA}
    assert HardMammaI().advise(observation, legal, Random(1)).reason == Hunch()


def test_the_hard_player_has_a_name():
    assert isinstance(BRAINS["hard"]("mamma-i"), HardMammaI)
