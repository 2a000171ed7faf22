"""The examples of the rulebook, each as a test."""

from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.scoring import points
from bot.games.mamma_i.state import Bought, Member
from tests.games.mamma_i.situation import Situation


def test_two_cards_of_three_are_replaced_by_two_of_the_deck():
    table = Situation(display="m3 m1 m3 e1", deck="m2 e2 m1")
    table.move(0, "place m3 m3, wife")
    assert table.display == "m1 e1 m2 e2"


def test_with_one_card_left_in_the_deck_three_lie_open():
    table = Situation(display="m3 m1 m3 e1", deck="m2")
    table.move(0, "place m3 m3, wife")
    assert table.display == "m1 e1 m2"


def test_the_schoolbus_runs_over_grandpa_and_then_mamma():
    table = Situation(
        display="m2 m2 e1 e2",
        rows={"schoolbus": "m1 m1 m1", "grandpa": "m2", "mamma": "m3 m3"},
    )
    table.move(0, "remove schoolbus")
    assert table.legal() == ["run over grandpa", "run over nobody"]
    table.move(0, "run over grandpa")
    assert table.state.hospital is Character.GRANDPA
    table.move(1, "place m2 m2, schoolbus")
    assert table.legal() == ["run over mamma", "run over nobody"]
    table.move(1, "run over mamma")
    assert table.state.hospital is Character.MAMMA


def test_the_wife_steals_from_grandpa():
    table = Situation(
        display="m3 e1 e2 m1",
        rows={"grandpa": "m2 m2", "wife": "m1"},
        market={"grandpa": "market-4"},
    )
    table.move(0, "place m3, wife")
    assert table.legal() == ["steal market-4 for wife", "steal nothing"]
    table.move(0, "steal market-4 for wife")
    assert (table.market("grandpa"), table.market("wife")) == ("", "market-4")


def test_the_wife_with_a_guest_and_two_market_cards_has_one_point():
    table = Situation()
    bought = (Bought("in-law-1"), Bought("market-1"))
    table.state.family[Character.WIFE] = Member(bought, guest=-3)
    scored = points(table.state, Character.WIFE)
    assert (scored.matching, scored.single, scored.mother_in_law, scored.guest) == (3, 2, -1, -3)
    assert scored.total - scored.arrival == 1
