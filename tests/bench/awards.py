"""How often each award comes: games between computers, and the share of them that give it.

python -m tests.bench.awards --games 60
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random

from bot.brains.registry import BRAINS
from bot.games.registry import GAMES
from bot.screens.awarding import AwardKinds, find_awards
from bot.screens.mamma_i import awards as shopping
from bot.screens.mamma_mia import awards as baking
from bot.simulate import play_match

SETUPS: Sequence[tuple[str, dict, AwardKinds, Sequence[int]]] = (
    ("mamma-mia", {"edition": "classic"}, baking.KINDS, (2, 3, 4, 5)),
    ("plus", {"helping": True}, baking.KINDS, (3, 4, 6)),
    ("mamma-i", {}, shopping.KINDS, (2, 3, 4)),
)
STRENGTHS = ("easy", "normal")


def count(game: str, options: dict, kinds: AwardKinds, players: int, games: int) -> Counter[str]:
    """How many of the games give each award."""
    found: Counter[str] = Counter()
    rng = Random(players)
    for seed in range(games):
        brains = [BRAINS[rng.choice(STRENGTHS)](game) for _ in range(players)]
        match = play_match(GAMES[game], options, brains, seed)
        public = [event for event in match.events if not event.private]
        found.update(award.key for award in find_awards(kinds, public, players))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="for each number of players")
    games = parser.parse_args().games
    for game, options, kinds, sizes in SETUPS:
        print(f"{game:12}" + "".join(f"{players:>8}" for players in sizes) + "  players")
        counts = [count(game, options, kinds, players, games) for players in sizes]
        for key in [kind.key for kind in kinds]:
            shares = [f"{one[key] / games:8.0%}" for one in counts]
            print(f"  {key:10}{''.join(shares)}")


if __name__ == "__main__":
    main()
