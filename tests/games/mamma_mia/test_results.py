"""What the seats have to show for themselves in the end."""

from bot.games.interface import SeatResult
from bot.games.mamma_mia.cards import NOTHING, Ingredient, count
from bot.games.mamma_mia.events import GameEnded, OrderBaked, OrderFailed
from bot.games.mamma_mia.results import seat_results

OLIVES = [Ingredient.OLIVE]


def baked(seat, order, cards):
    return OrderBaked(seat, order, (), NOTHING, count(OLIVES * cards), NOTHING)


def test_the_best_order_is_the_earliest_that_took_most_cards():
    events = [
        baked(0, "four-olive", 5),
        baked(0, "monotoni", 7),
        OrderFailed(1, "bombastica"),
        baked(0, "bombastica", 7),
        GameEnded((0,), "delivered", (3, 0), (2, 4)),
    ]
    assert seat_results(events) == (
        SeatResult((3, 2), delivered=3, best="monotoni", size=7),
        SeatResult((0, 4), failed=1),
    )


def test_what_helpers_earned_counts_as_delivered():
    assert seat_results([GameEnded((1,), "delivered", (0, 2), (1, 1))])[1] == SeatResult(
        (2, 1), delivered=2
    )
