"""The fast tables of the computers: whether they go by the rules, and how fast they are.

    pip install -e '.[bench]' && python -m tests.bench.playouts [--games 3000]

First random games are played by the rules and at the fast table, move for move. Then everybody
plays against the clock in the same run, beside RLCard's UNO and OpenSpiel's crazy eights.
"""

import argparse
import statistics
from collections.abc import Callable
from random import Random

from bot.brains.hard.mamma_i.evaluation import Evaluator
from bot.brains.hard.mamma_i.odds import rivals_of
from bot.brains.hard.mamma_i.playout import play_trick
from bot.brains.hard.mamma_i.points import ExpectedPoints
from bot.brains.hard.mamma_mia.fast_table import FastTable
from bot.brains.hard.mamma_mia.playout import Playout
from bot.brains.normal.mamma_i.fast_table import FAMILY
from bot.brains.normal.mamma_i.fast_table import FastTable as FastMammaI
from bot.games.interface import SeatMove
from bot.games.match import Match
from bot.games.registry import get_game
from bot.simulate import sit_down
from tests.bench.speed import measure, play_bare_uno, play_ours
from tests.brains import fast_mamma_i, fast_mamma_mia
from tests.games.mamma_i.situation import GAME

ROUNDS = 5
"""Every contender plays in turn, so often, and the median counts."""
PLAYERS = 4


def compare(games: int) -> None:
    """Plays random games at both tables; those of Mamma I half of the time with the child."""
    setups = [setup.values for setup in fast_mamma_mia.SETUPS_OF_THE_FAMILY]
    for number in range(games):
        fast_mamma_mia.play_side_by_side(*setups[number % len(setups)], Random(number))
        fast_mamma_i.play_side_by_side(f"bench {number}", 2 + number % 3, has_child=number % 2 == 1)
    print(f"{games} random games of each family were the same at both tables, move for move")


def dealt(game_id: str, rng: Random) -> FastTable:
    """The fast table after a deal."""
    match = Match.begin(get_game(game_id), {}, sit_down(get_game(game_id), PLAYERS, rng))
    match = match.deal_chance(rng)
    return fast_mamma_mia.laid_out(match.state)


class CountingPlayout(Playout):
    """Counts the turns that are taken."""

    __slots__ = ("turns",)

    def __init__(self, table: FastTable) -> None:
        super().__init__(table)
        self.turns = 0

    def put_in(self, *turn) -> None:
        self.turns += 1
        super().put_in(*turn)


def play_round(table: FastTable) -> int:
    """A whole round by the policy; gives the number of turns."""
    playout = CountingPlayout(table.copy())
    playout.play_on()
    return playout.turns


def first_trick(rng: Random) -> tuple[FastMammaI, list[Evaluator]]:
    """The fast table of Mamma I at its first trick, and players who know nothing of each other."""
    match = Match.begin(GAME, {}, sit_down(GAME, PLAYERS, rng))
    match = match.deal_chance(rng)
    match = match.apply(SeatMove(match.actor, match.legal().sample(rng)))
    match = match.deal_chance(rng)
    secrets = [[1 / len(FAMILY)] * len(FAMILY)] * PLAYERS
    expected = ExpectedPoints([1.0] * len(FAMILY), secrets)
    owns = [int(seat.secret) for seat in match.state.seats]
    evaluators = [
        Evaluator(own, rivals_of(secrets, seat, own), expected) for seat, own in enumerate(owns)
    ]
    return fast_mamma_i.table_at(match.state), evaluators


def play_tricks(table: FastMammaI, evaluators: list[Evaluator]) -> int:
    """One whole turn by the policy; gives the number of tricks."""
    table, tricks = table.copy(), 0
    while table.go_on():
        play_trick(table, evaluators)
        tricks += 1
    return tricks


def play_crazy_eights(game, rng: Random) -> int:
    """One uniformly random game; gives the number of moves."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            moves += 1
    return moves


def contenders(rng: Random) -> dict[str, Callable[[], int]]:
    """Who plays, by name; others only where they are installed."""
    tables = {game_id: dealt(game_id, rng) for game_id in ("mamma-mia", "plus")}
    trick = first_trick(rng)
    playing: dict[str, Callable[[], int]] = {
        "Mamma Mia! by the rules, random moves": lambda: play_ours("mamma-mia", PLAYERS, rng),
        "Mamma Mia! at the fast table, sensible turns": lambda: play_round(tables["mamma-mia"]),
        "Plus by the rules, random moves": lambda: play_ours("plus", PLAYERS, rng),
        "Plus at the fast table, sensible turns": lambda: play_round(tables["plus"]),
        "Mamma I by the rules, random moves": lambda: play_ours("mamma-i", PLAYERS, rng),
        "Mamma I at the fast table, sensible tricks": lambda: play_tricks(*trick),
    }
    try:
        from rlcard.games.uno import Game

        uno = Game(num_players=PLAYERS)
        playing["RLCard UNO, bare game, random moves"] = lambda: play_bare_uno(uno, rng)
    except ImportError:
        print("RLCard is not installed: pip install -e '.[bench]'")
    try:
        import pyspiel

        eights = pyspiel.load_game("crazy_eights(players=4)")
        playing["OpenSpiel crazy eights (C++)"] = lambda: play_crazy_eights(eights, rng)
    except ImportError:
        print("OpenSpiel is not installed: pip install -e '.[bench]'")
    return playing


def race() -> None:
    """Moves a second of everybody, in one run."""
    playing = contenders(Random(1))
    results: dict[str, list[float]] = {name: [] for name in playing}
    for _ in range(ROUNDS):
        for name, play_one in playing.items():
            results[name].append(measure(play_one))
    for name, rates in results.items():
        print(
            f"{name}: {statistics.median(rates):,.0f} moves per second "
            f"({min(rates):,.0f} to {max(rates):,.0f})"
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=3000)
    compare(parser.parse_args().games)
    race()


if __name__ == "__main__":
    main()
