"""The deal (A2, B2)."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.errors import Refused
from bot.games.interface import SeatSetup
from bot.games.mamma_mia.cards import MAMMA_MIA
from bot.games.mamma_mia.events import MammaMiaFound
from bot.games.registry import get_game

from .situation import OWNS, find


def begin(game_id, players, **options):
    """A game before its deal, and a deal for it."""
    game = get_game(game_id)
    state = game.start(options, [SeatSetup(own, own) for own in OWNS[:players]])
    return game, state, game.chance(state, Random(players))


def refused_rule(game, state, deal):
    with pytest.raises(Refused) as refused:
        game.apply(state, deal)
    return refused.value.rule


@pytest.mark.parametrize(
    ("edition", "players", "cards"),
    [
        ("classic", 2, 8),
        ("classic", 3, 10),
        ("classic", 4, 12),
        ("classic", 5, 13),
        ("1999", 2, 8),
        ("1999", 5, 13),
        ("2004", 2, 13),
        ("2004", 4, 13),
    ],
)
def test_a2_1_fewer_players_play_with_fewer_ingredients(edition, players, cards):
    _, _, deal = begin("mamma-mia", players, edition=edition)
    dealt = [card for pile in (*deal.hands, deal.supply) for card in pile if card != MAMMA_MIA]
    assert len(dealt) == 5 * cards


def test_a2_1_a_deal_with_a_card_too_many_of_one_kind_is_refused():
    game, state, deal = begin("mamma-mia", 3)
    place = next(n for n, card in enumerate(deal.supply) if card not in (MAMMA_MIA, 0))
    supply = (*deal.supply[:place], next(c for c in deal.hands[0] if c != deal.supply[place]))
    supply += deal.supply[place + 1 :]
    assert refused_rule(game, state, replace(deal, supply=supply)) == "A2.1"


def test_a2_2_each_is_dealt_six_and_the_mamma_mia_card_is_in_the_supply():
    game, state, deal = begin("mamma-mia", 4)
    state = game.apply(state, deal).state
    assert [sum(seat.hand) for seat in state.seats] == [6, 6, 6, 6]
    assert state.supply.count(MAMMA_MIA) == 1
    assert state.holder is None


def test_a2_2_hands_of_another_size_are_refused():
    game, state, deal = begin("mamma-mia", 2)
    hands = (deal.hands[0][1:], (*deal.hands[1], deal.hands[0][0]))
    assert refused_rule(game, state, replace(deal, hands=hands)) == "A2.2"


def test_a2_2_in_1999_whoever_is_dealt_the_mamma_mia_card_lays_it_face_up():
    game, state, deal = begin("mamma-mia", 2, edition="1999")
    supply = tuple(card for card in deal.supply if card != MAMMA_MIA)
    step = game.apply(state, replace(deal, supply=supply, holder=1))
    assert step.state.holder == 1
    assert [sum(seat.hand) for seat in step.state.seats] == [6, 6]
    assert find(step.events, MammaMiaFound) == [MammaMiaFound(1)]


def test_a2_2_only_in_1999_the_mamma_mia_card_can_be_dealt():
    game, state, deal = begin("mamma-mia", 2)
    supply = tuple(card for card in deal.supply if card != MAMMA_MIA)
    assert refused_rule(game, state, replace(deal, supply=supply, holder=1)) == "A2.2"


def test_a2_2_in_1999_the_mamma_mia_card_is_dealt_as_often_as_its_place_says():
    game, state, _ = begin("mamma-mia", 5, edition="1999")
    rng = Random(1)
    holders = [game.chance(state, rng).holder for _ in range(1000)]
    assert 400 < sum(holder is not None for holder in holders) < 510  # 30 of 66 places
    assert set(holders) == {None, 0, 1, 2, 3, 4}


def test_a2_2_the_mamma_mia_card_is_there_exactly_once():
    game, state, deal = begin("mamma-mia", 2)
    without = tuple(card for card in deal.supply if card != MAMMA_MIA)
    for supply in (without, (*deal.supply, MAMMA_MIA)):
        assert refused_rule(game, state, replace(deal, supply=supply)) == "A2.2"


def test_b1_2_a_mamma_mia_card_in_plus_is_refused():
    game, state, deal = begin("plus", 2)
    assert refused_rule(game, state, replace(deal, supply=(*deal.supply, MAMMA_MIA))) == "B1.2"


def test_a2_3_the_top_order_of_the_waiter_goes_to_the_hand():
    game, state, deal = begin("mamma-mia", 2)
    seat = game.apply(state, deal).state.seats[1]
    assert seat.orders == deal.waiters[1][:1]
    assert seat.waiter == deal.waiters[1][1:]
    assert sum(seat.hand) + len(seat.orders) == 7


def test_a2_3_a_waiter_with_another_players_order_is_refused():
    game, state, deal = begin("mamma-mia", 2)
    assert refused_rule(game, state, replace(deal, waiters=deal.waiters[::-1])) == "A2.3"


def test_a2_4_the_first_player_is_drawn_at_random():
    game, state, _ = begin("mamma-mia", 3)
    rng = Random(5)
    assert {game.chance(state, rng).first for _ in range(50)} == {0, 1, 2}


def test_a2_4_the_first_player_sits_at_the_table():
    game, state, deal = begin("mamma-mia", 3)
    assert refused_rule(game, state, replace(deal, first=3)) == "A2.4"
    assert game.apply(state, replace(deal, first=2)).state.actor == 2


@pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 10), (4, 12), (5, 14), (6, 15)])
def test_b2_1_plus_removes_ingredients_by_the_number_of_players(players, cards):
    game, state, deal = begin("plus", players)
    assert sum(map(len, deal.hands)) + len(deal.supply) == 6 * cards
    swapped = (*deal.supply[1:], next(c for c in deal.hands[0] if c != deal.supply[0]))
    assert refused_rule(game, state, replace(deal, supply=swapped)) == "B2.1"


def test_b2_2_plus_deals_eight_ingredients_to_each():
    game, state, deal = begin("plus", 3)
    state = game.apply(state, deal).state
    assert [sum(seat.hand) + len(seat.orders) for seat in state.seats] == [9, 9, 9]
    assert refused_rule(*begin("plus", 3)[:2], replace(deal, hands=deal.hands[:2])) == "B2.2"


def test_cards_are_dealt_only_once():
    game, state, deal = begin("mamma-mia", 2)
    state = game.apply(state, deal).state
    assert state.phase == "turn"
    assert refused_rule(game, state, deal) == "A2.2"


def test_a_deal_leaves_the_state_before_it_as_it_was():
    game, state, deal = begin("mamma-mia", 2)
    before = state.copy()
    game.apply(state, deal)
    assert state == before
