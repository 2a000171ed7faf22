"""The cards that come out of the oven, and what happened to each."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from bot.games.interface import Event, value
from bot.games.mamma_mia.cards import Counts
from bot.games.mamma_mia.events import (
    HelpGiven,
    HelpRequested,
    IngredientsShown,
    NobodyHelped,
    OrderBaked,
    OrderFailed,
    OrderShown,
    OvenOpened,
    OwnerDecides,
)
from bot.games.mamma_mia.state import Settled
from bot.screens.mamma_mia.seen import MammaMiaViewer

E = TypeVar("E", bound=Event)


@value
class CardOut:
    """A card that came out of the oven, and what happened to it."""

    place: int
    """Counted from 1."""
    shown: IngredientsShown | OrderShown
    came: tuple[Event, ...]
    """What happened to an order, in sequence; everybody sees all of it."""
    is_known: bool
    """Whether the channel has seen the card before."""
    is_new: bool
    """Whether the channel hasn't heard everything about it yet."""

    @property
    def settled(self) -> Settled | None:
        """Whether an order was baked, once that is known."""
        for event in self.came:
            if isinstance(event, OrderBaked | OrderFailed):
                return Settled(event.seat, event.order, isinstance(event, OrderBaked))
        return None

    @property
    def table(self) -> Counts:
        """The ingredients on the table afterwards."""
        return next((e.table for e in self.came if isinstance(e, OrderBaked)), self.shown.table)


def get_order_shown(card: CardOut) -> OrderShown:
    """The order that came out as this card."""
    assert isinstance(card.shown, OrderShown)
    return card.shown


def find_came(card: CardOut, kind: type[E]) -> E | None:
    """What happened to an order, if it's of this kind."""
    return next((event for event in card.came if isinstance(event, kind)), None)


def cards_out(viewer: MammaMiaViewer, fresh: int, later: int = 0) -> list[CardOut]:
    """The cards of the latest opening; its last `fresh` events are news, `later` ones left out."""
    events = viewer.events
    first = find_opening(events)
    return _cards(events[first : len(events) - later], len(events) - fresh - first)


def openings_out(events: Sequence[Event]) -> list[list[CardOut]]:
    """The cards of every opening so far, none of them news."""
    places = [place for place, event in enumerate(events) if isinstance(event, OvenOpened)]
    ends = [*places[1:], len(events)]
    return [_cards(events[place:end], len(events)) for place, end in zip(places, ends, strict=True)]


def _cards(events: Sequence[Event], news: int) -> list[CardOut]:
    """The cards of an opening; events from the place `news` on are news."""
    found: list[CardOut] = []
    for place, event in enumerate(events):
        is_new = place >= news
        if isinstance(event, IngredientsShown | OrderShown):
            found.append(CardOut(len(found) + 1, event, (), not is_new, is_new))
        elif found and _came_of_card(event):
            card = found.pop()
            came = (*card.came, event)
            found.append(replace(card, came=came, is_new=card.is_new or is_new))
    return found


def find_opening(events: Sequence[Event]) -> int:
    """Where the latest opening begins; the end if there was none."""
    for place in range(len(events) - 1, -1, -1):
        if isinstance(events[place], OvenOpened):
            return place
    return len(events)


def get_opened(viewer: MammaMiaViewer) -> OvenOpened:
    """The start of the latest opening."""
    events = viewer.events
    opened = events[find_opening(events)]
    assert isinstance(opened, OvenOpened)
    return opened


def _came_of_card(event: Event) -> bool:
    """Whether it's about a card, and everybody sees it."""
    return isinstance(
        event,
        OwnerDecides | HelpRequested | HelpGiven | NobodyHelped | OrderBaked | OrderFailed,
    )
