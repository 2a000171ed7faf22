"""What people type is read in every language, and no word means two things."""

import pytest

from bot.games.mamma_i.cards import MARKET_IDS, ROWS
from bot.games.mamma_mia.cards import Ingredient
from bot.games.mamma_mia.editions import ORDER_IDS
from bot.screens.mamma_i.card_words import market_text
from bot.screens.mamma_i.input import market_words, read_somebody, row_words
from bot.screens.mamma_i.words import CATALOGUE as SHOPPING
from bot.screens.mamma_mia.input import ingredient_words, order_words, pile_words, read_cards
from bot.screens.mamma_mia.words import CATALOGUE as BAKING
from bot.screens.typed import answers, every_word, is_none, words_in
from bot.screens.words import LANGUAGES, SHARED

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
def test_ingredients_orders_and_piles_are_read_as_they_are_named(language):
    words = BAKING.words(language)
    for ingredient in Ingredient:
        others = words_in(words("typed-ingredient", ingredient=ingredient))
        nouns = [
            words("ingredient-noun", ingredient=ingredient, count=count) for count in (1, 2, 7)
        ]
        assert {ingredient_words()[name.casefold()] for name in [*nouns, *others]} == {ingredient}
    for order in ORDER_IDS:
        others = words_in(words("typed-order", order=order))
        names = [words("order-name", order=order), *others]
        assert {order_words()[name.casefold()] for name in names} == {order}
    assert [pile_words()[words(f"pile-{pile}").casefold()] for pile in ("supply", "waiter")] == [
        "supply",
        "waiter",
    ]


@in_every_language
def test_rows_and_market_cards_are_read_as_they_are_named(language):
    words = SHOPPING.words(language)
    for row in ROWS:
        names = [words(f"row-{form}", row=row) for form in ("title", "name", "whom")]
        assert {row_words()[name.casefold()] for name in names} == {row}
    for card in MARKET_IDS:
        assert market_words()[market_text(words, card, "plain").casefold()] == card


@in_every_language
def test_little_words_are_read_too(language):
    words, baking, shopping = (each.words(language) for each in (SHARED, BAKING, SHOPPING))
    assert all(map(is_none, words_in(words("typed-nothing"))))
    assert {answers()[word] for word in words_in(words("typed-yes"))} == {True}
    assert {answers()[word] for word in words_in(words("typed-no"))} == {False}
    assert all(read_somebody(word) is None for word in words_in(shopping("typed-nobody")))
    for word in words_in(baking("typed-and")):
        assert read_cards(f"2 olives {word} 1 salami") == (0, 2, 0, 0, 1, 0)


def test_labels_of_choices_are_words_for_them():
    for language in LANGUAGES:
        for catalogue in (BAKING, SHOPPING):
            yes, no = (catalogue.words(language)(f"choice-{word}") for word in ("yes", "no"))
            assert answers()[yes.casefold()]
            assert not answers()[no.casefold()]
    assert not every_word("typed-yes") & every_word("typed-no")
