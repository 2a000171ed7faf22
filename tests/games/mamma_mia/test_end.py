"""The end of a game (A7, B5) and what may be seen until then (A8, B6.1)."""

import pytest

from bot.games.mamma_mia.cards import Ingredient
from bot.games.mamma_mia.events import (
    FinishedTurnedUp,
    GameEnded,
    HandDealt,
    IngredientsPlayed,
    OrderFailed,
    OrderPlayed,
    OrdersDrawn,
    OwnerDecides,
)
from bot.games.mamma_mia.state import Finished

from .situation import Situation, find


def finish(delivered, hands, game="mamma-mia", **options):
    """A game that ends with so many delivered orders and these hands."""
    opened = options.pop("opened", 2)
    table = Situation(game, players=len(delivered), hands=hands, opened=opened, **options)
    table.state.finished = tuple(
        Finished(seat, "bombastica", False)
        for seat, number in enumerate(delivered)
        for _ in range(number)
    )
    table.open_oven()
    return table


@pytest.mark.parametrize("opened", [0, 1])
def test_a7_1_the_game_goes_on_after_the_first_and_second_opening(opened):
    table = Situation(oven="1 salami", opened=opened)
    table.open_oven()
    assert table.state.phase == "shuffle"
    assert table.game.outcome(table.state) is None


def test_a7_1_the_game_ends_after_the_third_opening():
    table = finish([1, 0], [])
    assert table.state.actor is None
    assert table.rule(0, "pass") == "A7.1"
    assert table.legal() == []


def test_a7_2_most_delivered_orders_win():
    table = finish([1, 3, 2], ["9 salami"])
    outcome = table.game.outcome(table.state)
    assert outcome.winners == (1,)
    assert outcome.reason == "delivered"
    assert outcome.result["delivered"] == [1, 3, 2]


def test_a7_2_among_those_tied_most_ingredients_in_hand_win():
    table = finish([2, 2, 1], ["3 salami", "4 olive", "9 pepper"])
    outcome = table.game.outcome(table.state)
    assert (outcome.winners, outcome.reason) == ((1,), "ingredients")
    assert outcome.result["hand"] == [3, 4, 9]


def test_a7_3_if_still_tied_the_win_is_shared():
    table = finish([2, 2, 2], ["3 salami", "2 olive", "3 pepper"])
    outcome = table.game.outcome(table.state)
    assert (outcome.winners, outcome.reason) == ((0, 2), "shared")


@pytest.mark.parametrize(
    ("players", "helping", "openings"), [(3, True, 3), (3, False, 4), (2, True, 4)]
)
def test_b5_1_plus_ends_after_three_openings_with_helping_and_after_four_without(
    players, helping, openings
):
    table = Situation("plus", players=players, helping=helping, opened=openings - 2, oven="1 olive")
    table.open_oven()
    assert table.state.phase == "shuffle"
    table.state.openings = ((),) * (openings - 1)
    table.open_oven()
    assert table.state.phase == "over"
    assert table.rule(0, "pass, draw supply") == "B5.1"


def test_b5_2_the_finished_orders_are_turned_up_one_by_one_and_counted():
    table = finish([1, 2], [], "plus", opened=3)
    turned_up = [event.seat for event in find(table.events, FinishedTurnedUp)]
    assert turned_up == [0, 1, 1]
    assert find(table.events, GameEnded)[0].delivered == (1, 2)
    assert table.game.view(table.state, None).seats[1].delivered == ("bombastica",) * 2


def test_a8_1_everyone_sees_sizes_but_no_cards_of_hands_and_piles():
    table = Situation(
        hands=["3 salami", "2 olive"],
        orders=["monotoni minimale", ""],
        waiters=["four-salami", "bombastica monotoni"],
    )
    view = table.game.view(table.state, None)
    assert view.hand is None
    assert [(s.ingredients, s.orders, s.waiter) for s in view.seats] == [(3, 2, 1), (2, 0, 2)]
    assert view.supply == 8
    assert view.holder == 0


def test_a8_2_a_player_sees_the_own_hand_besides():
    table = Situation(hands=["3 salami", "2 olive"], orders=["monotoni"])
    view = table.game.view(table.state, 0)
    assert view.hand is not None
    assert view.hand.ingredients == table.seat(0).hand
    assert view.hand.orders == ("monotoni",)


def test_a8_2_what_was_drawn_is_seen_by_the_drawing_player_alone():
    table = Situation(hands=["3 salami"], waiters=["monotoni minimale"])
    (drawn,) = find(table.move(0, "play 1 salami, draw waiter"), OrdersDrawn)
    assert [drawn.is_seen_by(seat) for seat in (0, 1, None)] == [True, False, False]
    assert not HandDealt(1, (), "").is_seen_by(0)


def what_fails(game, hand):
    """What Beate sees of an opening in which Alberto's order is not baked."""
    table = Situation(game, players=3, oven="1 pepper, 3 salami, 0 four-salami", hands=[hand])
    events = table.open_oven()
    if table.is_deciding():
        events += table.move(0, "decline")
    assert find(events, OrderFailed)
    return [event for event in events if event.is_seen_by(1)]


def test_a8_3_an_order_that_fails_without_a_decision_could_not_be_completed():
    assert find(what_fails("mamma-mia", "1 salami"), OwnerDecides) == [
        OwnerDecides(0, "four-salami")
    ]
    assert find(what_fails("mamma-mia", "1 olive"), OwnerDecides) == []


def test_a8_3_with_helping_it_looks_the_same_if_its_owner_could_not_or_would_not():
    assert what_fails("plus", "1 salami") == what_fails("plus", "1 olive")


def test_a8_3_no_view_shows_the_own_waiter_or_the_supply():
    table = Situation(waiters=["monotoni"], supply="salami")
    assert "monotoni" not in repr(table.game.view(table.state, 0))
    assert "SALAMI" not in repr(table.game.view(table.state, 0))


def test_a8_3_while_the_oven_is_open_no_card_in_it_is_seen():
    table = Situation(oven="1 pepper, 3 salami, 0 four-salami, 1 1 olive", hands=["1 salami"])
    table.open_oven()
    assert table.is_deciding()
    assert table.game.view(table.state, 1).oven_top is None
    assert "OLIVE" not in repr(table.game.view(table.state, 1).table)


def test_a8_4_everything_that_was_announced_can_be_remembered():
    """The plays of a round are events that every seat has seen."""
    table = Situation(hands=["3 salami"], orders=["monotoni"])
    events = table.move(0, "play 2 salami, monotoni, draw supply")
    for seat in (0, 1, None):
        seen = [event for event in events if event.is_seen_by(seat)]
        assert find(seen, IngredientsPlayed) == [IngredientsPlayed(0, Ingredient.SALAMI, 2)]
        assert find(seen, OrderPlayed) == [OrderPlayed(0, "monotoni")]
