"""Awards at the end of a game, for what everybody saw and nothing else."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from bot.games.interface import Event, value
from bot.screens.people import person_name
from bot.screens.viewer import AnyViewer

MOST: Final = 3

Tally: TypeAlias = Callable[[Sequence[Event], int], int]
"""Counts what earns a seat an award."""

AwardKinds: TypeAlias = Sequence[tuple[str, Tally, int]]
"""Each award, how to count for it, and the least count that earns it; the rarest first."""


@value
class Award:
    """What one player alone was best at."""

    key: str
    seat: int
    count: int


def award_lines(kinds: AwardKinds, viewer: AnyViewer) -> list[str]:
    """The awards of a finished game, in words."""
    return [
        viewer.words(f"award-{one.key}", name=person_name(viewer.table, one.seat), count=one.count)
        for one in find_awards(kinds, viewer.events, len(viewer.table.chairs))
    ]


def find_awards(kinds: AwardKinds, events: Sequence[Event], seats: int) -> list[Award]:
    """The rarest awards first, to as many different players as possible."""
    found: list[Award] = []
    for key, tally, least in kinds:
        counts = [tally(events, seat) for seat in range(seats)]
        best = max(counts)
        if best >= least and counts.count(best) == 1:
            found.append(Award(key, counts.index(best), best))
    given: list[Award] = []
    for one in found:
        if one.seat not in {other.seat for other in given}:
            given.append(one)
    # Nobody gets a second award while another player could have one.
    given += [one for one in found if one not in given]
    return given[:MOST]
