"""What anybody may bet on: whether an order that has come out of the oven is baked."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games.mamma_mia.events import (
    HelpAsked,
    IngredientsShown,
    OrderBaked,
    OrderFailed,
    OrderShown,
    OvenOpened,
)
from bot.screens.mamma_mia.cards_out import CardOut, get_opened, get_order_shown
from bot.screens.mamma_mia.seen import MammaMiaViewer
from bot.screens.mamma_mia.slots import slots_at_first
from bot.tables.bets import Wager

CLOSE: Final = 3
"""The most cards that a close order misses."""


def find_wagers(viewer: MammaMiaViewer) -> Sequence[Wager]:
    """Every order that has come out, in sequence."""
    found: list[Wager] = []
    opening = place = 0
    for event in viewer.events:
        match event:
            case OvenOpened():
                opening, place = event.opening, 0
            case IngredientsShown():
                place += 1
            case OrderShown(seat):
                place += 1
                found.append(Wager(_subject(opening, place), frozenset({seat}), None))
            case HelpAsked(seat):
                found[-1] = replace(found[-1], barred=found[-1].barred | {seat})
            case OrderBaked() | OrderFailed():
                is_baked = isinstance(event, OrderBaked)
                found[-1] = replace(found[-1], is_baked=is_baked)
            case _:
                pass
    return found


def find_subject(viewer: MammaMiaViewer, card: CardOut) -> str | None:
    """The subject of a bet on an order of the latest opening, if the table has bets.

    Only on a close one, as what lies there all but decides the others.
    """
    if viewer.table.terms.bets == "off" or not is_close(card):
        return None
    return _subject(get_opened(viewer).opening, card.place)


def is_close(card: CardOut) -> bool:
    """Whether an order misses so few cards, when it comes out, that its owner may have them."""
    shown = get_order_shown(card)
    return bool(shown.needs.options(shown.table)) and 0 < slots_at_first(card).holes <= CLOSE


def _subject(opening: int, place: int) -> str:
    return f"{opening}-{place}"
