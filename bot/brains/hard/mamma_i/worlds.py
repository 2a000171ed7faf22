"""Samples worlds: the hidden cards as they may be."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from random import Random
from typing import NamedTuple

from bot.brains.normal.mamma_i.fast_table import FAMILY
from bot.brains.normal.mamma_i.inference import Likely


class World(NamedTuple):
    """The hidden cards, as they may be."""

    secrets: tuple[int, ...]
    deck: list[int]


class Worlds:
    """Worlds that fit what a seat sees, the likely ones more often."""

    def __init__(self, deck: Sequence[int], odds: Mapping[tuple[int, ...], float]) -> None:
        """Takes the cards to come in any order, and the joint odds of the secrets."""
        self._deck = deck
        self._secrets, self._odds = tuple(odds), tuple(odds.values())
        self._sampled: list[World] = []

    def sample(self, number: int, rng: Random) -> World:
        """The world of this number, the same every time."""
        while len(self._sampled) <= number:
            (secrets,) = rng.choices(self._secrets, self._odds)
            self._sampled.append(World(secrets, rng.sample(self._deck, len(self._deck))))
        return self._sampled[number]


def joint_odds(secrets: Sequence[Likely], seat: int, own: int) -> dict[tuple[int, ...], float]:
    """How likely all sets of secrets are to somebody who knows one of them."""
    others = [other for other in range(len(secrets)) if other != seat]
    odds: dict[tuple[int, ...], float] = {}
    for drawn in permutations([c for c in FAMILY if c != own], len(others)):
        likely = 1.0
        for other, character in zip(others, drawn, strict=True):
            likely *= secrets[other][character]
        odds[*drawn[:seat], own, *drawn[seat:]] = likely
    return odds
