"""The family's expected points from the turns to come."""

from collections.abc import Sequence
from math import fsum
from typing import Final, TypeAlias

from bot.brains.hard.mamma_i.cards import BIT, POINTS
from bot.brains.hard.mamma_i.errand import FAMILY, SON, Errand
from bot.brains.hard.mamma_i.matching import CARDS_OF
from bot.brains.normal.mamma_i.weights import WEIGHTS
from bot.brains.normal.mamma_i.worth import THIEVES, being
from bot.games.mamma_i.cards import CHARACTERS, GUESTS
from bot.games.mamma_i.turns import TURNS

Likely: TypeAlias = Sequence[float]
"""By character: how likely something is."""

YOUNGER: Final = [[int(thief) for thief in THIEVES if thief > owner] for owner in FAMILY]
"""By owner: the characters that can steal from it."""
NEVER: Final = 1e-9


class Hopes:
    """Expected points from market cards, thefts and guests, given who is played for."""

    def __init__(self, wanted: Likely, secrets: Sequence[Likely]) -> None:
        """How likely anybody plays for each character, and how likely each seat does."""
        more = WEIGHTS.own_share - WEIGHTS.share
        self._shares = [WEIGHTS.share + more * likely for likely in wanted]
        self._targets = [_targets(secrets, seat) for seat in range(len(secrets))]
        self._known: dict[tuple[int, ...], list[float]] = {}

    def points(self, table: Errand, market: Sequence[int]) -> list[float]:
        """Each character's expected points, with these market cards still for sale."""
        key = (*table.lying, *table.vertical, *table.guests, *table.has_laid, len(market))
        found = self._known.get((*key, table.has_child))
        if found is None:
            worth = self._worth(table, market)
            _add_thefts(table, worth)
            guests = self._guests(table)
            found = [have + guest for have, guest in zip(worth, guests, strict=True)]
            self._known[*key, table.has_child] = found
        return found

    def _worth(self, table: Errand, market: Sequence[int]) -> list[float]:
        """Points for being who one is, for market cards, and for those that may be bought later."""
        worth: list[float] = []
        for character, cards in enumerate(table.lying):
            gains = [POINTS[cards | BIT[card]] - POINTS[cards] for card in market]
            bought = self._shares[character] * sum([gain for gain in gains if gain > 0])
            worth.append(POINTS[cards] + being(CHARACTERS[character], table.has_child) + bought)
        return worth

    def _guests(self, table: Errand) -> list[float]:
        """The guests in place, and those to come where they are likely."""
        guests = [float(guest) for guest in table.guests]
        free = [character for character in FAMILY if not table.guests[character]]
        coming = [s for s in range(len(self._targets)) if not table.has_laid[s]]
        values = GUESTS[len(FAMILY) - len(free) :][: len(coming)]
        for seat in coming:
            pulls = [self._targets[seat][character] ** 2 for character in free]
            share = sum(values) / len(coming) / (fsum(pulls) + NEVER)
            for character, pull in zip(free, pulls, strict=True):
                guests[character] += share * pull
        return guests


def _targets(secrets: Sequence[Likely], seat: int) -> list[float]:
    """By character: how much a seat probably wants to harm it."""
    spared = [1.0] * len(FAMILY)
    for other, likely in enumerate(secrets):
        if other != seat:
            spared = [nobody * (1 - p) for nobody, p in zip(spared, likely, strict=True)]
    pairs = zip(spared, secrets[seat], strict=True)
    return [(1 - nobody) * (1 - own) for nobody, own in pairs]


def _add_thefts(table: Errand, worth: list[float]) -> None:
    """Adds the expected fate of the vertical cards in the turns to come."""
    time = TURNS - table.turn
    for owner, cards in enumerate(table.vertical):
        for card in CARDS_OF[cards] if time else ():
            if owner == SON:
                _add_crash(table, card, time, worth)
            else:
                _add_theft(table, owner, card, time, worth)


def _add_crash(table: Errand, card: int, time: int, worth: list[float]) -> None:
    if table.vertical[SON] != BIT[card]:
        worth[SON] -= _loss(table.lying[SON], card) * _in_time(WEIGHTS.crash, time)


def _add_theft(table: Errand, owner: int, card: int, time: int, worth: list[float]) -> None:
    thieves = YOUNGER[owner]
    taken = _in_time(WEIGHTS.theft * len(thieves), time)
    worth[owner] -= _loss(table.lying[owner], card) * taken
    for thief in thieves:
        has = table.lying[thief]
        gain = POINTS[has | BIT[card]] - POINTS[has]
        worth[thief] += max(0, gain) * taken / len(thieves)


def _loss(cards: int, card: int) -> int:
    return max(0, POINTS[cards] - POINTS[cards & ~BIT[card]])


def _in_time(likely: float, time: int) -> float:
    """The chance that it happens in this many turns, given the chance in one."""
    return 1 - (1 - likely) ** time
