"""The rows as they will be at the end of the turn."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import sqrt
from typing import Final, NamedTuple

from bot.brains.normal.mamma_i.weights import Weights
from bot.games.mamma_i.cards import MONEY, MOVEMENT, Card, money, movement
from bot.games.mamma_i.kinds import MONEY_LIMIT, ROW_LIMIT

TWO_COINS: Final = 0.5
"""How likely two money cards are to make up for what a row lacks."""


class Lane(NamedTuple):
    """A character's row at the end of the turn, as far as it can be foreseen."""

    movement: float
    doubt: float
    """How far off the movement may be."""
    money: float
    solvent: float
    """How likely it is to have enough money for this turn's market card."""


@dataclass(frozen=True)
class Rest:
    """The cards still to come in this turn, and how they fill the rows."""

    cards: Sequence[Card]
    places: int
    """The number of free places in all rows."""
    players: int
    cost: int
    """The cost of this turn's market card; 0 if nothing is for sale."""
    weights: Weights
    known: dict[tuple[tuple[Card, ...], bool], Lane] = field(
        default_factory=dict[tuple[tuple[Card, ...], bool], Lane]
    )
    """The lanes worked out so far, by row and whether a player pulls it."""

    def lane(self, row: tuple[Card, ...], is_pulled: bool) -> Lane:
        if (row, is_pulled) not in self.known:
            self.known[row, is_pulled] = self._lane(row, is_pulled)
        return self.known[row, is_pulled]

    def _lane(self, row: tuple[Card, ...], is_pulled: bool) -> Lane:
        filled = self._fill * (ROW_LIMIT - len(row))
        room = min(MONEY_LIMIT - sum([card in MONEY for card in row]), ROW_LIMIT - len(row))
        pull = self._reach if is_pulled else 0.0
        purse = 1 + (self.weights.purse - 1) * pull
        coins = min(room, filled * self._coin_share * purse)
        step = self._step * (1 + self.weights.pull * pull)
        held = money(row)
        return Lane(
            movement=movement(row) + max(0.0, filled - coins) * min(step, self._longest),
            doubt=sqrt(filled),
            money=held + coins * self._coin,
            solvent=self._solvent(self.cost - held, room, filled * purse),
        )

    def _solvent(self, lacks: int, room: int, filled: float) -> float:
        """How likely a row is to get the money it lacks."""
        if lacks <= 0:
            return 1.0
        if not room or not self._coins:
            return 0.0
        enough = sum([coin >= lacks for coin in self._coins]) / len(self.cards)
        missed = (1 - enough) ** filled
        if room > 1 and lacks > 1:
            another = 1 - (1 - self._coin_share) ** filled
            missed *= 1 - TWO_COINS * another * another
        return 1 - missed

    @cached_property
    def _fill(self) -> float:
        """How likely a free place is to be filled."""
        return min(1.0, len(self.cards) / self.places) if self.places else 0.0

    @cached_property
    def _reach(self) -> float:
        """The share of the cards that come only after every other player has had a trick."""
        return max(0.0, 1 - (self.players - 1) / len(self.cards)) if self.cards else 0.0

    @cached_property
    def _coins(self) -> list[int]:
        return [MONEY[card] for card in self.cards if card in MONEY]

    @cached_property
    def _steps(self) -> list[int]:
        return [MOVEMENT[card] for card in self.cards if card in MOVEMENT]

    @cached_property
    def _coin_share(self) -> float:
        """The share of money among the cards."""
        return len(self._coins) / len(self.cards) if self.cards else 0.0

    @cached_property
    def _coin(self) -> float:
        """The average money on a money card."""
        return sum(self._coins) / len(self._coins) if self._coins else 0.0

    @cached_property
    def _step(self) -> float:
        """The average movement on a movement card."""
        return sum(self._steps) / len(self._steps) if self._steps else 0.0

    @cached_property
    def _longest(self) -> int:
        return max(self._steps, default=0)
