"""A seat's wishes in a playout."""

from dataclasses import dataclass, field
from typing import TypeAlias

from bot.brains.hard.mamma_i.errand import FAMILY, SON, Errand
from bot.brains.hard.mamma_i.hopes import Hopes, Likely
from bot.brains.hard.mamma_i.matching import losses
from bot.brains.hard.mamma_i.winning import chance_against, closeness
from bot.brains.rounding import rounded

Loss: TypeAlias = tuple[float, int]
"""The worth of the son's loss, and the market cards lost."""


@dataclass
class Wishes:
    """The worth of what may happen beside the family, in chances to win, cached."""

    now: float
    """The chance to win as things are."""
    sales: list[float]
    """By character: the worth of it buying this turn's market card."""
    thefts: dict[tuple[int, int], float] = field(default_factory=dict[tuple[int, int], float])
    child: float | None = None
    loss: Loss | None = None


class Mind:
    """A seat with its secret, and its beliefs about the others."""

    def __init__(self, own: int, rivals: Likely, hopes: Hopes) -> None:
        self.own = own
        self.rivals = rivals
        self._hopes = hopes
        self._known: dict[tuple[int, ...], Wishes] = {}

    def chance(self, table: Errand) -> float:
        """The chance to win, apart from what this turn brings."""
        marks = self._hopes.points(table, table.market[1:])
        return chance_against(marks, self.own, self.rivals, closeness(table.turn))

    def wishes(self, table: Errand) -> Wishes:
        key = (*table.lying, *table.vertical, *table.guests, table.has_child)
        found = self._known.get(key)
        if found is None:
            now = self.chance(table)
            sales = [] if table.is_dinner else [self._if_bought(table, c) - now for c in FAMILY]
            found = self._known[key] = Wishes(now, sales)
        return found

    def _if_bought(self, table: Errand, character: int) -> float:
        lying, vertical = table.lying, table.vertical
        table.lying, table.vertical = lying[:], vertical[:]
        table.buy(character, table.market[0])
        chance = self.chance(table)
        table.lying, table.vertical = lying, vertical
        return chance

    def theft(self, table: Errand, card: int, thief: int) -> float:
        wishes = self.wishes(table)
        gain = wishes.thefts.get((card, thief))
        if gain is None:
            lying, vertical, stole = table.lying, table.vertical, table.grandpa_stole
            table.steal(card, thief)
            gain = wishes.thefts[card, thief] = self.chance(table) - wishes.now
            table.lying, table.vertical, table.grandpa_stole = lying, vertical, stole
        return gain

    def child(self, table: Errand) -> float:
        """The worth of grandpa taking the child."""
        wishes = self.wishes(table)
        if wishes.child is None:
            table.has_child = True
            wishes.child = self.chance(table) - wishes.now
            table.has_child = False
        return wishes.child

    def loss(self, table: Errand) -> Loss:
        """The son's loss that suits this seat best."""
        wishes = self.wishes(table)
        if wishes.loss is None:
            ways = losses(table.vertical[SON])
            wishes.loss = max(
                [(rounded(self._if_lost(table, lost) - wishes.now), lost) for lost in ways]
            )
        return wishes.loss

    def _if_lost(self, table: Errand, lost: int) -> float:
        lying, vertical = table.lying[SON], table.vertical[SON]
        table.lose(lost)
        chance = self.chance(table)
        table.lying[SON], table.vertical[SON] = lying, vertical
        return chance
