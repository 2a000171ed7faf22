"""Every refusal can happen, and says what to do."""

import pytest

from bot.games.errors import Refused
from bot.games.interface import SeatMove
from bot.games.mamma_i.cards import MARKET_IDS, Card, Character
from bot.games.mamma_i.moves import RunOver, RunOvers
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


def test_every_refusal_names_its_rule():
    assert all(reason.rule.startswith("C") for reason in REFUSALS.values())


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


def is_free_of_words(fact: object) -> bool:
    """Whether the fact is a number, a card or a place, or some of these."""
    if isinstance(fact, tuple):
        return all(map(is_free_of_words, fact))
    if isinstance(fact, str):
        return isinstance(fact, Card) or fact in MARKET_IDS
    return isinstance(fact, int)


def test_the_facts_of_a_refusal_are_free_of_any_language():
    codes = {code for code, reason in REFUSALS.items() if reason.facts}
    rare = {"no-such-seat", "wrong-loss", *(code for code in codes if code.startswith("not-your-"))}

    def look(match: Match) -> None:
        if not isinstance(match.actor, int):
            return
        for move in VOCABULARY[:: 1 if len(match.log) % 9 == 0 else 7]:
            refused = GAME.refusal(match.state, match.actor, move)
            if refused is not None:
                codes.discard(refused.code)
                assert all(map(is_free_of_words, refused.facts.values())), refused.facts
                assert refused.facts.keys() >= REFUSALS[refused.code].facts

    for seed in range(6):
        wander(seed, 2 + seed % 3, look=look)
    assert codes == rare


def test_a_loss_or_a_run_over_comes_with_what_there_is_to_choose():
    refused = RunOvers((Character.SON,), ("market-1", "in-law-3")).refusal(RunOver(Character.SON))
    assert refused.facts == {"number": 1, "vertical": ("market-1", "in-law-3")}
    refused = RunOvers((Character.WIFE, Character.SON), ()).refusal(RunOver(Character.MAMMA))
    assert refused.facts["characters"] == (Character.WIFE, Character.SON)


def test_a_refused_move_leaves_the_state_as_it_was():
    match = wander(3, 3, until=30)
    before = match.state.copy()
    refused = [move for move in VOCABULARY if GAME.refusal(match.state, 0, move)]
    assert len(refused) > 100
    for move in refused:
        with pytest.raises(Refused):
            match.apply(SeatMove(0, move))
    assert match.state == before
    assert len(match.log) == 30
