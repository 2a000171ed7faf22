"""The table as a seat sees it, and the hidden cards as they may be."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import NamedTuple

from bot.brains.hard.mamma_i.cards import ADDS, CODE, MARKET_CODE, bits_of
from bot.brains.hard.mamma_i.errand import FAMILY, NOBODY, Errand
from bot.brains.hard.mamma_i.hopes import Likely
from bot.brains.normal.mamma_i.brain import to_come
from bot.games.mamma_i.views import MammaIView


class World(NamedTuple):
    """The hidden cards, as they may be."""

    secrets: tuple[int, ...]
    deck: list[int]


def table_of(view: MammaIView) -> Errand:
    """The table as it lies open, with the deck in no order."""
    table = Errand()
    table.turn, table.seat, table.aside = view.turn, view.trick_player, len(view.aside)
    _lay_deck(table, view)
    _lay_family(table, view)
    table.stopped = [seat.has_stopped for seat in view.seats]
    table.stop_used = [seat.has_used_stop for seat in view.seats]
    table.has_laid = [seat.has_placed_guest for seat in view.seats]
    table.market = tuple([MARKET_CODE[card] for card in view.market])
    table.has_child, table.grandpa_stole = view.has_child, view.has_grandpa_stolen
    return table


def _lay_deck(table: Errand, view: MammaIView) -> None:
    table.display = [CODE[card] for card in view.display]
    table.rows = [[CODE[card] for card in row.cards] for row in view.rows]
    table.keys = [sum([ADDS[card] for card in row]) for row in table.rows]
    left = Counter([CODE[card] for card in to_come(view)])
    table.deck = sorted((left - Counter(table.display)).elements())


def _lay_family(table: Errand, view: MammaIView) -> None:
    family = view.family
    table.lying = [bits_of([b.card for b in member.market]) for member in family]
    table.vertical = [
        bits_of([b.card for b in member.market if b.is_vertical]) for member in family
    ]
    table.guests = [member.guest or 0 for member in family]
    table.wc = next((c for c in FAMILY if family[c].has_wc), NOBODY)
    table.hospital = next((c for c in FAMILY if family[c].has_hospital), NOBODY)


class Worlds:
    """Worlds that fit what a seat sees, the likely ones more often."""

    def __init__(self, deck: Sequence[int], ways: Sequence[tuple[int, ...]], odds: Likely) -> None:
        """The cards to come in any order; all possible sets of secrets, and how likely each is."""
        self._deck = deck
        self._ways = ways
        self._odds = odds
        self._dealt: list[World] = []

    def deal(self, number: int, rng: Random) -> World:
        """The world of this number, the same every time."""
        while len(self._dealt) <= number:
            (secrets,) = rng.choices(self._ways, self._odds)
            self._dealt.append(World(secrets, rng.sample(self._deck, len(self._deck))))
        return self._dealt[number]


def ways_of(secrets: Sequence[Likely], seat: int, own: int) -> dict[tuple[int, ...], float]:
    """All possible sets of secrets for somebody who knows one of them, and how likely each is."""
    others = [other for other in range(len(secrets)) if other != seat]
    ways: dict[tuple[int, ...], float] = {}
    for drawn in permutations([c for c in FAMILY if c != own], len(others)):
        likely = 1.0
        for other, character in zip(others, drawn, strict=True):
            likely *= secrets[other][character]
        ways[*drawn[:seat], own, *drawn[seat:]] = likely
    return ways
