"""The oven is opened: what is baked, and how (A5, B1.4), and what comes after (A6)."""

import pytest

from bot.games.errors import Refused
from bot.games.mamma_mia.cards import Ingredient
from bot.games.mamma_mia.events import (
    IngredientsShown,
    OrderBaked,
    OrderShown,
    OvenEmptied,
    TurnBegan,
)
from bot.games.mamma_mia.notation import read_cards, write_cards
from bot.games.mamma_mia.state import Finished, IngredientsIn, Settled

from .situation import Situation, find, results


def test_a5_1_cards_come_out_in_the_order_in_which_they_went_in():
    table = Situation(oven="2 olive, 1 3 salami, 0 four-salami, 1 1 pepper")
    events = table.open_oven()
    cards = [e for e in events if isinstance(e, IngredientsShown | OrderShown)]
    assert [(card.seat, write_cards(card.table)) for card in cards] == [
        (None, "2 olive"),
        (1, "2 olive 3 salami"),
        (0, "2 olive 3 salami"),
        (1, "2 olive 1 pepper 3 salami"),
    ]


def test_a5_2_a_way_adds_exactly_what_the_table_lacks():
    table = Situation(oven="3 salami, 0 four-salami", hands=["2 pepper 2 salami"])
    table.open_oven()
    assert table.legal() == ["bake, add 1 pepper 1 salami", "decline"]
    assert table.rule(0, "bake, add 1 pepper 2 salami") == "A5.2"
    assert table.rule(0, "bake, add 1 salami") == "A5.2"
    assert table.rule(0, "bake salami, add 1 pepper 1 salami") == "A5.2"


def test_a5_2_the_rulebooks_alberto_adds_a_pineapple():
    """1 pepper, 2 salami, 3 pineapple, 4 mushroom; the order wants 4 pineapple and 1 pepper."""
    table = Situation(
        oven="1 pepper, 2 salami, 3 pineapple, 4 mushroom, 0 four-pineapple",
        hands=["1 pineapple"],
    )
    table.open_oven()
    (baked,) = find(table.move(0, "bake, add 1 pineapple"), OrderBaked)
    assert write_cards(baked.taken) == "4 pineapple 1 pepper"
    assert write_cards(baked.table) == "4 mushroom 2 salami"
    assert table.seat(0).hand == read_cards("")


def test_a5_4_the_rulebooks_alberto_bakes_in_plus_with_a_pineapple_of_his_own():
    """4 mushroom, 3 pineapple, 2 pepper, 2 olive; four pineapple and a pepper go away."""
    table = Situation(
        "plus",
        players=3,
        oven="4 mushroom, 3 pineapple, 2 pepper, 2 olive, 0 four-pineapple",
        hands=["1 pineapple"],
    )
    table.open_oven()
    table.move(0, "bake, add 1 pineapple")
    assert write_cards(table.state.table) == "2 olive 1 pepper 4 mushroom"
    assert write_cards(table.state.used) == "4 pineapple 1 pepper"
    assert table.state.finished == (Finished(0, "four-pineapple", False),)


def test_a5_3_without_a_way_an_order_is_not_baked():
    table = Situation(oven="3 salami, 0 four-salami", hands=["1 salami"])
    assert results(table.open_oven()) == ["failed four-salami"]


def test_a5_3_one_way_without_an_added_card_is_baked_without_asking():
    table = Situation(oven="1 pepper, 5 salami, 0 four-salami", hands=["3 salami"])
    assert results(table.open_oven()) == ["baked four-salami"]


def test_a5_3_one_way_with_an_added_card_may_be_declined():
    table = Situation(oven="1 pepper, 3 salami, 0 four-salami", hands=["3 salami"])
    assert results(table.open_oven()) == ["waits four-salami"]
    assert results(table.move(0, "decline")) == ["failed four-salami"]


def test_a5_3_an_order_that_bakes_without_help_from_the_hand_cannot_be_declined():
    table = Situation(oven="1 pepper, 6 olive, 5 salami, 0 monotoni", hands=["1 salami"])
    assert results(table.open_oven()) == ["waits monotoni"]
    assert table.legal() == ["bake olive", "bake salami, add 1 salami"]
    assert table.rule(0, "decline") == "A5.3"


def test_a5_3_with_several_free_ways_the_owner_decides():
    table = Situation(oven="6 olive, 1 pepper, 6 salami, 0 monotoni")
    assert results(table.open_oven()) == ["waits monotoni"]
    assert table.legal() == ["bake olive", "bake salami"]


def test_a5_3_only_the_owner_decides():
    table = Situation(oven="1 pepper, 3 salami, 0 four-salami", hands=["1 salami", "9 salami"])
    table.open_oven(opener=1)
    assert table.rule(1, "bake, add 1 salami") == "A5.3"
    assert table.rule(0, "bake, add 2 salami") == "A5.2"


def test_a5_3_without_an_open_order_there_is_nothing_to_bake():
    table = Situation(hands=["1 salami"])
    assert table.rule(0, "bake") == "A5.3"
    assert table.rule(0, "decline") == "A5.3"


def test_a5_4_a_baked_order_takes_its_cards_and_is_delivered():
    table = Situation(oven="1 pepper, 5 salami, 0 four-salami")
    table.open_oven()
    assert write_cards(table.state.table) == "1 salami"
    assert write_cards(table.state.used) == "1 pepper 4 salami"
    assert table.game.view(table.state, None).seats[0].delivered == ("four-salami",)


@pytest.mark.parametrize("cards", [15, 21])
def test_a5_5_bombastica_takes_all_that_lies_there(cards):
    """From the rulebook: 21 unused ingredients are all taken."""
    table = Situation(oven=f"9 salami, {cards - 9} olive, 0 bombastica", hands=["3 olive"])
    (baked,) = find(table.open_oven(), OrderBaked)
    assert sum(baked.taken) == cards
    assert not any(table.state.table)


def test_a5_5_for_bombastica_the_owner_adds_exactly_the_missing_number_of_any_kinds():
    table = Situation(oven="9 salami, 4 olive, 0 bombastica", hands=["2 olive 1 pepper"])
    table.open_oven()
    assert table.legal() == ["bake, add 1 olive 1 pepper", "bake, add 2 olive", "decline"]
    assert table.rule(0, "bake, add 1 olive") == "A5.5"
    assert table.rule(0, "bake, add 2 olive 1 pepper") == "A5.5"
    assert table.rule(0, "bake, add 2 salami") == "A5.2"


def test_a5_5_bombastica_with_too_few_cards_even_in_hand_fails():
    table = Situation(oven="9 salami, 4 olive, 0 bombastica", hands=["1 olive"])
    assert results(table.open_oven()) == ["failed bombastica"]


def test_a5_6_the_rulebooks_minimale_leaves_salami_or_mushroom():
    """2 pepper, 2 salami, 2 mushroom, 3 pineapple: no pepper, Alberto's own; no olive."""
    table = Situation(
        oven="2 pepper, 2 salami, 2 mushroom, 3 pineapple, 0 minimale",
        hands=["1 mushroom 1 salami"],
    )
    table.open_oven()
    assert table.legal() == [
        "bake mushroom, add 1 mushroom",
        "bake salami, add 1 salami",
        "decline",
    ]
    for wrong in ("pepper", "olive", "pineapple"):
        assert table.rule(0, f"bake {wrong}") == "A5.6"


def test_a5_6_the_rulebooks_minimale_of_plus_leaves_pepper_or_mushroom():
    """2 pepper, 2 salami, 2 mushroom, 3 pineapple: Claudio's own is salami; four are needed."""
    table = Situation(
        "plus",
        players=5,
        oven="2 pepper, 2 salami, 2 mushroom, 3 pineapple, 4 minimale",
        hands=["", "", "", "", "2 pepper 2 mushroom"],
        helping=False,
    )
    table.open_oven()
    assert table.legal() == [
        "bake pepper, add 2 pepper",
        "bake mushroom, add 2 mushroom",
        "decline",
    ]


def test_a5_6_without_a_scarcest_ingredient_there_is_no_way():
    table = Situation(oven="5 pepper, 0 minimale", hands=["3 olive"])
    assert results(table.open_oven()) == ["failed minimale"]


def test_a5_7_monotoni_may_choose_an_ingredient_that_does_not_lie_there_but_never_the_own():
    table = Situation(oven="7 pepper, 0 monotoni", hands=["6 olive"])
    table.open_oven()
    assert table.legal() == ["bake olive, add 6 olive", "decline"]
    assert table.rule(0, "bake pepper") == "A5.7"


def test_a5_8_an_order_that_fails_goes_under_the_waiter_and_the_cards_stay():
    table = Situation(oven="3 salami, 0 four-salami", waiters=["minimale monotoni"])
    table.open_oven()
    assert table.seat(0).waiter == ("minimale", "monotoni", "four-salami")
    assert write_cards(table.state.table) == "3 salami"


def test_a5_9_each_order_is_settled_before_the_next_card_is_shown():
    table = Situation(
        oven="1 pepper, 3 salami, 0 four-salami, 1 1 olive",
        hands=["1 mushroom 1 salami"],
    )
    events = table.open_oven()
    assert len(find(events, IngredientsShown)) == 2
    assert table.rule(0, "play 1 mushroom, draw supply") == "A5.9"
    assert len(find(table.move(0, "decline"), IngredientsShown)) == 1


def test_a5_9_the_cards_of_one_order_are_gone_for_the_next():
    table = Situation(oven="2 pepper, 5 salami, 0 four-salami, 1 four-salami, 0 one-of-each")
    assert results(table.open_oven()) == [
        "baked four-salami",
        "failed four-salami",
        "failed one-of-each",
    ]


def test_a6_1_what_is_left_over_is_the_bottom_of_the_new_oven_first_kind_lowest():
    table = Situation(oven="1 2 salami, 0 1 pineapple, 0 3 olive")
    table.open_oven()
    assert table.state.oven == (
        IngredientsIn(None, Ingredient.PINEAPPLE, 1),
        IngredientsIn(None, Ingredient.OLIVE, 3),
        IngredientsIn(None, Ingredient.SALAMI, 2),
    )
    assert find(table.events, OvenEmptied)[0].left_over == table.state.table


def test_a6_2_the_used_cards_and_the_mamma_mia_card_are_the_new_supply():
    table = Situation(oven="1 pepper, 5 salami, 0 four-salami", supply="", holder=1)
    table.open_oven(opener=1)
    assert table.rule(1, "pass, draw supply") == "A6.2"
    events = table.shuffle()
    assert find(events, TurnBegan) == [TurnBegan(1)]
    assert len(table.state.supply) == 6
    assert table.state.supply.count("mamma-mia") == 1
    assert table.state.holder is None


def test_a6_2_a_supply_of_other_cards_is_refused():
    table = Situation(oven="1 pepper, 5 salami, 0 four-salami", supply="")
    table.open_oven()
    entry = table.game.load_entry({"shuffle": ["salami"] * 5 + ["mamma-mia"]}, {"edition": "2004"})
    with pytest.raises(Refused, match="wrong-supply"):
        table.game.apply(table.state, entry)


def test_a6_2_after_a_round_without_a_pizza_only_the_mamma_mia_card_is_shuffled():
    table = Situation(oven="3 salami", supply="")
    table.open_oven()
    table.shuffle()
    assert table.state.supply == ("mamma-mia",)


def test_a6_3_hands_are_not_refilled_between_rounds():
    table = Situation(oven="1 pepper, 3 salami, 0 four-salami", hands=["1 salami"], supply="")
    table.open_oven()
    table.move(0, "bake, add 1 salami")
    table.shuffle()
    assert table.state.phase == "turn"
    assert not any(table.seat(0).hand)


def test_b1_4_a_forbidden_ingredient_on_the_table_leaves_no_way():
    table = Situation("plus", oven="3 shrimp, 1 pepper, 0 minipizza, 0 junior", hands=["9 olive"])
    assert results(table.open_oven()) == ["failed minipizza", "failed junior"]


def test_b1_4_without_the_forbidden_ingredient_the_order_bakes():
    table = Situation("plus", oven="3 shrimp, 1 olive, 0 minipizza")
    assert results(table.open_oven()) == ["baked minipizza"]


def test_b1_3_ghiottona_takes_two_different_ingredients_in_either_order():
    table = Situation(
        "plus", oven="1 pepper, 4 olive, 4 salami, 2 shrimp, 0 ghiottona", hands=["2 shrimp"]
    )
    table.open_oven()
    assert table.legal() == [
        "bake olive salami",
        "bake olive shrimp, add 2 shrimp",
        "bake salami shrimp, add 2 shrimp",
    ]
    assert table.rule(0, "bake olive olive") == "B1.3"
    bake = {"seat": 0, "move": {"bake": {"choice": ["salami", "olive"], "add": {}}}}
    entry = table.game.load_entry(bake, {"helping": False})
    step = table.game.apply(table.state, entry)
    assert step.state.openings[-1] == (Settled(0, "ghiottona", baked=True),)


def test_b1_3_mamma_mia_takes_five_of_one_of_its_two_ingredients():
    table = Situation(
        "plus", oven="1 pepper, 5 salami, 4 pineapple, 0 mamma-mia-1", hands=["1 pineapple"]
    )
    table.open_oven()
    assert table.legal() == ["bake pineapple, add 1 pineapple", "bake salami"]
