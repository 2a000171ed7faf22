"""Games played at random, and all moves that can be written down."""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from random import Random

from bot.games.interface import CHANCE, Move, SeatMove
from bot.games.mamma_i.cards import MARKET_IDS, Card, Character, Row
from bot.games.mamma_i.moves import (
    Child,
    Guest,
    Place,
    Remove,
    RunOver,
    Secret,
    Steal,
    Stop,
    Theft,
    Vote,
    Wc,
)
from bot.games.match import Match
from tests.games.mamma_i.situation import GAME, seats

HABITS = ((), (), ("guest",), ("guest", "place e"), ("guest", "remove", "stop"))
"""What the players of a game shun, so that guests are left for dinner and cards unsold."""


def step(match: Match, rng: Random, shunned: tuple[str, ...]) -> Match:
    """The match after one entry at random."""
    if match.actor == CHANCE:
        return match.apply(GAME.chance(match.state, rng))
    assert isinstance(match.actor, int)
    legal = match.legal()
    move = legal.sample(rng)
    for _ in range(5):
        if GAME.write_move(move).startswith(shunned):
            move = legal.sample(rng)
    return match.apply(SeatMove(match.actor, move))


def wander(
    seed: int, players: int, until: int = 10_000, look: Callable[[Match], None] | None = None
) -> Match:
    """A game of at most so many entries, looked at after each."""
    rng = Random(seed)
    shunned = rng.choice(HABITS)
    match = Match.begin(GAME, {}, seats(players))
    while match.actor is not None and len(match.log) < until:
        match = step(match, rng, shunned)
        if look is not None:
            look(match)
    return match


def vocabulary() -> Iterator[Move]:
    """Every move with words that exist, and some of a wrong length or twice the same card."""
    hands = [(), *((card,) for card in Card), *product(Card, repeat=2), (Card.M1,) * 3]
    yield from (Place(hand, row) for hand in hands for row in Row)
    yield from (make(character) for make in (Secret, Guest, Vote) for character in Character)
    yield from (Remove(row) for row in Row)
    yield from (Stop(card) for card in MARKET_IDS)
    yield from (Wc(), Child(True), Child(False), Steal(None))
    yield from (Steal(Theft(card, to)) for card in MARKET_IDS for to in Character)
    losses = [lost for size in range(4) for lost in combinations(MARKET_IDS, size)]
    yield from (RunOver(Character.SON, lost) for lost in (*losses, ("market-1", "market-1")))
    yield from (RunOver(whom, lost) for whom in (None, *Character) for lost in losses[:2])


VOCABULARY = tuple(dict.fromkeys(vocabulary()))
