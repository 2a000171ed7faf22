"""A turn (A3, B3) and the end of a round (A4)."""

from random import Random

import pytest

from bot.games.mamma_mia.cards import MAMMA_MIA, Ingredient
from bot.games.mamma_mia.events import (
    Drew,
    IngredientsPlayed,
    MammaMiaFound,
    OrderPlayed,
    OvenOpened,
    Passed,
    TurnBegan,
)
from bot.games.mamma_mia.notation import write_cards
from bot.games.mamma_mia.state import IngredientsIn, OrderIn

from .situation import Situation, find

SEVEN_ORDERS = "four-mushroom four-salami four-pineapple four-olive one-of-each bombastica monotoni"


def test_a3_1_ingredients_of_one_kind_go_into_the_oven_and_are_announced():
    table = Situation(hands=["1 olive 3 salami"])
    events = table.move(0, "play 3 salami, draw supply")
    assert events[0] == IngredientsPlayed(0, Ingredient.SALAMI, 3)
    assert table.state.oven == (IngredientsIn(0, Ingredient.SALAMI, 3),)


def test_a3_1_nobody_puts_in_more_than_the_hand_holds():
    table = Situation(hands=["1 olive 3 salami"])
    assert table.rule(0, "play 4 salami, draw supply") == "A3.1"
    assert table.rule(0, "play 1 mushroom, draw supply") == "A3.1"


def test_a3_2_one_order_may_go_in_as_well():
    table = Situation(hands=["3 salami"], orders=["four-salami monotoni"])
    events = table.move(0, "play 3 salami, four-salami, draw supply")
    assert find(events, OrderPlayed) == [OrderPlayed(0, "four-salami")]
    assert table.state.oven[-1] == OrderIn(0, "four-salami")
    assert table.seat(0).orders == ("monotoni",)


def test_a3_2_only_an_order_in_hand_goes_in():
    table = Situation(hands=["3 salami"], orders=["monotoni"], waiters=["four-salami"])
    assert table.rule(0, "play 3 salami, four-salami, draw supply") == "A3.2"


def test_a3_3_the_hand_is_filled_up_to_seven_from_one_pile():
    table = Situation(hands=["3 salami"], orders=["monotoni bombastica"], waiters=["minimale"])
    table.move(0, "play 2 salami, draw supply")
    assert write_cards(table.seat(0).hand) == "4 olive 1 salami"
    assert table.seat(0).orders == ("monotoni", "bombastica")
    assert table.rule(1, "play 1 olive") == "A3.5"


def test_a3_3_whoever_can_draw_must():
    table = Situation(hands=["3 salami"])
    assert table.rule(0, "play 2 salami") == "A3.3"


def test_a3_3_the_rulebooks_turn_of_alberto_leaves_him_with_six_cards():
    """Three salami and the order go in; of the three orders left in the waiter he takes all."""
    table = Situation(
        hands=["1 olive 1 mushroom 3 salami"],
        orders=["four-salami monotoni"],
        waiters=["minimale bombastica one-of-each"],
    )
    events = table.move(0, "play 3 salami, four-salami, draw waiter")
    assert find(events, Drew) == [Drew(0, "waiter", 3)]
    seat = table.seat(0)
    assert sum(seat.hand) + len(seat.orders) == 6
    assert seat.waiter == ()


def test_a3_4_an_empty_waiter_cannot_be_chosen():
    table = Situation(hands=["3 salami"])
    assert table.rule(0, "play 3 salami, draw waiter") == "A3.4"


def test_a3_4_a_full_hand_draws_nothing_and_chooses_no_pile():
    table = Situation(orders=[SEVEN_ORDERS])
    assert table.rule(0, "pass, draw supply") == "A3.4"
    assert find(table.move(0, "pass"), Drew) == []


@pytest.mark.parametrize("edition", ["classic", "2004"])
def test_a3_4_seven_orders_without_an_ingredient_pass_to_the_end(edition):
    table = Situation(orders=[SEVEN_ORDERS], waiters=["minimale"], edition=edition)
    assert table.legal() == ["pass"]
    before = table.seat(0)
    table.move(0, "pass")
    assert table.seat(0) == before


def test_a3_4_but_in_1999_they_can_still_go_in():
    table = Situation(orders=[SEVEN_ORDERS], waiters=["minimale"], edition="1999")
    table.move(0, "pass, monotoni, draw supply")
    assert sum(table.seat(0).hand) == 1


def test_a3_5_without_an_ingredient_a_player_passes_and_draws():
    table = Situation(orders=["monotoni bombastica"], waiters=["minimale"])
    assert table.rule(0, "play 1 salami, draw supply") == "A3.5"
    assert table.legal() == ["pass, draw supply", "pass, draw waiter"]
    events = table.move(0, "pass, draw supply")
    assert find(events, Passed) == [Passed(0)]
    assert sum(table.seat(0).hand) == 5


def test_a3_5_with_an_ingredient_nobody_passes():
    table = Situation(hands=["1 salami"])
    assert table.rule(0, "pass, draw supply") == "A3.5"


def test_a3_5_who_passes_puts_in_no_order():
    table = Situation(orders=["monotoni"])
    assert table.rule(0, "pass, monotoni, draw supply") == "A3.5"


def test_a3_5_in_1999_who_passes_may_still_put_in_an_order():
    table = Situation(orders=[SEVEN_ORDERS], waiters=["minimale"], edition="1999")
    assert "pass" in table.legal()
    assert "pass, monotoni, draw waiter" in table.legal()
    assert table.rule(0, "pass, minimale, draw waiter") == "A3.2"
    assert table.rule(0, "pass, monotoni") == "A3.3"
    table.move(0, "pass, monotoni, draw waiter")
    assert table.state.oven == (OrderIn(0, "monotoni"),)
    assert table.seat(0).orders[-1] == "minimale"


def test_a3_6_a_drawn_mamma_mia_card_is_replaced():
    table = Situation(hands=["2 salami"], supply="olive mamma-mia " + "pepper " * 9, holder=None)
    events = table.move(0, "play 2 salami, draw supply")
    assert find(events, MammaMiaFound) == [MammaMiaFound(0)]
    assert find(events, Drew) == [Drew(0, "supply", 7)]
    assert table.state.holder == 0
    assert sum(table.seat(0).hand) == 7


def test_a3_6_the_mamma_mia_card_below_the_last_drawn_card_stays():
    table = Situation(hands=["7 salami"], supply="olive mamma-mia pepper", holder=None)
    table.move(0, "play 1 salami, draw supply")
    assert table.state.holder is None
    assert table.state.supply[0] == "mamma-mia"


def test_a3_6_the_mamma_mia_card_may_be_the_last_card():
    table = Situation(hands=["2 salami", "1 olive"], supply="mamma-mia", holder=None)
    events = table.move(0, "play 2 salami, draw supply")
    assert find(events, Drew) == [Drew(0, "supply", 0)]
    assert find(events, OvenOpened) == [OvenOpened(0, 1, is_stalemate=False)]


def test_a3_7_only_the_topmost_card_of_the_oven_is_seen():
    table = Situation(hands=["3 salami"], orders=["monotoni"], oven="1 2 olive")
    table.move(0, "play 3 salami, monotoni, draw supply")
    view = table.game.view(table.state, 1)
    assert view.oven_top == OrderIn(0, "monotoni")
    assert view.left_over is None


def test_a3_7_in_1999_left_over_ingredients_lie_open():
    table = Situation(oven="2 olive, 1 salami, 0 3 pepper", edition="1999")
    assert write_cards(table.game.view(table.state, None).left_over) == "2 olive 1 salami"


def test_a3_8_turns_go_clockwise():
    table = Situation(players=3, hands=["2 salami"] * 3, turn=2)
    assert find(table.move(2, "play 1 salami, draw supply"), TurnBegan) == [TurnBegan(0)]
    assert table.rule(2, "play 1 salami, draw supply") == "A3.8"
    assert table.rule(3, "play 1 salami, draw supply") == "A3.8"
    assert table.rule(-1, "play 1 salami, draw supply") == "A3.8"


def test_a4_1_who_holds_the_mamma_mia_card_opens_when_the_last_card_is_drawn():
    table = Situation(hands=["7 salami"], supply="olive", holder=1)
    events = table.move(0, "play 1 salami, draw supply")
    assert write_cards(table.seat(0).hand) == "1 olive 6 salami"
    assert find(events, OvenOpened) == [OvenOpened(1, 1, is_stalemate=False)]


def test_a4_1_the_drawing_player_takes_what_there_is():
    table = Situation(hands=["1 salami"], supply="olive pepper", holder=1)
    table.move(0, "play 1 salami, draw supply")
    assert write_cards(table.seat(0).hand) == "1 olive 1 pepper"


def test_a4_2_the_round_ends_when_all_in_turn_neither_play_nor_draw():
    table = Situation(orders=[SEVEN_ORDERS, SEVEN_ORDERS], turn=1, holder=0)
    assert find(table.move(1, "pass"), OvenOpened) == []
    assert find(table.move(0, "pass"), OvenOpened) == [OvenOpened(0, 1, is_stalemate=True)]


def test_a4_2_without_the_mamma_mia_card_the_next_seat_opens():
    table = Situation(players=3, orders=[SEVEN_ORDERS] * 3, turn=1, holder=None)
    table.move(1, "pass")
    table.move(2, "pass")
    assert find(table.move(0, "pass"), OvenOpened) == [OvenOpened(1, 1, is_stalemate=True)]


def test_a4_2_a_card_played_in_between_starts_the_count_again():
    table = Situation(
        hands=["", "2 salami", ""],
        players=3,
        orders=[SEVEN_ORDERS, SEVEN_ORDERS, SEVEN_ORDERS],
    )
    table.move(0, "pass")
    table.move(1, "play 1 salami")
    table.move(2, "pass")
    table.move(0, "pass")
    assert find(table.events, OvenOpened) == []


def test_a4_2_in_1999_a_pass_with_an_order_is_no_idle_pass():
    table = Situation(
        orders=[SEVEN_ORDERS, SEVEN_ORDERS], waiters=["minimale", "minimale"], edition="1999"
    )
    table.move(0, "pass")
    table.move(1, "pass, monotoni, draw waiter")
    table.move(0, "pass")
    assert find(table.events, OvenOpened) == []


def test_a4_2_a_card_drawn_in_between_starts_the_count_again():
    six = SEVEN_ORDERS.removesuffix(" monotoni")
    table = Situation(orders=[SEVEN_ORDERS, six], waiters=["", "minimale"])
    table.move(0, "pass")
    table.move(1, "pass, draw waiter")
    table.move(0, "pass")
    assert find(table.events, OvenOpened) == []


def test_a4_2_a_second_stalemate_is_noticed_like_the_first():
    table = Situation(orders=[SEVEN_ORDERS, SEVEN_ORDERS])
    for _ in range(2):
        table.move(0, "pass")
        assert table.state.phase == "turn"
        assert find(table.move(1, "pass"), OvenOpened)
        table.shuffle()


def test_a4_2_the_rest_of_the_supply_is_shuffled_into_the_next_one():
    table = Situation(
        orders=[SEVEN_ORDERS, SEVEN_ORDERS],
        supply="olive mamma-mia salami",
        holder=None,
    )
    table.move(0, "pass")
    table.move(1, "pass")
    shuffle = table.game.chance(table.state, Random(1))
    assert set(shuffle.supply) == {Ingredient.OLIVE, Ingredient.SALAMI, MAMMA_MIA}
    assert len(shuffle.supply) == 3


def test_b3_1_plus_fills_up_to_nine_but_draws_at_most_five():
    table = Situation("plus", hands=["3 salami"])
    table.move(0, "play 3 salami, draw supply")
    assert sum(table.seat(0).hand) == 5


def test_b3_1_the_rulebooks_alberto_draws_three_orders_and_goes_on_with_eight_cards():
    table = Situation(
        "plus",
        hands=["1 pineapple 1 olive 1 mushroom 3 salami"],
        orders=["four-salami monotoni trio"],
        waiters=["minimale junior bombastica"],
    )
    table.move(0, "play 3 salami, four-salami, draw waiter")
    seat = table.seat(0)
    assert sum(seat.hand) + len(seat.orders) == 8


def test_b3_1_a_hand_over_the_limit_draws_only_when_it_falls_below():
    table = Situation("plus", hands=["5 salami"], orders=[SEVEN_ORDERS], waiters=["trio"])
    assert table.rule(0, "play 1 salami, draw supply") == "A3.4"
    assert "play 3 salami" in table.legal()
    assert "play 3 salami, monotoni, draw supply" in table.legal()
    assert "play 4 salami, draw waiter" in table.legal()
    assert table.rule(0, "play 4 salami") == "A3.3"


def test_b3_2_who_passes_draws_five_whatever_the_size_of_the_hand():
    nine = SEVEN_ORDERS + " trio minipizza"
    table = Situation("plus", orders=[nine], waiters=["junior"])
    assert table.legal() == ["pass, draw supply"]
    assert table.rule(0, "pass, draw waiter") == "B3.2"
    assert table.rule(0, "pass") == "B3.2"
    table.move(0, "pass, draw supply")
    assert sum(table.seat(0).hand) == 5
    assert len(table.seat(0).orders) == 9


def test_b3_2_who_passes_takes_fewer_if_the_supply_holds_fewer():
    table = Situation("plus", orders=["trio"], supply="olive salami")
    events = table.move(0, "pass, draw supply")
    assert write_cards(table.seat(0).hand) == "1 olive 1 salami"
    assert find(events, OvenOpened) == [OvenOpened(0, 1, is_stalemate=False)]


@pytest.mark.parametrize(
    ("hand", "text"), [("1 olive 1 salami", "play 1 olive, draw supply"), ("", "pass, draw supply")]
)
def test_b3_3_drawing_from_an_empty_supply_counts_as_drawing_its_last_card(hand, text):
    table = Situation("plus", hands=[hand], orders=["trio"], waiters=["junior"], supply="")
    events = table.move(0, text)
    assert find(events, Drew) == [Drew(0, "supply", 0)]
    assert find(events, OvenOpened) == [OvenOpened(0, 1, is_stalemate=False)]


def test_b3_3_an_empty_supply_need_not_be_chosen_but_an_empty_waiter_cannot():
    table = Situation("plus", hands=["1 olive 1 salami", "2 salami"], waiters=["junior"], supply="")
    assert find(table.move(0, "play 1 olive, draw waiter"), OvenOpened) == []
    assert table.rule(1, "play 1 salami, draw waiter") == "A3.4"


def test_b3_4_who_draws_the_last_card_opens_and_begins_the_next_round():
    table = Situation("plus", hands=["", "9 salami"], supply="olive", turn=1)
    events = table.move(1, "play 1 salami, draw supply")
    assert find(events, OvenOpened) == [OvenOpened(1, 1, is_stalemate=False)]
    table.shuffle()
    assert table.state.actor == 1
