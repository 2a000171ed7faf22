"""The normal player of Mamma Mia! and Plus: what it does, and that it is any good."""

from random import Random

import pytest

from bot.brains.normal.mamma_mia.brain import NormalMammaMia
from bot.brains.normal.mamma_mia.knowledge import Knowledge
from bot.brains.normal.mamma_mia.memory import Memory
from bot.brains.random import RandomBrain
from bot.brains.registry import BRAINS
from bot.games.interface import SeatMove
from bot.games.mamma_mia.cards import NOTHING, Ingredient, count, more, plus
from bot.games.mamma_mia.events import IngredientsPlayed, OrderPlayed, RoundBegan
from bot.games.mamma_mia.moves import Ask, Bake, Decline, Help
from bot.games.mamma_mia.state import IngredientsIn, OrderIn
from bot.games.observation import Observation
from bot.games.registry import get_game
from bot.simulate import play_match, simulate
from tests.games.mamma_mia.situation import Situation
from tests.games.setups import MAMMA_MIA, PLUS, begin
from tests.thorough import thorough

SETUPS = [
    pytest.param(*setup, id="-".join(map(str, (setup[0], *setup[1].values(), setup[2]))))
    for setup in [*MAMMA_MIA, *PLUS]
]


class Thinker:
    """A normal player at a table set up by hand, who saw how the oven was filled."""

    def __init__(self, table, opens=False):
        self.table = table
        self.filling = list(self._remembered(table.state.oven))
        if opens:
            table.open_oven()

    def _remembered(self, oven):
        left_over = NOTHING
        for seat, *cards in oven:
            if seat is None:
                left_over = more(left_over, *cards)
        yield RoundBegan(1, 0, left_over)
        for card in oven:
            if isinstance(card, OrderIn):
                yield OrderPlayed(*card)
            elif card.seat is not None:
                yield IngredientsPlayed(*card)

    def decide(self):
        game, state = self.table.game, self.table.state
        events = [*self.filling, *self.table.events]
        seen = [event for event in events if event.is_seen_by(state.actor)]
        observation = Observation.of(game.view(state, state.actor), seen)
        return NormalMammaMia().decide(observation, game.legal(state), Random(1))


def test_it_plays_an_order_that_the_oven_covers():
    table = Situation(
        oven="1 4 olive, 1 1 pepper", hands=["2 mushroom 2 salami"], orders=["four-olive monotoni"]
    )
    assert Thinker(table).decide().order == "four-olive"


def test_it_plays_an_order_that_oven_and_hand_cover_together():
    table = Situation(
        oven="1 3 olive", hands=["1 olive 1 pepper 2 salami"], orders=["four-olive four-mushroom"]
    )
    move = Thinker(table).decide()
    assert move.order == "four-olive"
    assert move.ingredient is not Ingredient.PINEAPPLE


def test_it_puts_in_no_order_that_cannot_bake():
    table = Situation(
        hands=["2 mushroom 2 salami"],
        orders=["four-olive"],
        supply="salami salami salami mushroom mushroom mushroom",
    )
    assert Thinker(table).decide().order is None


def test_it_does_not_count_on_cards_that_an_order_below_will_take():
    table = Situation(
        oven="1 4 mushroom, 1 1 pepper, 0 four-mushroom, 1 4 pineapple, 1 1 pepper",
        hands=["1 olive 2 salami"],
        orders=["one-of-each four-pineapple"],
    )
    assert Thinker(table).decide().order == "four-pineapple"


def test_it_keeps_the_cards_that_its_order_in_the_oven_waits_for():
    table = Situation(
        oven="0 2 olive, 0 four-olive",
        hands=["2 olive 1 pepper 1 salami"],
        orders=["four-mushroom"],
    )
    move = Thinker(table).decide()
    assert (move.ingredient, move.count) == (Ingredient.SALAMI, 1)


def test_it_does_not_fill_its_hand_with_nothing_but_orders():
    table = Situation(
        hands=["1 salami"],
        orders=["four-olive four-pineapple"],
        waiters=["four-salami four-mushroom monotoni minimale bombastica"],
    )
    assert Thinker(table).decide().draw == "supply"


def test_without_orders_it_draws_from_the_waiter():
    table = Situation(
        hands=["2 olive 2 pepper 2 mushroom 1 salami"],
        waiters=["four-olive four-mushroom one-of-each minimale"],
    )
    assert Thinker(table).decide().draw == "waiter"


def test_it_saves_bombastica_for_a_fat_oven():
    orders = ["bombastica four-olive"]
    lean = Situation(oven="1 3 olive", hands=["1 olive 1 pepper 2 salami"], orders=orders)
    fat = Situation(oven="1 5 salami, 1 8 mushroom", hands=["2 salami"], orders=orders)
    assert Thinker(lean).decide().order == "four-olive"
    assert Thinker(fat).decide().order == "bombastica"


def test_it_puts_in_no_junior_above_its_own_ingredient():
    table = Situation(
        "plus", players=3, oven="1 5 olive, 1 1 pepper", hands=["2 salami"], orders=["junior"]
    )
    assert Thinker(table).decide().order is None


def test_it_bakes_when_it_can():
    table = Situation(oven="3 olive, 0 four-olive", hands=["1 olive 1 pepper"])
    move = Thinker(table, opens=True).decide()
    assert move == table.game.read_move("bake, add 1 olive 1 pepper")


def test_it_bakes_what_leaves_most_for_its_other_orders():
    table = Situation(
        oven="6 olive, 6 salami, 2 pepper, 0 monotoni, 0 four-olive", hands=["1 mushroom"]
    )
    assert Thinker(table, opens=True).decide() == Bake((Ingredient.SALAMI,), NOTHING)


def test_it_adds_to_bombastica_what_no_other_order_takes():
    table = Situation(
        oven="7 salami, 6 mushroom, 0 bombastica, 1 3 olive, 0 four-olive",
        hands=["2 pineapple 1 olive 1 pepper"],
    )
    move = Thinker(table, opens=True).decide()
    assert move == table.game.read_move("bake, add 2 pineapple")


def test_it_declines_when_the_cards_bake_more_elsewhere():
    table = Situation(
        oven="2 olive, 0 minimale, 1 4 mushroom, 0 four-mushroom, 1 1 pepper, 1 1 olive, "
        "0 four-olive",
        hands=["1 olive 1 pepper"],
    )
    assert isinstance(Thinker(table, opens=True).decide(), Decline)


def lacking_two_olives(**changes):
    """A table of Plus where the first player's order lacks two olives."""
    setup = {
        "players": 4,
        "oven": "4 mushroom, 2 olive, 1 pepper, 0 four-olive",
        "hands": ["1 olive", "3 salami", "1 olive", "2 olive 2 salami"],
        "waiters": ["trio", "trio", "trio junior", "trio"],
    }
    return Situation("plus", **(setup | changes))


def test_it_asks_for_what_it_has_not_got():
    thinker = Thinker(lacking_two_olives(), opens=True)
    move = thinker.decide()
    assert isinstance(move, Ask)
    assert move.want == count([Ingredient.OLIVE])


def test_it_bakes_alone_rather_than_give_somebody_a_pizza():
    thinker = Thinker(lacking_two_olives(hands=["2 olive", "", "", "2 olive"]), opens=True)
    assert isinstance(thinker.decide(), Bake)


def test_it_helps_when_that_brings_a_pizza():
    thinker = Thinker(lacking_two_olives(), opens=True)
    thinker.table.move(0, "ask, want 2 olive")
    assert thinker.decide() == Help(True)


def test_it_does_not_give_away_what_bakes_its_own_orders():
    oven = "2 olive, 1 pepper, 0 four-olive, 3 1 mushroom, 3 four-olive, 3 4 salami, 3 four-salami"
    table = lacking_two_olives(oven=oven, hands=["1 olive", "", "", "2 olive 2 mushroom"])
    thinker = Thinker(table, opens=True)
    thinker.table.move(0, "ask, want 2 olive")
    assert thinker.decide() == Help(False)


@pytest.mark.parametrize(("game_id", "options", "players"), SETUPS)
def test_it_remembers_what_lies_in_the_oven_and_what_is_elsewhere(game_id, options, players):
    rng = Random(players)
    match = begin(game_id, options, players, rng)
    match = match.deal_chance(rng)
    while match.actor is not None:
        seat, state = match.actor, match.state
        observation = match.observe(seat)
        knowledge = Knowledge(observation.view, observation.heard_by(Memory))
        lying = plus(NOTHING, NOTHING)
        for ingredients, _ in knowledge.oven:
            lying = plus(lying, ingredients)
        cards = [card for card in state.oven if isinstance(card, IngredientsIn)]
        assert lying == count(kind for _, kind, number in cards for _ in range(number))
        orders = [card for card in state.oven if isinstance(card, OrderIn)]
        assert [card for _, card in knowledge.oven if card] == orders
        elsewhere = count(card for card in state.supply if isinstance(card, Ingredient))
        for number, other in enumerate(state.seats):
            elsewhere = elsewhere if number == seat else plus(elsewhere, other.hand)
        assert knowledge.unseen == elsewhere
        match = match.apply(SeatMove(seat, match.legal().sample(rng)))
        match = match.deal_chance(rng)


@pytest.mark.parametrize(("game_id", "options", "players"), SETUPS)
def test_it_never_makes_an_illegal_move(game_id, options, players):
    game = get_game(game_id)
    brains = [RandomBrain() if seat % 3 == 1 else NormalMammaMia() for seat in range(players)]
    (match,) = simulate(game, options, brains, games=1, seed=players)
    assert game.outcome(match.state) is not None


def test_the_same_luck_gives_the_same_game():
    game = get_game("plus")
    (match,) = simulate(game, {}, [NormalMammaMia()] * 3, games=1, seed=3)
    (again,) = simulate(game, {}, [NormalMammaMia()] * 3, games=1, seed=3)
    assert match.log == again.log


@pytest.mark.parametrize(
    ("game_id", "options"),
    [
        ("mamma-mia", {}),
        pytest.param("plus", {}, marks=thorough),
        pytest.param("plus", {"helping": False}, marks=thorough),
    ],
    ids=["classic", "with-helping", "without-helping"],
)
def test_it_beats_players_without_a_plan(game_id, options):
    game, games, won = get_game(game_id), 20, 0.0
    for number in range(games):
        brains = [RandomBrain() for _ in range(4)]
        brains[number % 4] = BRAINS["normal"](game_id)
        outcome = game.outcome(play_match(game, options, brains, number).state)
        won += (number % 4 in outcome.winners) / len(outcome.winners)
    assert won > games * 0.7


def test_there_is_one_for_each_game_of_the_family():
    assert isinstance(BRAINS["normal"]("mamma-mia"), NormalMammaMia)
    assert isinstance(BRAINS["normal"]("plus"), NormalMammaMia)
