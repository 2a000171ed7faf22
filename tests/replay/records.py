"""Records of random games, and what `replay --json` says of them."""

import json

from bot.brains.random import RandomBrain
from bot.games.record import dump_record
from bot.games.registry import get_game
from bot.simulate import play_match


def play_record(game_id="mamma-mia", players=3, seed=1, **options):
    """The record of a random game, as it comes out of JSON."""
    brains = [RandomBrain()] * players
    match = play_match(get_game(game_id), options, brains, seed)
    return json.loads(json.dumps(dump_record(match)))


def verdict(replay, record):
    status, lines, errors = replay(record)
    assert errors == []
    (line,) = lines
    return status, json.loads(line)
