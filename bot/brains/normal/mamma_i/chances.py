"""How the sale and the arrival at dinner will probably go."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, fsum
from typing import Final

from bot.brains.normal.mamma_i.imagined import FAMILY, Imagined
from bot.brains.normal.mamma_i.lanes import Lane, Rest
from bot.brains.normal.mamma_i.weights import Weights
from bot.games.mamma_i.cards import Card, Character
from bot.games.mamma_i.kinds import ROW_LIMIT
from bot.games.mamma_i.scoring import ARRIVAL_POINTS, HOSPITAL_MOVEMENT, WC_MOVEMENT

RICHES: Final = 0.15
"""The weight of a coin in steps: only enough to settle a tie of movement (C5.2)."""
AGE: Final = 0.025
"""The weight of a place in the order of age: only enough to settle a tie of money too."""
CERTAIN: Final = 40.0
"""A lead this many times the doubt is certain; more would be too much for `exp`."""
NEVER: Final = 1e-9
"""Next to no pull, as there must always be some."""


@dataclass(frozen=True)
class Forecaster:
    """A look ahead to the end of the turn."""

    own: Character
    players: int
    cost: int
    """The cost of this turn's market card; 0 if nothing is for sale."""
    weights: Weights
    known: dict[tuple[tuple[Card, ...], int], Rest] = field(
        default_factory=dict[tuple[tuple[Card, ...], int], Rest]
    )

    def lanes(self, table: Imagined) -> list[Lane]:
        """The characters' rows at the end of the turn."""
        rest = self._rest(table)
        pulled = None if table.has_stopped else self.own
        lanes = [rest.lane(table.rows[c], c is pulled) for c in FAMILY]
        if table.wc is not None:
            lanes[table.wc] = delayed(lanes[table.wc], WC_MOVEMENT)
        if table.hospital is not None:
            lanes[table.hospital] = delayed(lanes[table.hospital], HOSPITAL_MOVEMENT)
        return lanes

    def _rest(self, table: Imagined) -> Rest:
        places = sum([ROW_LIMIT - len(row) for row in table.rows])
        key = table.to_come, places
        if key not in self.known:
            self.known[key] = Rest(table.to_come, places, self.players, self.cost, self.weights)
        return self.known[key]

    def buyers(self, lanes: Sequence[Lane]) -> list[float]:
        """How likely each character is to buy the market card of this turn (C5)."""
        leads = [
            lane.movement + RICHES * lane.money + AGE * youth for youth, lane in enumerate(lanes)
        ]
        best, blur = max(leads), self._blur(lanes)
        pulls = [
            lane.solvent * exp((lead - best) / blur) + NEVER
            for lane, lead in zip(lanes, leads, strict=True)
        ]
        nobody = 1.0
        for lane in lanes:
            nobody *= 1 - lane.solvent
        total = fsum(pulls)
        return [(1 - nobody) * pull / total for pull in pulls]

    def arrivals(self, lanes: Sequence[Lane]) -> list[float]:
        """Each character's expected points for its place at dinner (C7.2)."""
        blur = self._blur(lanes)
        places = [0.0] * len(lanes)
        for older, first in enumerate(lanes):
            for younger in range(older + 1, len(lanes)):
                lead = (first.movement - lanes[younger].movement + AGE) / blur
                behind = 1 / (1 + exp(min(lead, CERTAIN)))
                places[older] += behind
                places[younger] += 1 - behind
        return [arrival_points(place) for place in places]

    def _blur(self, lanes: Sequence[Lane]) -> float:
        """How many steps ahead a character must be for that to mean something."""
        doubt = fsum([lane.doubt for lane in lanes]) / len(lanes)
        return self.weights.haste + self.weights.doubt * doubt


def delayed(lane: Lane, steps: int) -> Lane:
    """The row of a character with the wc or the hospital card (C5.1)."""
    return lane._replace(movement=lane.movement + steps)


def arrival_points(place: float) -> float:
    """The points for a place at dinner, 0 being the first, or between two places."""
    before = min(int(place), len(ARRIVAL_POINTS) - 2)
    first, second = ARRIVAL_POINTS[before], ARRIVAL_POINTS[before + 1]
    return first + (second - first) * (place - before)
