"""Every game with every option and number of players."""

from random import Random

import pytest

from bot.games.interface import CHANCE, Made
from bot.games.match import Match
from bot.games.registry import GAMES
from bot.simulate import sit_down

MAMMA_MIA = [
    ("mamma-mia", {"edition": edition}, players)
    for edition in ("classic", "1999", "2004")
    for players in range(2, 6)
]
PLUS = [
    ("plus", {"helping": helping}, players) for helping in (True, False) for players in range(2, 7)
]
MAMMA_I = [("mamma-i", {}, players) for players in range(2, 5)]

SETUPS = [
    pytest.param(*setup, id=f"{setup[0]}-{'-'.join(map(str, setup[1].values()))}-{setup[2]}")
    for setup in [*MAMMA_MIA, *PLUS, *MAMMA_I]
]


def begin(game_id: str, options: dict, players: int, rng: Random) -> Match:
    """A match before its deal."""
    game = GAMES[game_id]
    return Match(game, options, sit_down(game, players, rng))


def advance(match: Match, rng: Random) -> None:
    """Takes one entry at random into the match."""
    if match.actor == CHANCE:
        match.apply(match.game.chance(match.state, rng))
    else:
        match.apply(Made(match.actor, match.legal().sample(rng)))


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
        advance(match, rng)
    return match
