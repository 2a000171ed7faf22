"""Rounding errors decide nothing: they differ from one Python or machine to another."""

from dataclasses import replace
from math import inf, nextafter
from random import Random

import pytest

from bot.brains.hard.candidates import Budget
from bot.brains.hard.mamma_i.brain import HardMammaI
from bot.brains.hard.mamma_i.evaluation import Evaluator as PlayoutEvaluator
from bot.brains.hard.mamma_i.row_worths import Dinner, Sale
from bot.brains.hard.mamma_mia import rollouts
from bot.brains.hard.mamma_mia.brain import HardMammaMia
from bot.brains.normal.mamma_i.brain import NormalMammaI
from bot.brains.normal.mamma_i.evaluation import Evaluator
from bot.brains.normal.mamma_i.weights import WEIGHTS
from bot.brains.normal.mamma_mia.brain import NormalMammaMia
from bot.brains.normal.mamma_mia.forecast import Forecaster
from bot.brains.normal.mamma_mia.odds import Odds
from bot.brains.normal.mamma_mia.opening import OpeningPlanner
from bot.brains.normal.mamma_mia.turns import TurnPlanner
from bot.brains.rounding import rounded
from bot.games.registry import get_game
from bot.simulate import play_match
from tests.thorough import thorough

LITTLE = Budget(rounds=((3, 2), (2, 3)), standard_errors=0.5)
STEADY = replace(WEIGHTS, whim=0.0)

IN_MAMMA_MIA = [
    (TurnPlanner, "_first_worth"),
    (TurnPlanner, "_worth"),
    (OpeningPlanner, "_worth"),
    (OpeningPlanner, "_rest"),
    (Forecaster, "_completes"),
    (Odds, "fill"),
    (rollouts, "_chance"),
]
IN_MAMMA_I = [
    (Evaluator, "log_chance"),
    (Sale, "with_row"),
    (Sale, "delayed"),
    (Dinner, "with_row"),
    (Dinner, "delayed"),
    (PlayoutEvaluator, "chance"),
]
"""Where the worths come from."""


def shake(monkeypatch, owner, name):
    """Lets what a function works out be off by one last bit now and then."""
    exact, rng = getattr(owner, name), Random(name)

    def shaken(*arguments):
        number = exact(*arguments)
        off = nextafter(number, rng.choice([-inf, number, inf]))
        return number if number in (0.0, 1.0) else off

    monkeypatch.setattr(owner, name, shaken)


def play(game_id, brains, games):
    return [play_match(get_game(game_id), {}, brains, f"bits {game}").log for game in range(games)]


@pytest.mark.parametrize(
    ("game_id", "brains", "worths", "games"),
    [
        pytest.param("mamma-mia", [NormalMammaMia()] * 3, IN_MAMMA_MIA, 4, id="mamma-mia-normal"),
        pytest.param(
            "plus", [NormalMammaMia()] * 3, IN_MAMMA_MIA, 3, id="plus-normal", marks=thorough
        ),
        pytest.param("mamma-i", [NormalMammaI(STEADY)] * 3, IN_MAMMA_I, 2, id="mamma-i-normal"),
        pytest.param(
            "mamma-mia",
            [HardMammaMia(LITTLE)] * 3,
            IN_MAMMA_MIA,
            2,
            id="mamma-mia-hard",
            marks=thorough,
        ),
        pytest.param(
            *("mamma-i", [HardMammaI(LITTLE), NormalMammaI(STEADY)], IN_MAMMA_I, 1),
            id="mamma-i-hard",
            marks=thorough,
        ),
    ],
)
def test_the_last_bit_of_a_worth_decides_nothing(game_id, brains, worths, games, monkeypatch):
    exact = play(game_id, brains, games)
    for owner, name in worths:
        shake(monkeypatch, owner, name)
    assert play(game_id, brains, games) == exact


def test_worths_that_differ_in_the_last_bit_keep_the_order_of_the_moves():
    assert 0.1 + 0.2 > 0.3
    worths = {"first": 0.3, "second": 0.1 + 0.2, "third": 0.300001}
    ranked = sorted(worths, key=lambda move: -rounded(worths[move]))
    assert ranked == ["third", "first", "second"]
    assert max(["first", "second"], key=lambda move: rounded(worths[move])) == "first"
