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
from bot.screens.awarding import AwardKind, AwardKinds

BOMBASTICA: Final = "bombastica"

MANY: Final = 3
"""How many baked orders make a baker."""


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


def _burnt_by_a_baker(events: Sequence[Event], seat: int) -> int | None:
    """The burnt orders of somebody who has baked many, and at least as many as are burnt."""
    baked, burnt = len(_baked(events, seat)), _burnt(events, seat)
    return burnt if baked >= max(MANY, burnt) else None


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
    AwardKind("patience", _passed, least=2),
    AwardKind("memory", _burnt_by_a_baker, ahead=3, is_fewest=True),
    AwardKind("armful", _largest_armful, least=4),
    AwardKind("burnt", _burnt, least=3, ahead=3),
    AwardKind("feast", _largest_feast, least=4),
    AwardKind("bombastica", _largest_bombastica, least=15),
    AwardKind("saved", _saved_by_one, least=3),
    AwardKind("helper", _helped, least=2, ahead=2),
)
