"""C3: turns, tricks and their options."""

import pytest

from bot.games.interface import SeatMove
from bot.games.mamma_i.cards import CHARACTER_WORDS, Character, Row
from bot.games.mamma_i.events import (
    CardRemoved,
    CardsPlaced,
    DisplayRefilled,
    GuestPlaced,
    PassedOver,
    Stopped,
    TrickBegan,
    TurnEnded,
    Voted,
    WcGiven,
)
from bot.games.mamma_i.moves import Place
from tests.games.mamma_i.situation import GAME, Situation, begin, cards, find

FULL = dict.fromkeys(CHARACTER_WORDS, "e1 e1 m1 m1")
"""No money can be placed, but cards can be removed."""
NARROW = dict.fromkeys(CHARACTER_WORDS, "e1 e1")
"""No money can be placed, and no card removed."""


def test_c3_1_tricks_go_clockwise():
    table = begin()
    events = table.moves("1 place m1, wife", "2 place m2, wife", "0 place e1, wife")
    assert [event.seat for event in find(events, TrickBegan)] == [2, 0, 1]
    assert table.rule(0, "place e2, wife") == "C3.1"
    assert table.rule(7, "place e2, wife") == "C3.1"
    assert table.rule(-1, "place e2, wife") == "C3.1"


def test_c3_1_who_has_stopped_is_skipped():
    table = Situation(market={"wife": "market-1"})
    table.moves("0 stop market-1", "1 place m1, wife", "2 place m2, wife")
    assert table.state.actor == 1
    assert table.rule(0, "place e1, wife") == "C3.9"


def test_c3_2_one_card_goes_to_the_right_end_of_a_row():
    table = Situation(display="m1 m2 e1 e2", deck="m3 m1", rows={"wife": "m2"})
    events = table.move(0, "place e2, wife")
    assert table.row("wife") == "m2 e2"
    assert find(events, CardsPlaced) == [
        CardsPlaced(0, cards("e2"), Row.WIFE, cards("m2 e2"), 2, 2)
    ]
    assert find(events, DisplayRefilled)[0].cards == cards("m3")
    assert table.display == "m1 m2 e1 m3"


def test_c3_2_two_movement_cards_of_the_same_value():
    table = Situation(display="m2 m1 m2 e1", deck="m3 m3 m3")
    table.move(0, "place m2 m2, schoolbus")
    assert table.row("schoolbus") == "m2 m2"
    assert table.display == "m1 e1 m3 m3"


@pytest.mark.parametrize("text", ["m2 m1", "e1 e1", "m3", "m2 m2", "m2 e2", "m1 m1 m1"])
def test_c3_2_other_cards_are_refused(text):
    table = Situation(display="m2 m1 e1 e1")
    assert table.rule(0, f"place {text}, wife") == "C3.2"


@pytest.mark.parametrize("wrong", ["", "m1 m1 m1", "m1 m1 m1 m1"])
def test_c3_2_none_or_three_cards_are_refused(wrong):
    table = Situation(display="m1 m1 m1 m1")
    refused = GAME.refusal(table.state, 0, Place(cards(wrong), Row.SON))
    assert refused is not None
    assert refused.rule == "C3.2"


def test_c3_2_the_display_is_refilled_only_as_far_as_the_deck_reaches():
    table = Situation(display="m2 m2 e1 e2", deck="m1")
    table.moves("0 place m2 m2, wife")
    assert table.display == "e1 e2 m1"
    events = table.moves("1 place e1, wife")
    assert table.display == "e2 m1"
    assert find(events, DisplayRefilled) == []


def test_c3_3_no_row_holds_more_than_four_cards():
    table = Situation(display="m1 m1 m2 m3", rows={"wife": "m1 m1 m2 m1", "son": "m1 m2 m3"})
    assert table.rule(0, "place m3, wife") == "C3.3"
    assert table.rule(0, "place m1 m1, son") == "C3.3"
    assert "place m1 m1, mamma" in table.legal()
    assert "place m1, son" in table.legal()


def test_c3_4_no_money_for_the_schoolbus_and_two_money_cards_in_a_row_at_most():
    table = Situation(rows={"wife": "e1 m1 e2", "son": "e3 m1"})
    assert table.rule(0, "place e1, schoolbus") == "C3.4"
    assert table.rule(0, "place e1, wife") == "C3.4"
    assert "place m1, wife" in table.legal()
    assert "place e1, son" in table.legal()


def test_c3_5_money_sets_nothing_off():
    table = Situation(rows={"wife": "m2", "schoolbus": "m2"})
    table.move(0, "place e1, wife")
    assert (table.state.phase, table.state.actor) == ("trick", 1)


def test_c3_5_placing_and_removing_movement_sets_effects_off():
    placed = Situation(rows={"schoolbus": "m2"})
    placed.move(0, "place m2, wife")
    assert placed.state.phase == "run-over"
    removed = Situation(rows={"schoolbus": "m1 m1 m1", "wife": "m2"})
    removed.move(0, "remove schoolbus")
    assert removed.state.phase == "run-over"


def test_c3_6_everyone_names_a_character_from_the_left_neighbour_to_the_trick_player():
    table = Situation(players=3, trick=1)
    events = table.moves("1 wc", "2 vote son", "0 vote son", "1 vote wife")
    assert [event.seat for event in find(events, Voted)] == [2, 0, 1]
    assert find(events, WcGiven) == [WcGiven(1, Character.SON, 2, is_tie=False)]
    assert table.state.wc is Character.SON
    assert table.state.actor == 2


@pytest.mark.parametrize(
    ("votes", "winner"),
    [
        (["son", "wife"], "wife"),
        (["son", "wife", "mamma"], "mamma"),
        (["son", "son", "mamma"], "son"),
        (["son", "mamma", "son", "mamma"], "mamma"),
        (["son", "son", "mamma", "mamma"], "mamma"),
        (["son", "son", "wife", "mamma"], "son"),
        (["son", "husband", "wife", "mamma"], "mamma"),
    ],
)
def test_c3_6_in_a_tie_the_trick_players_vote_counts_twice(votes, winner):
    table = Situation(players=len(votes))
    table.move(0, "wc")
    for step, name in enumerate(votes, 1):
        table.move(step % len(votes), f"vote {name}")
    assert table.state.wc is not None
    assert table.state.wc.name.lower() == winner


def test_c3_6_who_has_stopped_votes_too():
    table = Situation(market={"wife": "market-1"})
    table.moves("0 stop market-1", "1 wc", "2 vote son")
    assert table.state.actor == 0
    assert len(table.legal("vote")) == 6


def test_c3_6_the_wc_is_given_once_in_a_turn():
    table = Situation(wc="son")
    assert table.rule(0, "wc") == "C3.6"
    assert "wc" not in table.legal()


def test_c3_6_a_vote_waits_for_the_one_whose_vote_it_is():
    table = Situation()
    assert table.rule(0, "vote son") == "C3.6"
    table.move(0, "wc")
    assert table.rule(2, "vote son") == "C3.6"
    assert table.rule(1, "place m1, wife") == "C3.6"


def test_c3_6_the_wc_is_no_card_of_the_row():
    table = Situation(rows={"son": "m1 m1 m1"}, wc="son")
    assert "place m1, son" in table.legal()


def test_c3_7_only_the_last_card_is_removed_and_only_if_third_or_fourth():
    table = Situation(rows={"wife": "m1 m1 m2 e1", "son": "m1 m1 m3", "mamma": "m1 m1"})
    assert table.legal("remove") == ["remove wife", "remove son"]
    assert table.rule(0, "remove mamma") == "C3.7"
    assert table.rule(0, "remove schoolbus") == "C3.7"
    events = table.move(0, "remove wife")
    assert table.row("wife") == "m1 m1 m2"
    assert find(events, CardRemoved)[0].card == cards("e1")[0]
    assert table.state.aside == cards("e1")


def test_c3_7_five_cards_are_put_aside_in_a_turn_at_the_most():
    table = Situation(rows={"wife": "m1 m1 m2 m2"})
    table.state.aside = cards("m1 m1 m1 m1")
    table.move(0, "remove wife")
    assert table.rule(1, "remove wife") == "C3.7"
    assert table.legal("remove") == []


def test_c3_8_removed_cards_do_not_come_back():
    table = Situation(display="m2", deck="", rows={"wife": "m1 m1 e3"})
    table.move(0, "remove wife")
    assert table.display == "m2"
    assert not any("e3" in text for text in table.legal())


def test_c3_9_to_stop_a_vertical_market_card_is_turned():
    table = Situation(market={"wife": "market-1", "son": "market-2 (market-3)"})
    assert table.legal("stop") == ["stop market-1", "stop market-2"]
    assert table.rule(0, "stop market-3") == "C3.9"
    events = table.move(0, "stop market-2")
    assert table.market("son") == "(market-2) (market-3)"
    assert find(events, Stopped) == [Stopped(0, "market-2", Character.SON)]


def test_c3_9_once_in_a_game_even_in_a_later_turn():
    table = Situation(market={"wife": "market-1 market-2"})
    table.state.seats[0] = table.state.seats[0]._replace(has_used_stop=True)
    assert table.rule(0, "stop market-1") == "C3.9"
    assert table.legal("stop") == []


def test_c3_9_there_must_be_a_vertical_market_card():
    table = Situation(market={"wife": "(market-1)"})
    assert table.rule(0, "stop market-1") == "C3.9"
    assert table.legal("stop") == []


def test_c3_10_who_cannot_place_must_choose_another_option():
    table = Situation(display="e1 e2", deck="", rows=FULL)
    assert table.legal("place") == []
    assert table.legal()[0] == "wc"
    assert {text.split()[0] for text in table.legal()} == {"wc", "remove", "guest"}


def test_c3_10_the_last_option_must_be_chosen_be_it_the_stop():
    table = Situation(display="e1 e2", deck="", rows=NARROW, wc="son", market={"wife": "market-1"})
    table.state.seats[0] = table.state.seats[0]._replace(has_placed_guest=True)
    assert table.legal() == ["stop market-1"]


def test_c3_10_who_has_no_option_is_passed_over_even_with_a_guest_left():
    table = Situation(
        display="e1 e2", deck="", rows=NARROW, wc="son", market={"wife": "market-1 market-2"}
    )
    table.state.seats[1] = table.state.seats[1]._replace(has_used_stop=True)
    events = table.move(0, "stop market-1")
    assert find(events, PassedOver) == [PassedOver(1)]
    assert find(events, TrickBegan) == [TrickBegan(2)]
    assert table.state.actor == 2
    assert table.rule(1, "guest wife") == "C3.1"


def test_c3_10_who_has_stopped_is_not_called_passed_over():
    table = Situation(market={"wife": "market-1"})
    events = table.moves("0 stop market-1", "1 place m1, wife", "2 place m2, wife")
    assert find(events, PassedOver) == []


def test_c3_11_the_most_negative_guest_still_there_comes_before_the_option():
    table = Situation()
    events = table.moves("0 guest wife", "0 place m1, son", "1 guest son", "1 place m2, mamma")
    assert find(events, GuestPlaced) == [
        GuestPlaced(0, Character.WIFE, -6),
        GuestPlaced(1, Character.SON, -5),
    ]
    assert table.state.actor == 2


def test_c3_11_only_one_guest_for_a_player_and_one_for_a_character():
    table = Situation(guests={"son": -6})
    assert table.rule(0, "guest son") == "C3.11"
    table.move(0, "guest wife")
    assert table.rule(0, "guest mamma") == "C3.11"
    assert table.legal("guest") == []
    assert table.state.actor == 0


def test_c3_11_after_the_guest_an_option_must_be_chosen():
    table = Situation(display="e1 e2", deck="", rows=NARROW)
    table.move(0, "guest wife")
    assert table.state.actor == 0
    assert table.legal() == ["wc"]


def test_c3_11_no_guest_after_the_option():
    table = Situation(rows={"schoolbus": "m1"})
    table.move(0, "place m1, wife")
    assert table.state.phase == "run-over"
    assert table.rule(0, "guest wife") == "C4.1"
    table.move(0, "run over nobody")
    assert table.rule(0, "guest wife") == "C3.1"


def test_c6_2_the_turn_ends_when_all_have_stopped():
    table = Situation(players=2, market={"wife": "market-1 market-2"})
    events = table.moves("0 stop market-1", "1 stop market-2")
    assert find(events, TurnEnded) == [TurnEnded(1, "stops")]


def test_c6_2_the_turn_ends_when_none_of_those_still_in_has_an_option():
    table = Situation(display="e1 e2", deck="", rows=NARROW, market={"wife": "market-1 market-2"})
    table.moves("0 stop market-1", "1 wc", "2 vote son", "0 vote son", "1 vote son")
    table.state.seats[1] = table.state.seats[1]._replace(has_used_stop=True)
    events = table.move(2, "stop market-2")
    assert find(events, TurnEnded) == [TurnEnded(1, "no-options")]
    assert find(events, PassedOver) == []


def test_c6_2_it_goes_on_as_long_as_anybody_has_an_option_but_not_for_a_guest():
    table = Situation(players=2, display="e1 e2", deck="", rows=FULL, wc="son")
    events = table.moves("0 remove wife", "1 remove son", "0 remove mamma", "1 remove grandma")
    assert find(events, TurnEnded) == []
    # The fifth card put aside is the last: only guests could still be placed.
    assert find(table.move(0, "remove husband"), TurnEnded) == [TurnEnded(1, "no-options")]


def test_a_move_leaves_the_state_before_it_as_it_was():
    table = begin()
    before, copied = table.state, table.state.copy()
    GAME.apply(before, SeatMove(1, GAME.read_move("place m1, wife")))
    assert before == copied
