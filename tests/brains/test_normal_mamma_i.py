"""The normal player of Mamma I."""

from random import Random

import pytest

from bot.brains.normal.mamma_i.brain import NormalMammaI
from bot.brains.normal.mamma_i.inference import Inference, rivals_of
from bot.brains.random import RandomBrain
from bot.games.mamma_i.cards import Character, Row
from bot.games.mamma_i.events import CardsPlaced, GuestPlaced, TurnBegan, Voted
from bot.games.observation import Observation
from bot.simulate import play_match
from tests.games.mamma_i.situation import GAME, Situation, cards, deal, find, late
from tests.thorough import thorough

ENOUGH_RANDOM_GAMES = 24
PLAYERS = (2, 3, 4)


def observation(table, seat, seen=()):
    return Observation.of(GAME.view(table.state, seat), seen)


def decide(table, seen=()):
    """What the normal player does whose move it is, in notation."""
    seat = table.state.actor
    legal = GAME.legal(table.state)
    move = NormalMammaI().decide(observation(table, seat, seen), legal, Random(7))
    assert legal.allows(move)
    return GAME.write_move(move)


@pytest.fixture(scope="module")
def matches():
    """Whole games of normal players; an illegal move would have been refused."""
    return [
        play_match(GAME, {}, [NormalMammaI()] * players, number)
        for players in PLAYERS
        for number in range(3)
    ]


def test_normal_players_play_whole_games(matches):
    assert all(match.actor is None for match in matches)


def test_it_never_puts_a_guest_on_its_own_character(matches):
    for match in matches:
        for guest in find(match.events, GuestPlaced):
            assert guest.character is not match.state.seats[guest.seat].secret


def test_the_same_luck_gives_the_same_game(matches):
    for number, match in zip((0, 0, 0), matches[::3], strict=True):
        again = play_match(GAME, {}, [NormalMammaI()] * len(match.seats), number)
        assert again.log == match.log


def test_what_it_cannot_see_changes_nothing():
    said = {"display": "m1 e1 e2 m3", "rows": {"wife": "e2 m1", "mamma": "m3"}, "turn": 3}
    first = Situation(**said, deck="m1 m2 m3 e3")
    other = Situation(**said, deck="e3 m3 m2 m1")
    other.state.seats[1], other.state.seats[2] = first.state.seats[2], first.state.seats[1]
    assert decide(first) == decide(other)


@pytest.mark.parametrize("seed", range(3))
def test_the_same_sight_and_luck_give_the_same_move(seed):
    table = Situation(rows={"wife": "e2 m1", "mamma": "m3", "schoolbus": "m1 m1 m1"}, turn=3)
    first, second = (
        NormalMammaI().decide(observation(table, 0), GAME.legal(table.state), Random(seed))
        for _ in range(2)
    )
    assert first == second


def test_player_a_chooses_a_character_that_often_wins():
    table = deal()
    chosen = {
        NormalMammaI()
        .decide(observation(table, 0), GAME.legal(table.state), Random(seed))
        .character
        for seed in range(20)
    }
    assert chosen <= {Character.GRANDPA, Character.GRANDMA, Character.MAMMA}


def test_it_has_its_own_character_buy_with_the_last_card():
    table = late(display="m1", deck="", rows={"wife": "e3 m2", "son": "e3 m2"})
    assert decide(table) == "place m1, wife"


def test_it_has_another_character_take_the_mother_in_law():
    rows = {"wife": "e1 m2", "son": "e1 m1 m1"}
    table = late(display="m1", deck="", rows=rows, for_sale="in-law-5 market-1")
    assert decide(table) == "place m1, son"


def test_it_steals_for_its_own_character():
    market = {"grandma": "market-1", "son": "market-2"}
    rows = {"grandma": "m2", "wife": "m1"}
    table = Situation(display="m1 e1 e2 m3", rows=rows, market=market, turn=5)
    table.state.seats[0] = table.state.seats[0]._replace(has_placed_guest=True)
    assert decide(table) == "place m1, wife"
    table.move(0, "place m1, wife")
    assert decide(table) == "steal market-1 for wife"


def test_it_does_not_steal_from_its_own_character():
    table = Situation(rows={"husband": "m2", "wife": "m1"}, market={"wife": "market-1"}, turn=5)
    table.move(0, "place m1, wife")
    assert table.state.phase == "steal"
    assert decide(table) == "steal nothing"


def test_it_has_the_schoolbus_run_over_a_rival_who_is_ahead():
    rows = {"schoolbus": "m1 m1", "son": "m2 e3", "wife": "m2 e3"}
    table = late(display="m1", deck="m1", rows=rows, trick=0)
    table.state.rows[Row.SCHOOLBUS] = cards("m1")
    table.move(0, "place m1, schoolbus")
    assert decide(table) == "run over son"


@pytest.mark.parametrize(("seat", "answer"), [(0, "child no"), (3, "child yes")])
def test_only_a_friend_of_grandpa_takes_the_child(seat, answer):
    rows = {"schoolbus": "m1 m1 m1", "grandpa": "m2 m2"}
    table = Situation(players=4, display="m1 m3", rows=rows, trick=seat)
    table.move(seat, "place m1, schoolbus")
    table.move(seat, "run over nobody")
    assert table.state.phase == "child"
    assert decide(table) == answer


def test_it_votes_for_the_rival_who_would_buy():
    rows = {"wife": "e3 m2 m1", "mamma": "e3 m3"}
    table = late(display="m1", deck="m1", rows=rows, trick=2)
    table.move(2, "wc")
    assert decide(table) == "vote mamma"


def test_the_guest_goes_to_the_character_that_others_feed():
    seen = [TurnBegan(5, 0, "market-1", (), 24)]
    seen += [CardsPlaced(seat, cards("m3 m3"), Row.MAMMA, (), 6, 0) for seat in (1, 2)] * 3
    table = Situation(turn=6)
    table.state.phase = "guests"
    assert decide(table, seen) == "guest mamma"


def test_who_feeds_a_character_is_suspected_of_it():
    seen = [CardsPlaced(1, cards("e3"), Row.SON, (), 0, 3), Voted(1, Character.GRANDMA)]
    marks = Observation.of(None, seen).heard_by(Inference).marks(2)
    likely = rivals_of(marks, 0, Character.WIFE, trust=0.5)
    assert max(Character, key=lambda c: likely[c]) is Character.SON
    assert likely[Character.WIFE] == 0
    others = [c for c in Character if c is not Character.WIFE]
    assert min(others, key=lambda c: likely[c]) is Character.GRANDMA


def test_the_rival_of_whom_one_knows_is_harmed_most():
    seen = [CardsPlaced(1, cards("m3"), Row.SON, (), 3, 0)] * 5
    rows = {"son": "e3 m2", "husband": "e3 m2"}
    table = late(players=2, display="m1", deck="m1", rows=rows, trick=1)
    table.move(1, "wc")
    assert decide(table, seen) == "vote son"


@thorough
def test_alone_among_random_players_it_wins_most_games():
    won = 0
    for number in range(ENOUGH_RANDOM_GAMES):
        seat = number % 4
        brains = [RandomBrain()] * 4
        brains[seat] = NormalMammaI()
        won += GAME.outcome(play_match(GAME, {}, brains, number).state).winners == (seat,)
    assert won > ENOUGH_RANDOM_GAMES / 2
