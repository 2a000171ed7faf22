"""The easy player: what it forgets, for good, and that it is a player all the same."""

import os
import pickle
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.brains.easy.fading_memory import Something
from bot.brains.easy.mamma_i import memory as of_deeds
from bot.brains.easy.mamma_mia import memory as of_oven
from bot.brains.random import RandomBrain
from bot.brains.registry import STRENGTHS
from bot.games.interface import Event, SeatMove
from bot.games.mamma_mia.cards import Ingredient
from bot.games.mamma_mia.events import (
    Dealt,
    HandDealt,
    IngredientsPlayed,
    OrderPlayed,
    OvenOpened,
    RoundBegan,
)
from bot.games.mamma_mia.moves import Bake
from bot.games.match import Match
from bot.games.observation import Observation
from bot.games.registry import get_game
from bot.simulate import play_match
from tests.games.mamma_mia.situation import Situation
from tests.games.setups import SETUPS, advance, begin, midgame
from tests.thorough import thoroughly

MEMORIES = {
    "mamma-mia": of_oven.OvenMemory,
    "plus": of_oven.OvenMemory,
    "mamma-i": of_deeds.DeedMemory,
}
RECALL = {"mamma-mia": of_oven.recall, "plus": of_oven.recall, "mamma-i": of_deeds.recall}
SOME = ["mamma-mia", "plus", "mamma-i"]
DEAL = [Dealt(6, 28, 0), HandDealt(0, (2, 2, 1, 1, 0, 0), "monotoni")]

every_setup = pytest.mark.parametrize(("game_id", "options", "players"), SETUPS)
some_games = pytest.mark.parametrize("game_id", SOME)
seeds = st.integers(min_value=0, max_value=2**32)


def easy(game_id):
    return STRENGTHS["easy"][game_id]()


def recalled(game_id: str, events: list[Event]) -> Iterator[tuple[int, dict[int, Event]]]:
    """After each event its place, and what is left of everything then."""
    memory = MEMORIES[game_id]()
    for event in events:
        memory.hear(event)
        yield memory.place, memory.recall()


def played(seat, count=3):
    return IngredientsPlayed(seat, Ingredient.OLIVE, count)


def detail(left: Event, event: Event) -> int:
    """How much of the event is left."""
    if isinstance(left, Something):
        return 0
    return sum(getattr(left, field.name) == getattr(event, field.name) for field in fields(event))


@every_setup
@settings(max_examples=3, deadline=None)
@given(seed=seeds)
def test_nothing_that_is_forgotten_comes_back(game_id, options, players, seed):
    match, _ = midgame(game_id, options, players, seed)
    events = [*match.observe(0).events]
    past: dict[int, list[Event]] = defaultdict(list)
    before: dict[int, Event] = {}
    for newest, left in recalled(game_id, events):
        assert set(left) - set(before) <= {newest}
        for place, event in left.items():
            if not past[place] or past[place][-1] != event:
                assert event not in past[place]
                past[place].append(event)
        before = left
    for place, stages in past.items():
        details = [detail(stage, events[place - 1]) for stage in stages]
        assert details == sorted(details, reverse=True)


@every_setup
def test_a_match_that_is_loaded_again_is_remembered_the_same(game_id, options, players):
    match, _ = midgame(game_id, options, players, seed=players, most=120)
    twin = Match.begin(match.game, options, match.seats)
    for entry in match.log:
        twin = twin.apply(entry)
    for seat in range(players):
        assert RECALL[game_id](twin.observe(seat)) == RECALL[game_id](match.observe(seat))


@some_games
def test_another_process_remembers_the_same(game_id):
    match = begin(game_id, {}, 3, Random(1))
    rng = Random(2)
    for _ in range(60):
        match = advance(match, rng)
    observation = match.observe(1)
    code = (
        "import pickle, sys; from tests.brains.test_easy import RECALL; "
        f"print([*RECALL[{game_id!r}](pickle.load(sys.stdin.buffer)).events])"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        input=pickle.dumps(observation),
        capture_output=True,
        check=True,
        env=os.environ | {"PYTHONHASHSEED": "7"},
    )
    assert told.stdout.decode().strip() == repr([*RECALL[game_id](observation).events])


def test_first_the_number_fades_then_the_kind_and_then_that_anything_was_played():
    events = [*DEAL, played(1), *[played(seat % 2) for seat in range(60)]]
    fates = [left.get(3) for _, left in recalled("mamma-mia", events)][2:]
    kinds = [type(fate) for fate in dict.fromkeys(fates)]
    assert fates[0] == events[2]
    assert kinds in (
        [IngredientsPlayed, IngredientsPlayed, Something, type(None)],
        [IngredientsPlayed, Something, type(None)],
    )


def test_a_number_is_roughly_right_or_the_usual_one():
    for seed in range(20):
        events = [Dealt(6, 28 + seed, 0), DEAL[1], played(1, 5), *[played(1)] * 40]
        fates = [left.get(3) for _, left in recalled("mamma-mia", events)][2:]
        numbers = {fate.count for fate in fates if isinstance(fate, IngredientsPlayed)}
        assert numbers <= {5, 4, 6, 2}


def test_what_was_played_last_and_the_own_orders_are_never_forgotten():
    events = [*DEAL, OrderPlayed(0, "monotoni"), OrderPlayed(1, "minimale")]
    for _ in range(60):
        events.append(played(1))
        *_, (newest, left) = recalled("mamma-mia", events)
        assert left[newest] == events[-1]
        assert left[3] == events[2]
    assert 4 not in left


def test_the_own_cards_are_remembered_longer_than_those_of_others():
    def lasts(seat):
        moments = 0
        for seed in range(30):
            events = [Dealt(6, seed, 0), DEAL[1], played(seat), *[played(1)] * 60]
            moments += sum(3 in left for _, left in recalled("mamma-mia", events))
        return moments

    assert lasts(0) > 1.5 * lasts(1)


def test_other_tables_are_forgotten_in_another_way():
    fates = set()
    for supply in range(12):
        events = [Dealt(6, supply, 0), DEAL[1], played(1), *[played(1)] * 60]
        fates.add(sum(3 in left for _, left in recalled("mamma-mia", events)))
    assert len(fates) > 3


def test_left_overs_fade_but_not_where_they_lie_open():
    begun = RoundBegan(2, 20, (0, 3, 1, 0, 0, 0))
    table = Situation(players=2)
    view = table.game.view(table.state, 0)
    events = [*DEAL, begun, *[played(1)] * 60]
    hidden = of_oven.recall(Observation.of(replace(view, left_over=None), events)).events
    shown = of_oven.recall(Observation.of(replace(view, left_over=begun.left_over), events)).events
    assert not any(hidden[0].left_over)
    assert shown[0] == begun


def test_what_has_come_out_of_the_oven_is_no_longer_in_it():
    match = play_match(get_game("mamma-mia"), {}, [easy("mamma-mia")] * 3, 1)
    seen = [*match.observe(0).events]
    opened = max(place for place, event in enumerate(seen) if isinstance(event, OvenOpened))
    *_, (_, left) = recalled("mamma-mia", seen)
    assert not [place for place, event in left.items() if isinstance(event, IngredientsPlayed)]
    assert max(left) > opened


@some_games
def test_what_lies_open_stays_as_it_is(game_id):
    match, _ = midgame(game_id, {}, 3, seed=5)
    observation = match.observe(0)
    assert RECALL[game_id](observation).view == observation.view


@every_setup
def test_it_plays_whole_games_by_the_rules(game_id, options, players):
    brains = [RandomBrain() if seat % 3 == 1 else easy(game_id) for seat in range(players)]
    match = play_match(get_game(game_id), options, brains, players)
    assert match.actor is None


@some_games
def test_the_same_luck_gives_the_same_game(game_id):
    first, again = (
        play_match(get_game(game_id), {}, [easy(game_id) for _ in range(3)], 3) for _ in range(2)
    )
    assert first.log == again.log


@pytest.mark.parametrize("game_id", ["mamma-mia", "plus"])
def test_it_bakes_whenever_it_can(game_id):
    brain, rng, chances = easy(game_id), Random(4), 0
    match = begin(game_id, {}, 4, rng)
    match = match.deal_chance(rng)
    while match.actor is not None:
        legal = match.legal()
        move = brain.decide(match.observe(match.actor), legal, rng)
        if legal.find(Bake):
            chances += 1
            assert isinstance(move, Bake)
        match = match.apply(SeatMove(match.actor, move))
        match = match.deal_chance(rng)
    assert chances > 3


@pytest.mark.parametrize("game_id", ["mamma-mia", *thoroughly(["plus", "mamma-i"])])
def test_it_beats_players_without_a_plan(game_id):
    game, games, won = get_game(game_id), 12, 0
    for number in range(games):
        brains = [easy(game_id), RandomBrain()]
        seat = number % 2
        match = play_match(game, {}, brains[:: 1 - 2 * seat], number)
        won += game.outcome(match.state).winners == (seat,)
    assert won >= games * 0.75
