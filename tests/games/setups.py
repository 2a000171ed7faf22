"""Every game with every option and number of players."""

from collections.abc import Iterable
from itertools import cycle, product
from random import Random
from typing import TypeAlias

import pytest
from _pytest.mark import ParameterSet

from bot.games.interface import CHANCE, SeatMove
from bot.games.match import Match
from bot.games.registry import GAMES, AnyGame
from bot.simulate import sit_down
from tests.thorough import thorough

Setup: TypeAlias = tuple[str, dict, int]


def setups_of(game_id: str) -> list[Setup]:
    """A game with all values of its options, from the fewest players to the most."""
    game = GAMES[game_id]
    return [(game_id, options, players) for options in options_of(game) for players in sizes(game)]


def options_of(game: AnyGame) -> list[dict]:
    """All values of all options with one another, the default first."""
    return [
        dict(zip(game.option_values, values, strict=True))
        for values in product(*game.option_values.values())
    ]


def sizes(game: AnyGame) -> range:
    """The numbers of players."""
    return range(game.min_players, game.max_players + 1)


def quick_setups_of(game_id: str) -> list[Setup]:
    """All values of its options, by turns with the most players and with the fewest."""
    game = GAMES[game_id]
    options = options_of(game)
    ends = cycle((game.max_players, game.min_players))
    return [(game_id, options[n % len(options)], next(ends)) for n in range(max(2, len(options)))]


QUICK = [setup for game_id in GAMES for setup in quick_setups_of(game_id)]


def as_params(setups: Iterable[Setup]) -> list[ParameterSet]:
    """Setups as parameters of a test, with most of them for the thorough suite only."""
    return [
        pytest.param(*setup, id=name_of(setup), marks=() if setup in QUICK else thorough)
        for setup in setups
    ]


def name_of(setup: Setup) -> str:
    """The game, its options and the number of players."""
    game_id, options, players = setup
    return f"{game_id}-{'-'.join(map(str, options.values()))}-{players}"


MAMMA_MIA = setups_of("mamma-mia")
PLUS = setups_of("plus")
MAMMA_I = setups_of("mamma-i")

SETUPS = as_params(setup for game_id in GAMES for setup in setups_of(game_id))


def begin(game_id: str, options: dict, players: int, rng: Random) -> Match:
    """A match before its deal."""
    game = GAMES[game_id]
    return Match.begin(game, options, sit_down(game, players, rng))


def advance(match: Match, rng: Random) -> Match:
    """The match after one entry at random."""
    if match.actor == CHANCE:
        return match.apply(match.game.chance(match.state, rng))
    return match.apply(SeatMove(match.actor, match.legal().sample(rng)))


def midgame(
    game_id: str, options: dict, players: int, seed: int, most: int = 400
) -> tuple[Match, Random]:
    """A match played on at random, and the generator that did it."""
    rng = Random(seed)
    return play_some(begin(game_id, options, players, rng), rng, most), rng


def play_some(match: Match, rng: Random, most: int = 400) -> Match:
    """Plays on at random for a random number of entries, or to the end."""
    for _ in range(rng.randint(0, most)):
        if match.actor is None:
            break
        match = advance(match, rng)
    return match
