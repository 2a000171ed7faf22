"""The cards in the box (A1, B1)."""

from random import Random

import pytest

from bot.games.errors import BadSetup
from bot.games.interface import SeatSetup
from bot.games.mamma_mia.cards import BY_WORD, MAMMA_MIA, WORDS, Ingredient, count
from bot.games.mamma_mia.editions import CLASSIC, EDITION_1999, EDITION_2004, PLUS, PLUS_WITH_HELP
from bot.games.mamma_mia.notation import read_cards, write_cards
from bot.games.mamma_mia.orders import Order
from bot.games.registry import get_game

PEPPER = BY_WORD["pepper"]
SALAMI = BY_WORD["salami"]


def needs(order: Order) -> list[str]:
    """Every recipe of an order as text."""
    return [write_cards(recipe.needs) for recipe in order.recipes]


def test_a1_1_there_are_five_ingredients_with_thirteen_cards_each():
    assert WORDS[: CLASSIC.ingredients] == ("pineapple", "olive", "pepper", "mushroom", "salami")
    assert CLASSIC.copies == 13


def test_a1_2_no_two_players_share_an_own_ingredient():
    game = get_game("mamma-mia")
    with pytest.raises(BadSetup, match="share"):
        game.start({}, [SeatSetup("Alberto", "pepper"), SeatSetup("Beate", "pepper")])


@pytest.mark.parametrize("own", ["shrimp", "cheese", None])
def test_a1_2_an_own_ingredient_is_one_of_the_five(own):
    with pytest.raises(BadSetup, match="needs one of"):
        get_game("mamma-mia").start({}, [SeatSetup("A", own), SeatSetup("B", "olive")])


def test_a1_3_each_player_has_eight_orders():
    orders = CLASSIC.decks[PEPPER]
    assert {name: needs(order) for name, order in orders.items()} == {
        "four-mushroom": ["1 pepper 4 mushroom"],
        "four-salami": ["1 pepper 4 salami"],
        "four-pineapple": ["4 pineapple 1 pepper"],
        "four-olive": ["4 olive 1 pepper"],
        "one-of-each": ["1 pineapple 1 olive 1 pepper 1 mushroom 1 salami"],
        "bombastica": [""],
        "monotoni": [
            "6 pineapple 1 pepper",
            "6 olive 1 pepper",
            "1 pepper 6 mushroom",
            "1 pepper 6 salami",
        ],
        "minimale": [
            "3 pineapple 1 pepper",
            "3 olive 1 pepper",
            "1 pepper 3 mushroom",
            "1 pepper 3 salami",
        ],
    }
    assert orders["bombastica"].any_cards == 15
    assert orders["minimale"].scarcest


def test_a1_4_there_is_one_mamma_mia_card():
    game = get_game("mamma-mia")
    state = game.start({}, [SeatSetup("A", "olive"), SeatSetup("B", "salami")])
    deal = game.chance(state, Random(1))
    assert deal.supply.count(MAMMA_MIA) == 1


def test_b1_1_there_are_six_ingredients_in_a_cycle_with_fifteen_cards_each():
    assert WORDS == ("pineapple", "olive", "pepper", "mushroom", "salami", "shrimp")
    assert PLUS.ingredients == 6
    assert PLUS.copies == 15


def test_b1_2_plus_has_no_mamma_mia_card():
    game = get_game("plus")
    state = game.start({}, [SeatSetup("A", "olive"), SeatSetup("B", "shrimp")])
    assert MAMMA_MIA not in game.chance(state, Random(1)).supply


def test_b1_3_each_player_has_fifteen_orders_in_plus():
    orders = PLUS.decks[SALAMI]  # o1 shrimp, o2 pineapple, o3 olive, o4 pepper, o5 mushroom
    assert {name: needs(order) for name, order in orders.items() if len(order.recipes) < 5} == {
        "four-shrimp": ["1 salami 4 shrimp"],
        "four-pineapple": ["4 pineapple 1 salami"],
        "four-olive": ["4 olive 1 salami"],
        "four-pepper": ["4 pepper 1 salami"],
        "four-mushroom": ["4 mushroom 1 salami"],
        "one-of-each": ["1 pineapple 1 olive 1 pepper 1 mushroom 1 salami 1 shrimp"],
        "trio": ["2 olive 2 mushroom 2 shrimp"],
        "bombastica": [""],
        "minipizza": ["3 olive"],
        "mamma-mia-1": ["5 pineapple 1 salami", "5 pepper 1 salami"],
        "mamma-mia-2": ["5 mushroom 1 salami", "1 salami 5 shrimp"],
    }
    assert len(orders) == 15


def test_b1_3_the_orders_with_a_free_choice_need_what_the_table_says():
    orders = PLUS.decks[SALAMI]
    assert needs(orders["monotoni"])[-1] == "1 salami 6 shrimp"
    assert len(orders["monotoni"].recipes) == 5
    assert needs(orders["ghiottona"])[0] == "4 pineapple 4 olive 1 salami"
    assert len(orders["ghiottona"].recipes) == 10
    assert needs(orders["junior"])[0] == "5 pineapple"
    assert len(orders["junior"].recipes) == 5
    assert needs(orders["minimale"])[0] == "4 pineapple 1 salami"


def test_b1_3_the_rulebooks_mamma_mia_pizza_takes_one_of_two_ingredients():
    """Claudio needs a salami and five pineapples, or a salami and five peppers."""
    assert needs(PLUS.decks[SALAMI]["mamma-mia-1"]) == ["5 pineapple 1 salami", "5 pepper 1 salami"]


def test_b1_3_the_minipizza_of_the_shrimps_owner_takes_three_peppers():
    """A review of the box saw such a card."""
    assert needs(PLUS.decks[Ingredient.SHRIMP]["minipizza"]) == ["3 pepper"]


def test_b1_3_each_line_says_what_of_it_is_guessed():
    guessed = {line.id: line.guessed for line in PLUS.lines if line.guessed}
    assert guessed == {
        "one-of-each": ("needs",),
        "trio": ("needs",),
        "junior": ("forbidden",),
        "minipizza": ("needs", "forbidden"),
        "mamma-mia-2": ("needs",),
    }


def test_a1_3_nothing_is_guessed_of_the_older_orders():
    assert not any(line.guessed for line in CLASSIC.lines)


def test_b1_4_a_forbidden_ingredient_on_the_table_leaves_no_choice():
    orders = PLUS.decks[SALAMI]
    for name in ("junior", "minipizza"):
        assert orders[name].forbidden == SALAMI
        assert orders[name].options(read_cards("9 pineapple 1 salami")) == ()
        assert orders[name].options(read_cards("9 pineapple")) != ()


@pytest.mark.parametrize("edition", [CLASSIC, EDITION_1999, EDITION_2004, PLUS, PLUS_WITH_HELP])
def test_every_own_ingredient_has_the_same_number_of_orders(edition):
    sizes = {len(orders) for orders in edition.decks}
    assert sizes == {len(edition.lines)}
    for own, orders in enumerate(edition.decks):
        assert all(order.own == own for order in orders.values())


def test_cards_are_counted_in_the_order_of_the_cycle():
    assert count([Ingredient.SALAMI, Ingredient.OLIVE, Ingredient.SALAMI]) == (0, 1, 0, 0, 2, 0)
