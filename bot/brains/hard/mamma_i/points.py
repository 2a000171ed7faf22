"""Points to expect beside the characters, by who is played for."""

from collections.abc import Sequence
from math import fsum
from typing import Final

from bot.brains.normal.mamma_i.fast_table import FAMILY, FastTable
from bot.brains.normal.mamma_i.inference import Likely, any_of
from bot.brains.normal.mamma_i.packed import POINTS
from bot.brains.normal.mamma_i.points import add_thefts, later_gains, own_points
from bot.brains.normal.mamma_i.weights import WEIGHTS
from bot.games.mamma_i.cards import GUESTS
from bot.games.mamma_i.turns import TURNS

NEVER: Final = 1e-9


class ExpectedPoints:
    """Expected points from market cards, thefts and guests, given who is played for."""

    def __init__(self, wanted: Likely, secrets: Sequence[Likely]) -> None:
        """Takes how likely anybody plays for each character, and how likely each seat does."""
        more = WEIGHTS.own_share - WEIGHTS.share
        self._shares = [WEIGHTS.share + more * likely for likely in wanted]
        self._targets = [_targets(secrets, seat) for seat in range(len(secrets))]
        self._known: dict[tuple[int, ...], list[float]] = {}

    def of(self, table: FastTable, market: Sequence[int]) -> list[float]:
        """By character, with these market cards still for sale."""
        key = (*table.owned, *table.vertical, *table.guests, *table.has_placed_guest, len(market))
        found = self._known.get((*key, table.has_child))
        if found is None:
            points = self._points(table, market)
            add_thefts(table, TURNS - table.turn, WEIGHTS, points)
            guests = self._guests(table)
            found = [have + guest for have, guest in zip(points, guests, strict=True)]
            self._known[*key, table.has_child] = found
        return found

    def _points(self, table: FastTable, market: Sequence[int]) -> list[float]:
        """Points for being who one is, for market cards, and for those that may be bought later."""
        return [
            POINTS[cards]
            + own_points(character, table.has_child)
            + self._shares[character] * later_gains(cards, market)
            for character, cards in enumerate(table.owned)
        ]

    def _guests(self, table: FastTable) -> list[float]:
        """The guests in place, and those to come where they are likely."""
        guests = [float(guest) for guest in table.guests]
        free = [character for character in FAMILY if not table.guests[character]]
        coming = [s for s in range(len(self._targets)) if not table.has_placed_guest[s]]
        values = GUESTS[len(FAMILY) - len(free) :][: len(coming)]
        for seat in coming:
            weights = [self._targets[seat][character] ** 2 for character in free]
            share = sum(values) / len(coming) / (fsum(weights) + NEVER)
            for character, weight in zip(free, weights, strict=True):
                guests[character] += share * weight
        return guests


def _targets(secrets: Sequence[Likely], seat: int) -> list[float]:
    """By character: how much a seat probably wants to harm it."""
    rivals = any_of([likely for other, likely in enumerate(secrets) if other != seat])
    return [likely * (1 - own) for likely, own in zip(rivals, secrets[seat], strict=True)]
