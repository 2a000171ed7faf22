"""How well computer players play against each other, and how long they think.

    python -m tests.bench.strength --brains hard,normal --games 400 --jobs 2
    python -m tests.bench.strength --brains hard,normal,normal,normal
    python -m tests.bench.strength --brains easy,random --players 4 --game mamma-i

The first of the brains is measured against the others; with more players than brains, the last
one takes the seats that are left. Every deal is played once for each seat, as all move up by one:
two players play it twice, with seats changed, and one among four has it from every side. Chance is
drawn from the seed of the deal alone, so the same cards come in the same order.

What a deal brings the first brain is one number, the mean of its games, and the interval, which
holds the truth in 95 of 100 such runs, comes from how much these numbers differ. The same `--seed`
plays the same games, however many `--jobs` there are. Thinking is measured in seconds of one core.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import ceil, inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from bot.brains.interface import Brain
from bot.brains.registry import BRAINS
from bot.games.interface import Json, LegalMoves, Move
from bot.games.observation import Observation
from bot.games.registry import GAMES, get_game
from bot.simulate import play_match

SURE = 1.96
"""How many standard errors there are on either side of the mean in 95 of 100 cases."""


class Contest(NamedTuple):
    """Who plays what against whom."""

    game_id: str
    options: dict[str, Json]
    brains: tuple[str, ...]
    """One for each seat; the first is the one that is measured."""
    seed: str


class Played(NamedTuple):
    """One game, in the order of the brains."""

    won: tuple[float, ...]
    """The parts of the victory; a shared one is shared."""
    pizzas: tuple[int, ...]
    seconds: tuple[list[float], ...]
    """How long each move took."""


class Timed:
    """A player with a stop-watch."""

    def __init__(self, brain: Brain) -> None:
        self.brain = brain
        self.seconds: list[float] = []

    def decide(self, observation: Observation, legal: LegalMoves, rng: Random) -> Move:
        begun = time.process_time()
        move = self.brain.decide(observation, legal, rng)
        self.seconds.append(time.process_time() - begun)
        return move


def play_deal(contest: Contest, number: int) -> list[Played]:
    """The games of one deal, with everybody on every seat once."""
    return [play_once(contest, number, turn) for turn in range(len(contest.brains))]


def play_once(contest: Contest, number: int, turn: int) -> Played:
    """One game of a deal; the first brain sits on the seat `turn`, the others to its left."""
    game, players = get_game(contest.game_id), len(contest.brains)
    seats = [(turn + place) % players for place in range(players)]
    timed = [Timed(BRAINS[name](contest.game_id)) for name in contest.brains]
    match = play_match(
        game,
        contest.options,
        [timed[(seat - turn) % players] for seat in range(players)],
        f"{contest.seed}/{number}",
    )
    outcome, seat_results = game.outcome(match.state), game.seat_results(match.events)
    assert outcome
    return Played(
        tuple([(seat in outcome.winners) / len(outcome.winners) for seat in seats]),
        tuple([seat_results[seat].delivered for seat in seats]),
        tuple([brain.seconds for brain in timed]),
    )


def play_deals(contest: Contest, deals: int, jobs: int) -> Iterator[list[Played]]:
    """So many deals, by so many processes."""
    if jobs == 1:
        yield from map(partial(play_deal, contest), range(deals))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(play_deal, contest), range(deals))


def interval(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far from it the truth may be in 95 of 100 cases."""
    spread = stdev(numbers) if len(numbers) > 1 else inf
    return fmean(numbers), SURE * spread / sqrt(len(numbers))


def thinking(seconds: Sequence[float]) -> str:
    """How long moves took: the mean, the longest of 99 in 100, and the longest of all."""
    ranked = sorted(seconds)
    marks = fmean(ranked), ranked[ceil(len(ranked) * 0.99) - 1], ranked[-1]
    mean, most, longest = [f"{mark * 1000:.1f}" for mark in marks]
    return f"{mean} ms a move, 99 in 100 within {most} ms, all within {longest} ms"


def report(contest: Contest, deals: Sequence[Sequence[Played]]) -> Iterator[str]:
    """What came of it, in lines."""
    games = [game for deal in deals for game in deal]
    share, doubt = interval([fmean([game.won[0] for game in deal]) for deal in deals])
    even = 1 / len(contest.brains)
    shared = sum([0 < game.won[0] < 1 for game in games])
    yield (
        f"{contest.game_id} {contest.options}, {len(contest.brains)} players: "
        f"{contest.brains[0]} wins {share:.1%} ± {doubt:.1%} (even: {even:.0%}) "
        f"of {len(games)} games, {len(deals)} deals; {shared} victories were shared"
    )
    moves = sum([len(seconds) for game in games for seconds in game.seconds])
    yield f"  {moves / len(games):.1f} moves a game"
    for name in dict.fromkeys(contest.brains):
        places = [place for place, brain in enumerate(contest.brains) if brain == name]
        pizzas = fmean([game.pizzas[place] for game in games for place in places])
        seconds = [s for game in games for place in places for s in game.seconds[place]]
        delivered = f"{pizzas:.2f} pizzas a game, " if pizzas else ""
        yield f"  {name}: {delivered}{thinking(seconds)}"


def parse() -> tuple[Contest, int, int]:
    """The contest, how many deals it has, and how many processes play them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=list(GAMES), default="mamma-mia")
    parser.add_argument("--edition", help="of mamma-mia: classic, 1999 or 2004")
    parser.add_argument("--no-helping", action="store_true", help="plus without helping")
    parser.add_argument("--brains", default="normal,random", help=f"of {', '.join(BRAINS)}")
    parser.add_argument("--players", type=int, default=2, help="at least as many as brains")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    told = parser.parse_args()
    brains: list[str] = told.brains.split(",")
    brains += [brains[-1]] * (told.players - len(brains))
    options: dict[str, Json] = {"edition": told.edition} if told.edition else {}
    options |= {"helping": False} if told.no_helping else {}
    options = get_game(told.game).complete_options(options)
    contest = Contest(told.game, options, tuple(brains), told.seed)
    return contest, ceil(told.games / len(brains)), told.jobs


def main() -> None:
    contest, deals, jobs = parse()
    print(*report(contest, list(play_deals(contest, deals, jobs))), sep="\n", flush=True)


if __name__ == "__main__":
    main()
