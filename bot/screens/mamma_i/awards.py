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
from bot.screens.awarding import AwardKinds, Tally

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
    ("sitter", _deeds(ChildTaken), 1),
    ("thief", _deeds(CardStolen), 2),
    ("mercy", _deeds(NobodyRunOver), 2),
    ("driver", _deeds(CharacterRunOver), 3),
    ("broom", _deeds(CardRemoved), 4),
    ("purse", _worth(money), 12),
    ("legs", _worth(movement), 30),
)
"""Each award, how to count for it, and the least count that earns it; the rarest first."""
