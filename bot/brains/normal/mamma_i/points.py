"""Points of what lies beside the characters, and of what may come to lie there."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.brains.normal.mamma_i.fast_table import FAMILY, GRANDPA, SON, FastTable
from bot.brains.normal.mamma_i.packed import BIT, CARDS_OF, POINTS
from bot.brains.normal.mamma_i.weights import Weights
from bot.games.mamma_i.cards import CHARACTERS, Character
from bot.games.mamma_i.scoring import OWN_POINTS, WITH_CHILD_POINTS

THIEVES: Final = (Character.GRANDMA, Character.MAMMA, Character.WIFE, Character.HUSBAND)
"""The characters that steal from older ones; grandpa seldom can, the son never does (C4.3)."""
YOUNGER: Final = [[int(thief) for thief in THIEVES if thief > owner] for owner in FAMILY]
"""By owner: the characters that can steal from it."""


def own_points(character: int, has_child: bool) -> int:
    """A character's points for being who it is (C8.5)."""
    if character == GRANDPA and has_child:
        return WITH_CHILD_POINTS
    return OWN_POINTS.get(CHARACTERS[character], 0)


def gain(cards: int, card: int) -> int:
    """How many points one more market card adds to a set."""
    return POINTS[cards | BIT[card]] - POINTS[cards]


def later_gains(cards: int, market: Sequence[int]) -> int:
    """The sum of what these market cards would add to a set, each for itself."""
    return sum([max(0, gain(cards, card)) for card in market])


def add_thefts(table: FastTable, turns: float, weights: Weights, points: list[float]) -> None:
    """Adds what vertical cards will probably move in this many turns: thefts, and the schoolbus."""
    for owner, cards in enumerate(table.vertical):
        for card in CARDS_OF[cards] if turns else ():
            loss = max(0, gain(table.owned[owner] & ~BIT[card], card))
            if owner == SON:
                if cards != BIT[card]:
                    points[owner] -= loss * in_time(weights.crash, turns)
                continue
            thieves = YOUNGER[owner]
            taken = in_time(weights.theft * len(thieves), turns)
            points[owner] -= loss * taken
            for thief in thieves:
                points[thief] += max(0, gain(table.owned[thief], card)) * taken / len(thieves)


def in_time(likely: float, turns: float) -> float:
    """The chance that it happens in this many turns, given the chance in one."""
    return 1 - (1 - likely) ** turns


class Worth(NamedTuple):
    """A character's expected points from all that lies beside it."""

    lasting: float
    gain: float
    """How many more they would be with this turn's market card."""


class ExpectedPoints:
    """Expected points from market cards, thefts and guests, as the family stands."""

    def __init__(self, own: int, market: Sequence[int], turns: float, weights: Weights) -> None:
        """Takes the player's character, the market cards for sale, and the turns to come."""
        self._market = market
        self._turns = turns
        self._weights = weights
        self._shares = [weights.own_share if c == own else weights.share for c in FAMILY]
        self._known: dict[tuple[int, ...], list[Worth]] = {}

    def of(self, table: FastTable) -> list[Worth]:
        """By character."""
        key = (*table.owned, *table.vertical, *table.guests)
        if key not in self._known:
            moved = [0.0] * len(FAMILY)
            add_thefts(table, self._turns, self._weights, moved)
            self._known[key] = [self._worth(table, c, moved[c]) for c in FAMILY]
        return self._known[key]

    def _worth(self, table: FastTable, character: int, moved: float) -> Worth:
        cards = table.owned[character]
        now = self._with_later(cards, character)
        gained = 0.0
        if self._market:
            gained = self._with_later(cards | BIT[self._market[0]], character) - now
        return Worth(now + moved + table.guests[character], gained)

    def _with_later(self, cards: int, character: int) -> float:
        """The points of market cards, with those that may be bought in later turns."""
        return POINTS[cards] + self._shares[character] * later_gains(cards, self._market[1:])
