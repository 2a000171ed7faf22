"""Awards at the end of a game, for what everybody saw and nothing else."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from bot.games.interface import Event, value
from bot.screens.people import person_name
from bot.screens.viewer import AnyViewer

MOST: Final = 3

Tally: TypeAlias = Callable[[Sequence[Event], int], int | None]
"""Counts what earns a seat an award; None if the seat can't have it."""


@value
class Award:
    """What one player alone was best at."""

    key: str
    seat: int
    count: int


@value
class AwardKind:
    """An award for the one count that stands out."""

    key: str
    tally: Tally
    least: int = 0
    """The least count that earns it."""
    ahead: int = 1
    """How far it must be from everybody else's."""
    is_fewest: bool = False
    """Whether it goes to the lowest count instead of the highest."""

    def find(self, events: Sequence[Event], seats: int) -> Award | None:
        """Who gets it, if anybody does."""
        tallies = {seat: self.tally(events, seat) for seat in range(seats)}
        counts = {seat: count for seat, count in tallies.items() if count is not None}
        ranked = sorted(counts, key=lambda seat: counts[seat], reverse=not self.is_fewest)
        if not ranked or counts[ranked[0]] < self.least:
            return None
        best, *others = [counts[seat] for seat in ranked]
        if others and abs(best - others[0]) < self.ahead:
            return None
        return Award(self.key, ranked[0], best)


AwardKinds: TypeAlias = Sequence[AwardKind]
"""The awards; the rarest first, as a script measures (`tests/bench/awards.py`)."""


def award_lines(kinds: AwardKinds, viewer: AnyViewer) -> list[str]:
    """The awards of a finished game, in words."""
    return [
        viewer.words(f"award-{one.key}", name=person_name(viewer.table, one.seat), count=one.count)
        for one in find_awards(kinds, viewer.events, len(viewer.table.chairs))
    ]


def find_awards(kinds: AwardKinds, events: Sequence[Event], seats: int) -> list[Award]:
    """The rarest awards first, to as many different players as possible."""
    found = [award for kind in kinds if (award := kind.find(events, seats)) is not None]
    given: list[Award] = []
    for one in found:
        if one.seat not in {other.seat for other in given}:
            given.append(one)
    # Nobody gets a second award while another player could have one.
    given += [one for one in found if one not in given]
    return given[:MOST]
