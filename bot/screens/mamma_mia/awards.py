"""The awards of Mamma Mia! and Plus."""

from collections.abc import Sequence
from typing import Final

from bot.games.interface import Event
from bot.games.mamma_mia.events import (
    HelpGiven,
    IngredientsPlayed,
    OrderBaked,
    OrderFailed,
    OvenOpened,
    Passed,
)
from bot.screens.awarding import AwardKinds

BOMBASTICA: Final = "bombastica"


def _baked(events: Sequence[Event], seat: int) -> list[OrderBaked]:
    return [event for event in events if isinstance(event, OrderBaked) and event.seat == seat]


def _burnt(events: Sequence[Event], seat: int) -> int:
    return sum(isinstance(event, OrderFailed) and event.seat == seat for event in events)


def _largest_bombastica(events: Sequence[Event], seat: int) -> int:
    taken = [sum(one.taken) for one in _baked(events, seat) if one.order == BOMBASTICA]
    return max(taken, default=0)


def _helped(events: Sequence[Event], seat: int) -> int:
    return sum(isinstance(event, HelpGiven) and event.seat == seat for event in events)


def _saved_by_one(events: Sequence[Event], seat: int) -> int:
    return sum(sum(one.added) == 1 for one in _baked(events, seat))


def _never_wrong(events: Sequence[Event], seat: int) -> int:
    return 0 if _burnt(events, seat) else len(_baked(events, seat))


def _largest_feast(events: Sequence[Event], seat: int) -> int:
    """The most pizzas in one opening."""
    feasts = [0]
    for event in events:
        if isinstance(event, OvenOpened):
            feasts.append(0)
        feasts[-1] += isinstance(event, OrderBaked) and event.seat == seat
    return max(feasts)


def _largest_armful(events: Sequence[Event], seat: int) -> int:
    played = [one for one in events if isinstance(one, IngredientsPlayed) and one.seat == seat]
    return max((one.count for one in played), default=0)


def _passed(events: Sequence[Event], seat: int) -> int:
    return sum(isinstance(event, Passed) and event.seat == seat for event in events)


KINDS: Final[AwardKinds] = (
    ("bombastica", _largest_bombastica, 15),
    ("helper", _helped, 2),
    ("saved", _saved_by_one, 2),
    ("memory", _never_wrong, 3),
    ("burnt", _burnt, 3),
    ("feast", _largest_feast, 3),
    ("armful", _largest_armful, 4),
    ("patience", _passed, 2),
)
"""Each award, how to count for it, and the least count that earns it; the rarest first."""
