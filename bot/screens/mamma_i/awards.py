"""The awards of Mamma I: for what players did in the open, whoever it was for."""

from collections.abc import Sequence
from typing import Final

from bot.games.interface import Event
from bot.games.mamma_i.cards import money, movement
from bot.games.mamma_i.events import (
    CardRemoved,
    CardsPlaced,
    CardStolen,
    CharacterRunOver,
    ChildTaken,
    NobodyRunOver,
)
from bot.screens.awarding import AwardKinds


def _counted(events: Sequence[Event], seat: int, kind: type[Event]) -> int:
    return sum(isinstance(event, kind) and getattr(event, "seat", None) == seat for event in events)


def _took_child(events: Sequence[Event], seat: int) -> int:
    return _counted(events, seat, ChildTaken)


def _stole(events: Sequence[Event], seat: int) -> int:
    return _counted(events, seat, CardStolen)


def _spared(events: Sequence[Event], seat: int) -> int:
    return _counted(events, seat, NobodyRunOver)


def _drove(events: Sequence[Event], seat: int) -> int:
    return _counted(events, seat, CharacterRunOver)


def _tidied(events: Sequence[Event], seat: int) -> int:
    return _counted(events, seat, CardRemoved)


def _spent(events: Sequence[Event], seat: int) -> int:
    placed = [one for one in events if isinstance(one, CardsPlaced) and one.seat == seat]
    return sum(money(one.cards) for one in placed)


def _moved(events: Sequence[Event], seat: int) -> int:
    placed = [one for one in events if isinstance(one, CardsPlaced) and one.seat == seat]
    return sum(movement(one.cards) for one in placed)


KINDS: Final[AwardKinds] = (
    ("sitter", _took_child, 1),
    ("thief", _stole, 2),
    ("mercy", _spared, 2),
    ("driver", _drove, 3),
    ("broom", _tidied, 4),
    ("purse", _spent, 12),
    ("legs", _moved, 30),
)
"""Each award, how to count for it, and the least count that earns it; the rarest first."""
