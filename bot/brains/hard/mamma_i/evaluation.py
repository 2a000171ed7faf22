"""Evaluates tables by a seat's chance to win, in playouts."""

from dataclasses import dataclass, field
from typing import TypeAlias

from bot.brains.hard.mamma_i.chances import chance_against, closeness
from bot.brains.hard.mamma_i.points import ExpectedPoints
from bot.brains.normal.mamma_i.fast_table import FAMILY, SON, FastTable
from bot.brains.normal.mamma_i.inference import Likely
from bot.brains.normal.mamma_i.matches import possible_losses
from bot.brains.rounding import rounded

Loss: TypeAlias = tuple[float, int]
"""What the son's loss gains a seat, and the market cards lost."""


@dataclass
class Gains:
    """What changes beside the family gain a seat, in chances to win: worked out on demand."""

    now: float
    """The chance to win as things are."""
    sales: list[float]
    """By character: the gain if it buys this turn's market card."""
    thefts: dict[tuple[int, int], float] = field(default_factory=dict[tuple[int, int], float])
    child: float | None = None
    loss: Loss | None = None


class Evaluator:
    """Evaluates tables for a seat with this secret and these beliefs."""

    def __init__(self, own: int, rivals: Likely, expected: ExpectedPoints) -> None:
        self.own = own
        self.rivals = rivals
        self._expected = expected
        self._known: dict[tuple[int, ...], Gains] = {}

    def chance(self, table: FastTable) -> float:
        """The chance to win, apart from what this turn brings."""
        points = self._expected.of(table, table.market[1:])
        return chance_against(points, self.own, self.rivals, closeness(table.turn))

    def gains(self, table: FastTable) -> Gains:
        key = (*table.owned, *table.vertical, *table.guests, table.has_child)
        found = self._known.get(key)
        if found is None:
            now = self.chance(table)
            sales = [] if table.is_dinner else [self._if_bought(table, c) - now for c in FAMILY]
            found = self._known[key] = Gains(now, sales)
        return found

    def _if_bought(self, table: FastTable, character: int) -> float:
        owned, vertical = table.owned, table.vertical
        table.owned, table.vertical = owned[:], vertical[:]
        table.buy(character, table.market[0])
        chance = self.chance(table)
        table.owned, table.vertical = owned, vertical
        return chance

    def theft(self, table: FastTable, card: int, thief: int) -> float:
        """The gain of a theft."""
        gains = self.gains(table)
        gain = gains.thefts.get((card, thief))
        if gain is None:
            owned, vertical, stolen = table.owned, table.vertical, table.has_grandpa_stolen
            table.steal(card, thief)
            gain = gains.thefts[card, thief] = self.chance(table) - gains.now
            table.owned, table.vertical, table.has_grandpa_stolen = owned, vertical, stolen
        return gain

    def child(self, table: FastTable) -> float:
        """The gain if grandpa takes the child."""
        gains = self.gains(table)
        if gains.child is None:
            table.has_child = True
            gains.child = self.chance(table) - gains.now
            table.has_child = False
        return gains.child

    def loss(self, table: FastTable) -> Loss:
        """The son's loss that suits this seat best."""
        gains = self.gains(table)
        if gains.loss is None:
            ways = possible_losses(table.vertical[SON])
            gains.loss = max(
                [(rounded(self._if_lost(table, lost) - gains.now), lost) for lost in ways]
            )
        return gains.loss

    def _if_lost(self, table: FastTable, lost: int) -> float:
        owned, vertical = table.owned[SON], table.vertical[SON]
        table.lose(lost)
        chance = self.chance(table)
        table.owned[SON], table.vertical[SON] = owned, vertical
        return chance
