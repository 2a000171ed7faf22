"""What a computer player cannot see makes no difference to what it does, however well it plays."""

import pickle
from collections import Counter
from functools import cache
from random import Random

import pytest

from bot.brains.registry import BRAINS, STRENGTHS
from bot.games.interface import Move, SeatMove
from bot.games.match import Match
from tests.games.other_worlds import another_world
from tests.games.setups import begin
from tests.thorough import thorough, thoroughly

MOMENTS = 4
"""How many moves of each phase are thought about; strong players take their time."""
SETUPS = [
    pytest.param("mamma-mia", (("edition", "classic"),), 3, id="classic-3"),
    pytest.param("mamma-mia", (("edition", "1999"),), 3, id="1999-3", marks=thorough),
    pytest.param("mamma-mia", (("edition", "2004"),), 4, id="2004-4", marks=thorough),
    pytest.param("plus", (("helping", True),), 4, id="helping-4"),
    pytest.param("plus", (("helping", False),), 3, id="plus-3", marks=thorough),
    pytest.param("mamma-i", (), 2, id="mamma-i-2"),
    pytest.param("mamma-i", (), 4, id="mamma-i-4", marks=thorough),
]


def moments(game_id: str, options: dict, players: int) -> list[Match]:
    """The moments of a game in which a seat must act, in any order."""
    rng, brain = Random(players), BRAINS["normal"](game_id)
    match = begin(game_id, options, players, rng)
    match = match.deal_chance(rng)
    found: list[Match] = []
    while match.actor is not None:
        found.append(match)
        move = brain.decide(match.observe(match.actor), match.legal(), rng)
        match = match.apply(SeatMove(match.actor, move))
        match = match.deal_chance(rng)
    return rng.sample(found, len(found))


@cache
def worlds(game_id: str, options: tuple, players: int) -> list[tuple[Match, Match]]:
    """Some moments of every phase, each with another that looks the same to the seat."""
    rng, pairs, phases = Random(1), list[tuple[Match, Match]](), Counter[str]()
    for match in moments(game_id, dict(options), players):
        if phases[match.state.phase] < MOMENTS:
            other = another_world(match, match.actor, rng)
            pairs += [(match, other)] if other else []
            phases[match.state.phase] += other is not None
    return pairs


def decide(strength: str, match: Match, seat: int) -> Move:
    brain = STRENGTHS[strength][match.game.id]()
    return brain.decide(match.observe(seat), match.legal(), Random(7))


@pytest.mark.parametrize(("game_id", "options", "players"), SETUPS)
def test_another_world_differs_in_nothing_that_the_seat_sees(game_id, options, players):
    phases = Counter()
    for match, other in worlds(game_id, options, players):
        seat = match.actor
        assert other.state != match.state
        assert other.observe(seat) == match.observe(seat)
        others = [number for number in range(players) if number != seat]
        hands = [[world.state.seats[number] for number in others] for world in (match, other)]
        phases[match.state.phase] += hands[0] != hands[1]
    assert {"turn", "decision"} <= set(phases) or {"trick", "vote"} <= set(phases)
    assert phases.total() > MOMENTS


@pytest.mark.parametrize(("game_id", "options", "players"), SETUPS)
@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("every", [3, *thoroughly([1])])
def test_what_it_cannot_see_changes_no_move(strength, game_id, options, players, every):
    for match, other in worlds(game_id, options, players)[::every]:
        assert decide(strength, other, match.actor) == decide(strength, match, match.actor)


@pytest.mark.parametrize(("game_id", "options", "players"), SETUPS)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_sight_that_has_travelled_leads_to_the_same_move(strength, game_id, options, players):
    for match, _ in worlds(game_id, options, players)[::3]:
        observation = pickle.loads(pickle.dumps(match.observe(match.actor)))
        brain = STRENGTHS[strength][game_id]()
        move = brain.decide(observation, match.legal(), Random(7))
        assert move == decide(strength, match, match.actor)
