"""How fast the rules are: random games against the clock, beside RLCard's UNO in the same run.

    pip install -e '.[bench]' && python -m tests.bench.speed [--profile]

All list the legal moves before every move and pick one of them at random. RLCard is measured in
three ways: as it plays random games itself (`run` with its random agents), through its environment
with the same cheap pick as ours, and as the bare game, which makes no observation for the player.

Then `simulate` with random brains stands beside the bare rules with the same pick, and a turn early
in a game beside the same turn after a history that is many times as long.
"""

import argparse
import cProfile
import json
import pstats
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from random import Random

from bot.brains.random import RandomBrain
from bot.brains.registry import BRAINS
from bot.games.growing import Growing
from bot.games.interface import CHANCE, LegalMoves, Move, SeatMove
from bot.games.mamma_mia.cards import NOTHING
from bot.games.mamma_mia.events import RoundBegan
from bot.games.match import Match
from bot.games.record import dump_record, load_record, play
from bot.games.registry import get_game
from bot.simulate import play_match, sit_down

ROUNDS = 7
"""Every contender plays in turn, so often, and the median counts."""
SECONDS = 1.0
"""How long a contender plays in a round."""
GAMES = ("mamma-mia", "plus", "mamma-i")
EARLY = 50
"""The entry of a game after which turns are measured."""
TURNS = 8
"""How many turns are measured then."""
LONGER = 20
"""How many times over the history up to there has happened for the other measure.

No game is long enough to be measured at its 1,000th entry.
"""


def play_ours(game_id: str, players: int, rng: Random) -> int:
    """One uniformly random game of ours; gives the number of moves."""

    def pick(legal: LegalMoves) -> Move:
        moves = list(legal.moves())
        return moves[int(rng.random() * len(moves))]

    return play_bare(game_id, players, rng, pick)


def play_sampled(game_id: str, players: int, rng: Random) -> int:
    """One game of the bare rules with the pick of the random brain; gives the number of moves."""
    return play_bare(game_id, players, rng, lambda legal: legal.sample(rng))


def play_bare(game_id: str, players: int, rng: Random, pick: Callable[[LegalMoves], Move]) -> int:
    """One game of the bare rules; gives the number of moves."""
    game = get_game(game_id)
    state = game.start({}, sit_down(game, players, rng))
    moves = 0
    while (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            state = game.apply(state, game.chance(state, rng)).state
            continue
        state = game.apply(state, SeatMove(int(actor), pick(game.legal(state)))).state
        moves += 1
    return moves


def play_simulated(game_id: str, players: int, seed: int) -> int:
    """One game as `simulate` plays it with random brains; gives the number of moves."""
    match = play_match(get_game(game_id), {}, [RandomBrain()] * players, seed)
    return sum(isinstance(entry, SeatMove) for entry in match.log)


def run_environment(environment) -> int:
    """One random game as RLCard plays it itself."""
    trajectories, _ = environment.run(is_training=False)
    return sum((len(trajectory) - 1) // 2 for trajectory in trajectories)


def play_environment(environment, rng: Random) -> int:
    """One uniformly random game in RLCard's environment."""
    state, _ = environment.reset()
    moves = 0
    while not environment.is_over():
        legal = list(state["legal_actions"])
        state, _ = environment.step(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def play_bare_uno(game, rng: Random) -> int:
    """One uniformly random game of RLCard's UNO without its environment."""
    game.init_game()
    moves = 0
    while not game.is_over():
        legal = game.get_legal_actions()
        game.step(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def contenders(rng: Random) -> dict[str, Callable[[], int]]:
    """Who plays, by name; RLCard only where it is installed."""
    playing: dict[str, Callable[[], int]] = {
        "Mamma Mia! classic, 4 players": lambda: play_ours("mamma-mia", 4, rng),
        "Mamma I, 4 players": lambda: play_ours("mamma-i", 4, rng),
    }
    seeds = count()
    for game_id in GAMES:
        name = f"{game_id}, 4 players, random brains"
        playing[f"{name}, bare rules"] = lambda of=game_id: play_sampled(of, 4, rng)
        playing[f"{name}, simulate"] = lambda of=game_id: play_simulated(of, 4, next(seeds))
    try:
        import rlcard
        from rlcard.agents import RandomAgent
        from rlcard.games.uno import Game
    except ImportError:
        print("RLCard is not installed: pip install -e '.[bench]'")
        return playing
    environment = rlcard.make("uno", config={"seed": 1})
    agents = [RandomAgent(environment.num_actions) for _ in range(environment.num_players)]
    environment.set_agents(agents)
    playing["RLCard UNO, random agents"] = lambda: run_environment(environment)
    playing["RLCard UNO, environment"] = lambda: play_environment(environment, rng)
    for players in (2, 4):
        bare = Game(num_players=players)
        name = f"RLCard UNO, bare game, {players} players"
        playing[name] = lambda bare=bare: play_bare_uno(bare, rng)
    return playing


def measure(play_one: Callable[[], int]) -> float:
    """Moves per second of one round."""
    begun = time.perf_counter()
    moves = 0
    while (passed := time.perf_counter() - begun) < SECONDS:
        moves += play_one()
    return moves / passed


def play_turns(match: Match, brains, rng: Random, turns: int) -> Match:
    """The match after turns as a bot or `simulate` has them made, with the chance that follows."""
    for _ in range(turns):
        if isinstance(seat := match.actor, int):
            move = brains[seat].decide(match.observe(seat), match.legal(), rng)
            match = match.apply(SeatMove(seat, move)).deal_chance(rng)
    return match


def time_turns(game_id: str, brain: str, seed: int, longer: int) -> float | None:
    """Microseconds a turn early in a game with so much of a history; None if it ends too soon."""
    rng, game = Random(seed), get_game(game_id)
    players = game.max_players
    match = Match.begin(game, {}, sit_down(game, players, rng))
    brains = [BRAINS[brain](game_id) for _ in range(players)]
    match = match.deal_chance(rng)
    match = play_turns(match, [RandomBrain()] * players, rng, EARLY)
    # The oven is emptied in between: it holds no more than there are cards.
    emptied = [] if game_id == "mamma-i" else [RoundBegan(1, 0, NOTHING)]
    history = [*[*match.events, *emptied] * (longer - 1), *match.events]
    match = replace(match, events=Growing(history))
    # Who has sat there from the beginning has taken all this in before.
    waiting = set(range(players))
    while waiting and match.actor is not None:
        waiting.discard(match.actor)
        match = play_turns(match, brains, rng, 1)
    begun = time.perf_counter()
    match = play_turns(match, brains, rng, TURNS)
    spent = time.perf_counter() - begun
    return None if match.actor is None else spent / TURNS * 1e6


def measure_history() -> None:
    """What a turn costs early in a game, and after a long history."""
    for game_id in GAMES:
        for brain, games in (("random", 500), ("normal", 40)):
            times: dict[int, list[float]] = {1: [], LONGER: []}
            for seed in range(games):
                for longer, spent in times.items():
                    if took := time_turns(game_id, brain, seed, longer):
                        spent.append(took)
            early, late = map(statistics.median, times.values())
            print(
                f"a turn of a {brain} player of {game_id}: {early:,.1f} µs at entry {EARLY}, "
                f"{late:,.1f} µs at entry {EARLY * LONGER:,}"
            )


def measure_replay() -> None:
    """How long whole records take from JSON to the last event."""
    for game_id in GAMES:
        texts = []
        for seed in range(20):
            match = play_match(get_game(game_id), {}, [RandomBrain()] * 4, seed)
            texts.append(json.dumps(dump_record(match)))
        times = []
        play(load_record(json.loads(texts[0])))  # builds the tables of cards
        for text in texts * 10:
            begun = time.perf_counter()
            play(load_record(json.loads(text)))
            times.append((time.perf_counter() - begun) * 1000)
        *_, slow = statistics.quantiles(times, n=20)
        print(
            f"replay of a whole game of {game_id}, 4 players: "
            f"{statistics.median(times):.2f} ms (95 of 100 within {slow:.2f})"
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--profile", action="store_true", help="tell where the time goes")
    rng = Random(1)
    if parser.parse_args().profile:
        with cProfile.Profile() as profile:
            for _ in range(500):
                play_ours("mamma-mia", 4, rng)
        pstats.Stats(profile).sort_stats("tottime").print_stats(25)
        return
    playing = contenders(rng)
    results: dict[str, list[float]] = {name: [] for name in playing}
    for _ in range(ROUNDS):
        for name, play_one in playing.items():
            results[name].append(measure(play_one))
    for name, rates in results.items():
        print(
            f"{name}: {statistics.median(rates):,.0f} moves per second "
            f"({min(rates):,.0f} to {max(rates):,.0f})"
        )
    measure_history()
    measure_replay()


if __name__ == "__main__":
    main()
