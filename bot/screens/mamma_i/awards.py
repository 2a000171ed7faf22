"""The awards of Mamma I: for what players did in the open, whoever it was for."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bot.games.mamma_i.cards import Card, money, movement
from bot.games.mamma_i.events import (
    CardRemoved,
    CardsPlaced,
    CardStolen,
    CharacterRunOver,
    ChildTaken,
    NobodyRunOver,
)
from bot.screens.awarding import AwardKind, AwardKinds, Tally

Deed: TypeAlias = ChildTaken | CardStolen | NobodyRunOver | CharacterRunOver | CardRemoved


def _deeds(kind: type[Deed]) -> Tally:
    """Counts how often a player did something."""
    return lambda events, seat: sum(
        isinstance(event, kind) and event.seat == seat for event in events
    )


def _worth(value: Callable[[tuple[Card, ...]], int]) -> Tally:
    """Adds up the cards that a player placed."""
    return lambda events, seat: sum(
        value(event.cards)
        for event in events
        if isinstance(event, CardsPlaced) and event.seat == seat
    )


KINDS: Final[AwardKinds] = (
    AwardKind("sitter", _deeds(ChildTaken), least=1),
    AwardKind("thief", _deeds(CardStolen), least=2, ahead=2),
    AwardKind("mercy", _deeds(NobodyRunOver), least=2, ahead=2),
    AwardKind("broom", _deeds(CardRemoved), least=4, ahead=4),
    AwardKind("driver", _deeds(CharacterRunOver), least=3, ahead=3),
    AwardKind("purse", _worth(money), least=12, ahead=12),
    AwardKind("legs", _worth(movement), least=30, ahead=20),
)
