"""Ingredients, orders and what they need have words in every language."""

import pytest

from bot.games.mamma_mia.cards import NOTHING, Ingredient
from bot.games.mamma_mia.editions import CLASSIC, ORDER_IDS, PLUS
from bot.screens.mamma_mia.card_words import (
    cards_text,
    choice_text,
    needs_text,
    order_name,
)
from bot.screens.mamma_mia.family import MAMMA_MIA
from bot.screens.mamma_mia.words import get_words
from bot.screens.words import LANGUAGES, joined
from bot.tables.terms import SETTINGS, option_word

EN, DE, IT = get_words("en"), get_words("de"), get_words("it")
PINEAPPLE, OLIVE, PEPPER, MUSHROOM, SALAMI, SHRIMP = Ingredient

GAME_OPTIONS = {
    name: tuple(map(option_word, values))
    for game in MAMMA_MIA.games
    for name, values in game.option_values.items()
}
OPTIONS = {**GAME_OPTIONS, **SETTINGS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["ingredient-name", "ingredient-emoji"])
def test_no_two_ingredients_are_called_or_look_the_same(language, key):
    words = get_words(language)
    assert len({words(key, ingredient=each) for each in Ingredient}) == len(Ingredient)


@pytest.mark.parametrize(
    ("words", "ingredient", "one", "three"),
    [
        (EN, PINEAPPLE, "1 pineapple", "3 pineapples"),
        (EN, OLIVE, "1 olive", "3 olives"),
        (EN, PEPPER, "1 pepper", "3 peppers"),
        (EN, MUSHROOM, "1 mushroom", "3 mushrooms"),
        (EN, SALAMI, "1 salami", "3 salami"),
        (EN, SHRIMP, "1 shrimp", "3 shrimp"),
        (DE, PINEAPPLE, "1 Ananas", "3 Ananas"),
        (DE, OLIVE, "1 Olive", "3 Oliven"),
        (DE, PEPPER, "1 Peperoni", "3 Peperoni"),
        (DE, MUSHROOM, "1 Pilz", "3 Pilze"),
        (DE, SALAMI, "1 Salami", "3 Salami"),
        (DE, SHRIMP, "1 Shrimp", "3 Shrimps"),
        (IT, PINEAPPLE, "1 ananas", "3 ananas"),
        (IT, OLIVE, "1 oliva", "3 olive"),
        (IT, PEPPER, "1 peperone", "3 peperoni"),
        (IT, MUSHROOM, "1 fungo", "3 funghi"),
        (IT, SALAMI, "1 salame", "3 salami"),
        (IT, SHRIMP, "1 gambero", "3 gamberi"),
    ],
)
def test_ingredients_are_counted(words, ingredient, one, three):
    assert words("counted-plain", ingredient=ingredient, count=1) == one
    assert words("counted-plain", ingredient=ingredient, count=3) == three


@pytest.mark.parametrize(
    ("words", "ingredient", "count", "call"),
    [
        (EN, SALAMI, 3, "Three salami!"),
        (EN, OLIVE, 1, "One olive!"),
        (EN, OLIVE, 10, "Ten olives!"),
        (EN, OLIVE, 11, "11 olives!"),
        (DE, SALAMI, 3, "Drei Salami!"),
        (DE, OLIVE, 1, "Eine Olive!"),
        (DE, PEPPER, 1, "Eine Peperoni!"),
        (DE, MUSHROOM, 1, "Ein Pilz!"),
        (DE, SHRIMP, 1, "Ein Shrimp!"),
        (DE, SHRIMP, 2, "Zwei Shrimps!"),
        (DE, MUSHROOM, 12, "12 Pilze!"),
        (IT, OLIVE, 1, "Un\u2019oliva!"),
        (IT, PINEAPPLE, 1, "Un ananas!"),
        (IT, MUSHROOM, 2, "Due funghi!"),
        (IT, SALAMI, 12, "12 salami!"),
    ],
)
def test_a3_1_plays_are_called_out(words, ingredient, count, call):
    assert words("ingredient-call", ingredient=ingredient, count=count) == call


def test_cards_are_listed_in_the_order_of_the_ingredients():
    cards = (1, 2, 0, 0, 0, 0)
    assert cards_text(EN, cards) == "1 🍍 pineapple, 2 🫒 olives"
    assert cards_text(DE, cards, "plain") == "1 Ananas, 2 Oliven"


def test_no_cards_are_nothing():
    assert cards_text(EN, NOTHING) == "nothing"
    assert cards_text(DE, NOTHING) == "nichts"


def test_parts_are_joined_in_one_sentence():
    assert joined(EN, ["a"]) == "a"
    assert joined(EN, ["a", "b", "c"]) == "a, b and c"
    assert joined(DE, ["a", "b"], "or") == "a oder b"
    assert joined(IT, ["a", "b", "c"]) == "a, b e c"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_has_a_name_of_its_own(language):
    names = {order_name(get_words(language), order) for order in ORDER_IDS}
    assert len(names) == len(ORDER_IDS)
    assert not names & ORDER_IDS


@pytest.mark.parametrize(
    ("order", "english", "german"),
    [
        ("four-olive", "Four Olives", "Vier Oliven"),
        ("one-of-each", "One of Each", "Von allem eins"),
        ("mamma-mia-2", "Mamma Mia II", "Mamma Mia II"),
    ],
)
def test_orders_have_names_like_pizzas(order, english, german):
    assert order_name(EN, order) == english
    assert order_name(DE, order) == german


@pytest.mark.parametrize(
    ("order", "english", "german"),
    [
        ("four-olive", "1 salami and 4 olives", "1 Salami und 4 Oliven"),
        (
            "one-of-each",
            "1 salami, 1 pineapple, 1 olive, 1 pepper and 1 mushroom",
            "1 Salami, 1 Ananas, 1 Olive, 1 Peperoni und 1 Pilz",
        ),
        ("bombastica", "at least 15 ingredients of any kind", "mindestens 15 beliebige Zutaten"),
        (
            "monotoni",
            "1 salami and 6 of any one other ingredient",
            "1 Salami und 6 von einer anderen Zutat nach Wahl",
        ),
        (
            "minimale",
            "1 salami and 3 of the scarcest other ingredient",
            "1 Salami und 3 von der knappsten anderen Zutat",
        ),
    ],
)
def test_a1_3_orders_say_what_they_need(order, english, german):
    order = CLASSIC.decks[SALAMI][order]
    assert needs_text(EN, order) == english
    assert needs_text(DE, order) == german


@pytest.mark.parametrize(
    ("order", "english", "german"),
    [
        ("trio", "2 pineapples, 2 pepper", "2 Ananas, 2 Peperoni"),
        (
            "ghiottona",
            "1 shrimp and 4 each of any two other ingredients",
            "1 Shrimp und je 4 von zwei anderen Zutaten nach Wahl",
        ),
        (
            "junior",
            "5 of any one other ingredient, with no shrimp on the table",
            "5 von einer anderen Zutat nach Wahl, ohne Shrimps auf dem Tisch",
        ),
        (
            "minipizza",
            "3 peppers, with no shrimp on the table",
            "3 Peperoni, ohne Shrimps auf dem Tisch",
        ),
        (
            "mamma-mia-1",
            "1 shrimp and either 5 olives or 5 mushrooms",
            "1 Shrimp und entweder 5 Oliven oder 5 Pilze",
        ),
    ],
)
def test_b1_3_orders_of_plus_say_what_they_need(order, english, german):
    order = PLUS.decks[SHRIMP][order]
    assert needs_text(EN, order).startswith(english)
    assert needs_text(DE, order).startswith(german)


def test_a_choice_is_named_in_a_sentence_and_on_a_label():
    assert choice_text(EN, (OLIVE, SALAMI)) == "olives and salami"
    assert choice_text(DE, (OLIVE, SALAMI), "name") == "Olive und Salami"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", [CLASSIC, PLUS])
def test_no_two_orders_of_a_player_need_the_same(language, edition):
    for orders in edition.decks:
        needs = {needs_text(get_words(language), order) for order in orders.values()}
        assert len(needs) == len(orders)


@pytest.mark.parametrize("language", LANGUAGES)
def test_piles_games_editions_and_options_have_names(language):
    words = get_words(language)
    games = [game.id for game in MAMMA_MIA.games]
    assert len({words("game-title", game=game) for game in games}) == len(games)
    assert words("pile-supply") != words("pile-waiter")
    for option, values in OPTIONS.items():
        assert len({words(f"option-{option}-{value}") for value in values}) == len(values)
