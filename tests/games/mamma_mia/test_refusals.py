"""Every refusal can happen, and says what to do."""

from itertools import product
from random import Random

import pytest

from bot.games.errors import Refused
from bot.games.interface import CHANCE, SeatMove
from bot.games.mamma_mia.refusals import REFUSALS
from tests.games import setups

from .test_whole_games import any_move

OF_CHANCE = {code for code in REFUSALS if code.startswith(("no-deal", "no-shuffle", "wrong-"))} - {
    "wrong-choice",
    "wrong-addition",
    "wrong-number",
    "wrong-request",
    "wrong-request-number",
}
"""These are tried one by one in the tests of the setup."""

RARE = {"no-mamma-mia-card", "own-not-in-hand"}
"""Chance hardly comes upon these; the tests of B1.2 and B4.4 do."""

WANDERED = [*setups.MAMMA_MIA, *setups.PLUS]

MOST_ROUNDS = 20
"""How often every game is played at most; once or twice is enough as a rule.

Each has dice of its own, so another edition adds games and changes none."""

TRIES = 8
"""How many moves are tried in each situation, as few ever come to some of the reasons."""


def test_every_refusal_names_its_rule():
    assert all(reason.rule[0] in "AB" for reason in REFUSALS.values())


def test_random_games_come_upon_every_refusal_of_a_move():
    missing = set(REFUSALS) - OF_CHANCE - RARE
    for turn, setup in product(range(MOST_ROUNDS), WANDERED):
        rng = Random(f"{turn} {setup}")
        match = setups.begin(*setup, rng)
        while missing and match.actor is not None:
            missing -= refusals_met(match, rng)
            match = setups.advance(match, rng)
        missing -= refusals_met(match, rng)
    assert missing == set()


def refusals_met(match, rng):
    """What comes of some moves at random, by whose turn it is and by somebody else."""
    acting = match.actor if isinstance(match.actor, int) else 0
    seats = [acting] * TRIES + [rng.randint(-1, 6)]
    tried = [match.game.refusal(match.state, seat, any_move(match.state, rng)) for seat in seats]
    return {refused.code for refused in tried if refused}


def test_a_refused_move_leaves_the_state_as_it_was():
    rng = Random(4)
    match = setups.begin("plus", {}, 3, rng)
    while match.actor == CHANCE or len(match.log) < 20:
        match = setups.advance(match, rng)
    before = match.state.copy()
    moves = [any_move(match.state, rng) for _ in range(200)]
    refused = [move for move in moves if match.game.refusal(match.state, match.actor, move)]
    assert len(refused) > 50
    for move in refused:
        with pytest.raises(Refused):
            match.apply(SeatMove(match.actor, move))
    assert match.state == before
    assert len(match.log) == 20
