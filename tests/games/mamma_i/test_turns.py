"""C5 to C7: the sale, the end of a turn, the dinner hour."""

import pytest

from bot.games.errors import Refused
from bot.games.interface import CHANCE
from bot.games.mamma_i.cards import CHARACTER_WORDS, Character, Row
from bot.games.mamma_i.events import (
    Arrived,
    Bid,
    CardSold,
    CardUnsold,
    GuestAwaited,
    GuestPlaced,
    TrickBegan,
    TurnBegan,
    TurnEnded,
)
from bot.games.mamma_i.moves import Shuffle
from tests.games.mamma_i.situation import A_DECK, A_SHUFFLE, Situation, find


def last_card(**said) -> Situation:
    """A table where seat 0 is about to place the last card, which changes nothing."""
    table = Situation(display="m1", deck="", **said)
    table.events = table.move(0, "place m1, schoolbus")
    return table


def sale(**said) -> tuple[str, str] | None:
    """Who bought the turn's card at the end, and by what."""
    sold = find(last_card(**said).events, CardSold)
    return (sold[0].character.name.lower(), sold[0].reason) if sold else None


def test_c5_1_the_highest_movement_among_those_with_enough_money_buys():
    rows = {"wife": "m3 e2", "son": "m2 e3", "mamma": "m3 m3 e1"}
    assert sale(rows=rows) == ("wife", "movement")


def test_c5_1_the_only_one_with_enough_money_buys():
    rows = {"wife": "m3 e1", "son": "e2"}
    assert sale(rows=rows) == ("son", "enough-money")


def test_c5_1_money_cards_add_up_to_the_cost():
    assert sale(rows={"wife": "e1 e1"}, for_sale="market-4") == ("wife", "enough-money")
    assert sale(rows={"wife": "e1 e1"}, for_sale="market-1") is None
    assert sale(rows={"wife": "e2 e1"}, for_sale="market-1") == ("wife", "enough-money")


@pytest.mark.parametrize(
    ("wc", "hospital", "buyer"),
    [
        (None, None, "wife"),
        ("wife", None, "son"),
        (None, "wife", "son"),
        ("wife", "wife", "son"),
        ("wife", "son", "wife"),
        ("son", "wife", "mamma"),
    ],
)
def test_c5_1_the_wc_takes_1_and_the_hospital_2_of_the_movement(wc, hospital, buyer):
    rows = {"wife": "m3 m2 e2", "son": "m3 m1 e2", "mamma": "m3 e3"}
    sold = sale(rows=rows, wc=wc, hospital=hospital)
    assert sold is not None
    assert sold[0] == buyer


def test_c5_1_the_card_is_laid_vertical():
    table = last_card(rows={"wife": "e2"})
    assert table.market("wife") == "market-4"
    assert table.state.market == ("market-3", "in-law-1", "market-2", "market-1")


def test_c5_2_ties_go_to_most_money_then_to_the_youngest():
    assert sale(rows={"wife": "m3 e2", "son": "m3 e3"}) == ("son", "most-money")
    assert sale(rows={"wife": "m3 e3", "son": "m3 e2"}) == ("wife", "most-money")
    assert sale(rows={"grandpa": "m3 e2", "wife": "m3 e2"}) == ("wife", "youngest")


def test_c5_2_with_nobody_able_to_pay_the_card_is_out():
    table = last_card(rows={"wife": "m3 e1"})
    assert find(table.events, CardUnsold) == [CardUnsold("market-4", 2)]
    assert table.state.out == ("market-4",)


def test_the_sale_tells_who_could_have_bought():
    table = last_card(rows={"wife": "m3 e2", "son": "m2 e3", "mamma": "m3"})
    assert find(table.events, Bid) == [Bid(Character.WIFE, 3, 2), Bid(Character.SON, 2, 3)]


def test_c5_3_a_new_turn_clears_the_table_but_not_what_lies_beside_the_characters():
    table = last_card(
        rows={"wife": "e2 m2"}, wc="son", hospital="wife", market={"son": "(in-law-5)"}
    )
    assert table.state.actor == CHANCE
    table.enter(A_SHUFFLE)
    assert table.state.rows == [()] * len(Row)
    assert (table.state.wc, table.state.hospital, table.state.aside) == (None, None, ())
    assert (table.market("wife"), table.market("son")) == ("market-4", "(in-law-5)")
    assert table.display == "m1 m2 e1 e2"


@pytest.mark.parametrize("wrong", [A_DECK[1:], (*A_DECK[1:], A_DECK[1]), ()])
def test_c5_3_the_new_deck_has_all_28_cards(wrong):
    table = last_card()
    with pytest.raises(Refused) as refused:
        table.enter(Shuffle(wrong))
    assert refused.value.rule == "C5.3"


def test_c5_3_no_move_before_the_new_deck():
    assert last_card().rule(1, "place m1, wife") == "C5.3"


def test_c5_3_the_left_neighbour_of_the_last_to_take_an_option_starts():
    table = last_card(players=3)
    table.enter(A_SHUFFLE)
    assert table.state.actor == 1


def test_c5_3_to_be_passed_over_is_no_option():
    rows = dict.fromkeys(CHARACTER_WORDS, "e1 e1")
    table = Situation(players=3, display="e1 e2", deck="", rows=rows)
    table.moves("0 wc", "1 vote son", "2 vote son", "0 vote son")
    # Nobody has an option any more, and seat 0 took the last one.
    assert table.state.phase == "shuffle"
    table.enter(A_SHUFFLE)
    assert table.state.actor == 1


def test_c5_3_a_stop_is_an_option():
    table = Situation(players=3, market={"wife": "market-1 market-2 market-3"})
    table.moves("0 stop market-1", "1 stop market-2", "2 stop market-3")
    table.enter(A_SHUFFLE)
    assert table.state.actor == 0
    assert not any(seat.has_stopped for seat in table.state.seats)
    assert all(seat.has_used_stop for seat in table.state.seats)


def test_c6_1_the_turn_ends_at_once_when_the_28th_card_is_placed():
    table = Situation(players=3, display="m1 m1", deck="")
    assert find(table.move(0, "place m1, wife"), TurnEnded) == []
    events = table.move(1, "place m1, wife")
    assert find(events, TurnEnded) == [TurnEnded(1, "last-card")]
    assert find(events, TrickBegan) == []


def dinner(placed: tuple[int, ...] = (), starter: int = 1) -> Situation:
    """The sixth turn, about to begin."""
    table = Situation(players=3, display="m1", deck="", turn=5, for_sale="market-4")
    for seat, character in zip(placed, Character, strict=False):
        table.state.seats[seat] = table.state.seats[seat]._replace(has_placed_guest=True)
        member = table.state.family[character]
        table.state.family[character] = member._replace(guest=(-6, -5, -4)[character])
    last = (starter - 1) % 3
    table.state.actor = table.state.trick_player = last
    table.move(last, "place m1, wife")
    table.events = table.enter(A_SHUFFLE)
    return table


def test_c7_1_who_has_not_placed_a_guest_must_do_so_from_the_player_to_start():
    table = dinner(starter=2)
    events = [*table.events, *table.moves("2 guest son", "0 guest wife", "1 guest mamma")]
    assert [event.seat for event in find(events, GuestAwaited)] == [2, 0, 1]
    assert [event.guest for event in find(events, GuestPlaced)] == [-6, -5, -4]
    assert find(events, TrickBegan) == [TrickBegan(2)]
    assert table.state.actor == 2


def test_c7_1_who_has_placed_a_guest_is_not_asked():
    table = dinner(placed=(1, 2))
    assert table.state.actor == 0
    assert table.rule(1, "guest wife") == "C7.1"
    assert table.rule(0, "place m1, wife") == "C7.1"
    assert table.rule(0, "guest grandpa") == "C3.11"
    table.move(0, "guest wife")
    assert table.state.actor == 1


def test_c7_1_without_guests_left_dinner_begins_at_once():
    table = dinner(placed=(0, 1, 2))
    assert find(table.events, TurnBegan)[0].for_sale is None
    assert table.state.phase == "trick"


def test_c7_2_at_the_end_nothing_is_sold_and_movement_gives_the_arrival():
    table = last_card(
        turn=6,
        for_sale="",
        rows={"son": "m3 m3 e3", "wife": "m3 m2", "mamma": "m3 m2 m1 m1", "grandma": "m3"},
        wc="mamma",
        hospital="mamma",
    )
    assert find(table.events, CardSold) == []
    arrived = [(e.character.name, e.place, e.movement) for e in find(table.events, Arrived)]
    assert arrived == [
        ("SON", 1, 6),
        ("WIFE", 2, 5),
        ("MAMMA", 3, 4),
        ("GRANDMA", 4, 3),
        ("GRANDPA", 5, 0),
        ("HUSBAND", 6, 0),
    ]
    assert (table.state.phase, table.state.actor) == ("over", None)
    assert table.rule(1, "wc") == "C7.2"


def test_c7_2_ties_in_the_arrival_go_to_the_older():
    table = last_card(turn=6, for_sale="", rows={"son": "m2", "mamma": "m2", "wife": "m2"})
    order = [event.character.name for event in find(table.events, Arrived)]
    assert order == ["MAMMA", "WIFE", "SON", "GRANDPA", "GRANDMA", "HUSBAND"]
