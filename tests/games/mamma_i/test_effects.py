"""C4: what a change of movement sets off."""

import pytest

from bot.games.mamma_i.cards import Character, Row
from bot.games.mamma_i.events import (
    CardsLost,
    CardStolen,
    CharacterRunOver,
    ChildLeft,
    ChildTaken,
    NobodyRunOver,
    NothingStolen,
    RowsMatched,
    StealOffered,
    TurnEnded,
)
from bot.games.mamma_i.moves import RunOver, Theft
from tests.games.mamma_i.situation import GAME, Situation, find

BUS_OF_FOUR = {"schoolbus": "m1 m1 m1", "grandpa": "m2 m2"}


def test_c4_a_match_needs_equal_sums_that_are_not_0():
    table = Situation(rows={"wife": "m1 m1 m1"}, display="e1 m2 m3 m3")
    table.move(0, "place m2, schoolbus")
    assert table.state.actor == 1
    events = table.move(1, "place m3, husband")
    assert find(events, RowsMatched) == [RowsMatched(1, (Row.HUSBAND, Row.WIFE), 3)]


def test_c4_a_match_needs_a_row_that_this_trick_changed():
    table = Situation(rows={"schoolbus": "m2", "wife": "m2", "mamma": "m1"})
    events = table.move(0, "place m2, mamma")
    assert find(events, RowsMatched) == []
    assert table.state.actor == 1


def test_c4_a_row_emptied_of_movement_matches_nothing():
    table = Situation(rows={"wife": "e1 e1 m1"})
    table.move(0, "remove wife")
    assert table.state.phase == "trick"


def test_c4_wc_and_hospital_do_not_count_in_a_match():
    table = Situation(rows={"schoolbus": "m2"}, wc="wife", hospital="wife")
    table.move(0, "place m2, wife")
    assert table.legal() == ["run over wife", "run over nobody"]


def test_c4_1_the_trick_player_chooses_among_several_or_nobody():
    table = Situation(rows={"son": "m1 m1", "wife": "m2", "mamma": "m3"})
    table.move(0, "place m2, schoolbus")
    assert table.legal() == ["run over wife", "run over son", "run over nobody"]
    assert table.rule(0, "run over mamma") == "C4.1"
    assert table.rule(1, "run over wife") == "C3.1"
    events = table.move(0, "run over nobody")
    assert find(events, NobodyRunOver) == [NobodyRunOver(0)]
    assert table.state.hospital is None


def test_c4_1_the_hospital_card_leaves_whoever_had_it():
    table = Situation(rows={"schoolbus": "m2"}, hospital="son")
    events = table.moves("0 place m2, wife", "0 run over wife")
    assert find(events, CharacterRunOver) == [CharacterRunOver(0, Character.WIFE, Character.SON)]
    assert table.state.hospital is Character.WIFE


def test_c4_1_who_has_the_hospital_card_can_be_run_over_again():
    table = Situation(rows={"schoolbus": "m2"}, hospital="son", market={"son": "market-1 market-2"})
    table.moves("0 place m2, son", "0 run over son, losing market-2")
    assert table.market("son") == "market-1"


@pytest.mark.parametrize(
    ("market", "number", "choices"),
    [
        ("", 0, 1),
        ("market-1", 0, 1),
        ("market-1 (market-2)", 0, 1),
        ("market-1 market-2", 1, 2),
        ("market-1 market-2 market-3", 1, 3),
        ("market-1 (in-law-1) market-2 market-3 market-4", 2, 6),
        ("market-1 in-law-1 market-2 market-3 market-4", 2, 10),
    ],
)
def test_c4_1_the_son_loses_half_of_his_vertical_cards_rounded_down(market, number, choices):
    table = Situation(rows={"schoolbus": "m2"}, market={"son": market})
    table.move(0, "place m2, son")
    losses = table.legal("run over son")
    assert len(losses) == choices
    assert all(text.count("market") + text.count("in-law") == number for text in losses)


def test_c4_1_the_lost_cards_are_out_of_the_game():
    table = Situation(
        rows={"schoolbus": "m2"}, market={"son": "market-1 (market-2) in-law-1 in-law-5"}
    )
    events = table.moves("0 place m2, son", "0 run over son, losing in-law-5")
    assert table.market("son") == "market-1 (market-2) in-law-1"
    assert table.state.out == ("in-law-5",)
    assert find(events, CardsLost) == [CardsLost(0, ("in-law-5",))]


@pytest.mark.parametrize(
    "text",
    [
        "run over son",
        "run over son, losing market-2",
        "run over son, losing market-4",
        "run over son, losing market-1 market-1",
        "run over son, losing market-1 market-3",
        "run over wife, losing market-1",
        "run over nobody, losing market-1",
    ],
)
def test_c4_1_no_other_loss_is_allowed(text):
    table = Situation(
        rows={"schoolbus": "m2", "wife": "m2"},
        market={"son": "market-1 (market-2) market-3", "wife": "market-4"},
        display="m1 m1 m2 m2",
    )
    table.state.rows[Row.SON] = table.state.rows[Row.WIFE]
    table.state.rows[Row.SCHOOLBUS] = ()
    table.move(0, "place m2, schoolbus")
    assert table.rule(0, text) == "C4.1"


def test_c4_1_lost_cards_are_read_in_any_order():
    son = GAME.read_move("run over son, losing market-3 market-1")
    assert son == RunOver(Character.SON, ("market-1", "market-3"))


def test_c4_2_grandpa_takes_the_child_from_a_schoolbus_of_four():
    table = Situation(rows=BUS_OF_FOUR)
    table.moves("0 place m1, schoolbus", "0 run over nobody")
    assert table.legal() == ["child yes", "child no"]
    events = table.move(0, "child yes")
    assert find(events, ChildTaken) == [ChildTaken(0)]
    assert table.state.has_child
    assert table.state.actor == 1


def test_c4_2_the_child_may_be_left():
    table = Situation(rows=BUS_OF_FOUR)
    events = table.moves("0 place m1, schoolbus", "0 run over grandpa", "0 child no")
    assert find(events, ChildLeft) == [ChildLeft(0)]
    assert not table.state.has_child


def test_c4_2_with_grandpas_row_changed_the_schoolbus_of_four_matches_as_well():
    table = Situation(rows={"schoolbus": "m1 m1 m1 m1", "grandpa": "m2"})
    table.moves("0 place m2, grandpa", "0 run over nobody")
    assert table.legal() == ["child yes", "child no"]


@pytest.mark.parametrize(
    ("rows", "has_child"),
    [
        ({"schoolbus": "m1 m1", "grandpa": "m3"}, False),
        ({"schoolbus": "m1 m1 m1", "wife": "m2 m2"}, False),
        (BUS_OF_FOUR, True),
    ],
)
def test_c4_2_otherwise_there_is_no_child_to_take(rows, has_child):
    table = Situation(rows=rows, has_child=has_child)
    table.moves("0 place m1, schoolbus", "0 run over nobody")
    assert table.state.actor == 1
    assert table.rule(0, "child yes") == "C4.2"


def test_c4_3_the_younger_may_take_a_vertical_card_from_the_older():
    table = Situation(
        rows={"mamma": "m2"}, market={"mamma": "market-1 (market-2)", "wife": "market-3"}
    )
    table.move(0, "place m2, wife")
    assert table.legal() == ["steal market-1 for wife", "steal nothing"]
    assert table.rule(0, "steal market-2 for wife") == "C4.3"
    assert table.rule(0, "steal market-3 for mamma") == "C4.3"
    events = table.move(0, "steal market-1 for wife")
    assert find(events, CardStolen)[0].former is Character.MAMMA
    assert table.market("wife") == "market-3 market-1"
    assert table.state.actor == 1


def test_c4_3_whichever_of_the_two_rows_was_changed():
    table = Situation(rows={"wife": "m2"}, market={"mamma": "market-1"})
    table.move(0, "place m2, mamma")
    assert table.legal() == ["steal market-1 for wife", "steal nothing"]
    events = table.move(0, "steal nothing")
    assert find(events, NothingStolen) == [NothingStolen(0)]


def test_c4_3_the_son_never_steals():
    table = Situation(rows={"wife": "m2"}, market={"wife": "market-1"})
    table.move(0, "place m2, son")
    assert table.state.actor == 1
    assert table.rule(0, "steal market-1 for son") == "C4.3"


def test_c4_3_grandpa_without_the_child_never_steals():
    table = Situation(rows={"wife": "m2"}, market={"wife": "market-1"})
    table.move(0, "place m2, grandpa")
    assert table.state.actor == 1


def test_c4_3_with_the_child_he_or_the_younger_may_take():
    table = Situation(
        rows={"wife": "m2"},
        market={"wife": "market-1 in-law-1", "grandpa": "in-law-5"},
        has_child=True,
    )
    table.move(0, "place m2, grandpa")
    assert table.legal() == [
        "steal in-law-5 for wife",
        "steal market-1 for grandpa",
        "steal nothing",
    ]


def test_c4_3_with_the_child_he_takes_even_from_the_son():
    table = Situation(rows={"grandpa": "m2"}, market={"son": "market-1"}, has_child=True)
    table.moves("0 place m2, son", "0 steal market-1 for grandpa")
    assert table.market("grandpa") == "market-1"


def test_c4_3_grandpa_steals_once_in_a_game():
    table = Situation(
        rows={"grandpa": "m2"}, market={"son": "market-1", "wife": "market-2"}, has_child=True
    )
    table.moves("0 place m2, son", "0 steal market-1 for grandpa", "1 place m1, wife")
    table.move(2, "place m1, wife")
    assert table.legal() == ["steal market-1 for wife", "steal nothing"]


def test_c4_3_grandpa_does_not_steal_in_the_trick_that_took_the_child():
    rows = {"schoolbus": "m1 m1 m1 m1", "grandpa": "m2", "wife": "m2 m2"}
    market = {"wife": "market-1", "grandpa": "market-2"}
    took = Situation(rows=rows, market=market)
    took.moves("0 place m2, grandpa", "0 run over nobody", "0 child yes")
    assert took.legal() == ["steal market-2 for wife", "steal nothing"]
    had = Situation(rows=rows, market=market, has_child=True)
    had.moves("0 place m2, grandpa", "0 run over nobody")
    assert "steal market-1 for grandpa" in had.legal()


@pytest.mark.parametrize("protection", [{"wc": "mamma"}, {"hospital": "mamma"}])
def test_c4_3_nothing_is_taken_from_the_wc_or_the_hospital(protection):
    table = Situation(rows={"wife": "m2"}, market={"mamma": "market-1"}, **protection)
    table.move(0, "place m2, mamma")
    assert table.state.actor == 1


def test_c4_3_the_protected_may_still_steal():
    table = Situation(rows={"wife": "m2"}, market={"mamma": "market-1"}, wc="wife")
    table.move(0, "place m2, mamma")
    assert "steal market-1 for wife" in table.legal()


def test_c4_3_who_is_run_over_in_this_trick_is_protected_at_once():
    rows = {"schoolbus": "m2", "wife": "m2"}
    market = {"mamma": "market-1"}
    hit = Situation(rows=rows, market=market)
    hit.moves("0 place m2, mamma", "0 run over mamma")
    assert hit.state.actor == 1
    missed = Situation(rows=rows, market=market)
    missed.moves("0 place m2, mamma", "0 run over nobody")
    assert missed.state.phase == "steal"


def test_c4_3_one_card_at_most_in_a_trick():
    table = Situation(
        rows={"mamma": "m2", "grandma": "m2"}, market={"mamma": "market-1", "grandma": "market-2"}
    )
    table.move(0, "place m2, wife")
    assert len(table.legal("steal")) == 3
    table.move(0, "steal market-2 for wife")
    assert table.state.actor == 1


def test_c4_3_a_schoolbus_that_changed_lets_nobody_steal():
    table = Situation(rows={"wife": "m2", "mamma": "m2"}, market={"mamma": "market-1"})
    table.moves("0 place m2, schoolbus", "0 run over nobody")
    assert table.state.actor == 1


def test_c4_effects_are_asked_in_order_and_one_at_a_time():
    table = Situation(
        rows={"schoolbus": "m1 m1 m1 m1", "grandpa": "m2", "wife": "m2 m2"},
        market={"grandpa": "market-1"},
    )
    table.move(0, "place m2, grandpa")
    assert table.rule(0, "steal market-1 for wife") == "C4.1"
    assert table.rule(0, "place m1, wife") == "C4.1"
    table.move(0, "run over nobody")
    assert table.rule(0, "run over grandpa") == "C4.2"
    assert table.rule(0, "steal nothing") == "C4.2"
    table.move(0, "child no")
    assert table.rule(0, "child yes") == "C4.3"
    assert table.rule(0, "wc") == "C4.3"
    table.move(0, "steal market-1 for wife")
    assert table.state.actor == 1


def test_c4_there_is_nothing_to_decide_where_nothing_matches():
    table = Situation()
    assert table.rule(0, "run over wife") == "C4.1"
    assert table.rule(0, "child no") == "C4.2"
    assert table.rule(0, "steal nothing") == "C4.3"


def test_c6_1_the_effects_of_the_last_card_are_settled_before_the_turn_ends():
    table = Situation(display="m2", deck="", rows={"schoolbus": "m2"})
    events = table.move(0, "place m2, wife")
    assert find(events, TurnEnded) == []
    events = table.move(0, "run over wife")
    assert find(events, TurnEnded) == [TurnEnded(1, "last-card")]


def test_c4_3_everyone_hears_what_may_be_stolen():
    table = Situation(rows={"wife": "m2"}, market={"mamma": "market-1"})
    (offered,) = find(table.move(0, "place m2, mamma"), StealOffered)
    assert offered.thefts == (Theft("market-1", Character.WIFE),)
