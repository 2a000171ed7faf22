"""How well `sensible` plays: alone among `random` players, and among its own kind.

python -m tests.bench.strength [--games 1000] [--players 4]
"""

import argparse
import time

from bot.brains.registry import BRAINS
from bot.games.interface import Json
from bot.games.registry import get_game
from bot.simulate import play_match

SETUPS: list[tuple[str, dict[str, Json]]] = [
    ("mamma-mia", {"edition": "classic"}),
    ("mamma-mia", {"edition": "1999"}),
    ("mamma-mia", {"edition": "2004"}),
    ("plus", {"helping": True}),
    ("plus", {"helping": False}),
    ("mamma-i", {}),
]


def win_share(game_id: str, options: dict[str, Json], players: int, games: int) -> float:
    """The part of all games that one `sensible` wins among `random`; a shared win is shared."""
    game = get_game(game_id)
    won = 0.0
    for number in range(games):
        seat = number % players
        brains = [BRAINS["random"](game_id) for _ in range(players)]
        brains[seat] = BRAINS["sensible"](game_id)
        match = play_match(game, options, brains, number)
        outcome = game.outcome(match.state)
        assert outcome
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games


def deliveries(game_id: str, options: dict[str, Json], brain: str, players: int, games: int):
    """Delivered orders per player and game at a table of one kind, and seconds per game."""
    game = get_game(game_id)
    brains = [BRAINS[brain](game_id) for _ in range(players)]
    delivered = 0
    begun = time.perf_counter()
    for number in range(games):
        outcome = game.outcome(play_match(game, options, brains, number).state)
        assert outcome
        delivered += sum(outcome.result.get("delivered", ()))
    return delivered / players / games, (time.perf_counter() - begun) / games


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    arguments = parser.parse_args()
    players, games = arguments.players, arguments.games
    for game_id, options in SETUPS:
        share = win_share(game_id, options, players, games)
        line = f"{game_id} {options}: wins {share:.1%} of {games} games"
        if game_id != "mamma-i":
            random, _ = deliveries(game_id, options, "random", players, games // 5)
            sensible, seconds = deliveries(game_id, options, "sensible", players, games // 5)
            line += f"; pizzas per player {sensible:.2f}, random {random:.2f}"
            line += f"; {seconds * 1000:.0f} ms per game of four sensible"
        print(line, flush=True)


if __name__ == "__main__":
    main()
