"""Fast tables go by the rules."""

from random import Random

import pytest

from bot.brains.hard.mamma_i.inference import Inference
from bot.brains.random import RandomBrain
from bot.games.interface import SeatMove
from bot.games.match import Match
from bot.simulate import sit_down
from tests.brains import fast_mamma_i, fast_mamma_mia
from tests.brains.fast_mamma_i import lies_there, table_at
from tests.games.mamma_i.situation import GAME

ENOUGH_GAMES = 8
"""Of each number of players; `python -m tests.bench.playouts` plays thousands."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("has_child", [False, True])
def test_the_fast_table_of_mamma_i_is_like_the_engine(players, has_child):
    for number in range(ENOUGH_GAMES):
        fast_mamma_i.play_side_by_side(f"{players}/{number}", players, has_child=has_child)


@pytest.mark.parametrize(("game_id", "options", "players"), fast_mamma_mia.SETUPS_OF_THE_FAMILY)
def test_the_fast_table_of_mamma_mia_is_like_the_engine(game_id, options, players):
    for seed in range(3):
        assert fast_mamma_mia.play_side_by_side(game_id, options, players, Random(seed)) > 20


def test_who_only_reads_what_happens_has_the_same_table():
    rng = Random(4)
    match = Match.begin(GAME, {}, sit_down(GAME, 4, rng))
    while (seat := match.actor) is not None:
        if not isinstance(seat, int):
            match = match.deal_chance(rng)
            continue
        match = match.apply(
            SeatMove(seat, RandomBrain().decide(match.observe(seat), match.legal(), rng))
        )
        if match.state.phase == "trick" and not rng.randrange(6):
            read = match.observe(seat).heard_by(Inference).table
            assert read is not None
            real = table_at(match.state)
            real.deck = [0] * len(real.deck)
            assert lies_there(read) == lies_there(real)
