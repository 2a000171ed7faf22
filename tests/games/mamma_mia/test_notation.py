"""Moves and cards as text, and back."""

import pytest

from bot.games.errors import BadText
from bot.games.mamma_mia.cards import NOTHING, Ingredient, count
from bot.games.mamma_mia.moves import Ask, Bake, Decline, Help, Pass, Play
from bot.games.mamma_mia.notation import read_cards, read_move, write_cards, write_move

OLIVE, SALAMI = Ingredient.OLIVE, Ingredient.SALAMI
TWO_OLIVES = count([OLIVE, OLIVE])
A_SALAMI = count([SALAMI])

WRITTEN = {
    "play 3 salami, four-salami, draw waiter": Play(SALAMI, 3, "four-salami", "waiter"),
    "play 1 olive": Play(OLIVE, 1, None, None),
    "pass": Pass(None, None),
    "pass, monotoni, draw supply": Pass("supply", "monotoni"),
    "bake": Bake((), NOTHING),
    "bake, add 2 olive": Bake((), TWO_OLIVES),
    "bake olive salami, add 2 olive": Bake((OLIVE, SALAMI), TWO_OLIVES),
    "decline": Decline(),
    "ask, want 2 olive": Ask((), TWO_OLIVES, NOTHING),
    "ask olive, want 2 olive, add 1 salami": Ask((OLIVE,), TWO_OLIVES, A_SALAMI),
    "help yes": Help(True),
    "help no": Help(False),
}


@pytest.mark.parametrize(("text", "move"), WRITTEN.items())
def test_moves_are_written_and_read(text, move):
    assert write_move(move) == text
    assert read_move(text) == move


def test_chosen_ingredients_are_read_in_either_order():
    assert read_move("bake salami olive") == Bake((OLIVE, SALAMI), NOTHING)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bluff",
        "play",
        "play salami",
        "play three salami",
        "play 3 cheese",
        "play 03 salami",
        "play 3 salami,draw supply",
        "play 3 salami, draw oven",
        "play 3 salami, draw supply, four-salami",
        "play 3 salami, four-cheese, draw supply",
        "pass on",
        "bake cheese",
        "bake, add 0 olive",
        "bake, add 1 olive 1 olive",
        "bake, add 1 salami 1 olive",
        "bake, want 1 olive",
        "decline it",
        "decline, add 1 olive",
        "ask, add 1 olive, want 1 olive",
        "help",
        "help maybe",
        "play 99999 salami",
    ],
)
def test_text_that_is_no_move_is_told_as_malformed(text):
    with pytest.raises(BadText):
        read_move(text)


def test_cards_are_written_in_the_order_of_the_cycle():
    assert write_cards(count([SALAMI, OLIVE, OLIVE])) == "2 olive 1 salami"
    assert read_cards("") == NOTHING
