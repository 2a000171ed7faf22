"""Every refusal can happen, and says what to do."""

import string

import pytest

from bot.games.errors import Refused
from bot.games.interface import Made
from bot.games.mamma_i.refusals import REFUSALS
from bot.games.match import Match
from tests.games.mamma_i.situation import GAME
from tests.games.mamma_i.wandering import VOCABULARY, wander

OF_CHANCE = {
    "deal-first",
    "no-deal-now",
    "no-secrets-now",
    "no-shuffle-now",
    "wrong-chooser",
    "wrong-market",
    "wrong-deck",
    "wrong-secrets",
    "wrong-new-deck",
}
"""These are tried one by one in the tests of the setup."""


def test_every_refusal_names_its_rule_and_ends_as_a_sentence():
    for rule, sentence in REFUSALS.values():
        assert rule.startswith("C")
        assert sentence.endswith(".")
        assert sentence[0] in string.ascii_uppercase


def test_random_games_come_upon_every_refusal_of_a_move():
    missing = set(REFUSALS) - OF_CHANCE - {"wrong-loss"}

    def look(match: Match) -> None:
        if match.state.phase == "trick" and len(match.log) % 9:
            return
        for seat in range(-1, len(match.seats)):
            for move in VOCABULARY[:: 1 if seat == match.actor else 5]:
                refused = GAME.refusal(match.state, seat, move)
                if refused is not None:
                    missing.discard(refused.code)

    for seed in range(60):
        if missing:
            wander(seed, 2 + seed % 3, look=look)
    assert not missing


def test_a_refused_move_leaves_the_state_as_it_was():
    match = wander(3, 3, until=30)
    before = match.state.copy()
    refused = [move for move in VOCABULARY if GAME.refusal(match.state, 0, move)]
    assert len(refused) > 100
    for move in refused:
        with pytest.raises(Refused):
            match.apply(Made(0, move))
    assert match.state == before
    assert len(match.log) == 30
