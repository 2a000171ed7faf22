"""Asking for help and helping in Plus (B4), and who hears of it (B6.2)."""

import itertools

import pytest

from bot.games.mamma_mia.events import (
    FinishedTurnedUp,
    HelpAsked,
    HelpGiven,
    HelpRefused,
    HelpRequested,
    NobodyHelped,
    OrderBaked,
)
from bot.games.mamma_mia.notation import read_cards, write_cards

from .situation import Situation, find, results


def alberto_lacks_two_olives(**changes):
    """The rulebook's example: 4 mushroom, 2 olive, 1 pepper lie there; Alberto has an olive."""
    setup = {
        "players": 4,
        "oven": "4 mushroom, 2 olive, 1 pepper, 0 four-olive",
        "hands": ["1 olive", "3 salami", "1 olive", "2 olive"],
        "waiters": ["trio", "trio", "trio junior", "trio"],
    }
    table = Situation("plus", **(setup | changes))
    table.open_oven()
    return table


def test_b4_1_a_baked_order_goes_face_down_to_one_common_pile():
    table = Situation("plus", players=3, oven="3 shrimp, 0 minipizza")
    table.open_oven()
    view = table.game.view(table.state, None)
    assert view.finished == 1
    assert [seat.delivered for seat in view.seats] == [None, None, None]
    assert view.turned_up == ()


def test_b4_2_without_helping_nobody_asks():
    table = alberto_lacks_two_olives(hands=["2 olive", "2 olive"], helping=False)
    assert table.legal() == ["bake, add 2 olive", "decline"]
    assert table.rule(0, "ask, want 2 olive") == "B4.2"


def test_b4_2_with_two_players_helping_is_always_off():
    table = alberto_lacks_two_olives(players=2, helping=True)
    assert results(table.events) == ["failed four-olive"]
    assert table.state.edition.openings == 4


def test_b4_3_an_order_that_needs_a_card_is_put_to_its_owner_even_without_a_way():
    table = alberto_lacks_two_olives(hands=[""])
    assert results(table.events) == ["waits four-olive"]
    assert table.legal() == ["decline", "ask, want 2 olive"]
    assert table.rule(0, "bake, add 2 olive") == "A5.2"


def test_b4_3_an_order_that_bakes_for_free_asks_nobody():
    table = alberto_lacks_two_olives(oven="4 olive, 1 pepper, 3 salami, 0 four-olive, 0 monotoni")
    assert results(table.events) == ["baked four-olive", "waits monotoni"]
    free = Situation("plus", players=3, oven="1 pepper, 6 olive, 6 salami, 0 monotoni")
    free.open_oven()
    assert free.rule(0, "ask olive, want 1 olive") == "B4.3"


@pytest.mark.parametrize(
    "oven", ["3 shrimp, 1 pepper, 0 minipizza", "5 pepper, 0 minimale", "1 pepper, 0 junior"]
)
def test_b4_3_a_forbidden_order_or_one_without_a_choice_is_not_put_to_its_owner(oven):
    table = Situation("plus", players=3, oven=oven, hands=["9 olive"])
    assert [result.split()[0] for result in results(table.open_oven())] == ["failed"]


def test_b4_3_who_could_bake_alone_may_ask_all_the_same():
    table = alberto_lacks_two_olives(hands=["2 olive", "", "2 olive"])
    assert "bake, add 2 olive" in table.legal()
    assert "ask, want 1 olive, add 1 olive" in table.legal()
    assert "ask, want 2 olive" in table.legal()


def test_b4_4_wanted_and_own_cards_are_exactly_what_the_table_lacks():
    table = alberto_lacks_two_olives()
    assert table.rule(0, "ask, want 1 olive") == "B4.4"
    assert table.rule(0, "ask, want 2 olive, add 1 olive") == "B4.4"
    assert table.rule(0, "ask, add 2 olive") == "B4.4"
    assert table.rule(0, "ask olive, want 1 olive, add 1 olive") == "A5.2"


def test_b4_4_the_own_cards_must_be_in_hand():
    table = alberto_lacks_two_olives(hands=["1 salami", "", "2 olive"])
    assert table.rule(0, "ask, want 1 olive, add 1 olive") == "B4.4"


def test_b4_5_the_rulebooks_alberto_is_helped_by_the_first_who_can_and_will():
    """Beate cannot help; the next one with an olive gives it; the others are not asked."""
    table = alberto_lacks_two_olives()
    asked = table.move(0, "ask, want 1 olive, add 1 olive")
    assert find(asked, HelpAsked) == [HelpAsked(2, 0, "four-olive", read_cards("1 olive"))]
    assert table.rule(3, "help yes") == "B4.5"
    assert table.rule(2, "decline") == "B4.5"
    (baked,) = find(table.move(2, "help yes"), OrderBaked)
    assert write_cards(baked.taken) == "4 olive 1 pepper"
    assert write_cards(baked.added) == "1 olive"
    assert [write_cards(table.seat(n).hand) for n in range(4)] == ["", "3 salami", "", "2 olive"]


def test_b4_5_asking_goes_round_from_the_left_neighbour():
    table = alberto_lacks_two_olives(hands=["1 olive", "1 olive", "1 olive", "1 olive"])
    table.move(0, "ask, want 1 olive, add 1 olive")
    order = [table.state.actor]
    for _ in range(2):
        table.move(order[-1], "help no")
        order.append(table.state.actor)
    assert order == [1, 2, 3]


def test_b4_5_without_an_order_in_the_waiter_nobody_is_able():
    table = alberto_lacks_two_olives(waiters=["trio", "trio", "", "trio"])
    table.move(0, "ask, want 1 olive, add 1 olive")
    assert table.state.actor == 3


def test_b4_6_the_helpers_top_order_goes_unseen_to_the_finished_pile():
    table = alberto_lacks_two_olives()
    table.move(0, "ask, want 1 olive, add 1 olive")
    events = table.move(2, "help yes")
    assert find(events, HelpGiven) == [HelpGiven(2, 0, read_cards("1 olive"))]
    assert table.seat(2).waiter == ("junior",)
    assert [(done.seat, done.order) for done in table.state.finished] == [
        (2, "trio"),
        (0, "four-olive"),
    ]
    assert write_cards(table.state.used) == "4 olive 1 pepper"


def test_b4_7_if_nobody_helps_the_order_fails_even_if_the_owner_could_bake_it():
    table = alberto_lacks_two_olives(hands=["2 olive", "1 olive"])
    table.move(0, "ask, want 1 olive, add 1 olive")
    events = table.move(1, "help no")
    assert find(events, NobodyHelped) == [NobodyHelped(0, "four-olive")]
    assert results(events) == ["failed four-olive"]
    assert write_cards(table.seat(0).hand) == "2 olive"


def test_b4_7_asking_where_nobody_is_able_comes_to_nothing_at_once():
    table = alberto_lacks_two_olives(hands=["1 olive", "3 salami"])
    events = table.move(0, "ask, want 1 olive, add 1 olive")
    assert find(events, HelpAsked) == []
    assert results(events) == ["failed four-olive"]


def test_b4_8_for_bombastica_any_cards_that_add_up_to_the_missing_number_may_be_asked_for():
    table = alberto_lacks_two_olives(oven="9 salami, 3 olive, 0 bombastica")
    assert "ask, want 2 shrimp, add 1 olive" in table.legal()
    assert "ask, want 1 pineapple 2 shrimp" in table.legal()
    assert table.rule(0, "ask, want 2 shrimp") == "B4.8"
    assert table.rule(0, "ask, want 2 shrimp, add 2 olive") == "B4.8"


def test_b4_8_hundreds_of_thousands_of_requests_are_listed_lazily():
    hand = "2 pineapple 2 olive 1 pepper 1 mushroom 1 salami 1 shrimp"
    table = alberto_lacks_two_olives(oven="1 salami, 0 bombastica", hands=[hand])
    asks = table.game.legal(table.state)[-1]
    first = list(itertools.islice(asks, 3))
    assert len(set(first)) == 3
    assert all(asks.refusal(ask) is None for ask in first)


def test_b6_1_nobody_knows_which_order_a_helper_was_rewarded_with():
    table = alberto_lacks_two_olives()
    table.move(0, "ask, want 1 olive, add 1 olive")
    events = table.move(2, "help yes")
    for seat in (0, 1, 2, 3, None):
        told = [str(event) for event in events if event.is_seen_by(seat)]
        assert not any("trio" in line for line in told)
        assert "trio" not in repr(table.game.view(table.state, seat).turned_up)


def test_b6_1_at_the_end_a_reward_is_turned_up_as_one():
    table = alberto_lacks_two_olives(opened=2)
    table.move(0, "ask, want 1 olive, add 1 olive")
    (reward, baked) = find(table.move(2, "help yes"), FinishedTurnedUp)
    assert (reward.seat, reward.order, reward.is_reward) == (2, "trio", True)
    assert (baked.seat, baked.order, baked.is_reward) == (0, "four-olive", False)


def test_b6_2_the_request_names_the_wanted_cards_and_not_the_own_ones():
    table = alberto_lacks_two_olives(
        oven="9 salami, 4 olive, 0 bombastica", hands=["1 shrimp", "1 olive"]
    )
    table.move(0, "ask, want 1 olive, add 1 shrimp")
    request = table.game.view(table.state, 3).request
    assert write_cards(request.want) == "1 olive"
    assert not hasattr(request, "add")


def test_b6_2_everyone_hears_the_request_but_only_the_asked_who_is_asked():
    table = alberto_lacks_two_olives(hands=["1 olive", "1 olive", "1 olive", ""])
    events = table.move(0, "ask, want 1 olive, add 1 olive")
    events += table.move(1, "help no")
    for seat in (0, 2, 3, None):
        seen = [type(event) for event in events if event.is_seen_by(seat)]
        assert HelpRequested in seen
        assert HelpRefused not in seen
        assert seen.count(HelpAsked) == (seat == 2)
        assert table.game.view(table.state, seat).acting == (2 if seat == 2 else None)
    assert table.state.phase == "help"


def test_b6_2_a_refusal_does_not_say_who_is_being_asked():
    table = alberto_lacks_two_olives()
    table.move(0, "ask, want 1 olive, add 1 olive")
    refused = [table.refusal(seat, "help yes") for seat in (0, 1, 3)]
    assert [(one.code, one.facts) for one in refused] == [("not-asked", {})] * 3
