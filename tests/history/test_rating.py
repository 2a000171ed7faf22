"""How good the players of a server are."""

import pytest

from bot.history.ledger import Ledger
from bot.history.rating import (
    MOST_ALIKE,
    NEWCOMER,
    PROVISIONAL_BELOW,
    SPAN,
    RatedGame,
    Rating,
    is_rated,
    rate,
)
from tests.history.samples import ADA, BEA, CEM, NOW, result, seat

BOTH = frozenset({ADA, BEA})


def test_a_newcomer_is_shown_as_nothing_yet():
    assert NEWCOMER.shown == pytest.approx(0)
    assert NEWCOMER.is_provisional
    assert not Rating(games=PROVISIONAL_BELOW).is_provisional


def test_who_came_in_before_others_gains_and_the_others_lose():
    after = rate(result(ADA, BEA, CEM), {})
    assert after[ADA].mu > after[BEA].mu > after[CEM].mu
    assert after[ADA].mu > NEWCOMER.mu > after[CEM].mu
    assert all(one.sigma < NEWCOMER.sigma and one.games == 1 for one in after.values())


def test_those_who_share_a_place_come_out_alike():
    after = rate(result(seat(ADA, 1), seat(BEA, 1), seat(CEM, 3)), {})
    assert after[ADA] == after[BEA]
    assert after[ADA].mu > after[CEM].mu


def test_who_sat_where_changes_nothing():
    one = rate(result(seat(ADA, 1), seat(BEA, 2)), {})
    other = rate(result(seat(BEA, 2), seat(ADA, 1)), {})
    assert one == other


def test_computers_stay_as_strong_as_newcomers():
    once = rate(result(ADA, None, BEA), {})
    assert once.keys() == {ADA, BEA}
    lost = rate(result(None, ADA, BEA), {})
    assert lost[ADA].mu < once[ADA].mu


def test_two_persons_must_have_played():
    assert is_rated(result(ADA, BEA), [])
    assert not is_rated(result(ADA, None, None), [])


def test_no_computer_may_have_moved_for_a_person():
    assert not is_rated(result(seat(ADA, 1), seat(BEA, 2, was_helped=True), CEM), [])


def test_a_few_games_of_the_same_persons_are_rated_within_a_day():
    met = [RatedGame(BOTH, NOW - hour * 3600) for hour in range(1, MOST_ALIKE + 1)]
    assert is_rated(result(ADA, BEA), met[1:])
    assert not is_rated(result(ADA, BEA), met)
    assert not is_rated(result(None, BEA, ADA), met)
    assert is_rated(result(ADA, BEA, CEM), met)
    assert is_rated(result(ADA, BEA, at=NOW + SPAN), met)


def test_a_ledger_stops_rating_the_same_two_after_a_few_games_until_the_next_day():
    ledger = Ledger()
    counts = [ledger.count(result(ADA, BEA, at=NOW + minute * 60)) for minute in range(9)]
    assert counts == [True] * MOST_ALIKE + [False] * 4
    assert ledger.ratings["mamma-mia", ADA].games == MOST_ALIKE
    assert ledger.count(result(ADA, BEA, at=NOW + SPAN))
    assert not ledger.count(result(ADA, BEA, at=NOW + SPAN + 1))


def test_every_family_has_ratings_of_its_own():
    ledger = Ledger()
    ledger.count(result(ADA, BEA))
    ledger.count(result(BEA, ADA, at=NOW + 1, family="mamma-i"))
    assert ledger.ratings["mamma-mia", ADA] == rate(result(ADA, BEA), {})[ADA]
    assert ledger.ratings["mamma-i", ADA].mu < NEWCOMER.mu


def test_who_wins_three_games_of_five_is_shown_above_the_other_in_the_end():
    ledger = Ledger()
    for day in range(100):
        order = (BEA, ADA) if day % 5 in (1, 3) else (ADA, BEA)
        ledger.count(result(*order, at=NOW + day * SPAN))
    ada, bea = (ledger.ratings["mamma-mia", user] for user in (ADA, BEA))
    assert ada.shown > bea.shown
    assert (ada.games, ada.is_provisional) == (100, False)
