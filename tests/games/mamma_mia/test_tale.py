"""Events in words: every game can be told from them alone."""

import pytest

from bot.games.mamma_mia.events import GameEnded, IngredientsPlayed, OrderShown, OvenOpened

from .situation import Situation, find

NAMES = ["Alberto", "Beate", "Claudio"]


def told(table, events, kind):
    return [table.game.tell(event, NAMES) for event in find(events, kind)]


def test_a_play_is_called_out():
    table = Situation(hands=["3 salami"])
    events = table.move(0, "play 3 salami, draw supply")
    assert told(table, events, IngredientsPlayed) == ['Alberto: "Three salami!"']


@pytest.mark.parametrize(
    ("oven", "missing"),
    [
        ("1 pepper, 4 salami, 0 four-salami", "All that it needs lies there."),
        ("1 pepper, 2 salami, 0 four-salami", "It lacks 2 salami."),
        ("4 olive, 5 salami, 0 monotoni", "It lacks least with salami: 1 pepper, 1 salami."),
        ("9 olive, 0 bombastica", "It lacks 6 cards of any kind."),
        ("14 olive, 0 bombastica", "It lacks 1 card of any kind."),
        ("4 pepper, 0 minimale", "No other ingredient lies there to be the scarcest."),
        ("4 pepper, 3 shrimp, 0 minipizza", "It is not baked while pepper lies there."),
    ],
)
def test_an_order_out_of_the_oven_comes_with_what_is_missing(oven, missing):
    table = Situation("plus" if "minipizza" in oven else "mamma-mia", oven=oven)
    (line,) = told(table, table.open_oven(), OrderShown)
    assert line.startswith("Out of the oven: Alberto's order ")
    assert line.endswith(missing)


@pytest.mark.parametrize(
    ("order", "needs"),
    [
        ("four-salami", "1 pepper, 4 salami"),
        ("trio", "2 olive, 2 mushroom, 2 shrimp"),
        ("bombastica", "15 cards of any kind"),
        ("monotoni", "1 pepper and 6 of another ingredient"),
        ("ghiottona", "1 pepper and 4 of each of 2 other ingredients"),
        ("junior", "5 of another ingredient and no pepper on the table"),
        ("minipizza", "3 shrimp and no pepper on the table"),
        ("minimale", "1 pepper and 4 of the scarcest other ingredient"),
        ("mamma-mia-1", "1 pepper and 5 of pineapple or salami"),
    ],
)
def test_an_order_out_of_the_oven_comes_with_what_it_needs(order, needs):
    table = Situation("plus", oven=f"0 {order}")
    (line,) = told(table, table.open_oven(), OrderShown)
    assert line.startswith(f"Out of the oven: Alberto's order {order} ({needs}). ")


@pytest.mark.parametrize(
    ("ended", "line"),
    [
        (
            GameEnded((1,), "delivered", (1, 2), (0, 0)),
            (
                "Beate wins with 2 delivered orders. "
                "Delivered: Alberto 1 (0 in hand), Beate 2 (0 in hand)."
            ),
        ),
        (
            GameEnded((0,), "ingredients", (2, 2), (3, 1)),
            (
                "Alberto wins the tie with 2 delivered orders and 3 ingredients in hand. "
                "Delivered: Alberto 2 (3 in hand), Beate 2 (1 in hand)."
            ),
        ),
        (
            GameEnded((0, 1), "shared", (2, 2), (3, 3)),
            (
                "Alberto and Beate share the win with 2 delivered orders and 3 ingredients in hand."
                " Delivered: Alberto 2 (3 in hand), Beate 2 (3 in hand)."
            ),
        ),
    ],
)
def test_the_end_says_by_what_the_game_is_won(ended, line):
    assert Situation().game.tell(ended, NAMES[:2]) == line


def test_a_stalemate_is_told_as_one():
    opened = OvenOpened(0, 1, is_stalemate=True)
    assert Situation().game.tell(opened, NAMES).startswith("Nobody can play or draw any more")
